"""The engine against an evaluator of ten lines that shares no code with it, on many random situations."""

import random
from pathlib import Path

import pytest
from length import at_length
from shipped import SHELF

from arbitre.game.situation import Situation
from arbitre.judging.cases import book
from arbitre.judging.conclusion import conclude
from arbitre.judging.direct import direct
from arbitre.judging.judge import judge

SITUATIONS = at_length(25_000, 1_000_000)
PARTLY = at_length(150, 4_000)  # of each ruleset, situations of which only part is known


def naive(rules, world):
    """(the ids of the rules that stand, their verdict) in a world: ten lines, straight from what the files say."""
    def matches(rule):
        return all(world[fact] in values for fact, values in rule.when.items())

    def overrides(one, other):
        return bool({other.id, *other.groups} & set(one.overrides) or {one.id, *one.groups, "all"} & set(other.yields))

    def stands(rule):
        return matches(rule) and not any(other is not rule and overrides(other, rule) and stands(other) for other in rules)

    standing = [rule for rule in rules if stands(rule)]
    verdicts = {rule.verdict for rule in standing}
    return {rule.id for rule in standing}, verdicts.pop() if len(verdicts) == 1 else "contested" if verdicts else "silent"


def drawn(ruleset, question, chance):
    """A world of a question, at random: a value that this edition's cards allow for each fact that a rule mentions."""
    words = ruleset.vocabulary
    return {words.order[fact].id: chance.choice(words.values(fact, ruleset.box[fact])) for fact in book(ruleset, question).masks.facts}


def box_of(ruleset, world):
    """A world as the engine holds it; nothing is said of other facts."""
    words = ruleset.vocabulary
    return tuple(words.bit[fact.id][world[fact.id]] if fact.id in world else values for fact, values in zip(words.order, ruleset.box))


def share(id):
    """How many of the situations fall to each question of a ruleset: more, where more rules speak."""
    ruleset = SHELF.rulesets[id]
    weights = {question: len(ruleset.on(question)) ** 2 for question in SHELF.vocabulary.questions if ruleset.on(question)}
    each = SITUATIONS / len(SHELF.rulesets) / sum(weights.values())
    return {question: max(1, round(weight * each)) for question, weight in weights.items()}


@pytest.mark.parametrize("id", SHELF.rulesets)
def test_on_random_worlds_the_same_rules_stand(id):
    ruleset, chance, tried = SHELF.rulesets[id], random.Random(id), 0
    for question, count in share(id).items():
        rules = book(ruleset, question)
        for _ in range(count):
            world = drawn(ruleset, question, chance)
            box, tried = box_of(ruleset, world), tried + 1
            sure, possible = rules.masks.match(box)
            standing, verdict = naive(rules.rules, world)
            assert sure == possible and {rule.id for rule in rules.pick(rules.walk(sure, sure)[0])} == standing, (question, world)
            for case in rules.cases(box):
                found = conclude(rules, case).verdict
                assert found == verdict or found == "contested" and len(standing) > 1, (question, world)
    assert tried > 0.9 * SITUATIONS / len(SHELF.rulesets)


def possible(ruleset, question, known, chance):
    """The situation in which some facts of a world are known, and a few reachable worlds of it; None if no game gets there."""
    words = ruleset.vocabulary
    box = box_of(ruleset, known)
    if not words.nonsense.leaves(box):
        return None
    worlds = []
    for _ in range(60):
        world = {**drawn(ruleset, question, chance), **known}
        if words.nonsense.leaves(box_of(ruleset, world)):
            worlds.append(world)
    return Situation.of(words, known), worlds


@pytest.mark.parametrize("id", SHELF.rulesets)
def test_a_strict_ruling_on_part_of_the_facts_holds_in_every_world_and_its_branches_where_they_say(id):
    ruleset, chance, tried = SHELF.rulesets[id], random.Random(id), 0
    questions = [question for question in SHELF.vocabulary.questions if ruleset.on(question)]
    while tried < PARTLY:
        question = chance.choice(questions)
        rules, world = book(ruleset, question).rules, drawn(ruleset, question, chance)
        known = {fact: value for fact, value in world.items() if chance.random() < 0.6}
        found = possible(ruleset, question, known, chance)
        tried += 1
        if not found or ruleset.means:
            continue
        ruling = judge(ruleset, question, found[0], strict=True)
        for one in found[1]:
            standing, verdict = naive(rules, one)
            told = followed(ruling, one)
            assert told.verdict == verdict or told.verdict == "contested" and len(standing) > 1, (question, known, one)
            short = direct(ruleset, question, found[0], "what")
            assert short is None or short.verdict == ruling.verdict


def followed(ruling, world):
    """The ruling at the end of the questions that it asks, each answered as in the world."""
    while ruling.depends:
        dependence = ruling.depends[0]
        ruling = next(branch.ruling for branch in dependence.branches if world[dependence.fact] in branch.values)
    return ruling


def test_the_naive_evaluator_is_ten_lines_and_knows_nothing_of_the_engine():
    text = Path(__file__).read_text(encoding="utf-8").partition("def naive(")[2].partition("\n\n\ndef ")[0]
    lines = [line for line in text.splitlines()[2:] if line.strip()]
    assert len(lines) <= 10 and not any(name in text for name in ("masks", "book", "walk", "cases", "condition"))
