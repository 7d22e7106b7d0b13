"""Nothing in a shipped ruleset is there for nothing: whatever single rule or override is taken away, it shows.

`pytest -s` prints, for each, what shows and in which situation.
"""

from functools import cache

import pytest

from arbitre.audit import check_ruleset, conflicts, told
from arbitre.cases import book
from arbitre.conclusion import conclude
from arbitre.folders import rulesets
from arbitre.judge import judge
from arbitre.mutants import mutants
from arbitre.ruleset import load_shelf
from arbitre.situation import Situation

SHELF = load_shelf(rulesets())
UNBOUND = ("unbound", "unyielding")


@cache
def spoilt(id):
    """(every mutant without one override, every mutant without one rule) of a ruleset; they share what is not spoilt."""
    every = [(mutant, *mutant.change.partition(":")[::2]) for mutant in mutants(SHELF.rulesets[id])]
    return [(mutant, name) for mutant, kind, name in every if kind in UNBOUND], [mutant for mutant, kind, _ in every if kind == "dropped"]


def within(ruleset, *rules):
    """The box in which all these rules match, or None."""
    box = tuple(ruleset.box)
    for rule in rules:
        box = tuple(values & rule.condition.get(fact, values) for fact, values in enumerate(box))
    return box if all(box) else None


def ruled(ruleset, question, case):
    """What a ruleset says in one world of a case: verdict, effects and the rules that stand."""
    words = ruleset.vocabulary
    world = {fact.id: words.values(number, case.box[number]) for number, fact in enumerate(words.order)
             if number in book(ruleset, question).masks.facts}
    ruling = judge(ruleset, question, Situation.of(words, {fact: values[0] if len(values) == 1 else list(values) for fact, values in world.items()}))
    return ruling.verdict, ruling.effects, ruling.values, {rule.id for rule in ruling.because}


def shown_by_pair(mutant, name):
    """(what shows, the situation) of a rule that no longer overrides another, or that another no longer overrides."""
    sound, spoiled = SHELF.rulesets[mutant.ruleset.id], mutant.ruleset
    rules = book(spoiled, mutant.rule.question)
    found = None
    for other in rules.rules:
        if other.id == mutant.rule.id or not other.is_named(name) or (box := within(sound, mutant.rule, other)) is None:
            continue
        cases = tuple(rules.cases(box))
        for problem in conflicts(spoiled, rules, cases):
            if set(dict(problem.fields)["rules"]) == {mutant.rule.id, other.id}:
                return "conflict", problem.message
        both = [case for case in cases if {mutant.rule.id, other.id} <= {rule.id for rule in rules.pick(case.standing)}]
        if both and found is None:
            found = both[0], other
    if found is None:
        return None
    case, other = found
    before, after = ruled(sound, mutant.rule.question, case), ruled(spoiled, mutant.rule.question, case)
    assert {mutant.rule.id, other.id} <= after[3] and before != after, (mutant.rule.id, other.id)
    return "effects" if before[:3] != after[:3] else "grounds", f"`{mutant.rule.id}` and `{other.id}` both stand when {told(rules, case.box, sound.box)}"


@pytest.mark.parametrize("id", SHELF.rulesets)
def test_without_any_single_override_the_two_rules_collide(id):
    counted = {}
    for mutant, name in spoilt(id)[0]:
        if not any(other is not mutant.rule and other.is_named(name) for other in book(mutant.ruleset, mutant.rule.question).rules
                   if other.id != mutant.rule.id):
            continue  # a silence that yields to all, where nothing else is said
        shown = shown_by_pair(mutant, name)
        assert shown, f"`{mutant.rule.id}` without {mutant.change} is the same"
        print(f"{id}/{mutant.rule.id} without {mutant.change}: {': '.join(shown)}")
        counted[shown[0]] = counted.get(shown[0], 0) + 1
    print(id, counted)
    assert not counted or counted["conflict"] > sum(counted.values()) / 2, "most rules that override another contradict it"


@pytest.mark.parametrize("id", SHELF.rulesets)
def test_check_reports_the_conflict_of_a_missing_override(id):
    pairs = [(mutant, name) for mutant, name in spoilt(id)[0] if (shown_by_pair(mutant, name) or ("",))[0] == "conflict"]
    for mutant, _ in (pairs[0], pairs[-1]):
        reported = [dict(problem.fields)["rules"] for problem in check_ruleset(mutant.ruleset) if problem.id == "conflict"]
        assert any(mutant.rule.id in pair for pair in reported)


def shown_without(mutant):
    """(what shows, the situation) of a rule that is not there: a gap, a conflict, another verdict, or other grounds."""
    sound, spoiled, rule = SHELF.rulesets[mutant.ruleset.id], mutant.ruleset, mutant.rule
    before, after = book(sound, rule.question), book(spoiled, rule.question)
    best = None
    for case in before.cases(within(sound, rule)):
        if rule.id not in {one.id for one in before.pick(case.standing)}:
            continue
        for other in after.cases(case.box) if after.rules else ():
            found, was = conclude(after, other), conclude(before, case)
            kind = ("gap" if not other.standing else "conflict" if found.verdict == "contested" and not found.declared
                    else "census" if found.verdict != was.verdict else "grounds")
            best = best if best and best[0] != "grounds" else (kind, other)
        if not after.rules:
            return "gap", "nothing is said", None
        if best and best[0] != "grounds":
            break
    return best and (best[0], told(before, best[1].box, sound.box), best[1])


@pytest.mark.parametrize("id", SHELF.rulesets)
def test_without_any_single_rule_there_is_a_gap_a_conflict_another_census_or_other_grounds(id):
    counted = {}
    for mutant in spoilt(id)[1]:
        shown = shown_without(mutant)
        assert shown, f"nothing shows that `{mutant.rule.id}` is not there"
        kind, when, case = shown
        print(f"{id}/{mutant.rule.id} dropped: {kind} when {when}")
        if case:
            before, after = ruled(SHELF.rulesets[id], mutant.rule.question, case), ruled(mutant.ruleset, mutant.rule.question, case)
            assert before != after and mutant.rule.id in before[3] and mutant.rule.id not in after[3]
        counted[kind] = counted.get(kind, 0) + 1
    print(id, counted)
    assert set(counted) >= {"gap", "grounds"}
