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
    "en": "he was not guilty; he had not bluffed; he hadn't cheated; he had nothing red; his +4 was legal; he had only blue and green; he couldn't have played red; he was right; I lost; he showed his hand: two blues and a green; I looked at his hand: nothing",
    "fr": "il était pas coupable; il bluffait pas; il ne mentait pas; il disait la vérité; il pouvait pas jouer rouge; j'avais tort; il avait que du bleu et du vert; il avait raison; j'ai perdu; il a montré sa main : deux bleus et un vert; j'ai regardé sa main : rien",
}
GUILTY = {
    "en": "he was in the wrong; he was bluffing; he was caught with a red; his play was unlawful; there was a red in his hand; he was wrong; he lost; he showed his hand: two blues and a red",
    "fr": "il mentait; il s'est fait prendre avec une rouge; il avait bien du rouge; son +4 était illégal; il pouvait jouer rouge; il avait tort; il a perdu; il a montré sa main : deux bleus et un rouge",
}
ONLY_SAID = {
    "en": "he swears he did nothing wrong; he claims that he was honest; I thought he had red",
    "fr": "il jure qu'il n'a pas triché; il prétend qu'il était honnête; je pensais qu'il avait du rouge",
}
TAKERS = (
    ("Anna plays a red +2. Tom says {} draws two. Is he right?", "Anna", "no"), ("Anna joue un +2 rouge. Tom dit que c'est {} qui pioche. A-t-il raison ?", "Anna", "no"),
    ("Anna plays a red +2. Tom says {} draws two. Is he right?", "the next player", "yes"), ("Anna joue un +2 rouge. Tom dit que c'est {} qui pioche. A-t-il raison ?", "le suivant", "yes"),
)
AT_THE_START = (
    ("Le donneur retourne un joker pour commencer. Je suis juste à sa gauche. C'est à lui de choisir ?", "no"),
    ("Le donneur retourne un joker pour commencer. Je suis juste à sa gauche. C'est à moi de choisir ?", "yes"),
    ("The dealer turns over a wild to start. Does the dealer choose the colour?", "no"),
    ("The first card turned is a +2. Is it the dealer who draws two?", "no"),
    ("La première carte est un +2. Le donneur prétend que c'est lui qui pioche. A-t-il raison ?", "no"),
)
WE_SAY_NO = (
    ("My mate lays a red 5 and a green 5 at once. We say no. Are we right?", "yes"), ("Mon pote pose un 5 rouge et un 5 vert en même temps. Nous on dit non. On a raison ?", "yes"),
    ("My mate lays a red 5 and a green 5 at once. We say no. Is he right?", "no"), ("Mon pote pose un 5 rouge et un 5 vert en même temps. Nous on dit non. Il a raison ?", "no"),
    ("Anna says you can put a red skip on a blue skip, I say the colors must match. Am I right?", "no"),
    ("Anna says you can put a red skip on a blue skip, I say the colors must match. Is she right?", "yes"),
    ("After a skip they made me draw one. Was that correct?", "no"),
)
LISTED = {"en": "me: red 3, +4, {} 9; my hand: red 3, +4, {} 9; I have two cards left, a {} 9 and a +4",
          "fr": "moi : 3 rouge, +4, 9 {}; ma main : 3 rouge, +4, 9 {}; il me reste deux cartes, un 9 {} et un +4"}
LAYS_FOUR = {"en": ("Pile: green 5. {}. I lay the +4. Fine?", "green", "blue"), "fr": ("Pile : 5 vert. {}. Je pose le +4. C'est bon ?", "vert", "bleu")}


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


@pytest.mark.parametrize("text", _each(ONLY_SAID, CHALLENGED))
def test_what_is_only_said_of_a_hand_is_not_told(shelf, text):
    assert _heard(shelf, text).rulings[0].answer == "depends"


@pytest.mark.parametrize("frame, taker, answer", TAKERS)
def test_who_is_said_to_take_the_cards(shelf, frame, taker, answer):
    assert _heard(shelf, frame.format(taker)).rulings[0].answer == answer


@pytest.mark.parametrize("text, answer", [(LAYS_FOUR[lang][0].format(hand.strip().format(colour)[0].upper() + hand.strip().format(colour)[1:]), answer)
                                          for lang, hands in LISTED.items() for hand in hands.split(";")
                                          for colour, answer in zip(LAYS_FOUR[lang][1:], ("no", "yes"))])
def test_a_hand_that_is_listed(shelf, text, answer):
    assert _heard(shelf, text).rulings[0].answer == answer


@pytest.mark.parametrize("text, answer", WE_SAY_NO)
def test_what_we_say_against_it(shelf, text, answer):
    assert _heard(shelf, text).rulings[0].answer == answer


@pytest.mark.parametrize("text, answer", AT_THE_START)
def test_the_dealer_is_not_the_one_at_his_left(shelf, text, answer):
    assert hear(shelf, text, Terms(rules=("w2085",))).rulings[0].answer == answer
