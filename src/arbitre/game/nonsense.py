"""What no game can reach: tells the situations that can come about from those that cannot."""
from collections.abc import Callable, Container
from operator import itemgetter
from typing import Any

from .masks import Box, Masks, Seen, bits, with_fact


class Nonsense:
    """Conditions that no game can reach: tells the boxes that hold a world from those that hold none.

    Conditions that no fact links to each other are looked at apart: of each such family the same values come back
    again and again, whatever the others are.
    """

    __slots__ = ("masks", "_families")
    MOST_MET = 100_000

    def __init__(self, masks: Masks) -> None:
        self.masks = masks
        self._families: list[Family] | None = None

    @property
    def families(self) -> "list[Family]":
        """The conditions in families that no fact links to each other."""
        if self._families is None:
            self._families = [Family(masks) for masks in self.masks.families()]
        return self._families

    def leaves(self, box: Box) -> bool:
        """Whether the box still holds a world that a game can reach."""
        return all(family.leaves(box) for family in self._families or self.families)

    def finds(self, box: Box) -> bool:
        """As `leaves`, all conditions looked at together and nothing remembered."""
        sure, possible = self.masks.match(box)
        if sure or not possible:
            return not sure
        if self.dodges(box, possible):
            return True
        narrowed = self.narrow(box)
        if narrowed is None:
            return False
        box = narrowed
        possible = self.masks.match(box)[1]
        if not possible or self.dodges(box, possible):
            return True
        fact, parts = self.masks.split(box, possible)
        return fact is not None and any(self.finds(with_fact(box, fact, part)) for part in parts)

    def dodges(self, box: Box, rows: int, fixed: Container[int] = ()) -> bool:
        """Whether taking for each fact (but the `fixed` ones) the value that escapes most rows escapes all of them.

        From the last fact to the first it does so most often: the later ones tell less. Then the other way round.
        """
        tables = self.masks._tables
        for order in (reversed(tables), tables):
            left = rows
            for fact, seen in order:
                sure, _, patterns = seen[box[fact]]
                if left & ~sure and fact not in fixed:
                    left = min([pattern & left for pattern in patterns], key=int.bit_count)
                    if not left:
                        return True
        return False

    def narrow(self, box: Box) -> Box | None:
        """The box without the values that a single condition already rules out, or None if nothing is left.

        What is left is possible as far as single conditions tell; `leaves` is exact.
        """
        tables = self.masks._tables
        while True:
            found = [seen[box[fact]] for fact, seen in tables]
            sure = possible = self.masks.all
            alone = 0  # the conditions that every fact but one is sure of
            for accepted in found:
                alone = alone & accepted[0] | sure & ~accepted[0]
                sure &= accepted[0]
                possible &= accepted[1]
            if sure:
                return None
            alone &= possible
            if not alone:
                return box
            box = self._without(box, found, alone)
            if 0 in box:
                return None

    def _without(self, box: Box, found: list[Seen], alone: int) -> Box:
        """The box without the values that make one of the conditions hold that hang on a single fact."""
        less = list(box)
        for (fact, _), accepted in zip(self.masks._tables, found):
            if deciding := alone & ~accepted[0]:
                for number in bits(deciding):
                    less[fact] &= ~self.masks.conditions[number][fact]
        return tuple(less)


class Family:
    """Nonsense of conditions that facts link to each other, remembered by the values of these facts: it picks them."""

    __slots__ = ("nonsense", "pick", "met", "counted")

    def __init__(self, masks: Masks) -> None:
        self.nonsense = Nonsense(masks)
        self.met: dict[object, bool] = {}
        self.counted: dict[object, int] = {}
        self.pick: Callable[[Box], Any] = itemgetter(*masks.facts) if masks.facts else tuple

    def leaves(self, box: Box) -> bool:
        """Whether the box holds a world in which none of the conditions holds."""
        key = self.pick(box)
        found = self.met.get(key)
        if found is None:
            if len(self.met) >= Nonsense.MOST_MET:
                self.met.clear()
            found = self.met[key] = self.nonsense.finds(box)
        return found
