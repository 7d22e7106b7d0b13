"""No card that does not exist is taken for one that does: 2,000 sentences about such cards, none answered as if it were known."""

import itertools
import random

import pytest

from arbitre import api
from arbitre.asking.hearing import Terms, hear
from arbitre.problem import Problems

ANSWERS = ("yes", "no", "settled")
NUMBERS = ("+3", "+7", "+8", "+9", "+11", "+12", "+13", "+20", "+42", "+99", "+100", "+999", "+2000")
ASKED = (
    "can I play a {} on a red 5?", "may I put a {} on a {top}?", "can I lay a {} on a blue skip", "I want to play a {} on a {top}, is that allowed?",
    "is a {} allowed on a {top}?", "can I stack a {} on a {top}?", "he played a {top}, can I answer with a {}?", "can I finish with a {}?",
    "what does a {} do?", "how many points is a {} worth?", "can I put my {} on his {top} if it is not my turn?", "{} on {top}",
    "je peux poser un {} sur un 5 rouge ?", "puis-je mettre un {} sur un {top} ?", "est-ce que je peux jouer un {} sur un {top} ?", "{} sur {top}",
    "que fait un {} ?", "combien vaut un {} ?", "peut-on finir sur un {} ?", "il a posé un {top}, je peux répondre par un {} ?",
    "j'ai le droit de poser un {} sur un {top} ?", "on peut cumuler un {} sur un {top} ?",
)
TOPS = ("+2", "+4", "red 7", "blue +2", "green 0", "skip", "reverse")
DESSUS = ("+2", "+4", "7 rouge", "+2 bleu", "0 vert", "passe ton tour", "joker")
FRENCH = ASKED.index("je peux poser un {} sur un 5 rouge ?")


def unknown_numbers():
    """Draw cards by a number that no edition has."""
    for number, (place, form) in itertools.product(NUMBERS, enumerate(ASKED)):
        for top in (DESSUS if place >= FRENCH else TOPS) if "{top}" in form else ("",):
            yield form.format(number, top=top)


def sample(sentences, most):
    found = list(dict.fromkeys(sentences))
    return random.Random(7).sample(found, min(most, len(found)))


def misread(shelf, sentences):
    """The sentences that were answered as if the card existed."""
    return [(text, heard.reading.facts) for text in sentences for heard in [hear(shelf, text, Terms())]
            if any(ruling.answer in ANSWERS for ruling in heard.rulings)]


COLOURS = (("purple", "pink", "orange", "turquoise"), ("violet", "rose", "orange", "turquoise"))
OPENINGS = ("", "please, ", "hi! ", "bonjour, ", "quick question: ")


def unknown_colours():
    """Cards of a colour that the classic box has not; the same colour lies beneath, or the same number."""
    english, french = COLOURS
    for colour, card, top, opening in itertools.product(english, ("5", "+2", "skip", "reverse"), ("red 5", "blue skip", "+2", "green reverse"), OPENINGS):
        yield f"{opening}can I play a {colour} {card} on a {top}?"
    for colour, card, top in itertools.product(french, ("5", "+2", "8"), ("5 rouge", "+2 bleu", "passe ton tour")):
        yield f"je peux poser un {card} {colour} sur un {top} ?"


def colours_of_no_edition():
    """Cards of a colour that no edition has."""
    for colour, card, top in itertools.product(("brown", "grey", "white", "golden"), ("5", "seven", "+2", "skip"), ("red 5", "blue skip", "+2")):
        yield f"can I play a {colour} {card} on a {top}?"
        yield f"{top} on a {colour} {card}"
    for colour, card, top in itertools.product(("marron", "gris", "doré"), ("5", "+2", "8"), ("5 rouge", "+2 bleu", "8 vert")):
        yield f"je peux poser un {card} {colour} sur un {top} ?"
        yield f"{top} sur un {card} {colour}"


def contradictions():
    """Two cards that are said to match though what they are says otherwise."""
    for colour, card, what in itertools.product(("blue", "green", "yellow"), (1, 3, 5, 7, "skip", "reverse"), ("number", "symbol")):
        yield f"can I play a red +2 on a {colour} {card}, they match by {what}?"
        yield f"a red +2 on a {colour} {card}, they match by {what}"
    for (one, other), card, top in itertools.product((("red", "blue"), ("green", "red"), ("yellow", "green")), (3, "skip", "+2"), (5, 8, "reverse")):
        yield f"can I play a {one} {card} on a {other} {top}, they are the same colour?"


NAMED = [opening + text for text in unknown_numbers() for opening in OPENINGS]
KINDS = {"unknown numbers": sample(NAMED, 1_700), "unknown colours": sample(unknown_colours(), 300),
         "colours of no edition": sample(colours_of_no_edition(), 200), "contradictions": sample(contradictions(), 200)}


def test_there_are_two_thousand_of_them():
    assert sum(map(len, KINDS.values())) >= 2_000


@pytest.mark.parametrize("text", ("can I play a brown 5 on a red 5?", "je peux poser un 5 rouge sur un 5 gris ?"))
def test_a_colour_of_no_edition_is_told_as_absent(shelf, text):
    heard = hear(shelf, text, Terms())
    assert heard.rulings[0].answer == "absent" and set(heard.rulings[0].absent.values()) <= {"brown", "gris"}


