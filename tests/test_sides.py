"""Who of two is right: asked against what another said, asked for what the asker said."""

import pytest

from arbitre.reading import read

SAID = [
    ("My brother says a +2 on a +2 is illegal. Is he right?", "forbidden"),
    ("My brother says a +2 on a +2 is illegal. Am I right?", "not forbidden"),
    ("My brother says a +2 on a +2 is illegal. Is he wrong?", "not forbidden"),
    ("My brother says a +2 on a +2 is illegal. Am I wrong?", "forbidden"),
    ("I say a +2 on a +2 is illegal. Am I wrong?", "not forbidden"),
    ("I say a +2 on a +2 is illegal, he doesn't agree. Is he right?", "not forbidden"),
    ("I was told a +2 on a +2 is illegal. Am I wrong?", "forbidden"),
    ("She doesn't believe a +2 on a +2 is illegal. Am I right?", "forbidden"),
    ("Mon frère dit qu'un +2 sur un +2 c'est interdit. Il a raison ?", "forbidden"),
    ("Mon frère dit qu'un +2 sur un +2 c'est interdit. J'ai tort ?", "forbidden"),
    ("On me dit qu'un +2 sur un +2 c'est interdit. J'ai raison ?", "not forbidden"),
    ("Je dis qu'un +2 sur un +2 c'est interdit. J'ai raison ?", "forbidden"),
    ("Je dis qu'un +2 sur un +2 c'est interdit. J'ai tort ?", "not forbidden"),
    ("My uncle says a +2 on a +2 is illegal. My aunt disagrees. Is she right?", "not forbidden"),
    ("According to my uncle a +2 on a +2 is illegal. Am I right to say you can?", "allowed"),
    ("Lise dit qu'un +2 sur un +2 c'est interdit, Tom dit que non. Lise a raison ?", "forbidden"),
    ("Can I put a 7 on a 9? My uncle says no, is he right?", "not allowed"),
    ("Je lui dis qu'un +2 sur un +2 c'est interdit. J'ai raison ?", "forbidden"),
]


@pytest.mark.parametrize("text, asks", SAID)
def test_asks_of_what_was_told_or_against_it(shelf, text, asks):
    assert read(text, shelf.vocabulary).asks == asks


def test_a_question_word_opens_a_question_however_much_it_resembles_a_claim(shelf):
    assert read("Why only four zero cards in uno", shelf.vocabulary).asks == "what"


NUMBERS = [
    ("He thinks we start with seven cards, I think it's eight. Am I right?", "value:8"),
    ("He thinks we start with seven cards, I think it's eight. Is he right?", "value:7"),
    ("Mon frère dit qu'on commence avec 7 cartes, moi je dis 8. J'ai tort ?", "not value:8"),
    ("Jules assure qu'un +4 vaut 40 points. Camille dit 50. Camille a raison ?", "value:50"),
    ("Ma tante croit qu'un uno oublié c'est 4 cartes, mon oncle dit 2. Il a raison ?", "offender:draw:2"),
    ("Ma tante croit qu'un uno oublié c'est 4 cartes, mon oncle dit 2. Elle a raison ?", "offender:draw:4"),
]


@pytest.mark.parametrize("text, asks", NUMBERS)
def test_the_number_counts_of_the_one_who_is_asked_of(shelf, text, asks):
    assert read(text, shelf.vocabulary).asks == asks


def test_a_number_offered_at_the_end_is_a_claim(shelf):
    assert read("How many wilds are there in the box, four?", shelf.vocabulary).asks == "value:4"
    assert read("How many wilds are there in the box, two or four?", shelf.vocabulary).asks == "what"


def test_what_one_says_a_card_does_is_doubted_and_not_that_it_may_be_laid(shelf):
    read_as = read("My brother laid a red reverse on my red 4 and he says he goes again. Is he right?", shelf.vocabulary)
    assert (read_as.question, read_as.asks) == ("what-happens", "player:play-again")


DISPUTES = [
    "Lea says you get 10 cards at the start. I say 7.",
    "Paul dit qu'on peut poser un +4 quand on a la couleur, moi je dis que c'est interdit.",
]


@pytest.mark.parametrize("text", DISPUTES)
def test_where_two_contradict_each_other_and_nothing_is_asked_the_rule_is_asked(shelf, text):
    assert read(text, shelf.vocabulary).asks == "what"
