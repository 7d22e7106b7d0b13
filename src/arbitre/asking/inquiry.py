"""Which fact to ask for next: the one after which the fewest further questions are needed."""
from collections.abc import Collection, Iterable, Mapping, Sequence
from math import prod
from typing import TYPE_CHECKING, NamedTuple

from ..game.masks import Box, bits
from ..game.reach import reachable
from ..game.space import TooLarge
from ..judging.answer import WHAT
from ..judging.judge import judge, parted
from ..judging.split import deciding_facts

if TYPE_CHECKING:
    from ..game.situation import Situation
    from ..game.vocabulary import Vocabulary
    from ..law.ruleset import Ruleset

Cases = Sequence[tuple[Box, object]]  # boxes, with what makes their ruling another one

DEPTH = 3  # how many questions are looked ahead
MOST_ROWS = 1 << 16


class Inquiry(NamedTuple):
    """A fact to ask for (its id), and its possible answers: rows of values that need not be told apart."""

    fact: str
    answers: tuple[tuple[str, ...], ...]


def next_inquiry(ruleset: "Ruleset", question: str, situation: "Situation", asks: str = WHAT, strict: bool = False,
                 unknown: Iterable[str] = ()) -> Inquiry | None:
    """The Inquiry that settles most, or None if the ruling is settled or nothing that can be asked would change it.

    Of the questions that can be asked, the best is the one after which, over all rows of answers alike, the fewest
    more are needed, looking DEPTH questions ahead. `unknown` are the ids of facts that nobody can tell: they are not
    asked for again.
    """
    if judge(ruleset, question, situation, asks, strict, brief=True).verdict != "depends":
        return None
    cases = parted(ruleset, question, situation, asks, strict)
    vocabulary = ruleset.vocabulary
    fact = chosen(vocabulary, cases, [vocabulary.index[id] for id in unknown])
    if fact is None:
        return None
    return Inquiry(vocabulary.order[fact].id, tuple(vocabulary.values(fact, part) for part in answers(cases, fact)))


def chosen(vocabulary: "Vocabulary", cases: Cases, unknown: Collection[int] = ()) -> int | None:
    """The number of the fact to ask for, given the (box, key) of every case; None if none would change anything."""
    facts = [fact for fact in range(len(vocabulary.order)) if fact not in unknown and len(answers(cases, fact)) > 1]
    try:
        tree = _Tree(vocabulary, cases, facts)
    except TooLarge:
        found = deciding_facts([box for box, _ in cases], [key for _, key in cases])
        return next((fact for fact in found if fact in facts), None)
    return tree.first()


def answers(cases: Cases, fact: int) -> tuple[int, ...]:
    """The values of a fact (integers) parted by the cases in which they are possible, lowest bit first."""
    parts: dict[tuple[int, ...], int] = {}
    for bit in bits(_union(box[fact] for box, _ in cases)):
        where = tuple(box[fact] >> bit & 1 for box, _ in cases)
        parts[where] = parts.get(where, 0) | 1 << bit
    return tuple(parts.values())


def _union(sets: Iterable[int]) -> int:
    found = 0
    for one in sets:
        found |= one
    return found


class _Tree:
    """The questions that can be asked one after another, over all rows of answers that a game can bring about.

    A set of rows is an integer with a bit for each. Rows are *settled* if the same rulings remain possible in all
    of them: what nobody can tell may leave several.
    """

    def __init__(self, vocabulary: "Vocabulary", cases: Cases, facts: Iterable[int]) -> None:
        """Raises TooLarge."""
        self.answers = {fact: answers(cases, fact) for fact in facts}
        size = prod(map(len, self.answers.values()))
        if size > MOST_ROWS:
            raise TooLarge(size, {fact: len(parts) for fact, parts in self.answers.items()})
        self.alike = self._alike(vocabulary, cases)
        whole = _union(self.alike)
        self.parts = {fact: [found for part in parts if (found := whole & self._rows({fact: part}))]
                      for fact, parts in self.answers.items()}
        self.met: dict[tuple[int, int], int] = {}

    def _rows(self, box: Mapping[int, int]) -> int:
        """The rows of answers of which each may be true somewhere in a box {fact: values}."""
        rows, stride = 1, 1
        for fact, parts in self.answers.items():
            rows = _union(rows << number * stride for number, part in enumerate(parts) if part & box.get(fact, part))
            stride *= len(parts)
        return rows

    def _alike(self, vocabulary: "Vocabulary", cases: Cases) -> list[int]:
        """Sets of rows, in each of which the same rulings are possible."""
        by_key: dict[object, int] = {}
        for box, key in cases:
            for part in reachable(vocabulary.nonsense, box, self.answers):
                by_key[key] = by_key.get(key, 0) | self._rows(dict(enumerate(part)))
        alike = [_union(by_key.values())]
        for rows in by_key.values():
            alike = [part for one in alike for part in (one & rows, one & ~rows) if part]
        return alike

    def first(self) -> int | None:
        """The fact to ask for first, or None if all is settled as far as it can be.

        Where several are equally good, the one with the fewest answers, then the first in the vocabulary.
        """
        rows = _union(self.alike)
        if not rows or self._is_settled(rows):
            return None
        best: int | None = None
        least: int | None = None
        for fact in sorted(self.parts, key=lambda fact: (len(self.parts[fact]), fact)):
            cost = self._after(rows, fact, DEPTH, least)
            if least is None or cost < least:
                best, least = fact, cost
        return best

    def _is_settled(self, rows: int) -> bool:
        return any(not rows & ~alike for alike in self.alike)

    def _cost(self, rows: int, depth: int) -> int:
        """How many more questions these rows need in all, as far as `depth` more questions can tell."""
        if self._is_settled(rows):
            return 0
        if not depth:
            return rows.bit_count()
        found = self.met.get((rows, depth))
        if found is None:
            for fact in self.parts:
                cost = self._after(rows, fact, depth, found)
                found = cost if found is None else min(found, cost)
            found = self.met[rows, depth] = rows.bit_count() if found is None else found
        return found

    def _after(self, rows: int, fact: int, depth: int, limit: int | None = None) -> int:
        """The cost of these rows if this fact is asked for first; only as far as it is less than the `limit`."""
        cost = rows.bit_count()
        for part in self.parts[fact]:
            if limit is not None and cost >= limit:
                break
            if inside := rows & part:
                cost += self._cost(inside, depth - 1)
        return cost
