"""No card that does not exist is taken for one that does: 2,000 sentences about such cards, none answered as if it were known."""

import itertools
import random

import pytest

from arbitre.hearing import Terms, hear

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


def contradictions():
    """Two cards that are said to match though what they are says otherwise."""
    for colour, card, what in itertools.product(("blue", "green", "yellow"), (1, 3, 5, 7, "skip", "reverse"), ("number", "symbol")):
        yield f"can I play a red +2 on a {colour} {card}, they match by {what}?"
        yield f"a red +2 on a {colour} {card}, they match by {what}"
    for (one, other), card, top in itertools.product((("red", "blue"), ("green", "red"), ("yellow", "green")), (3, "skip", "+2"), (5, 8, "reverse")):
        yield f"can I play a {one} {card} on a {other} {top}, they are the same colour?"


NAMED = [opening + text for text in unknown_numbers() for opening in OPENINGS]
KINDS = {"unknown numbers": sample(NAMED, 1_700), "unknown colours": sample(unknown_colours(), 300), "contradictions": sample(contradictions(), 200)}


def test_there_are_two_thousand_of_them():
    assert sum(map(len, KINDS.values())) >= 2_000


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
