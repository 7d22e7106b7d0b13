"""Which combinations of facts a game can reach, in parts that do not overlap."""
from collections.abc import Collection, Iterable, Iterator
from math import prod

from .masks import Box, Masks, with_fact
from .nonsense import Nonsense


def size_of(box: Box, facts: Iterable[int]) -> int:
    """How many combinations of the values of these facts a box has."""
    return prod(box[fact].bit_count() for fact in facts)


def reachable(nonsense: "Nonsense", box: Box, mentioned: Collection[int]) -> Iterator[Box]:
    """Parts of the box, none of which overlap, that hold every combination of the mentioned facts that a game can
    reach, and no other; of the facts that are not mentioned some value will do."""
    narrowed = nonsense.narrow(box)
    if narrowed is None:
        return
    box = narrowed
    possible = nonsense.masks.match(box)[1]
    if possible and not nonsense.dodges(box, possible, mentioned):
        fact, parts = _cut(nonsense.masks, box, possible, mentioned)
        if fact is not None:
            for part in parts:
                yield from reachable(nonsense, with_fact(box, fact, part), mentioned)
            return
        if not nonsense.leaves(box):
            return
    yield box


def count_reachable(nonsense: "Nonsense", box: Box, mentioned: Iterable[int]) -> int:
    """How many combinations of the mentioned facts a game can reach within the box.

    Families of conditions that no fact links are counted apart, and the counts of each remembered.
    """
    count, free = 1, set(mentioned)
    for family in nonsense.families:
        inside = tuple(fact for fact in family.nonsense.masks.facts if fact in free)
        free.difference_update(inside)
        key = inside, family.pick(box)
        if key not in family.counted:
            family.counted[key] = sum(size_of(part, inside) for part in reachable(family.nonsense, box, inside))
        count *= family.counted[key]
    return count * size_of(box, free)


def _cut(masks: Masks, box: Box, rows: int, mentioned: Iterable[int]) -> tuple[int | None, tuple[int, ...]]:
    """The mentioned fact on which some row hangs that is cut into the fewest parts, and these; else (None, ())."""
    found = ((fact, masks.parts(fact, box[fact], rows)) for fact in mentioned if fact in masks.facts)
    none: tuple[int | None, tuple[int, ...]] = (None, ())
    return min((pair for pair in found if len(pair[1]) > 1), key=lambda pair: len(pair[1]), default=none)
