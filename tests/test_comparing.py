"""Numbers that are compared with: what is claimed of more than seven, at least two, ten at most."""

import pytest

from arbitre.judging.answer import answer
from arbitre.judging.conclusion import Conclusion
from arbitre.reading import read

READ = [
    ("can more than 10 people play", "value:11"),
    ("can you play with less than 3 players", "value:2"),
    ("do you need at least 3 players", "value:>=3"),
    ("do you have to get more than 500 points to win", "value:>500"),
    ("do you win with more than 500 points", "value:500"),
    ("on peut jouer à plus de 10 ?", "value:11"),
    ("il faut être trois minimum pour jouer ?", "value:>=3"),
    ("faut-il plus de 500 points pour gagner ?", "value:>500"),
    ("moins de 7 cartes au départ, c'est possible ?", "value:6"),
]
CLAIMS = [
    ("value:>500", "500", "no"), ("value:>=500", "500", "yes"), ("value:>=3", "2-10", "no"), ("value:>=2", "2-10", "yes"),
    ("value:<=10", "2-10", "yes"), ("value:<10", "2-10", "no"), ("value:11", "2-10", "no"), ("not value:>500", "500", "yes"),
]


@pytest.mark.parametrize("text, asks", READ)
def test_a_comparison_is_heard(shelf, text, asks):
    assert read(text, shelf.vocabulary).asks == asks


@pytest.mark.parametrize("asks, value, expected", CLAIMS)
def test_a_bound_is_borne_out_or_not(asks, value, expected):
    assert answer(asks, "value", Conclusion("settled", (), (value,), True)) == expected
