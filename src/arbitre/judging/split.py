"""Which facts really decide: the fewest that tell apart all cases that are ruled differently."""
from collections.abc import Iterable, Sequence
from itertools import combinations

from ..game.masks import Box, bits


def deciding_facts(boxes: Sequence[Box], keys: Sequence[object]) -> tuple[int, ...]:
    """The numbers of the fewest facts that tell the rulings of the cases apart, the most telling first.

    `boxes` are the cases, `keys` what each is ruled. Of equally small sets the one that tells apart most pairs
    of cases wins, then the first in the order of the vocabulary.
    """
    rows = _telling(boxes, keys)
    facts = sorted({fact for row in rows for fact in bits(row)})
    weight = {fact: sum(count for row, count in rows.items() if row >> fact & 1) for fact in facts}
    for size in range(1, len(facts) + 1):
        enough = [chosen for chosen in combinations(facts, size) if _tells_all(chosen, rows)]
        if enough:
            best = max(enough, key=lambda chosen: (sum(weight[fact] for fact in chosen), tuple(-fact for fact in chosen)))
            return tuple(sorted(best, key=lambda fact: (-weight[fact], fact)))
    return ()


def _telling(boxes: Sequence[Box], keys: Sequence[object]) -> dict[int, int]:
    """{facts that tell a pair of differently ruled cases apart, as an integer: how many such pairs}."""
    rows: dict[int, int] = {}
    mentioned = [fact for fact in range(len(boxes[0])) if any(box[fact] != boxes[0][fact] for box in boxes)]
    for (one, key), (other, other_key) in combinations(zip(boxes, keys), 2):
        if key != other_key:
            row = sum(1 << fact for fact in mentioned if not one[fact] & other[fact])
            rows[row] = rows.get(row, 0) + 1
    rows.pop(0, None)
    return rows


def _tells_all(chosen: Iterable[int], rows: Iterable[int]) -> bool:
    mask = sum(1 << fact for fact in chosen)
    return all(row & mask for row in rows)
