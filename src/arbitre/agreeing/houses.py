"""Do house rules get along: with the document that they amend, and with each other?"""
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import combinations

from ..game.masks import Box
from ..judging.cases import Book, Case, book
from ..judging.conclusion import disagree
from ..law.overrides import beats, superior_first
from ..law.rule import Rule
from ..law.ruleset import Ruleset, Shelf, meets
from ..problem import Problem
from ..proving.audit import conflicts
from ..proving.relation import SILENT


def check_houses(shelf: Shelf, ids: Collection[str] | None = None) -> list[Problem]:
    """What is wrong with each house rule (of all, or those with these ids) over each document that it amends."""
    problems: list[Problem] = []
    for id, house in shelf.house.items():
        if ids is None or id in ids:
            problems += idle(shelf, house)
            for ruleset in shelf.rulesets.values():
                problems += clashes(ruleset, (house,))
    met: dict[object, Problem] = {}
    for problem in problems:
        met.setdefault((problem.id, problem.place), problem)
    return list(met.values())


def idle(shelf: Shelf, house: Ruleset) -> Iterator[Problem]:
    """What of a house rule changes nothing in any document, as Problems: a rule of it, or one of its overrides."""
    amended = [ruleset.amended([house]) for ruleset in shelf.rulesets.values()]
    others = [rule for one in (*shelf.rulesets.values(), *shelf.house.values()) for rule in one.rules]
    for rule in house.rules:
        if not any(one.by_id.get(rule.id) is rule for one in amended):
            yield _idle(rule, house, others)
            continue
        key, why = "overrides", "the two never meet"
        for name in rule.overrides:
            if not any(meets(rule, other) for other in others if other.is_named(name)):
                yield Problem("idle-override", f"`{key}: {name}` of `{rule.id}` changes nothing: {why}", rule.place, "remove it")


def never_met(rule: Rule, others: Iterable[Rule]) -> Problem:
    """The Problem of a rule that overrides only what it never meets; the remedy names the one of the others that it could
    override in the most documents."""
    could = Counter(other.id for other in others if other is not rule and meets(rule, other) and other.verdict != rule.verdict
                    and rule.verdict and other.verdict not in (None, SILENT))
    remedy = f"write `overrides: [{max(could, key=could.__getitem__)}]`" if could else \
        "name a rule on the same question that may hold in the same situation"
    return Problem("missing-norm", f"`{rule.id}` changes nothing: what it overrides is on another question, or never holds when it does",
                   rule.place, remedy)


def _idle(rule: Rule, house: Ruleset, others: Iterable[Rule]) -> Problem:
    """The Problem of a rule that is in force in no document under its house rule."""
    if rule.overrides:
        return never_met(rule, others)
    return Problem("missing-norm", f"`{rule.id}` changes nothing: no rule of `{house.id}` overrides what it amends", rule.place,
                   f"write `overrides: [{house.amends[0]}]`")


def clashing_pairs(ruleset: Ruleset, houses: Iterable[Ruleset]) -> dict[tuple[str, str], list[Problem]]:
    """{(id, id): problems} of the pairs of house rules that clash over a document, each problem with its question."""
    found = {}
    for one, other in combinations(houses, 2):
        if problems := clashes(ruleset, (one, other)):
            found[one.id, other.id] = problems
    return found


def clashes(ruleset: Ruleset, houses: Sequence[Ruleset]) -> list[Problem]:
    """Where house rules contradict each other or the document, or override each other in a circle, as Problems.

    Several house rules are looked at on the questions only that more than one of them speaks of.
    """
    amended = ruleset.amended(houses)
    return [problem for question in _shared_questions(amended, houses) for problem in clashes_on(amended, question)]


def clashes_on(amended: Ruleset, question: str) -> list[Problem]:
    """As `clashes`, of a ruleset that is amended already and on one question (its id)."""
    rules = amended.on(question)
    if circle := circles_of(rules):
        return circle
    judged = book(amended, question)
    return [problem for problem in conflicts(amended, judged, tuple(_touched(judged, amended.box))) if _is_of_house(problem, rules)]


def combinations_on(ruleset: Ruleset, houses: Iterable[Ruleset], question: str) -> Iterator[tuple[tuple[str, ...], Ruleset]]:
    """Every combination of two or more of the house rules that bear on a question, as (their ids, the Ruleset amended)."""
    touching = [house for house in houses if any(rule.question == question for rule in house.rules)
                and house.id not in ruleset.amended([house]).idle]
    for size in range(2, len(touching) + 1):
        for chosen in combinations(touching, size):
            yield tuple(house.id for house in chosen), ruleset.amended(chosen)


def circles(amended: Ruleset) -> list[Problem]:
    """The circles of overrides of a ruleset with its house rules, as Problems."""
    questions = dict.fromkeys(rule.question for rule in amended.rules if "/" in rule.ruleset)
    return [problem for question in questions for problem in circles_of(amended.on(question))]


def circles_of(rules: Sequence[Rule]) -> list[Problem]:
    """The circles of overrides of the rules on one question, as Problems."""
    found: list[Problem] = []
    superior_first(rules, beats(rules), found)
    return [_placed(problem, rules) for problem in found]


def _shared_questions(amended: Ruleset, houses: Sequence[Ruleset]) -> list[str]:
    """The questions on which rules of all these house rules (of two at least) are in force."""
    speak: dict[str, set[str]] = {}
    for rule in amended.rules:
        if "/" in rule.ruleset:
            speak.setdefault(rule.question, set()).add(rule.ruleset)
    return [question for question, speakers in speak.items() if len(speakers) >= min(2, len(houses))]


def _touched(judged: Book, box: Box) -> Iterator[Case]:
    """The cases in which a house rule matches that can contradict another, those of several more than once."""
    for number, rule in enumerate(judged.rules):
        if "/" in rule.ruleset and any(_can_collide(judged, box, number, other) for other in range(len(judged.rules))):
            inside = tuple(values & rule.condition.get(fact, values) for fact, values in enumerate(box))
            yield from judged.cases(inside) if all(inside) else ()


def _can_collide(judged: Book, box: Box, one: int, other: int) -> bool:
    """Whether two rules (their numbers) conclude otherwise, neither overrides the other, and some values let both match."""
    edges = judged.beats[one] >> other | judged.beats[other] >> one
    first, second = judged.rules[one], judged.rules[other]
    return (not edges & 1 and disagree(first, second, judged.vocabulary.clash)
            and all(box[fact] & values & second.condition.get(fact, values) for fact, values in first.condition.items()))


def _is_of_house(problem: Problem, rules: Iterable[Rule]) -> bool:
    named = dict(problem.fields)["rules"]
    return any("/" in rule.ruleset for rule in rules if rule.id in named)


def _placed(problem: Problem, rules: Sequence[Rule]) -> Problem:
    """A circle told where the house rule in it is written, since that is what can be mended."""
    for rule in reversed(rules):  # the table's own rules come last
        if "/" in rule.ruleset and f"`{rule.id}`" in problem.message:
            return problem._replace(place=rule.place, hint="remove one of these overrides from the house rule")
    return problem
