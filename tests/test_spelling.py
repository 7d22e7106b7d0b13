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


SOUNDED = [  # as it is typed in a chat, and as it is spelt
    ("lautre ma mis un +2, jdois piocher ?", "l'autre m'a mis un +2, je dois piocher ?"),
    ("l autre a mis un +2, j ai un +2, je peux le poser ?", "l'autre a mis un +2, j'ai un +2, je peux le poser ?"),
    ("on pioche jusqu à pouvoir jouer ?", "on pioche jusqu'à pouvoir jouer ?"),
    ("jreprends ma carte, j'peux ?", "je reprends ma carte, je peux ?"),
    ("linversion fait rejouer à deux ?", "l'inversion fait rejouer à deux ?"),
    ("y a-t-il 112 cartes ? combien de cartes y a t il ?", "y a-t-il 112 cartes ? combien de cartes y a-t-il ?"),
    ("je peux posé un joker sur un joker ?", "je peux poser un joker sur un joker ?"),
    ("j'ai piocher une carte jouable, je dois la jouer ?", "j'ai pioché une carte jouable, je dois la jouer ?"),
    ("on pioche 4 carte avec un +4 ?", "on pioche 4 cartes avec un +4 ?"),
    ("ces à qui de jouer après un passe ton tour ?", "c'est à qui de jouer après un passe ton tour ?"),
    ("sa marche un 5 vert sur un 5 bleu ?", "ça marche un 5 vert sur un 5 bleu ?"),
    ("pq on peut pas empiler les +2 ?", "pourquoi on peut pas empiler les +2 ?"),
]


@pytest.mark.parametrize(("typed", "meant"), SOUNDED)
def test_what_is_written_as_it_sounds_is_read_as_it_is_spelt(shelf, typed, meant):
    one, other = read(typed, shelf.vocabulary), read(meant, shelf.vocabulary)
    assert (one.status, one.question, one.asks, one.facts) == (other.status, other.question, other.asks, other.facts)
    assert not one.mended


@pytest.mark.parametrize("word", ["laine", "savais", "mordre", "tordre", "don", "Laura", "moral", "test"])
def test_a_word_is_not_parted_where_it_is_a_word_of_the_language(shelf, word):
    from arbitre.reading import words_of
    from arbitre.reading.letters import words as cut
    from arbitre.reading.sounded import sounded

    assert [w[1] for w in sounded(words_of(shelf.vocabulary), cut(word), "fr")] == [word.lower()]
