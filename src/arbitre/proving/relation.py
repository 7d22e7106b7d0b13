"""How the first of several rulesets relates to the others on a question."""

from collections.abc import Iterable

SAME, STRICTER, LOOSER, DIFFERENT, ONLY = "same", "stricter", "looser", "different", "only"
APART = "apart"  # no situation in common
TOO_LARGE = "too-large"
STRICTNESS = {"allowed": 0, "forbidden": 1, "optional": 0, "required": 1}
GRADED = ("permission", "duty")
SILENT = "silent"
Key = tuple[str, object, object]  # a verdict, its effects and its values


def relation(rulings: Iterable[tuple[Key, ...]], kind: str) -> str:
    """The relation that these rulings show: an iterable of tuples, the key of each ruleset's ruling (the verdict
    comes first in a key). Silence is neither strict nor loose: it counts only where nothing else sets them apart."""
    parted = [keys for keys in rulings if len(set(keys)) > 1]
    differing = [keys for keys in parted if len({key for key in keys if key[0] != SILENT}) > 1]
    if not parted:
        return SAME
    if not differing:
        speaking = {tuple(key[0] != SILENT for key in keys) for keys in parted}
        return ONLY if len(speaking) == 1 else DIFFERENT
    if kind in GRADED:
        steps = {_step(keys[0], other) for keys in differing for other in keys[1:] if SILENT not in (keys[0][0], other[0])}
        if steps <= {0, 1} and 1 in steps:
            return STRICTER
        if steps <= {0, -1} and -1 in steps:
            return LOOSER
    return DIFFERENT


def _step(one: Key, other: Key) -> int | None:
    """1 where the first is stricter, -1 where it is looser, 0 where it is the same, None where nobody can say."""
    if one[0] == other[0]:
        return 0
    step = STRICTNESS.get(one[0], 9) - STRICTNESS.get(other[0], -9)
    return step if step in (1, -1) else None
