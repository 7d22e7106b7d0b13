"""Of the places where a rule is written, the one that speaks of what was told is shown first."""

import pytest

from arbitre.asking.hearing import Terms, hear

TOLD = [
    ("fiu", "On me met un +2, je peux poser un +2 dessus ?", "Les règles de base", "paragraph 3"),
    ("fiu", "On me met un +4, je peux poser un +4 dessus ?", "Les jockers", "paragraph 3"),
    ("mila", "I was hit by a +2: may I lay a +2 on it?", "Utiliser les cartes spéciales", "bullet 3"),
    ("mila", "I was hit by a +4: may I lay a +4 on it?", "Utiliser les cartes spéciales", "bullet 5"),
    ("flip", "What does the wild do?", "Cartes spéciales du côté clair", "row 4"),
    ("flip", "What does the wild do on the dark side?", "Cartes spéciales du côté sombre", "row 4"),
    ("flip", "je peux poser un +5 orange sur un 3 orange ?", "Cartes spéciales du côté sombre", "row 1"),
]


@pytest.mark.parametrize("ruleset, text, part, item", TOLD)
def test_the_place_that_speaks_of_the_situation_comes_first(shelf, ruleset, text, part, item):
    (ruling,) = hear(shelf, text, Terms(rules=(ruleset,))).rulings
    cite = ruling.because[0].cites[0]
    assert (cite.part, cite.item) == (part, item)


def test_no_place_is_lost(shelf):
    (ruling,) = hear(shelf, TOLD[1][1], Terms(rules=("fiu",))).rulings
    rule = ruling.because[0]
    assert sorted(rule.cites) == sorted(shelf.rulesets["fiu"].by_id[rule.id].cites)


@pytest.mark.parametrize("text, rule", [
    ("I finish on a +2: does the next player still draw two?", "last-draw-counts"),
    ("I finish on a +2: does the next player draw nothing?", "last-draw-counts"),
    ("Is the round over when I finish on a +2?", "round-ends"),
    ("Je finis sur un +4, le suivant pioche encore quatre cartes ?", "last-draw-counts"),
])
def test_the_rule_of_what_is_claimed_comes_first(shelf, text, rule):
    (ruling,) = hear(shelf, text, Terms(rules=("ffk04",))).rulings
    assert ruling.because[0].id == rule
