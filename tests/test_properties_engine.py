"""The engine against ten naive lines, over whole random spaces of worlds."""
from itertools import product

import pytest
from engine import ruleset, vocabulary
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from length import at_length

from arbitre.game.masks import Masks, bits
from arbitre.game.nonsense import Nonsense
from arbitre.game.situation import Situation
from arbitre.judging.cases import Book
from arbitre.judging.conclusion import conclude
from arbitre.judging.judge import judge
from arbitre.law.ruleset import Ruleset

SLOW = settings(max_examples=at_length(50, 500), deadline=None, suppress_health_check=list(HealthCheck))
PLAIN = """
facts:
  a: {values: [a0, a1, a2], ask: {en: "a?", fr: "a ?"}}
  b: {values: [b0, b1], ask: {en: "b?", fr: "b ?"}, normally: b0}
  c: {values: [c0, c1, c2, c3], ask: {en: "c?", fr: "c ?"}}
  d: {values: [d0, d1], ask: {en: "d?", fr: "d ?"}, normally: {value: d0, except: {a: [a1, a2]}}}
who: {me: {en: "I", fr: "moi"}}
does: {take: {en: "take", fr: "prend"}, win: {en: "win", fr: "gagne"}}
topics: {play: {en: "Play", fr: "Jeu"}}
questions: {may: {kind: permission, topic: play, en: "May I?", fr: "Puis-je ?"}}
"""
NAMES = {"a": 3, "b": 2, "c": 4, "d": 2}


def conditions(fewest=0):
    """Conditions on some facts, as {fact: values}."""
    def one(fact):
        values = [f"{fact}{n}" for n in range(NAMES[fact])]
        return st.lists(st.sampled_from(values), min_size=1, max_size=len(values), unique=True)
    return st.lists(st.sampled_from(sorted(NAMES)), unique=True, min_size=fewest, max_size=3).flatmap(
        lambda facts: st.fixed_dictionaries({fact: one(fact) for fact in facts}))


@st.composite
def rules(draw):
    """Rules of a permission as YAML values; a rule may override only later ones, so that there is no circle."""
    count = draw(st.integers(0, 7))
    found = []
    for number in range(count):
        verdict = draw(st.sampled_from(["allowed", "forbidden", "silent"]))
        inferior = draw(st.lists(st.integers(number + 1, count - 1), unique=True, max_size=3)) if number < count - 1 else []
        found.append({"id": f"r{number}", "question": "may", "when": draw(conditions()), "verdict": verdict,
                      "overrides": [f"r{other}" for other in inferior]})
        if verdict == "silent":
            found[-1]["open"] = ["gap"]
    return found


