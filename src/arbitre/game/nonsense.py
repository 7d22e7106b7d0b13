"""What no game can reach: tells the situations that can come about from those that cannot."""
from collections.abc import Callable, Container
from operator import and_, itemgetter

from .masks import Box, Masks, Seen, bits, with_fact


class Nonsense:
    """Conditions that no game can reach: tells the boxes that hold a world from those that hold none.

    Conditions that no fact links to each other are looked at apart: of each such family the same values come back
    again and again, whatever the others are.
    """

    __slots__ = ("masks", "_families")
    MOST_MET = 100_000
    MOST_SHOWN = 30

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
        for family in self._families or self.families:
            key = family.pick(box)
            found = family.met.get(key)
            if not (family.meet(key, box) if found is None else found):
                return False
        return True

    def narrowed(self, box: Box) -> Box | None:
        """As `narrow`, remembered family by family."""
        less: list[int] | None = None
        for family in self._families or self.families:
            found = family.narrowed(box)
            if found is None:
                return None
            if found:
                less = less or list(box)
                for fact, values in found:
                    less[fact] = values
        return box if less is None else tuple(less)

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

    def escape(self, box: Box) -> Box | None:
        """For each fact values of which no condition accepts any choice, some of them in the box; None where none are soon found.

        Conditions that the box rules out are left to the facts that do so. Of the others each fact takes the value in the
        box that escapes most, from the last fact to the first; with it go all values that escape the same.
        """
        tables = self.masks._tables
        if not all(box[fact] for fact, _ in tables):
            return None  # of nothing, nothing can be taken
        left, found, escaped = self.masks.all, list(self.masks.full), dict[int, int]()
        for fact, seen in tables:
            possible = seen[box[fact]][1]
            if out := left & ~possible:
                escaped[fact] = out
                left ^= out
        for fact, seen in reversed(tables):
            sure, _, patterns = seen[box[fact]]
            if left & ~sure:
                accepting = min([pattern & left for pattern in patterns], key=int.bit_count)
                escaped[fact] = escaped.get(fact, 0) | left ^ accepting
                left = accepting
        if left:
            return None
        for fact, conditions in escaped.items():
            found[fact] = self.masks.free_of(fact, conditions)
        return tuple(found)

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

    __slots__ = ("nonsense", "pick", "met", "narrow", "counted", "shown")

    def __init__(self, masks: Masks) -> None:
        self.nonsense = Nonsense(masks)
        self.met: dict[object, bool] = {}
        self.narrow: dict[object, tuple[tuple[int, int], ...] | None] = {}
        self.counted: dict[object, int] = {}
        self.shown: list[tuple[int, ...]] = []  # values of the facts of which no condition accepts any choice, those that served last first
        facts = masks.facts
        self.pick: Callable[[Box], tuple[int, ...]] = itemgetter(*facts) if len(facts) > 1 else lambda box: tuple([box[fact] for fact in facts])

    def meet(self, key: tuple[int, ...], box: Box) -> bool:
        """Whether the box, of which this key was not met yet, holds a world in which none of the conditions holds."""
        if len(self.met) >= Nonsense.MOST_MET:
            self.met.clear()
        found = self.met[key] = self._is_shown(key) or self._shows(box) or self.nonsense.finds(box)
        return found

    def _is_shown(self, key: tuple[int, ...]) -> bool:
        """Whether one of the values shown before to be free of nonsense is possible for each fact."""
        for number, values in enumerate(self.shown):
            if all(map(and_, key, values)):
                if number:
                    self.shown.insert(0, self.shown.pop(number))
                return True
        return False

    def _shows(self, box: Box) -> bool:
        """Whether values are soon found in the box of which no condition accepts any choice; with all others that do as well
        they are shown to the next boxes."""
        values = self.nonsense.escape(box)
        if values is None:
            return False
        self.shown.insert(0, self.pick(values))
        del self.shown[Nonsense.MOST_SHOWN:]
        return True

    def narrowed(self, box: Box) -> tuple[tuple[int, int], ...] | None:
        """The (fact, values) that are fewer once the values are gone which a single condition rules out; None if nothing is left."""
        key = self.pick(box)
        if key not in self.narrow:
            if len(self.narrow) >= Nonsense.MOST_MET:
                self.narrow.clear()
            less = self.nonsense.narrow(box)
            self.narrow[key] = None if less is None else tuple([(fact, less[fact]) for fact in self.nonsense.masks.facts if less[fact] != box[fact]])
        return self.narrow[key]
