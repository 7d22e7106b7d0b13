"""A sum in words: every card of a hand counts once, as often as it is said, and no number is lost or taken for a count."""

import pytest

from arbitre.asking.hearing import Terms, hear

SUMS = {
    "9, 4, a reverse, a skip and a wild: how many points?": "103",
    "how many points are 9, 4, reverse, skip and wild": "103",
    "9 4 reverse skip wild points?": "103",
    "un 9, un 4, une inversion, un passer et un joker : combien de points ?": "103",
    "combien valent 7, 3, +2 et +4 ?": "80",
    "7, 3, +2 et +4, combien de points ?": "80",
    "how many points is a 7 and two wilds": "107",
    "points pour un 7, deux jokers et une inversion ?": "127",
    "how many points for 2 wilds and a 5": "105",
    "how many points are 3 sevens, 2 skips": "61",
    "how many points for 8 7 +4": "65",
    "3 wilds left, 2 players: how many points": "150",
    "points for two 7s and 3 wilds?": "164",
    "combien de points pour 4 +2": "80",
    "how many points is a +4 with 5 players": "50",
    "how much is my hand worth: red 7, blue skip, wild": "77",
    "caught with a draw two, a zero and a blue 8. My score?": "28",
    "il me reste un 9, un 4 et un passer, ça fait combien de points ?": "33",
}


@pytest.mark.parametrize(("text", "points"), SUMS.items())
def test_a_sum_in_words(shelf, text, points):
    (ruling,) = hear(shelf, text, Terms(rules=("ffk04",))).rulings
    assert ruling.question == "points" and ruling.values == (points,)
