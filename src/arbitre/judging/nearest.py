"""The smallest change that would make a forbidden thing allowed: the fewest other facts, found among all cases."""
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from ..game.masks import Box
from ..game.situation import Situation
from ..game.vocabulary import VERDICTS, End, Fact
from ..law.rule import Rule
from .cases import Case, book
from .conclusion import conclude
from .ordinary import assume, usual
from .own import own_situation

if TYPE_CHECKING:
    from ..law.ruleset import Ruleset

ALLOWED, FORBIDDEN = VERDICTS["permission"]
MOST_CHANGES = 3  # what is farther away is no advice
MOST_NEAREST = 2000  # pieces of advice on one document that are remembered


class Nearest(NamedTuple):
    """What would have to be otherwise: {fact id: the values any of which will do}, and the rules that then allow it."""

    facts: dict[str, tuple[str, ...]]
    because: tuple[Rule, ...]


Known = tuple[tuple[Case, str], ...]  # cases with their verdicts
Cell = tuple[dict[int, int], list[int]]  # {fact: values} of what is allowed, and what stands there


def nearest_allowed(ruleset: "Ruleset", question: str, situation: Situation, strict: bool = False) -> Nearest | None:
    """The Nearest of a situation in which a permission (the question's id) is forbidden; None if none of up to
    three facts would do (a card counts as two). What was asked for before is given again."""
    key = question, strict, situation.box, situation.said, situation.computed
    if key not in ruleset.nearest:
        if len(ruleset.nearest) >= MOST_NEAREST:
            ruleset.nearest.clear()
        ruleset.nearest[key] = _Search(ruleset, question, situation, strict).nearest()
    return ruleset.nearest[key]


class _Search:
    """Looks for what would be allowed around a situation, with ever more facts otherwise or, where open, known."""

    def __init__(self, ruleset: "Ruleset", question: str, situation: Situation, strict: bool) -> None:
        self.ruleset, self.vocabulary, self.situation, self.strict = ruleset, ruleset.vocabulary, situation, strict
        self.book = book(ruleset, question)
        own = own_situation(ruleset, self.book.question, situation)
        self.is_absent = bool(own.absent)
        self.given = own.box
        self.box = own.box if strict or self.is_absent else assume(self.book, own.box, situation)[0]
        self.allowing = sum(1 << number for number, rule in enumerate(self.book.rules) if rule.verdict == ALLOWED)
        self.met: dict[tuple[int, ...], Known] = {}

    def nearest(self) -> Nearest | None:
        """The Nearest, or None."""
        if self.is_absent:
            return None
        fixed = [fact for fact in self.book.masks.facts if self.ruleset.box[fact] & ~self.box[fact]]
        for size in range(1, MOST_CHANGES + 1):
            found = [cell for count in range(1, size + 1) for changed in combinations(fixed, count)
                     for cell in self._cells(changed, size)]
            if found:
                return self._told(*min(found, key=lambda cell: self._oddity(cell[0])))
        return None

    def _cells(self, changed: tuple[int, ...], size: int) -> Iterator[Cell]:
        """({fact: values}, what stands there) of what is allowed if these facts are otherwise and some open ones known:
        facts that are together as large a change as `size`."""
        more = size - self._weight(changed)
        if more < 0:
            return
        cases = self._cases(changed)
        allowed = [case for case, verdict in cases if verdict == ALLOWED]
        if not allowed:
            return
        open_ = self._open(changed, cases)
        rows = (known for count in range(more + 1) for known in combinations(open_, count))
        for known in (known for known in rows if self._weight(known) == more):
            for values in dict.fromkeys(tuple(case.box[fact] for fact in (*changed, *known)) for case in allowed):
                cell = dict(zip((*changed, *known), values))
                if not any(verdict != ALLOWED and self._meets(other.box, cell) for other, verdict in cases):
                    yield cell, [other.standing for other in allowed if self._meets(other.box, cell)]

    def _meets(self, box: Box, cell: dict[int, int]) -> bool:
        """Whether a game can reach some of a box in which the facts of a cell have their values there."""
        if not all(box[fact] & values for fact, values in cell.items()):
            return False
        inside = tuple(values & cell.get(fact, values) for fact, values in enumerate(box))
        return self.vocabulary.nonsense.leaves(inside)

    def _weight(self, facts: Iterable[int]) -> int:
        """How large a change these facts are: which card it is counts twice, for the dispute is about that card."""
        return sum(2 if self.vocabulary.order[fact].source else 1 for fact in facts)

    def _open(self, changed: tuple[int, ...], cases: Known) -> list[int]:
        """The facts that can still be several things while these are otherwise."""
        boxes = [case.box for case, _ in cases]
        return [fact for fact in self.book.masks.facts
                if fact not in changed and any(box[fact] != boxes[0][fact] for box in boxes)]

    def _cases(self, changed: tuple[int, ...]) -> Known:
        """The (case, its verdict) of the box in which these facts are otherwise; none where nothing can be allowed there."""
        if changed not in self.met:
            box = self._otherwise(changed)
            cases = self.book.cases(box) if box else ()
            self.met[changed] = tuple([(case, conclude(self.book, case).verdict) for case in cases])
        return self.met[changed]

    def _may_allow(self, box: Box) -> bool:
        """Whether a rule that allows may stand in some world of the box."""
        return not all(box) or bool(self.book.walk(*self.book.masks.match(box))[1] & self.allowing)

    def _otherwise(self, changed: tuple[int, ...]) -> Box | None:
        """The box with other values of these facts; what follows from the same cards is set free, the rest as usual.

        None where nothing can be allowed there.
        """
        order, box = self.vocabulary.order, list(self.given)
        bent = {end for fact in changed for end in self._bent(order[fact])}
        places = {place for place, _ in (*bent, *filter(None, (order[fact].source for fact in changed)))}
        said, computed = self.situation.said, self.situation.computed
        for number, fact in enumerate(order):
            told = number in said or number in computed and all(end[0] not in places for end in self._ends(fact))
            if number in changed:
                box[number] = self.ruleset.box[number] & ~self.box[number]
            elif not told or fact.source in bent:
                box[number] = self.ruleset.box[number]
        given = Situation(self.vocabulary, tuple(box), (*said, *changed), computed, self.situation.things)
        if not self._may_allow(given.box):
            return None
        found = given.box if self.strict or not all(box) else usual(self.book, given.box, given)[0]
        return found if self._may_allow(found) else None

    def _ends(self, fact: Fact) -> list[End]:
        """The (place, part) that a computed fact compares."""
        if fact.computed is None or fact.computed[0] != "same":
            return []
        return [end for pair in fact.computed[1:] for end in pair]

    def _bent(self, fact: Fact) -> list[End]:
        """The (place, part) that change with a computed fact: of two cards that are compared, those of the second."""
        return self._ends(fact)[1::2]

    def _oddity(self, cell: dict[int, int]) -> tuple[int, list[int]]:
        """What is told first: what becomes as is usual, then in the vocabulary's order."""
        return sum(1 for fact in cell if not cell[fact] & self.vocabulary.ordinary[fact]), sorted(cell)

    def _told(self, cell: dict[int, int], standing: Sequence[int]) -> Nearest:
        """The Nearest of a cell; of several values the ordinary one, if it is among them."""
        common = standing[0]
        for rules in standing:
            common &= rules
        order, ordinary = self.vocabulary.order, self.vocabulary.ordinary
        facts = {order[fact].id: self.vocabulary.values(fact, cell[fact] & ordinary[fact] or cell[fact])
                 for fact in sorted(cell)}
        return Nearest(facts, self.book.pick(common or standing[0]))
