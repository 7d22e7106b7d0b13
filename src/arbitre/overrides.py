"""Which rule beats which: a rule overrides those that it names, and those that yield to it."""
from .masks import bits
from .problem import Problem


def beats(rules):
    """For each rule the integer of the rules that it overrides: named by itself, or by their `yields`."""
    return tuple(sum(1 << number for number, other in enumerate(rules) if other is not rule and _overrides(rule, other))
                 for rule in rules)


def _overrides(rule, other):
    return any(other.is_named(name) for name in rule.overrides) or any(rule.is_named(name) for name in other.yields)


def superior_first(rules, beaten, problems):
    """The numbers of the rules that override others, superiors before inferiors.

    A circle of overrides is added to `problems`.
    """
    order, state = [], {}

    def visit(number, path):
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


def _cycle(rules):
    names = " → ".join(f"`{rule.id}`" for rule in (*rules, rules[0]))
    return Problem("override-cycle", f"these rules override each other in a circle: {names}", rules[0].place,
                   "remove one of these overrides")
