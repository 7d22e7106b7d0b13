"""A draw card that struck somebody who did something else than draw and lose the turn, told in a story of several sentences."""

import pytest

from arbitre.asking.hearing import Terms, hear

ANSWERED = {
    "en": ("I slapped mine down too.", "I had one as well so I put it on top.", "I answered with my own.", "I replied with a second one.",
           "I played a +2 right back.", "I did the same."),
    "fr": ("J'ai posé le mien par-dessus.", "J'en avais un aussi alors je l'ai mis dessus.", "J'ai répondu avec le mien.", "J'en ai remis un.",
           "J'ai riposté avec un +2.", "J'ai fait pareil."),
}
SHE_ANSWERED = {
    "en": ("She slapped hers down too.", "She had one as well and put it on top.", "She answered with her own.", "She played a +2 right back."),
    "fr": ("Elle a posé le sien par-dessus.", "Elle en avait un aussi et elle l'a mis dessus.", "Elle a répondu avec le sien.", "Elle en a remis un."),
}
STORIES = [
    ("en", "My uncle hit me with a +2. {} Is that allowed?", ANSWERED, "no"),
    ("en", "Dave throws a +2 at me. {} Do I still have to draw?", ANSWERED, "yes"),
    ("fr", "Mon frère m'a mis un +2. {} J'ai le droit ?", ANSWERED, "no"),
    ("fr", "Ma soeur m'a balancé un +2. {} Je dois quand même piocher ?", ANSWERED, "yes"),
    ("en", "I gave my wife a +2. {} Was she allowed to?", SHE_ANSWERED, "no"),
    ("en", "I hit my sister with a +2. {} Does she still have to draw?", SHE_ANSWERED, "yes"),
    ("fr", "J'ai donné un +2 à ma femme. {} C'est permis ?", SHE_ANSWERED, "no"),
    ("fr", "Mon +2 est tombé sur ma soeur. {} Elle doit quand même piocher ?", SHE_ANSWERED, "yes"),
]
TOLD = [(frame.format(wording), answer) for lang, frame, told, answer in STORIES for wording in told[lang]]


@pytest.mark.parametrize("text, answer", TOLD)
def test_an_answer_to_a_draw_card_does_not_undo_it(shelf, text, answer):
    ruling = hear(shelf, text, Terms(rules=("ffk04",))).rulings[0]
    assert ruling.answer == answer