def yaml(value):
    """A value as YAML in flow style."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name}: {yaml(inner)}" for name, inner in value.items()) + "}"
    return "[" + ", ".join(map(yaml, value)) + "]" if isinstance(value, list) else str(value)


def world_of(words, values):
    return {fact.id: fact.values[number] for fact, number in zip(words.order, values)}


def worlds(words, box, rows=()):
    """Every world of a box that no row of `never` forbids: the naive way."""
    for values in product(*(bits(mask) for mask in box)):
        world = world_of(words, values)
        if not any(holds(row, world) for row in rows):
            yield world


def holds(condition, world):
    return all(world[fact] in values for fact, values in condition.items())


def standing(found, world):
    """The naive evaluator: a rule stands if it matches and no rule that stands overrides it."""
    def stands(number):
        rule = found[number]
        return holds(rule["when"], world) and not any(
            rule["id"] in other["overrides"] and stands(n) for n, other in enumerate(found))
    return [n for n in range(len(found)) if stands(n)]


def naive_verdict(found, world):
    verdicts = {found[n]["verdict"] for n in standing(found, world)}
    return "silent" if not verdicts else verdicts.pop() if len(verdicts) == 1 else "contested"


@st.composite
def tables(draw):
    """(vocabulary, rows of never, rules as written, the ruleset, a box)."""
    rows = draw(st.lists(conditions(2), max_size=4))
    words = vocabulary(text=PLAIN + f"never: {yaml(rows)}\n")
    found = draw(rules())
    home = ruleset(words, yaml(found), cards=())
    facts = draw(conditions())
    box = tuple(words.mask(fact.id, facts.get(fact.id, fact.values)) for fact in words.order)
    return words, rows, found, home, box, facts


@SLOW
@given(tables())
def test_a_match_is_exact(case):
    words, _, found, home, box, _ = case
    book = Book(home, "may")
    sure, possible = book.masks.match(box)
    everywhere = list(worlds(words, box))
    for number, rule in enumerate(found):
        truths = {holds(rule["when"], world) for world in everywhere}
        assert bool(sure >> number & 1) == (truths == {True})
        assert bool(possible >> number & 1) == (True in truths)


@SLOW
@given(tables())
def test_nonsense_is_exact_and_narrowing_loses_no_world(case):
    words, rows, _, _, box, _ = case
    nonsense = Nonsense(Masks(words.never, words.full))
    everywhere = list(worlds(words, box, rows))
    assert nonsense.leaves(box) == bool(everywhere)
    narrow = nonsense.narrow(box)
    assert [] == everywhere if narrow is None else list(worlds(words, narrow, rows)) == everywhere


@SLOW
@given(tables())
def test_the_cases_are_the_worlds_and_in_each_the_right_rules_stand(case):
    words, rows, found, home, box, _ = case
    book = Book(home, "may")
    met = []
    for part in book.cases(box):
        inside = list(worlds(words, part.box, rows))
        assert inside, "a case holds a world"
        for world in inside:
            assert bits(part.standing) == standing(found, world)
            assert conclude(book, part).verdict == naive_verdict(found, world)
        met += inside
    key = lambda world: tuple(world.values())
    assert sorted(met, key=key) == sorted(worlds(words, box, rows), key=key)


@SLOW
@given(tables(), st.sampled_from(["what", "allowed", "not allowed", "forbidden"]))
def test_a_strict_ruling_is_right_in_every_world(case, asks):
    words, rows, found, home, box, facts = case
    if not any(True for _ in worlds(words, box, rows)):
        return
    ruling = judge(home, "may", Situation.of(words, facts), asks, strict=True)
    verdicts = {naive_verdict(found, world) for world in worlds(words, box, rows)}
    assert ruling.verdict == (verdicts.pop() if len(verdicts) == 1 else "depends")
    check_branches(words, rows, found, box, ruling)


def check_branches(words, rows, found, box, ruling):
    """Each branch is the ruling on its part of the box, and the branches cover every world."""
    for dependence in ruling.depends:
        number = words.index[dependence.fact]
        covered = 0
        for branch in dependence.branches:
            part = words.mask(dependence.fact, branch.values)
            assert not covered & part
            covered |= part
            inner = box[:number] + (part,) + box[number + 1:]
            verdicts = {naive_verdict(found, world) for world in worlds(words, inner, rows)}
            assert branch.ruling.verdict == (verdicts.pop() if len(verdicts) == 1 else "depends")
            check_branches(words, rows, found, inner, branch.ruling)
        for world in worlds(words, box, rows):
            assert words.mask(dependence.fact, [world[dependence.fact]]) & covered


@SLOW
@given(tables())
def test_the_facts_that_a_ruling_depends_on_are_enough_and_few(case):
    words, rows, found, home, box, facts = case
    everywhere = list(worlds(words, box, rows))
    if not everywhere:
        return
    ruling = judge(home, "may", Situation.of(words, facts), strict=True)
    named = [dependence.fact for dependence in ruling.depends]
    by_answer = {}
    for world in everywhere:
        by_answer.setdefault(tuple(world[fact] for fact in named), set()).add(naive_verdict(found, world))
    assert ruling.verdict != "depends" or all(len(verdicts) == 1 for verdicts in by_answer.values())


@SLOW
@given(tables())
def test_what_is_assumed_is_ordinary_and_was_not_said(case):
    words, rows, found, home, box, facts = case
    if not any(True for _ in worlds(words, box, rows)):
        return
    ruling = judge(home, "may", Situation.of(words, facts))
    for fact, value in ruling.assumed.items():
        assert fact not in facts and value == words.facts[fact].normally
    assumed = {**facts, **{fact: [value] for fact, value in ruling.assumed.items()}}
    inner = [world for world in worlds(words, box, rows) if holds(assumed, world)]
    assert inner
    verdicts = {naive_verdict(found, world) for world in inner}
    assert ruling.verdict == (verdicts.pop() if len(verdicts) == 1 else "depends")


@SLOW
@given(tables(), st.randoms(use_true_random=False))
def test_the_order_of_the_rules_never_decides(case, random):
    words, rows, found, home, box, facts = case
    if not any(True for _ in worlds(words, box, rows)):
        return
    other = list(home.rules)
    random.shuffle(other)
    shuffled = Ruleset(home.id, home.name, home.short, {}, (), (), {}, tuple(other), words)
    situation = Situation.of(words, facts)
    one, two = judge(home, "may", situation), judge(shuffled, "may", situation)
    assert (one.answer, one.verdict, {r.id for r in one.because}) == (two.answer, two.verdict, {r.id for r in two.because})


@pytest.mark.parametrize("seed", range(3))
def test_the_same_question_twice_gives_the_same_ruling(seed):
    words = vocabulary(text=PLAIN)
    home = ruleset(words, "[{id: r0, question: may, when: {a: a1}, verdict: allowed}, {id: r1, question: may, when: {c: [c1, c2]}, verdict: forbidden, overrides: [r0]}]", cards=())
    situation = Situation.of(words, {"b": "b1"})
    assert judge(home, "may", situation) == judge(home, "may", situation)
