"""Which combinations of facts a game can reach, in parts that do not overlap."""
from math import prod

from .masks import with_fact


def size_of(box, facts):
    """How many combinations of the values of these facts a box has."""
    return prod(box[fact].bit_count() for fact in facts)


def reachable(nonsense, box, mentioned):
    """Parts of the box, none of which overlap, that hold every combination of the mentioned facts that a game can
    reach, and no other; of the facts that are not mentioned some value will do."""
    box = nonsense.narrow(box)
    if box is None:
        return
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


def _cut(masks, box, rows, mentioned):
    """A mentioned fact on which some row still hangs, and its values parted by the rows; else (None, ())."""
    for fact in mentioned:
        if fact in masks.facts and len(parts := masks.parts(fact, box[fact], rows)) > 1:
            return fact, parts
    return None, ()
