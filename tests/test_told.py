"""What a table tells in ordinary words: what lies on the pile, which colour a wild asked for, how a challenge came out."""

import pytest

from arbitre.asking.hearing import Hearing, Terms, hear

LIES = {
    "en": "{} is lying there; {} was played; it's on {}; the discard pile has {} on it; the previous card is {}; {} was just thrown down",
    "fr": "{} est posé; le tas affiche {}; la carte précédente est {}; {} vient d'être joué; {} traîne sur la pile; au centre il y a {}",
}
ON_A_FIVE = {
    "en": (("a red 5", "Can I play a green 8?", "no"), ("a red 5", "Can I play a blue 5?", "yes")),
    "fr": (("un 5 rouge", "Je peux jouer un 8 vert ?", "no"), ("un 5 rouge", "Je peux jouer un 5 bleu ?", "yes")),
}
CALLED = {
    "en": "he wants green; he declared green; he went for green; he switched to green; he told us green; he changed the color to green",
    "fr": "il veut du vert; il a déclaré vert; il est parti sur vert; il a changé en vert; il a opté pour le vert; il a exigé vert",
}
AFTER_A_WILD = {
    "en": "He put a wild on a red 5. {}. I have a red 9, can I put it?",
    "fr": "Il a mis un joker sur un 5 rouge. {}. J'ai un 9 rouge, je peux le poser ?",
}
CALLED_ANEW = {
    "en": "then changed his mind; then said actually green; but a second later said green; and wants to switch to yellow",
    "fr": "puis il a changé d'avis; mais une seconde après il dit vert; puis s'est ravisé; et veut changer pour jaune",
}
TWICE_CALLED = {"en": "He played a wild and called red, {}. Is that allowed?", "fr": "Il a joué un joker et dit rouge, {}. C'est permis ?"}
CHALLENGED = {
    "en": "The pile was red. He played a +4 on me, I challenged and {}. Who draws?",
    "fr": "La couleur était rouge. Il m'a mis un +4, j'ai contesté et {}. Qui pioche ?",
}
INNOCENT = {
    "en": "he was not guilty; he had not bluffed; he hadn't cheated; he had nothing red; his +4 was legal; he had only blue and green; he couldn't have played red",
    "fr": "il était pas coupable; il bluffait pas; il ne mentait pas; il disait la vérité; il pouvait pas jouer rouge; j'avais tort; il avait que du bleu et du vert",
}
GUILTY = {
    "en": "he was in the wrong; he was bluffing; he was caught with a red; his play was unlawful; there was a red in his hand",
    "fr": "il mentait; il s'est fait prendre avec une rouge; il avait bien du rouge; son +4 était illégal; il pouvait jouer rouge",
}


def _each(told: dict[str, str], frames: dict[str, str]) -> list[str]:
    return [frames[lang].format(text.strip()) for lang, texts in told.items() for text in texts.split(";")]


def _heard(shelf, text: str) -> Hearing:
    return hear(shelf, text[0].upper() + text[1:], Terms(rules=("ffk04",)))


@pytest.mark.parametrize("text, answer", [(f"{text.strip().format(top)}. {asked}", answer) for lang, texts in LIES.items()
                                          for text in texts.split(";") for top, asked, answer in ON_A_FIVE[lang]])
def test_what_lies_there(shelf, text, answer):
    assert _heard(shelf, text).rulings[0].answer == answer


@pytest.mark.parametrize("text", _each(CALLED, AFTER_A_WILD))
def test_the_colour_that_was_called(shelf, text):
    heard = _heard(shelf, text)
    assert heard.reading.facts["top-colour"] == "green" and heard.rulings[0].answer == "no"


@pytest.mark.parametrize("text", _each(CALLED_ANEW, TWICE_CALLED))
def test_a_colour_called_anew_is_not_settled(shelf, text):
    assert _heard(shelf, text).rulings[0].answer == "silent"


@pytest.mark.parametrize("text, effect", [(text, effect) for told, effect in ((INNOCENT, ("challenger", "draw", "6")), (GUILTY, ("player", "draw", "4")))
                                          for text in _each(told, CHALLENGED)])
def test_how_a_challenge_came_out(shelf, text, effect):
    assert effect in [(one.who, one.does, one.count) for one in _heard(shelf, text).rulings[0].effects]
