"""Spoilt rules are noticed by scenarios that turn on them, and only real changes are held against the scenarios."""
import json
from pathlib import Path
from types import SimpleNamespace

import pytest
from shipped import SHELF, scenarios

from arbitre.files.folders import rulesets, scenario_files
from arbitre.game.situation import Situation
from arbitre.judging.judge import judge
from arbitre.law.ruleset import load_shelf
from arbitre.report.mutants import survivor_lines
from arbitre.report.voice import Voice
from arbitre.trying.house_mutants import house_toll
from arbitre.trying.mutants import mutants, toll
from arbitre.trying.scenario import Expected, Facts, Scenario

HOME = load_shelf(Path(__file__).parent / "small").rulesets["home"]
SHIPPED = [scenario for _, scenario in scenarios()]


def scenario(question, facts, asks="what", **expected):
    return Scenario("x", None, {}, Facts(question, asks, facts), {"home": Expected(**expected)}, {})


def left(*scenarios):
    return {(mutant.rule.id, mutant.change) for mutant, *_ in toll(HOME, scenarios).survivors}


def test_every_rule_is_spoilt_in_every_way():
    found = {(mutant.rule.id, mutant.change) for mutant in mutants(HOME)}
    assert {("same-may", "dropped"), ("same-may", "turned"), ("same-may", "widened:tile"), ("fine-first", "unbound:lets-lay"),
            ("worth-blank", "counts"), ("laid-plain", "effect:you:pass")} <= found
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


def test_every_mutant_is_killed_or_equivalent_or_survives():
    tried, killed, equivalent, survivors = toll(HOME, ())
    assert killed == 0 and equivalent > 0 and tried == killed + equivalent + len(survivors)


def test_progress_is_told_from_the_first_to_the_last():
    told = []
    tried = toll(HOME, (), lambda done, count: told.append((done, count))).tried
    assert told == [(done, tried) for done in range(tried + 1)]


def told(rule, change, lang):
    survivor = next(one for one in toll(HOME, ()).survivors if (one.mutant.rule.id, one.mutant.change) == (rule, change))
    return survivor, survivor_lines(survivor, Voice(HOME.vocabulary, lang))


def test_a_survivor_tells_its_place_its_change_and_what_shows_it():
    survivor, (where, when, what) = told("fine-first", "widened:fine", "en")
    assert survivor.facts == {"fine": ["none"]} and survivor.sound.verdict == "allowed"
    assert where.endswith('`fine-first`, without asking "A fine?"') and "home.yaml:" in where
    assert when.strip() == "No scenario notices it when: no fine"
    assert what.strip() == "As written: Allowed. Spoilt: Forbidden; I take."


def test_what_goes_without_saying_is_not_told():
    survivor, _ = told("same-may", "dropped", "en")
    assert survivor.facts == {"same-ink": ["yes"]}, "no fine is ordinary, and a blank never has the same ink"


@pytest.mark.parametrize(("rule", "change", "words"), [
    ("same-may", "dropped", "sans la règle"),
    ("same-may", "turned", "changée en son contraire"),
    ("worth-blank", "counts", "avec tous ses nombres augmentés de un"),
    ("laid-plain", "effect:you:pass", "sans ceci : Toi passe"),
    ("fine-first", "widened:fine", "sans demander « Une amende ? »"),
    ("fine-first", "unbound:lets-lay", "sans plus écarter `lets-lay`"),
])
def test_every_change_has_words(rule, change, words):
    assert told(rule, change, "fr")[1][0].endswith(f"`{rule}`, {words}")


@pytest.mark.parametrize("house", SHELF.house.values(), ids=lambda house: house.id)
def test_no_mutant_of_a_house_rule_survives_over_any_document(house):
    tried, killed, _, survivors = house_toll(house, SHELF, SHIPPED)
    assert tried >= killed > 0
    voice = Voice(SHELF.vocabulary, "en")
    assert not ["\n".join(survivor_lines(survivor, voice)) for survivor in survivors]


def test_without_scenarios_every_change_of_a_house_rule_survives():
    house = SHELF.house["no-challenge"]
    assert {(one.mutant.rule.id, one.mutant.change) for one in house_toll(house, SHELF, ()).survivors} >= {
        ("challenge-lifted", "dropped"), ("challenge-lifted", "turned"), ("challenge-lifted", "unbound:challenge-by-victim")}


@pytest.mark.parametrize("ruleset", SHELF.rulesets.values(), ids=lambda ruleset: ruleset.id)
def test_no_mutant_of_a_shipped_ruleset_survives(ruleset):
    voice = Voice(ruleset.vocabulary, "en")
    survivors = toll(ruleset, SHIPPED).survivors
    assert not survivors, "\n" + "\n".join(line for one in survivors for line in survivor_lines(one, voice))


@pytest.mark.parametrize("ruleset", SHELF.rulesets.values(), ids=lambda ruleset: ruleset.id)
def test_every_rule_stands_and_every_override_decides_in_a_scenario(ruleset):
    stood, beaten = set(), set()
    for scenario in SHIPPED:
        if scenario.reads and ruleset.id in scenario.expect:
            situation = Situation.of(ruleset.vocabulary, scenario.reads.facts)
            ruling = judge(ruleset, scenario.reads.question, situation, scenario.reads.asks)
            stood |= {rule.id for rule in ruling.because}
            beaten |= {(loser.id, by.id) for loser, by in ruling.beaten}
    assert not [rule.id for rule in ruleset.rules if rule.id not in stood]
    ends = [(rule.id, name) for rule in ruleset.rules for name in rule.overrides
            if not any(by == rule.id and ruleset.by_id[loser].is_named(name) for loser, by in beaten)]
    ends += [(rule.id, name) for rule in ruleset.rules for name in rule.yields
             if any(rule.question == other.question and other is not rule and other.is_named(name) for other in ruleset.rules) and not any(loser == rule.id and ruleset.by_id[by].is_named(name) for loser, by in beaten)]
    assert not ends


def test_the_command_tells_the_counts_of_what_scenarios_speak_of(arbitre):
    path = next(path for path in scenario_files() if Path(path).parent.name == "fiu")
    ran = arbitre("check", "--mutants", path, "--lang", "fr")
    first, counts, last = ran.stdout.decode("utf-8").splitlines()
    assert ran.returncode == 0 and not ran.stderr
    assert counts.startswith("fiu\u202f: ") and counts.endswith("survivant\u202f: 0") and last == "aucun mutant ne survit"


def test_the_command_fails_where_one_survives(arbitre, tmp_path):
    own = tmp_path / "own.yaml"
    own.write_text((Path(rulesets()) / "fiu.yaml").read_text(encoding="utf-8"), encoding="utf-8")
    ran = arbitre("check", "--mutants", "--json", str(own))
    found = json.loads(ran.stdout)
    assert ran.returncode == 1 and found["ruleset"] == "own" and found["killed"] == 0
    survivor = found["survivors"][0]
    assert survivor["file"] == str(own) and survivor["verdict"] != survivor["instead"] and survivor["facts"]
