"""check: what is sound is left alone, and the census counts the worlds."""
from itertools import product
from pathlib import Path
from time import perf_counter

import pytest
from engine import ruleset, vocabulary
from hypothesis import given
from test_properties_engine import SLOW, holds, naive_verdict, tables, worlds

from arbitre.game.masks import bits
from arbitre.game.situation import Situation
from arbitre.judging.cases import Book
from arbitre.judging.judge import judge
from arbitre.law.ruleset import load_shelf
from arbitre.problem import Problems
from arbitre.proving.audit import check, check_ruleset
from arbitre.proving.census import census, count_worlds

WORDS = vocabulary()
SMALL = Path(__file__).parent / "small"


def told(rules, *ids, **more):
    home = ruleset(WORDS, rules, **more)
    return [problem.message for problem in check_ruleset(home) if problem.id in ids]


def test_the_small_shelf_is_sound():
    assert check(load_shelf(SMALL)) == ()


def test_the_shipped_shelf_is_sound(shelf):
    assert [str(problem) for problem in check(shelf)] == []


def test_a_gap_is_told_as_widely_as_possible():
    found = told("""
- {id: a, question: may-lay, when: {tile: inked, turn: own}, verdict: allowed}
- {id: b, question: may-lay, when: {tile: blank, mood: [calm, cross]}, verdict: forbidden}
""", "gap")
    assert {message for message in found if "answers" in message} == {
        "no rule of `home` answers `may-lay` when `tile: blank`, `mood: wild`",
        "no rule of `home` answers `may-lay` when `tile: {not: blank}`, `turn: other`"}


def test_a_conflict_names_both_rules_and_the_situation():
    found = told("""
- {id: a, question: may-lay, when: {mood: calm}, verdict: allowed}
- {id: b, question: may-lay, when: {turn: other}, verdict: forbidden}
- {id: c, question: may-lay, verdict: forbidden, yields: [a]}
""", "conflict")
    assert found == ["`a` and `b` of `home` contradict each other when `turn: other`, `mood: calm`"]


def test_a_declared_contradiction_is_no_conflict():
    assert not told("""
- {id: a, question: may-lay, verdict: allowed}
- {id: b, question: may-lay, verdict: forbidden, contests: [a]}
""", "conflict", "gap-of-may-lay")


def test_a_rule_that_no_game_can_reach_is_dead():
    found = told("[{id: a, question: may-lay, when: {tile: blank, same-ink: yes}, verdict: allowed}]", "dead-rule")
    assert found == ["`a` of `home` never stands: no game can reach its `when`"]


def test_a_rule_for_a_card_that_is_not_in_the_box_is_dead():
    assert told("[{id: a, question: may-lay, when: {tile: star}, verdict: allowed}]", "dead-rule", cards=("dot", "bar"))


def test_an_override_that_changes_something_is_not_idle():
    rules = """
- {id: a, question: laid, in: [all], outcome: [{who: you, does: take, count: tile}]}
- {id: b, question: laid, when: {tile: star}, overrides: [all], outcome: [{who: you, does: take, count: 2}]}
"""
    assert not told(rules, "idle-override")


def test_an_override_that_reaches_no_rule_it_meets_is_idle():
    rules = """
- {id: a, question: may-lay, when: {turn: own}, verdict: allowed}
- {id: b, question: may-lay, when: {turn: other}, overrides: [a], verdict: forbidden}
"""
    assert told(rules, "idle-override") == ["`overrides: a` of `b` changes nothing: the two never meet"]


@SLOW
@given(tables())
def test_the_census_counts_every_world_once(case):
    words, rows, found, home, box, _ = case
    counted = census(home, "may")
    mentioned = sorted({fact for rule in found for fact in rule["when"]})
    naive = {}
    for world in worlds(words, words.full, rows):
        naive[tuple(world[fact] for fact in mentioned)] = naive_verdict(found, world)
    wanted = {verdict: list(naive.values()).count(verdict) for verdict in naive.values()}
    assert counted == (wanted if found else {})


@SLOW
@given(tables())
def test_counting_the_worlds_of_a_box_is_exact(case):
    words, rows, found, home, box, _ = case
    book = Book(home, "may")
    facts = book.masks.facts
    naive = set()
    for values in product(*(bits(mask) for mask in box)):
        world = {fact.id: fact.values[number] for fact, number in zip(words.order, values)}
        if not any(holds(row, world) for row in rows):
            naive.add(tuple(values[fact] for fact in facts))
    assert count_worlds(book, box) == len(naive)


def test_the_census_is_told_for_each_ruleset(arbitre):
    ran = arbitre("check", "--lang", "fr")
    *counted, last = ran.stdout.decode("utf-8").splitlines()
    assert ran.returncode == 0 and last == "rien à corriger"
    assert counted and all("situations parcourues" in line for line in counted)


MANY = 26  # facts of three values: more situations than anybody goes through
LARGE = "facts:\n" + "".join(f"  f{n}: {{values: [a, b, c], ask: {{en: 'f{n}?', fr: 'f{n} ?'}}}}\n" for n in range(MANY)) + """
topics: {play: {en: "Play", fr: "Jeu"}}
questions: {may: {kind: permission, topic: play, en: "May I?", fr: "Puis-je ?"}}
"""
RULES = "".join(f"- {{id: r{n}, question: may, when: {{f{n}: b}}, verdict: {('allowed', 'forbidden')[n % 2]}}}\n" for n in range(MANY))


def test_a_space_too_large_is_told_and_not_gone_through():
    home = ruleset(vocabulary(text=LARGE), RULES, cards=())
    start = perf_counter()
    (found,) = [problem for problem in check_ruleset(home) if problem.id == "too-large"]
    assert f"up to {3**MANY:,}" in found.message and "`may`" in found.message and "`home`" in found.message
    assert f"{MANY} facts" in found.hint and "`f0` (3)" in found.hint and f"and {MANY - 6} more" in found.hint
    assert census(home, "may") == {}
    with pytest.raises(Problems, match="too many situations"):
        judge(home, "may", Situation.of(home.vocabulary, {}))
    known = {f"f{n}": "a" for n in range(MANY - 1)}
    assert judge(home, "may", Situation.of(home.vocabulary, known)).verdict == "depends", "with enough said it rules"
    assert perf_counter() - start < 30
