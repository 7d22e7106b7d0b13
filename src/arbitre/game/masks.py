"""Matches a situation against many conditions at once, by counting in bits.

A *box* is a tuple with one integer a fact: a bit for each value still possible. A *condition* is a dict
{fact number: integer of the values it accepts}; a fact that it does not name may have any value.
"""

from collections.abc import Container, Sequence

Box = tuple[int, ...]
Condition = dict[int, int]
Seen = tuple[int, int, tuple[int, ...]]  # the conditions that accept all of some values, those that accept one, those that accept each
Table = tuple[int, "_Seen"]  # a fact and what the conditions say of its values


class Masks:
    """Conditions as integers: bit `n` of every result stands for condition number `n`."""

    __slots__ = ("conditions", "full", "count", "all", "facts", "_tables", "_seen", "_allows")

    def __init__(self, conditions: Sequence[Condition], full: Box) -> None:
        """`conditions` in order; `full` is the box in which every value of every fact is possible."""
        self.conditions, self.full = conditions, full
        self.count = len(conditions)
        self.all = (1 << self.count) - 1
        self.facts = tuple(sorted({fact for condition in conditions for fact in condition}))
        self._allows = {fact: _allows(conditions, fact, full[fact]) for fact in self.facts}
        self._seen = {fact: _Seen(self._allows[fact], self.all) for fact in self.facts}
        self._tables = tuple(self._seen.items())

    def match(self, box: Box) -> tuple[int, int]:
        """(sure, possible): the conditions that hold in every world of the box, and in at least one.

        Exact, because a box is all combinations of its values. Every fact must have a value left.
        """
        sure = possible = self.all
        for fact, seen in self._tables:
            found = seen[box[fact]]
            sure &= found[0]
            possible &= found[1]
        return sure, possible

    def possible(self, box: Box, facts: Container[int]) -> int:
        """The conditions that these facts do not rule out in the box."""
        possible = self.all
        for fact, seen in self._tables:
            if fact in facts:
                possible &= seen[box[fact]][1]
        return possible

    def families(self) -> "list[Masks]":
        """The same conditions as Masks of families: two share one if a chain of shared facts leads from one to the other."""
        families: list[tuple[set[int], list[Condition]]] = []
        for condition in self.conditions:
            linked = [family for family in families if not family[0].isdisjoint(condition)]
            families = [family for family in families if family not in linked]
            facts = {*condition, *(fact for family, _ in linked for fact in family)}
            families.append((facts, [*(other for _, family in linked for other in family), condition]))
        return [Masks(family, self.full) for _, family in families]

    def start(self) -> "Open":
        """All the conditions on all the facts, as `Open`."""
        return Open(self, self.all, self.all, self._tables)

    def excludes(self, box: Box, number: int) -> tuple[int, ...]:
        """The facts because of which condition `number` cannot hold in the box."""
        return tuple(fact for fact, seen in self._tables if not seen[box[fact]][1] >> number & 1)

    def leaves_open(self, box: Box, number: int) -> tuple[int, ...]:
        """The facts that still decide whether condition `number` holds in the box."""
        return tuple(fact for fact, seen in self._tables if not seen[box[fact]][0] >> number & 1)

    def allows(self, fact: int, value: int) -> int:
        """The conditions that accept the value (its bit number) of the fact."""
        return self._allows[fact][value]

    def free_of(self, fact: int, conditions: int) -> int:
        """The values (an integer) of a fact that none of the conditions accepts."""
        return sum([1 << value for value, accepted in enumerate(self._allows[fact]) if not accepted & conditions])

    def split(self, box: Box, undecided: int) -> tuple[int | None, tuple[int, ...]]:
        """(fact, parts): the fact that decides most of the undecided conditions, and its values in the box
        parted into integers that no undecided condition tells apart. The fact is None when none decides."""
        best: int | None = None
        most = 0
        for fact, seen in self._tables:
            sure, possible, _ = seen[box[fact]]
            decides = (possible & ~sure & undecided).bit_count()
            if decides > most:
                best, most = fact, decides
        return (None, ()) if best is None else (best, self.parts(best, box[best], undecided))

    def tells(self, fact: int, values: int, conditions: int) -> bool:
        """Whether one of the conditions tells some of the values (an integer) of a fact from others."""
        first, *others = self._seen[fact][values][2]
        for other in others:
            if (first ^ other) & conditions:
                return True
        return False

    def parts(self, fact: int, values: int, conditions: int) -> tuple[int, ...]:
        """The values (an integer) of a fact, parted by which of the conditions accept them, lowest bit first."""
        if fact not in self._allows:
            return (values,) if values else ()
        parts: dict[int, int] = {}
        allows = self._allows[fact]
        for value in bits(values):
            key = allows[value] & conditions
            parts[key] = parts.get(key, 0) | 1 << value
        return tuple(parts.values())


