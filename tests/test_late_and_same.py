"""What is too late, which card is the same as one's own, who is only reminded: words that turn an answer round if they are misheard."""

import pytest

from arbitre.asking.hearing import Terms, hear

LATE = {
    "en": ("too late to catch him?", "is it too late to get him?", "too late to call him out?"),
    "fr": ("trop tard pour le dénoncer ?", "trop tard pour le pogner ?", "est-ce trop tard pour le dénoncer ?"),
}
SINCE = {
    "en": (("he forgot uno and the next player had already played,", "yes"), ("he forgot uno and nobody has played since,", "no"),
           ("my uncle only said uno after i had already played my card,", "yes"), ("he forgot uno, i haven't played yet,", "no")),
    "fr": (("il a oublié uno et le suivant a déjà joué,", "yes"), ("il a oublié uno et personne n'a joué depuis,", "no"),
           ("mon oncle a dit uno seulement quand j'avais déjà joué,", "yes")),
}
SAME = [
    ("the same blue 6 as mine lies there but it's not my go, may i slam it?", "yes"),
    ("it's not my turn but i have the same green 4 as the one on the pile, can i throw it?", "yes"),
    ("c'est pas mon tour mais le même 6 bleu que le mien est sur le tas, je peux le poser ?", "yes"),
    ("on pose le même 2 rouge que moi hors de mon tour, je peux intercepter ?", "yes"),
    ("a green 6 lies there and mine is blue, it's not my turn, may i lay it?", "no"),
    ("c'est pas mon tour, j'ai le même chiffre mais une autre couleur, je peux intercepter ?", "no"),
    ("Je me prends un +2 vert, j'ai le même en main. Interception ?", "silent"),
]


def _answer(shelf, text, document):
    return hear(shelf, text, Terms(rules=(document,))).rulings[0].answer


@pytest.mark.parametrize(("text", "answer"), [(f"{told} {asked}", answer) for lang, rows in SINCE.items() for told, answer in rows for asked in LATE[lang]])
def test_too_late_is_borne_out_where_the_time_has_passed(shelf, text, answer):
    assert _answer(shelf, text, "w2085") == answer


@pytest.mark.parametrize(("text", "answer"), SAME)
def test_the_same_card_intercepts_and_no_other(shelf, text, answer):
    assert _answer(shelf, text, "fiu") == answer


def test_a_turned_direction_skips_nobody(shelf):
    reading = hear(shelf, "we're three, i throw a reverse, does my left neighbour get skipped?", Terms(rules=("ffk04",))).reading
    assert reading.facts.get("penalty", "none") == "none" and "top" not in reading.facts


@pytest.mark.parametrize("text", ["can my partner tell me to say uno?", "can someone remind me to say uno?", "is my sister allowed to remind me of uno?",
                                  "ma soeur peut me rappeler de dire uno ?", "mon voisin a le droit de me dire de crier uno ?"])
def test_reminding_somebody_of_uno_is_not_saying_it(shelf, text):
    assert _answer(shelf, text, "ffk04") == "silent"
