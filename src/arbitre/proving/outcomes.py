"""What one ruleset rules over all the worlds of a question, as sets of worlds."""
from collections.abc import Collection
from itertools import combinations
from typing import NamedTuple

from ..game.masks import Box, bits, with_fact
from ..game.space import Space
from ..judging.cases import Book, Case
from ..judging.conclusion import Conclusion, conclude
from .relation import Key


class Outcome(NamedTuple):
    """The worlds in which the same rules stand and conclude the same; `key` is what makes a ruling another one."""

    worlds: int
    case: Case
    conclusion: Conclusion
    key: Key


def outcomes(book: Book, space: Space) -> list[Outcome]:
    """The Outcomes of a book over a space; together they hold every world, each once."""
    found = []
    for standing, worlds in _standing(book, space).items():
        for box, part in _counted(book, space, standing, worlds):
            case = Case(box, standing, standing)
            conclusion = conclude(book, case)
            found.append(Outcome(part, case, conclusion, _key(conclusion)))
    return found


def deciding(book: Book, outcome: Outcome) -> list[int]:
    """The smallest sets of standing rules (each as an integer) that alone conclude as all of them do."""
    standing = bits(outcome.case.standing)
    for size in range(len(standing) + 1):
        found = [rules for chosen in combinations(standing, size)
                 if _concludes(book, outcome, rules := sum(1 << number for number in chosen))]
        if found:
            return found
    return [outcome.case.standing]


def _concludes(book: Book, outcome: Outcome, rules: int) -> bool:
    if not rules and outcome.case.standing:
        return False
    return _key(conclude(book, outcome.case._replace(standing=rules))) == outcome.key


def _key(conclusion: Conclusion) -> Key:
    return conclusion.verdict, frozenset(conclusion.effects), conclusion.values


def _standing(book: Book, space: Space) -> dict[int, int]:
    """{standing rules (an integer): the worlds in which just these stand}."""
    parts = {0: space.all} if space.count else {}
    for number, worlds in standing_in(book, space).items():
        cut: dict[int, int] = {}
        for standing, part in parts.items():
            cut[standing | 1 << number] = part & worlds
            cut[standing] = part & ~worlds
        parts = {standing: part for standing, part in cut.items() if part}
    return parts


def standing_in(book: Book, space: Space, without: Collection[int] = ()) -> dict[int, int]:
    """{number of a rule: the worlds in which it stands}, superiors settled first, as if some rules were not there."""
    stands: dict[int, int] = {}
    for number in (*book.superiors, *(n for n in range(len(book.rules)) if n not in book.superiors)):
        worlds = 0 if number in without else space.holding(book.rules[number].condition)
        for superior in bits(book.beaten_by[number]):
            worlds &= ~stands[superior]
        stands[number] = worlds
    return stands


def _counted(book: Book, space: Space, standing: int, worlds: int) -> list[tuple[Box, int]]:
    """(box, worlds) for each of the numbers that the standing rules take from facts."""
    parts = [(space.box, worlds)]
    for fact in dict.fromkeys(fact for number in bits(standing) for fact in book.counted[number]):
        parts = [(with_fact(box, fact, values), inner) for box, part in parts for values in book.parts(fact, box[fact])
                 if (inner := part & space.worlds(fact, values))]
    return parts
