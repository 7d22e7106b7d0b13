"""Tells a set of worlds in as few plain cases as possible: none can be dropped, none widened."""
from collections.abc import Iterator, Sequence
from typing import TypeVar

from ..game.masks import Condition, bits
from ..game.space import Space

K = TypeVar("K")

ORDERS = 6  # ways of widening that are tried from each world


def covered(space: Space, wanted: int) -> list[Condition]:
    """Conditions {fact number: values} that together hold in all the wanted worlds of a space and in no other.

    No condition can be left out, and none accept another value of any fact. Those with the most worlds come first.
    """
    apart, left = space.all & ~wanted, wanted
    found: dict[tuple[tuple[int, int], ...], int] = {}
    while left:
        world = space.world((left & -left).bit_length() - 1)
        widest = max(_widenings(space, world, apart), key=lambda pair: ((pair[1] & left).bit_count(), -len(pair[0])))
        found[tuple(widest[0].items())] = widest[1]
        left &= ~widest[1]
    kept = without_idle(found, wanted)
    return [dict(case) for case in sorted(kept, key=lambda case: (-found[case].bit_count(), len(case)))]


def without_idle(found: dict[K, int], wanted: int) -> list[K]:
    """The keys of {key: set of worlds} that are needed so that the sets hold all the wanted worlds."""
    kept = dict(found)
    for key in sorted(found, key=lambda key: found[key].bit_count()):
        others = 0
        for other, worlds in kept.items():
            others |= worlds if other != key else 0
        if not wanted & ~others:
            del kept[key]
    return list(kept)


def _widenings(space: Space, world: Condition, apart: int) -> Iterator[tuple[Condition, int]]:
    """The (condition, its worlds) that one world can be widened to without a world that is apart, in some ways."""
    facts = space.facts
    met: set[tuple[int, ...]] = set()
    step = max(1, len(facts) // ORDERS)
    for turn in range(0, max(1, len(facts)), step):
        order = facts[turn:] + facts[:turn]
        box = _widened(space, world, order, apart)
        key = tuple(box[fact] for fact in facts)
        if key not in met:
            met.add(key)
            condition = {fact: box[fact] for fact in facts if space.box[fact] & ~box[fact]}
            yield condition, space.holding(condition)


def _widened(space: Space, world: Condition, order: Sequence[int], apart: int) -> Condition:
    """The world widened fact by fact in this order: first facts that may have any value, then single values."""
    box, sets = dict(world), {fact: space.worlds(fact, values) for fact, values in world.items()}
    tight = []
    for fact in order:
        if _near(sets, fact, apart):
            tight.append(fact)
        else:
            box[fact] = space.box[fact]
            del sets[fact]
    for fact in tight:
        near = _near(sets, fact, apart)
        for value in bits(space.box[fact] & ~box[fact]):
            if not near & space.having[fact][value]:
                box[fact] |= 1 << value
                sets[fact] |= space.having[fact][value]
    return box


def _near(sets: dict[int, int], fact: int, apart: int) -> int:
    """The worlds apart that only this fact keeps out."""
    for other, worlds in sets.items():
        if other != fact:
            apart &= worlds
            if not apart:
                return 0
    return apart