class Open:
    """Conditions on a box and on every box within it, by the facts that can still decide one of them.

    What the other facts say of the conditions is settled: `sure` and `possible`.
    """

    __slots__ = ("masks", "sure", "possible", "tables")

    def __init__(self, masks: Masks, sure: int, possible: int, tables: Sequence[Table]) -> None:
        self.masks, self.sure, self.possible, self.tables = masks, sure, possible, tables

    def match(self, box: Box) -> tuple[int, int, list[Seen]]:
        """(sure, possible, what each open fact says): as `Masks.match`."""
        sure, possible = self.sure, self.possible
        found = [seen[box[fact]] for fact, seen in self.tables]
        for all_of_them, some, _ in found:
            sure &= all_of_them
            possible &= some
        return sure, possible, found

    def narrower(self, sure: int, possible: int, found: list[Seen]) -> "Open":
        """The same for boxes within the one that was matched with this result."""
        undecided = possible & ~sure
        settled_sure, settled_possible, tables = self.sure, self.possible, []
        for table, accepted in zip(self.tables, found):
            if accepted[1] & ~accepted[0] & undecided:
                tables.append(table)
            else:
                settled_sure &= accepted[0]
                settled_possible &= accepted[1]
        return Open(self.masks, settled_sure, settled_possible, tables)

    def split(self, box: Box, found: list[Seen], undecided: int) -> tuple[int | None, tuple[int, ...]]:
        """As `Masks.split`, given what each open fact says."""
        best: int | None = None
        most = 0
        if undecided:
            for (fact, _), accepted in zip(self.tables, found):
                decides = (accepted[1] & ~accepted[0] & undecided).bit_count()
                if decides > most:
                    best, most = fact, decides
        return (None, ()) if best is None else (best, self.masks.parts(best, box[best], undecided))


class _Seen(dict[int, Seen]):
    """For each integer of possible values met so far, what the conditions say of it.

    (those that accept all of the values, those that accept one of them, those that accept each: without repeats)
    """

    __slots__ = ("allows", "all")

    def __init__(self, allows: tuple[int, ...], every: int) -> None:
        self.allows, self.all = allows, every

    def __missing__(self, values: int) -> Seen:
        sure, possible = self.all, 0
        patterns = tuple(dict.fromkeys(self.allows[value] for value in bits(values)))
        for pattern in patterns:
            sure &= pattern
            possible |= pattern
        self[values] = found = sure, possible, patterns
        return found


def bits(number: int) -> list[int]:
    """The numbers of the bits that are set, lowest first."""
    found = []
    while number:
        low = number & -number
        found.append(low.bit_length() - 1)
        number ^= low
    return found


def with_fact(box: Box, fact: int, values: int) -> Box:
    """The box with other possible values of one fact."""
    return box[:fact] + (values,) + box[fact + 1:]


def _allows(conditions: Sequence[Condition], fact: int, full: int) -> tuple[int, ...]:
    """For each value of a fact the conditions that accept it."""
    accepted = [0] * full.bit_length()
    others = (1 << len(conditions)) - 1
    for number, condition in enumerate(conditions):
        if fact in condition:
            others ^= 1 << number
            for value in bits(condition[fact] & full):
                accepted[value] |= 1 << number
    return tuple([found | others for found in accepted])
