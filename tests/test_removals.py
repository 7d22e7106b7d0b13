"""Nothing in a shipped ruleset is there for nothing: whatever single rule or override is taken away, it shows.

`pytest -s` prints, for each, what shows and in which situation.
"""

from functools import cache

import pytest
from shipped import SHELF

from arbitre.game.situation import Situation
from arbitre.judging.cases import book
from arbitre.judging.conclusion import conclude
from arbitre.judging.judge import judge
from arbitre.proving.audit import check_question, check_ruleset, told
from arbitre.trying.mutants import mutants

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


def named(mutant, name):
    """The ids of the rules that the mutant's rule overrode, or yielded to, by this name and can meet."""
    return {other.id for other in mutant.ruleset.on(mutant.rule.question)
            if other.id != mutant.rule.id and other.is_named(name) and within(mutant.ruleset, mutant.rule, other)}


def collision(mutant, name):
    """The conflict that `check` reports at the very pair of a missing override: `name` is its other end. Or None."""
    pairs = [{mutant.rule.id, other} for other in named(mutant, name)]
    return next((problem for problem in check_question(mutant.ruleset, mutant.rule.question)
                 if problem.id == "conflict" and set(dict(problem.fields)["rules"]) in pairs), None)


@pytest.mark.parametrize("id", SHELF.rulesets)
def test_without_any_single_override_check_reports_a_conflict_at_that_very_pair(id):
    assert not check_ruleset(SHELF.rulesets[id]), "with all of them there is no conflict"
    written, collided = set(), set()
    for mutant, name in spoilt(id)[0]:
        written.add(mutant.rule.place.line)
        if not named(mutant, name):
            continue  # a silence on many questions that yields to all, on one of them where nothing else is said
        found = collision(mutant, name)
        assert found, f"`{mutant.rule.id}` without {mutant.change} contradicts nothing"
        print(f"{id}/{mutant.rule.id} without {mutant.change}: {found.message}")
        collided.add(mutant.rule.place.line)
    assert written == collided, "every override that is written down is needed somewhere"


def test_overrides_that_are_needed_are_many():
    assert sum(len(named(mutant, name)) > 0 for id in SHELF.rulesets for mutant, name in spoilt(id)[0]) > 100


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
    assert counted["gap"] > sum(counted.values()) / 3, "most of what a document says nothing else in it says"
