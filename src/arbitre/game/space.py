"""All the worlds of a question, numbered: a set of worlds is an integer with a bit for each world in it."""
from collections.abc import Iterable
from typing import TYPE_CHECKING

from .masks import Box, Condition, bits
from .reach import reachable, size_of

if TYPE_CHECKING:
    from .vocabulary import Vocabulary

MOST_WORLDS = 1 << 21
MOST_PARTS = 20_000


class TooLarge(Exception):
    """The space has more worlds than can be gone through: `size` at most, `values` {fact number: how many}."""

    def __init__(self, size: int, values: dict[int, int]) -> None:
        super().__init__(size, values)
        self.size, self.values = size, values


class Space:
    """The worlds of a box: every combination of the values of some facts that a game can reach.

    `facts` are the numbers of those facts, `all` is the set of all worlds, `having[fact][value]` the set of the
    worlds in which the fact has the value (its bit number). `box` has for each fact the values that are possible.
    """

    def __init__(self, vocabulary: "Vocabulary", box: Box, facts: Iterable[int]) -> None:
        """Raises TooLarge."""
        self.vocabulary, self.facts = vocabulary, tuple(facts)
        self.box = tuple(values or full if fact not in facts else values
                         for fact, (values, full) in enumerate(zip(box, vocabulary.full)))
        parts = self._parts() if all(self.box) else []
        self.count = sum(size_of(part, self.facts) for part in parts)
        self.all = (1 << self.count) - 1
        self.having = {fact: self._numbered(parts, place, fact) for place, fact in enumerate(self.facts)}

    def _parts(self) -> list[Box]:
        parts: list[Box] = []
        count = 0
        for part in reachable(self.vocabulary.nonsense, self.box, self.facts):
            parts.append(part)
            count += size_of(part, self.facts)
            if count > MOST_WORLDS or len(parts) > MOST_PARTS:
                raise TooLarge(size_of(self.box, self.facts), {fact: self.box[fact].bit_count() for fact in self.facts})
        return parts

    def _numbered(self, parts: list[Box], place: int, fact: int) -> dict[int, int]:
        """{value: the set of the worlds that have it}: the worlds of each part are numbered in a row, the values of
        the last fact turning fastest."""
        written: dict[int, list[str]] = {value: [] for value in bits(self.box[fact])}
        for part in parts:
            values = bits(part[fact])
            inner = size_of(part, self.facts[place + 1:])
            outer = size_of(part, self.facts[:place])
            for value, rows in written.items():
                rows.append("".join(("1" if value == other else "0") * inner for other in values) * outer)
        return {value: int("".join(rows)[::-1] or "0", 2) for value, rows in written.items()}

    def worlds(self, fact: int, values: int) -> int:
        """The set of the worlds in which the fact has one of the values (an integer)."""
        having, found = self.having[fact], 0
        for value in bits(values & self.box[fact]):
            found |= having[value]
        return found

    def holding(self, condition: Condition) -> int:
        """The set of the worlds in which a condition {fact number: values} holds; a fact that the space does not
        have hinders nothing."""
        found = self.all
        for fact, values in condition.items():
            if fact in self.having and self.box[fact] & ~values:
                found &= self.worlds(fact, values)
        return found

    def reached(self, fact: int, values: int, worlds: int) -> int:
        """Those of the values (an integer) that the fact has in a set of worlds."""
        return sum(1 << value for value in bits(values) if worlds & self.having[fact][value])

    def world(self, number: int) -> dict[int, int]:
        """{fact number: its value (an integer)} of one world."""
        return {fact: 1 << next(value for value, worlds in self.having[fact].items() if worlds >> number & 1)
                for fact in self.facts}

    def most_ordinary(self, worlds: int) -> dict[int, int]:
        """The world, out of a set that is not empty, in which as many facts as can be have their ordinary value."""
        found: dict[int, int] = {}
        for fact in self.facts:
            ordinary = self.vocabulary.ordinary[fact] & self.box[fact]
            values = [*bits(ordinary), *self.having[fact]]
            value = next(value for value in values if worlds & self.having[fact][value])
            worlds &= self.having[fact][value]
            found[fact] = 1 << value
        return found
