"""How likely something is of a text, from how often the text's marks stand in examples of it.

Naive Bayes with multinomial counts. Marks are not independent of each other, so that the evidence counts only for the
root of what it adds up to.
"""

import marshal
from math import exp, log, sqrt
from typing import Any
from zlib import crc32

SMOOTHING = 0.1
"""What a mark counts in the examples of a class in which it never stands."""
SHELVES = 64
"""The marks of a table are kept in so many runs of bytes, of which a text opens only those that hold its own."""
MOST_KNOWN = 50_000
"""Marks whose shelf is remembered."""


def counted(examples: Any, fewest: int = 2) -> dict[str, Any]:
    """The counts of examples: the `number` of them by class, and for each of the `marks` a row of class, weight, class,
    weight… (classes by their place).

    An example is ``{class: marks that stand for this class alone}`` and its ``{mark: weight}``. Marks that stand in
    fewer than ``fewest`` examples are left out.
    """
    number: dict[str, int] = {}
    times: dict[str, int] = {}
    weights: dict[str, dict[str, int]] = {}
    for classes, marks in examples:
        for mark in (*marks, *(mark for own in classes.values() for mark in own)):
            times[mark] = times.get(mark, 0) + 1
        for name, own in classes.items():
            number[name] = number.get(name, 0) + 1
            for mark, weight in (*marks.items(), *own.items()):
                by_class = weights.setdefault(mark, {})
                by_class[name] = by_class.get(name, 0) + weight
    place = {name: i for i, name in enumerate(sorted(number))}
    return {"number": dict(sorted(number.items())),
            "marks": {mark: [n for name, weight in sorted(weights[mark].items()) for n in (place[name], weight)]
                      for mark in sorted(weights) if times[mark] >= fewest}}


class Likelihood:
    """Counts made ready: ``of(marks)`` gives the probability of each class."""

    def __init__(self, classes: Any, first: Any, rare: Any, shelves: Any) -> None:
        self.classes, self.first, self.rare, self._shelves = classes, first, rare, shelves

    @classmethod
    def made(cls, counts: dict[str, Any]) -> "Likelihood":
        """The likelihood of what was counted."""
        number, marks = counts["number"], counts["marks"]
        total = [0.0] * len(number)
        shelves: list[dict[str, Any]] = [{} for _ in range(SHELVES)]
        for mark, row in marks.items():
            pairs = tuple(zip(row[::2], row[1::2]))
            for place, count in pairs:
                total[place] += count
            shelves[_PLACES[mark]][mark] = tuple((place, log(1 + count / SMOOTHING)) for place, count in pairs)
        whole = sum(number.values())
        return cls(tuple(number), [log(count / whole) for count in number.values()],
                   [log(SMOOTHING / (all_ + SMOOTHING * (len(marks) + 1))) for all_ in total], shelves)

    def frozen(self) -> bytes:
        """The table as bytes, its shelves folded."""
        shelves = [shelf if isinstance(shelf, bytes) else marshal.dumps(shelf) for shelf in self._shelves]
        return marshal.dumps((self.classes, self.first, self.rare, shelves))

    @classmethod
    def thawed(cls, frozen: bytes) -> "Likelihood":
        """The table that was frozen."""
        return cls(*marshal.loads(frozen))

    def of(self, marks: dict[str, float]) -> dict[str, float]:
        """The probability of each class, from the marks of a text with their weights; they add up to one."""
        points, known = self.points(marks)
        return dict(zip(self.classes, shares(points, known)))

    def points(self, marks: dict[str, float]) -> tuple[list[float], float]:
        """The logarithm of each class (but for a constant), and the weight of the marks that are known."""
        points, known, shelves, places = list(self.first), 0.0, self._shelves, _PLACES
        for mark, weight in marks.items():
            shelf = shelves[places[mark]]
            if isinstance(shelf, bytes):
                shelf = shelves[places[mark]] = marshal.loads(shelf)
            gains = shelf.get(mark)
            if gains is not None:
                known += weight
                for place, gain in gains:
                    points[place] += weight * gain
        return [one + known * rare for one, rare in zip(points, self.rare)], known

    def gains(self, mark: str) -> dict[int, float]:
        """What one mark adds to the classes, by their place; empty where it is not known."""
        at = _PLACES[mark]
        if isinstance(self._shelves[at], bytes):
            self._shelves[at] = marshal.loads(self._shelves[at])
        return dict(self._shelves[at].get(mark, ()))


def shares(points: list[float], known: float) -> list[float]:
    """Logarithms as probabilities, after so many marks."""
    best, spread = max(points), max(1.0, sqrt(known) / 2)
    weights = [exp((one - best) / spread) for one in points]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def mean(first: dict[str, float], second: dict[str, float], share: float) -> dict[str, float]:
    """The geometric mean of two probabilities of the same classes, the second with this share; they add up to one."""
    both = {name: one ** (1 - share) * second[name] ** share for name, one in first.items()}
    whole = sum(both.values())
    return {name: one / whole for name, one in both.items()} if whole else first


class _Places(dict[str, int]):
    """The shelf of each mark."""

    def __missing__(self, mark: str) -> int:
        if len(self) >= MOST_KNOWN:
            self.clear()
        found = self[mark] = crc32(mark.encode()) % SHELVES
        return found


_PLACES = _Places()