@pytest.mark.parametrize("kind", KINDS)
def test_none_is_answered_as_if_it_were_known(shelf, kind):
    assert not misread(shelf, KINDS[kind])


def test_a_known_card_in_the_same_words_is_answered(shelf):
    """The words themselves are understood: with a card that exists, most are answered."""
    known = [form.format("+2", top=(DESSUS if place >= FRENCH else TOPS)[2]) for place, form in enumerate(ASKED)]
    heard = [hear(shelf, text, Terms()) for text in known]
    assert sum(bool(one.rulings) and one.rulings[0].answer != "absent" for one in heard) >= 0.9 * len(known)


def test_a_contradiction_is_named(shelf):
    for text in ("a red +2 on a blue 7, they match by number", "can I play a green skip on a red 5 since it's the same colour?"):
        heard = hear(shelf, text, Terms())
        assert heard.problem.id == "contradictory-facts" and "cannot all hold" in heard.problem.message and not heard.rulings


DENIED = (  # one clause, its denial, and what is asked
    ("it is my turn", "it is not my turn", "can I play a red 5 on a red 7?"),
    ("I have a red card", "I have no red", "can I play a +4 on a red 7?"),
    ("I have a red 5", "I do not have any red card", "can I play a +4 on a red 7?"),
    ("he said uno", "he didn't say uno", "does he draw?"),
    ("she has a blue", "doesn't have a blue", "may she play a +4?"),
    ("c'est mon tour", "ce n'est pas mon tour", "je peux poser un 5 rouge sur un 7 rouge ?"),
    ("j'ai du rouge", "je n'ai pas de rouge", "je peux poser un +4 sur un 7 rouge ?"),
    ("je n'ai aucune carte rouge", "j'ai une carte rouge", "je peux poser un +4 sur un 7 rouge ?"),
    ("il a dit uno", "il n'a pas dit uno", "il pioche ?"),
)
DIFFERENT = (  # two values of the same one thing
    ("I have two cards", "I have three cards", "do I say uno?"),
    ("the top card is red", "the top card is blue", "can I play a red 5?"),
    ("j'ai une carte", "j'ai trois cartes", "je dis uno ?"),
    ("la carte du dessus est rouge", "la carte du dessus est bleue", "je peux poser un 5 rouge ?"),
)


@pytest.mark.parametrize("one, other, asked", (*DENIED, *DIFFERENT))
def test_what_is_said_and_denied_is_named(shelf, one, other, asked):
    told = [f"{one}{' et ' if asked.endswith(' ?') else ' and '}{other}, {asked}", f"{one}, {other}: {asked}"]
    if (one, other, asked) in DENIED:  # two values in two sentences may be of two moments
        told.append(f"{one}. {other[0].upper()}{other[1:]}. {asked}")
    for text in told:
        heard = hear(shelf, text, Terms())
        assert heard.problem and not heard.rulings and not heard.more, text
        assert [clause.casefold() for clause in heard.reading.denied] == [one.casefold(), other.casefold()]


HONEST = (
    "he said he had no red but he had one, can I challenge his +4?",
    "it wasn't my turn, then it was, can I play a red 5 on a red 7?",
    "I had a red and now I have no red, can I play a +4 on a red 7?",
    "I had a red and I don't have a red, can I play a +4 on a red 7?",
    "I have no red and Anna has a red, can I play a +4 on a red 7?",
    "I said uno and you didn't say uno, who draws?",
    "I say I said uno, you say I didn't say uno, do I draw?",
    "I have no red, but I have a red +2, can I play a +4 on a red 7?",
    "if it is my turn and if it is not my turn, can I play a red 5 on a red 7?",
    "is it my turn or is it not my turn after a reverse with two players?",
    "I have a red 5 and I don't have a red 7, can I play a +4 on a red 3?",
    "Anna: I have a red. Bob: I have no red. Can Bob play a +4 on a red 7?",
    "he plays a red 5 and he plays a blue 5, is that allowed?",
    "j'avais du rouge et je n'ai plus de rouge, je peux poser un +4 sur un 7 rouge ?",
    "il dit qu'il a du rouge et il n'a pas de rouge, je peux poser un +4 ?",
    "j'ai du rouge et il n'a pas de rouge, il peut poser un +4 sur un 7 rouge ?",
    "ce n'était pas mon tour, puis c'était mon tour, je peux poser un 5 rouge sur un 7 rouge ?",
    "j'ai un 5 rouge et je n'ai pas de 7 rouge, je peux poser un 3 rouge sur un 2 rouge ?",
)


@pytest.mark.parametrize("text", HONEST)
def test_a_story_of_two_moments_or_two_people_denies_nothing(shelf, text):
    assert not hear(shelf, text, Terms()).reading.denied


def test_python_is_told_of_a_contradiction_too(shelf):
    reading = api.read("he said uno and he didn't say uno, does he draw?", shelf)
    with pytest.raises(Problems, match="he said uno"):
        api.judge(shelf.ruleset("ffk04"), reading)
