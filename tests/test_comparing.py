"""Numbers that are compared with: what is claimed of more than seven, at least two, ten at most."""

import pytest

from arbitre.asking.hearing import Terms, hear
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
    ("il faut être quatre minimum pour jouer ?", "value:>=4"),
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


WORTH = [
    ("is a skip worth the same as a reverse in points?", "yes", ("20", "20")),
    ("is a wild worth more than a wild draw four at the end?", "no", ("50", "50")),
    ("un +2 vaut moins de points qu'un joker ?", "yes", ("20", "50")),
    ("My sister says a Wild counts for more points than a Draw Two. Is she right?", "yes", ("50", "20")),
    ("un 7 vaut autant qu'un 9 ?", "no", ("7", "9")),
]


@pytest.mark.parametrize("text, expected, values", WORTH)
def test_cards_are_compared_by_what_each_is_worth(shelf, text, expected, values):
    (ruling,) = hear(shelf, text, Terms(rules=("ffk04",))).rulings
    assert (ruling.answer, ruling.values) == (expected, values)


@pytest.mark.parametrize("asks, values, expected", [
    ("value:more", ("20", "50"), "no"), ("not value:alike", ("20", "50"), "yes"), ("value:less", ("20", "50"), "yes"),
    ("value:alike", ("20",), "silent"), ("value:alike", ("0-9", "20"), "silent"), ("value:alike", ("20", "20", "50"), "no"),
])
def test_several_values_are_compared_in_their_order(asks, values, expected):
    assert answer(asks, "value", Conclusion("settled", values=values)) == expected
