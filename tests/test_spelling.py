"""Slips of the finger: what is meant is read, and what was taken for a slip is said; real words and names are left alone."""

import pytest
from score import answer_of

from arbitre.reading import read

SLIPS = [
    ("can I paly a blue 5 on a blue 7?", "can I play a blue 5 on a blue 7?"),
    ("how mnay cards does each palyer get?", "how many cards does each player get?"),
    ("does the perosn who plays the +4 get to choose the coluor?", "does the person who plays the +4 get to choose the colour?"),
    ("can i put a jker on a skpi?", "can i put a joker on a skip?"),
    ("the strating card is a reverse, who begins?", "the starting card is a reverse, who begins?"),
    ("combien de catres on distribeu ?", "combien de cartes on distribue ?"),
    ("on peut poser un jooker sur un jker ?", "on peut poser un joker sur un joker ?"),
    ("la piohce est vide, on fait quio ?", "la pioche est vide, on fait quoi ?"),
    ("un 5 ruge sur un 5 bleu, ça va ?", "un 5 rouge sur un 5 bleu, ça va ?"),
]


@pytest.mark.parametrize(("typed", "meant"), SLIPS)
def test_a_slip_is_read_as_what_was_meant(shelf, typed, meant):
    one, other = read(typed, shelf.vocabulary), read(meant, shelf.vocabulary)
    assert (one.status, one.question, one.asks, one.facts) == (other.status, other.question, other.asks, other.facts)
    assert answer_of(shelf, one, "ffk04")[0] == answer_of(shelf, other, "ffk04")[0]


def test_what_was_taken_for_a_slip_is_said(shelf):
    assert read("can i put a jker on a skpi?", shelf.vocabulary).mended == (("jker", "joker"), ("skpi", "skip"))
    assert read("can i put a joker on a skip?", shelf.vocabulary).mended == ()


@pytest.mark.parametrize("text", ["He sulks. May I play a red 5 on a red 7?", "Nadia joue un 5 rouge sur un 7 rouge, c'est permis ?",
                                  "Elle a plié sa carte. Un 5 rouge sur un 7 rouge, c'est permis ?", "jme demande si jpeux poser un joker"])
def test_words_and_names_of_the_language_are_no_slips(shelf, text):
    assert read(text, shelf.vocabulary).mended == ()


@pytest.mark.parametrize("text", ["A red 5 on a red 7?", "Can a player play a wild on a skip?", "Un 5 rouge sur un 7 rouge ?", "Je peux finir sur un +4 ?"])
def test_capitals_throughout_change_nothing(shelf, text):
    one, other = read(text, shelf.vocabulary), read(text.upper(), shelf.vocabulary)
    assert (one.question, one.asks, one.facts) == (other.question, other.asks, other.facts)
