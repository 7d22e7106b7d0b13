"""What a hand holds of a colour, however it is told: the +4 that lies on it is legal, or it is not."""

import pytest

from arbitre.asking.hearing import Terms, hear

FRAMES = {
    "en": ("The pile is red. {} and played a +4. Allowed?", "{} but I put down a wild draw four on a red 7. Is that legal?"),
    "fr": ("La couleur est rouge. {} et j'ai joué un +4. C'est permis ?", "{} mais j'ai mis un +4 sur un 7 rouge. J'ai le droit ?"),
}
HIS = {
    "en": ("The pile was red. {} and he played a +4 on me. Was that allowed?",),
    "fr": ("La couleur était rouge. {} et il m'a mis un +4. Il avait le droit ?",),
}
MINE_HAD = {
    "en": "I was holding a red; I still had two reds; there was a red in my hand; I had a playable red; one of my cards was red; "
          "I had the colour; I could have played a red; I had a red skip; I was hiding a red",
    "fr": "j'avais une rouge; il me restait du rouge; j'avais encore deux rouges; j'avais la couleur; une de mes cartes était rouge; "
          "dans ma main y avait du rouge; je pouvais jouer une rouge; je cachais une rouge",
}
MINE_LACKED = {
    "en": "I didn't have any red; I had nothing red; none of my cards were red; I only had blues and greens; I ran out of reds; "
          "I lacked red; I didn't have the colour; I had a blue 7 but no red",
    "fr": "j'avais aucun rouge; j'avais rien de rouge; j'avais pas la couleur; j'avais que des bleues; toutes mes cartes étaient bleues; "
          "aucune de mes cartes était rouge; j'avais juste des jaunes; j'étais à court de rouge",
}
HIS_HAD = {
    "en": "he was holding a red; one of his cards was red; I saw a red in his hand; it turned out he had a red; she could have played a red",
    "fr": "il lui restait du rouge; il cachait une rouge; il pouvait jouer une rouge; j'ai vu une rouge dans sa main",
}
HIS_LACKED = {
    "en": "he didn't have any red; none of his cards were red; there was no red in his hand; his other cards were green and blue",
    "fr": "il avait pas de rouge; il avait rien de rouge; il était à court de rouge; ses autres cartes étaient vertes",
}
TOLD = [(frame.format(text.strip()), answer)
        for frames, told, answer in ((FRAMES, MINE_HAD, "no"), (FRAMES, MINE_LACKED, "yes"), (HIS, HIS_HAD, "no"), (HIS, HIS_LACKED, "yes"))
        for lang, texts in told.items() for text in texts.split(";") for frame in frames[lang]]


@pytest.mark.parametrize("text, answer", TOLD)
def test_what_the_hand_holds_decides(shelf, text, answer):
    assert hear(shelf, text, Terms(rules=("ffk04",))).rulings[0].answer == answer


@pytest.mark.parametrize("text", ["She put a +2 on me. Was that allowed?", "Il m'a mis un +2. C'est permis ?"])
def test_that_is_the_card_that_was_told(shelf, text):
    """Nobody asks whether one more card may be laid on it."""
    facts = hear(shelf, text, Terms(rules=("ffk04",))).reading.facts
    assert facts["card"] == "draw-two" and "penalty" not in facts


@pytest.mark.parametrize("text", [
    "après un joker, si personne n'a la couleur demandée on fait quoi ?", "what if nobody has the colour that was called?",
    "si aucun joueur n'a de rouge et que la couleur est rouge, il se passe quoi ?",
])
def test_who_lacks_the_colour_draws(shelf, text):
    """That nobody has it is not heard as having it."""
    heard = hear(shelf, text, Terms(rules=("ffk04",)))
    assert heard.reading.facts.get("holds-colour") != "yes"
    assert "player:draw:1" in map(str, heard.rulings[0].effects)
