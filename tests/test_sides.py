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
]


@pytest.mark.parametrize("text, asks", SAID)
def test_asks_of_what_was_told_or_against_it(shelf, text, asks):
    assert read(text, shelf.vocabulary).asks == asks


def test_a_question_word_opens_a_question_however_much_it_resembles_a_claim(shelf):
    assert read("Why only four zero cards in uno", shelf.vocabulary).asks == "what"
