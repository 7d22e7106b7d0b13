"""How likely something is of a text, from how often the text's marks stand in examples of it.

Naive Bayes with multinomial counts. Marks are not independent of each other, so that the evidence counts only for the
root of what it adds up to.

What a mark adds to every class is one integer, with a lane of its bits for each class: a text is the sum of its marks.
"""

import sys
from collections.abc import Callable
from functools import cached_property
from math import exp, log, sqrt
from typing import Any, TypeVar

from ..files.drawers import Chest, Drawers

T = TypeVar("T")

SMOOTHING = 0.1
"""What a mark counts in the examples of a class in which it never stands."""
FILL = 16
"""About so many marks of a table lie in one drawer."""
MOST_MARKS = 50_000
"""Marks of which it is remembered what they add to the classes of a table."""
BYTE = 256
LANE = 8
"""Bytes of the lane of one class."""
UNIT = 2.0 ** -40
"""What one counts in a lane: far finer than any difference that matters, and no text is so long that a lane overflows."""


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
    """Counts made ready: ``of(marks)`` gives the probability of each class.

    ``first`` and ``rare`` are bytes with a lane for each class: the logarithm of its share, and of a mark that never stands
    in it, less what is common to all classes. ``rows[mark]`` is a row of class, weight, class, weight…, or None.
    """

    def __init__(self, classes: Any, first: bytes, rare: bytes, rows: Any) -> None:
        self.classes, self._rare, self._rows = classes, rare, rows
        self._first = int.from_bytes(first, sys.byteorder)
        self._gains = _Met(self._gain)
        self._by_class = _Met(self._gain_of_each)

    @classmethod
    def made(cls, counts: dict[str, Any]) -> "Likelihood":
        """The likelihood of what was counted."""
        drawers = Drawers()
        return cls.thawed(cls.frozen(counts, drawers), drawers)

    @staticmethod
    def frozen(counts: dict[str, Any], drawers: Drawers) -> tuple[Any, ...]:
        """What was counted as plain values, its rows in drawers."""
        number, marks = counts["number"], counts["marks"]
        total = [0.0] * len(number)
        for row in marks.values():
            for place, count in zip(row[::2], row[1::2]):
                total[place] += count
        first = _lanes([log(count) for count in number.values()])
        rare = _lanes([log(SMOOTHING / (all_ + SMOOTHING * (len(marks) + 1))) for all_ in total])
        rows = {mark: bytes(row) if max(row, default=0) < BYTE else tuple(row) for mark, row in marks.items()}
        return tuple(number), first, rare, drawers.put_chest(rows, FILL)

    @classmethod
    def thawed(cls, frozen: tuple[Any, ...], drawers: Drawers) -> "Likelihood":
        """The table that was frozen."""
        classes, first, rare, rows = frozen
        return cls(classes, first, rare, Chest(drawers, rows))

    def of(self, marks: dict[str, int]) -> dict[str, float]:
        """The probability of each class, from the marks of a text with their weights; they add up to one."""
        points, known = self.points(marks)
        return dict(zip(self.classes, shares(points, known)))

    def points(self, marks: dict[str, int]) -> tuple[list[int], int]:
        """The logarithm of each class in units (but for a constant), and the weight of the marks that are known."""
        points, known, gains = self._first, 0, self._gains
        for mark, weight in marks.items():
            gain = gains[mark]
            if gain is not None:
                known += weight
                points += gain if weight == 1 else weight * gain
        return self._each(points), known

    @cached_property
    def by_fact(self) -> dict[str, list[int]]:
        """The places of the classes ``fact=value`` of each fact."""
        found: dict[str, list[int]] = {}
        for place, name in enumerate(self.classes):
            found.setdefault(name.partition("=")[0], []).append(place)
        return found

    def gains(self, mark: str) -> list[int] | None:
        """What one mark adds to each class, in units; None where it is not known."""
        return self._by_class[mark]

    def _gain_of_each(self, mark: str) -> list[int] | None:
        gain = self._gains[mark]
        return None if gain is None else self._each(gain)

    def _gain(self, mark: str) -> int | None:
        row = self._rows[mark]
        if row is None:
            return None
        lanes = memoryview(bytearray(self._rare)).cast("Q")
        for place, count in zip(row[::2], row[1::2]):
            lanes[place] += _GAINS[count]
        return int.from_bytes(lanes.tobytes(), sys.byteorder)

    def _each(self, lanes: int) -> list[int]:
        """The lanes of an integer, in the order of the classes."""
        return memoryview(lanes.to_bytes(LANE * len(self.classes), sys.byteorder)).cast("Q").tolist()


def _lanes(logarithms: list[float]) -> bytes:
    """Logarithms in units, each in its lane, above the least of them."""
    least = min(logarithms, default=0.0)
    return b"".join(round((one - least) / UNIT).to_bytes(LANE, sys.byteorder) for one in logarithms)


class _Met(dict[str, T]):
    """What marks add, as far as they were met; None for those that are not known."""

    def __init__(self, make: Callable[[str], T]) -> None:
        self._make = make

    def __missing__(self, mark: str) -> T:
        if len(self) >= MOST_MARKS:
            self.clear()
        found = self[mark] = self._make(mark)
        return found


class _Gains(dict[int, int]):
    """What a mark adds to a class in whose examples it counts so much, in units."""

    def __missing__(self, count: int) -> int:
        found = self[count] = round(log(1 + count / SMOOTHING) / UNIT)
        return found


_GAINS = _Gains()


def shares(points: list[int], known: int) -> list[float]:
    """Logarithms in units as probabilities, after so many marks."""
    best, scale = max(points), UNIT / max(1.0, sqrt(known) / 2)
    weights = [exp((one - best) * scale) for one in points]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def mean(first: dict[str, float], second: dict[str, float], share: float) -> dict[str, float]:
    """The geometric mean of two probabilities of the same classes, the second with this share; they add up to one."""
    both = {name: one ** (1 - share) * second[name] ** share for name, one in first.items()}
    whole = sum(both.values())
    return {name: one / whole for name, one in both.items()} if whole else first
