"""A situation: what was said, what follows from the cards, and what cannot all be true."""
import pytest
from engine import vocabulary

from arbitre.game.situation import Situation
from arbitre.problem import Problems

WORDS = vocabulary()


def possible(fact, facts):
    situation = Situation.of(WORDS, facts)
    number = WORDS.index[fact]
    return WORDS.values(number, situation.box[number])


def test_what_is_said_is_known_and_the_rest_is_open():
    situation = Situation.of(WORDS, {"tile": "bar", "turn": "own"})
    assert situation.known() == {"tile": "bar", "turn": "own"}
    assert possible("pile", {"tile": "bar"}) == ("dot", "bar", "star", "blank")


@pytest.mark.parametrize(("value", "left"), [
    ("bar", ("bar",)), (["bar", "dot"], ("dot", "bar")), (("bar", "dot"), ("dot", "bar")), ("inked", ("dot", "bar", "star")),
    ({"not": "inked"}, ("blank",)), ({"not": ["bar", "blank"]}, ("dot", "star")),
])
def test_every_way_to_say_a_value(value, left):
    assert possible("tile", {"tile": value}) == left


def test_a_whole_card_says_its_parts():
    situation = Situation.of(WORDS, {"tile": "bar/gold", "pile": {"shape": "dot", "ink": "gold"}})
    assert situation.known() == {"tile": "bar", "tile-ink": "gold", "pile": "dot", "pile-ink": "gold"}
    assert possible("tile-ink", {"tile": "gold/bar"}) == ("gold",), "in either order"


@pytest.mark.parametrize(("facts", "fact", "left"), [
    ({"tile": "bar", "pile": "bar"}, "same-shape", ("yes",)),
    ({"tile": "bar", "pile": "dot"}, "same-shape", ("no",)),
    ({"tile": "bar", "pile": ["dot", "bar"]}, "same-shape", ("yes", "no")),
    ({"tile": "bar", "pile": ["dot", "star"]}, "same-shape", ("no",)),
    ({"tile": "bar/gold", "pile": "dot/gold"}, "same-ink", ("yes",)),
    ({"tile": "blank", "pile": "dot/gold"}, "same-ink", ("no",)),
    ({"tile": "bar/gold", "pile": "bar/gold"}, "twin", ("yes",)),
    ({"tile": "bar/gold", "pile": "bar"}, "twin", ("yes", "no")),
    ({"tile": "blank", "pile": "blank/gold"}, "twin", ("yes",)),
    ({"pile": "bar/gold", "rack": ["dot/gold"]}, "holds-ink", ("yes",)),
    ({"pile": "bar/gold", "rack": ["dot/black"]}, "holds-ink", ("no",)),
    ({"pile": "bar/gold", "rack": ["dot"]}, "holds-ink", ("yes", "no")),
    ({"pile": "bar/gold", "rack": ["blank"]}, "holds-ink", ("no",)),
    ({"pile": "bar", "rack": ["dot/black"]}, "holds-ink", ("yes", "no")),
    ({"rack": []}, "holds-ink", ("no",)),
    ({"rack": ["dot", "blank"]}, "holds-blank", ("yes",)),
    ({"rack": ["dot", {"ink": "gold"}]}, "holds-blank", ("yes", "no")),
    ({}, "holds-blank", ("yes", "no")),
])
def test_computed_facts_follow_from_the_cards(facts, fact, left):
    assert possible(fact, facts) == left


def test_a_rack_is_known_as_cards():
    assert Situation.of(WORDS, {"rack": ["dot/gold", "blank"]}).known() == {"rack": ["dot/gold", "blank"]}


@pytest.mark.parametrize(("facts", "named"), [
    ({"turn": "own", "tile": "bar", "pile": "bar", "same-shape": "no"}, ("tile", "pile", "same-shape")),
    ({"turn": "own", "fine": "bar", "pile": "dot"}, ("fine", "pile")),
    ({"tile": "blank", "same-ink": "yes", "turn": "own"}, ("tile", "same-ink")),
    ({"rack": ["dot/gold"], "pile": "bar/gold", "holds-ink": "no"}, ("rack", "pile", "holds-ink")),
    ({"tile": "bar/gold", "tile-ink": "black"}, ("tile", "tile-ink")),
])
def test_a_contradiction_names_only_the_facts_that_make_it(facts, named):
    with pytest.raises(Problems) as caught:
        Situation.of(WORDS, facts)
    problem, = caught.value.problems
    assert problem.id == "contradictory-facts"
    assert dict(problem.fields)["facts"] == named
    assert all(f"`{name}:" in problem.message for name in named)


@pytest.mark.parametrize(("facts", "ids", "hint"), [
    ({"tyle": "bar"}, ["unknown-fact"], "write `tile`"),
    ({"tile": "bra"}, ["unknown-value"], "write `bar`"),
    ({"tile": "bar/glod"}, ["unknown-value"], "write `gold`"),
    ({"rack": ["inked"]}, ["unknown-value"], None),
    ({"tile": {"shap": "bar"}}, ["unknown-key"], "write `shape`"),
    ({"tile": {"shape": "ink"}}, ["unknown-value"], None),
    ({"tile": {"shape": ["bar"]}}, ["wrong-shape"], "write a word"),
    ({"rack": [["bar"]]}, ["wrong-shape"], "write a word"),
    ({"rack": [5]}, ["wrong-shape"], "write a word"),
    ({"turn": {"not": ["own", "other"]}}, ["no-value-left"], None),
    ({"tyle": "bar", "turn": "mine"}, ["unknown-fact", "unknown-value"], "write `tile`"),
])
def test_unknown_names_are_all_told(facts, ids, hint):
    with pytest.raises(Problems) as caught:
        Situation.of(WORDS, facts)
    assert [problem.id for problem in caught.value.problems] == ids
    assert hint is None or caught.value.problems[0].hint == hint
