"""Which rule beats which: a rule overrides those that it names, and those that yield to it."""
from collections.abc import Iterable, Sequence

from ..game.masks import bits
from ..problem import Problem
from .rule import Rule


def beats(rules: Sequence[Rule]) -> tuple[int, ...]:
    """For each rule the integer of the rules that it overrides: named by itself, or by their `yields`."""
    named = _Named(rules)
    beaten = [_union(map(named.__getitem__, rule.overrides)) for rule in rules]
    for number, other in enumerate(rules):
        for superior in bits(_union(map(named.__getitem__, other.yields))):
            beaten[superior] |= 1 << number
    return tuple(found & ~(1 << number) for number, found in enumerate(beaten))


class _Named(dict[str, int]):
    """The integer of the rules that a name in `overrides` or `yields` means."""

    def __init__(self, rules: Sequence[Rule]) -> None:
        self._rules = rules

    def __missing__(self, name: str) -> int:
        found = self[name] = sum(1 << number for number, rule in enumerate(self._rules) if rule.is_named(name))
        return found


def _union(masks: Iterable[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def superior_first(rules: Sequence[Rule], beaten: Sequence[int], problems: list[Problem]) -> tuple[int, ...]:
    """The numbers of the rules that override others, superiors before inferiors.

    A circle of overrides is added to `problems`.
    """
    order: list[int] = []
    state: dict[int, str] = {}

    def visit(number: int, path: tuple[int, ...]) -> None:
        if state.get(number) == "done":
            return
        if state.get(number) == "open":
            problems.append(_cycle([rules[step] for step in path[path.index(number):]]))
            return
        state[number] = "open"
        for inferior in bits(beaten[number]):
            visit(inferior, (*path, number))
        state[number] = "done"
        order.append(number)

    for number in range(len(rules)):
        visit(number, ())
    return tuple(number for number in reversed(order) if beaten[number])


def _cycle(rules: Sequence[Rule]) -> Problem:
    names = " → ".join(f"`{rule.id}`" for rule in (*rules, rules[0]))
    return Problem("override-cycle", f"these rules override each other in a circle: {names}", rules[0].place,
                   "remove one of these overrides")
