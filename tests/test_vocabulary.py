"""The vocabulary: facts and their values, groups, labels, what a ruleset may add, and what no game can reach."""
import pytest
from engine import vocabulary

from arbitre.problem import Problems


@pytest.fixture(scope="module")
def words():
    return vocabulary()


def test_a_fact_has_the_values_of_its_cards(words):
    assert words.facts["tile"].values == ("dot", "bar", "star", "blank")
    assert words.facts["tile"].kind == "shape"
    assert words.facts["same-ink"].values == ("yes", "no")
    assert words.facts["fine"].values == ("none", "bar", "star")


def test_a_list_of_cards_and_none_is_a_fact_about_cards(words):
    assert words.facts["fine"].kind == "shape"
    assert words.facts["turn"].kind is None


def test_a_group_stands_for_its_values(words):
    assert words.expand("tile", "inked") == ("dot", "bar", "star")
    assert words.expand("fine", "inked") == ("bar", "star")
    assert words.expand("tile", "bar") == ("bar",)
    assert words.expand("tile", "other") == ()


def test_the_number_of_a_value(words):
    assert words.facts["tile"].numbers == {"dot": 1, "bar": 2, "star": 5}
    assert words.facts["fine"].numbers == {"bar": 2, "star": 5}


def test_labels_in_both_languages(words):
    assert words.label("tile", "star", "fr") == "Étoile"
    assert words.label("tile", "inked", "en") == "inked tile"
    assert words.label("turn", "own", "fr") == "son tour"
    assert words.label("fine", "bar", "en") == "a fine of two"
    assert words.label("tile", "unheard-of", "en") == "unheard-of"


def test_a_ruleset_adds_cards_extends_groups_and_adds_values():
    words = vocabulary("""
kinds: {shape: {moon: {en: ["Moon"], fr: ["Lune"]}, inked: {is: [moon]}}}
facts: {mood: {values: [sad], sad: {en: "sad", fr: "triste"}}, fine: {values: {moon: {number: 9}}}}
""")
    assert words.facts["tile"].values[-1] == "moon"
    assert words.expand("tile", "inked") == ("dot", "bar", "star", "moon")
    assert words.facts["mood"].values == ("calm", "cross", "wild", "sad")
    assert words.facts["fine"].numbers["moon"] == 9 and words.facts["fine"].kind == "shape"


def test_an_old_value_can_be_cut_in_two():
    words = vocabulary("""
facts: {turn: {other: {is: [next, later]}, next: {en: "next turn", fr: "au prochain"}, later: {en: "later", fr: "plus tard"}}}
""")
    assert words.facts["turn"].values == ("own", "next", "later")
    assert words.expand("turn", "other") == ("next", "later")
    assert words.label("turn", "next", "en") == "next turn"


def test_a_value_may_bear_the_name_of_a_key():
    words = vocabulary("facts: {left: {values: [some, none], ask: {en: x, fr: x}, some: {en: a, fr: b}, none: {en: c, fr: d}}}")
    assert words.facts["left"].values == ("some", "none") and words.facts["left"].computed is None


def test_a_single_value_may_hold_the_name_of_a_key():
    fact = vocabulary("facts: {left: {values: asked, ask: {en: x, fr: y}}}").facts["left"]
    assert fact.values == ("asked",) and fact.ask == {"en": "x", "fr": "y"}


def test_the_nearest_names(words):
    assert words.nearest("same-inks")[0] == "same-ink"
    assert words.nearest("stra", "tile") == ("star",)


def worlds_left(words, **facts):
    box = tuple(words.mask(fact.id, facts.get(fact.id.replace("-", "_"), fact.values)) for fact in words.order)
    return words.nonsense.leaves(box)


def test_computed_facts_are_true_to_the_cards(words):
    assert not worlds_left(words, tile=["bar"], pile=["bar"], same_shape=["no"])
    assert not worlds_left(words, tile=["bar"], pile=["dot", "star"], same_shape=["yes"])
    assert worlds_left(words, tile=["bar"], pile=["dot", "bar"], same_shape=["yes"])
    assert not worlds_left(words, tile=["blank"], same_ink=["yes"]), "a blank has no ink of its own"
    assert worlds_left(words, pile=["blank"], same_ink=["yes"]), "but ink may be named for one on the pile"
    assert not worlds_left(words, twin=["yes"], same_shape=["no"])


@pytest.mark.parametrize(("text", "id"), [
    ("facts: {x: {values: [a, b], normally: c}}", "unknown-value"),
    ("facts: {x: {values: [a, b], normally: {value: a, except: {nowhere: y}}}}", "unknown-fact"),
    ("facts: {x: {same: [tile.shape]}}", "wrong-shape"),
    ("facts: {x: {same: [tile.size, pile.size]}}", "unknown-part"),
    ("kinds: {shape: {round: {is: [dto]}}}", "unknown-value"),
    ("clash: [[pass, agian]]", "unknown-act"),
    ("questions: {q: {kind: value, topic: play, en: x, fr: x, about: [tyle]}}", "unknown-fact"),
    ("questions: {q: {kind: value, topic: play, en: x, fr: x, then: {allowed: laid}}}", "unknown-verdict"),
])
def test_what_does_not_exist_is_a_problem(text, id):
    with pytest.raises(Problems) as caught:
        vocabulary(text)
    assert id in [problem.id for problem in caught.value.problems]
