"""Which rule beats which: a rule overrides those that it names, and those that yield to it."""
from collections.abc import Sequence

from .masks import bits
from .problem import Problem
from .rule import Rule


def beats(rules: Sequence[Rule]) -> tuple[int, ...]:
    """For each rule the integer of the rules that it overrides: named by itself, or by their `yields`."""
    numbered = list(enumerate(rules))
    yielding = [(number, other) for number, other in numbered if other.yields]
    return tuple(sum(1 << number for number, other in (numbered if rule.overrides else yielding)
                     if other is not rule and _overrides(rule, other)) for rule in rules)


def _overrides(rule: Rule, other: Rule) -> bool:
    return any(other.is_named(name) for name in rule.overrides) or any(rule.is_named(name) for name in other.yields)


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
