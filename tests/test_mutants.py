"""Spoilt rules are noticed by scenarios that turn on them, and only real changes are held against the scenarios."""
from pathlib import Path
from types import SimpleNamespace

from arbitre.mutants import mutants, survivors
from arbitre.ruleset import load_shelf
from arbitre.scenario import Expected, Facts, Scenario

HOME = load_shelf(Path(__file__).parent / "small").rulesets["home"]


def scenario(question, facts, asks="what", **expected):
    return Scenario("x", None, {}, Facts(question, asks, facts), {"home": Expected(**expected)}, {})


def left(*scenarios):
    return {(mutant.rule.id, mutant.change) for mutant in survivors(HOME, scenarios)}


def test_every_rule_is_spoilt_in_every_way():
    found = {(mutant.rule.id, mutant.change) for mutant in mutants(HOME)}
    assert {("same-may", "dropped"), ("same-may", "turned"), ("same-may", "widened:tile"), ("fine-first", "unbound:lets-lay"),
            ("worth-blank", "counts")} <= found
    assert ("worth-number", "counts") not in found, "a count by name is no number"


def test_without_scenarios_every_change_survives():
    survived = left()
    assert ("fine-first", "dropped") in survived and ("fine-first", "unbound:lets-lay") in survived


def test_a_change_that_changes_nothing_is_not_held_against_anyone():
    assert ("same-may", "widened:tile") not in left(), "a blank never has the same ink"


def test_a_scenario_notices():
    facts = {"tile": "blank", "fine": "bar", "pile": "bar"}
    survived = left(scenario("may-lay", facts, "allowed", answer="no", verdict="forbidden", because=("fine-first",), effects=("me:take:2",)))
    assert ("fine-first", "dropped") not in survived
    assert ("fine-first", "unbound:lets-lay") not in survived
    assert ("blank-any-time", "dropped") in survived, "beaten in that scenario"


def test_a_scenario_of_the_question_that_comes_before_notices_too():
    survived = left(scenario("may-lay", {"tile": "dot", "same-ink": "yes"}, effects=("you:pass",)))
    assert ("laid-plain", "dropped") not in survived


def test_scenarios_without_facts_or_of_others_are_left_out():
    assert left(SimpleNamespace(reads=None, expect={"home": Expected()}), SimpleNamespace(reads=1, expect={})) == left()
