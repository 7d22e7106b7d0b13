"""The same question in other clothes: what is said before or behind it, how a card is written, how an apostrophe is left
out change no answer."""

import re

import pytest
from score import answer_of

from arbitre.reading import read

RULESETS = ("ffk04", "fiu")
PLAIN = {
    "en": ["There's a green 4 showing and I've got a yellow 4. May I play it?", "Am I allowed to play a +4 when I hold the colour?",
           "Do I draw two cards if I forget to say uno?", "Must the player before me take two cards for my +2?"],
    "fr": ["J'ai un 9 vert et il y a un 9 jaune au milieu. Je peux le poser ?", "Est-ce qu'on peut poser un +4 quand on a la couleur ?",
           "L'oubli du uno, c'est deux cartes de pénalité ?", "J'ai pioché une carte qui va, j'ai le droit de la poser ?"],
}
BEFORE = {
    "en": ["you know what, {}", "look, {}", "alright, {}", "out of curiosity, {}", "Hi Arbitre, {}", "Good evening. {}"],
    "fr": ["tiens, {}", "en gros, {}", "par curiosité, {}", "Salut l'arbitre, {}", "attends, {}", "Bonsoir à tous. {}"],
}
BEHIND = {
    "en": ["{} Who knows?", "{} Thoughts?", "{} What do the rules say?", "{} What's the official rule?", "{} Yes or no?", "{} Is there a rule for this?",
           "{} It's driving me nuts.", "{} Have a nice day!", "{} Please advise."],
    "fr": ["{} Qui sait ?", "{} Votre avis ?", "{} Que dit la règle ?", "{} C'est quoi la règle officielle ?", "{} Oui ou non ?",
           "{} Il y a une règle pour ça ?", "{} Bonne journée", "{} Merci beaucoup pour votre aide !", "{} Ça me rend dingue."],
}
CASES = [(lang, text) for lang in PLAIN for text in PLAIN[lang]]


def lower(text):
    return text if text.startswith("I ") else text[0].lower() + text[1:]


def answers(shelf, texts, ruleset="ffk04"):
    return {text: answer_of(shelf, read(text, shelf.vocabulary), ruleset)[0] for text in texts}


@pytest.mark.parametrize(("lang", "text"), CASES)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_what_stands_before_and_behind_changes_nothing(shelf, lang, text, ruleset):
    expected = answers(shelf, [text], ruleset)[text]
    ways = [*(way.format(lower(text) if way.endswith(", {}") else text) for way in BEFORE[lang]), *(way.format(text) for way in BEHIND[lang])]
    assert answers(shelf, ways, ruleset) == dict.fromkeys(ways, expected)


SIGNED = {
    "can I put a {} on a {}?": ["+two", "+ 2", "plus two", "draw two"],
    "I got a {}, can I answer it with a {}?": ["+four", "+ 4", "plus four", "wild pick up four"],
    "je peux poser un {} sur un {} ?": ["+deux", "+ 2", "plus deux", "plus 2"],
    "on me met un {}, je peux répondre par un {} ?": ["+quatre", "+ 4", "plus quatre", "joker plus quatre"],
}
ORDINARY = {"two": "+2", "deux": "+2", "four": "+4", "quatre": "+4"}


@pytest.mark.parametrize("frame", SIGNED)
def test_a_draw_card_is_the_same_however_it_is_written(shelf, frame):
    ways = SIGNED[frame]
    plain = frame.format(*[ORDINARY[ways[0].strip("+")]] * 2)
    expected = answers(shelf, [plain])[plain]
    texts = [frame.format(way, way) for way in ways]
    assert answers(shelf, texts) == dict.fromkeys(texts, expected)


@pytest.mark.parametrize("text", [*PLAIN["fr"], "C'est à qui de jouer après un passe-tour ?", "Quelqu'un a mis un +4 sur mon +2, c'est permis ?",
                                  "La manche s'arrête dès qu'un joueur n'a plus de cartes ?"])
@pytest.mark.parametrize("instead", [" ", ""])
def test_an_apostrophe_left_out_changes_nothing(shelf, text, instead):
    without = re.sub(r"(?<=\w)'(?=\w)", instead, text)
    expected, told = read(text, shelf.vocabulary), read(without, shelf.vocabulary)
    assert (told.question, told.asks, told.facts) == (expected.question, expected.asks, expected.facts)


@pytest.mark.parametrize(("text", "answer"), [
    ("I drew a card and it fits. They say I can lay it right now. True?", "yes"),
    ("A red 8 is on the table. What if I put my red draw two there, is that legal?", "yes"),
    ("A red 8 is on the table. What if I put my blue 3 there, is that legal?", "no"),
    ("A green 4 is up and I hold a yellow 4. Is there anything against me if I play it?", "no"),
    ("Two of us. My +4 was challenged and turned out to be illegal. I still get to go again, right?", "no"),
    ("Two of us. My +4 was challenged and turned out to be illegal. Is it true that I still get to go again?", "no"),
    ("A green 4 is up and I hold a yellow 4, can't I play it?", "yes"),
])
def test_what_is_told_before_does_not_turn_what_is_asked(shelf, text, answer):
    assert answers(shelf, [text]) == {text: answer}
