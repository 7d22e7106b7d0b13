"""The smallest change that would make a forbidden thing allowed: the fewest other facts, found among all cases."""
from itertools import combinations
from typing import NamedTuple

from .cases import book
from .conclusion import conclude
from .ordinary import assume, usual
from .own import own_situation
from .situation import Situation
from .vocabulary import VERDICTS

ALLOWED, FORBIDDEN = VERDICTS["permission"]
MOST_CHANGES = 3  # what is farther away is no advice


class Nearest(NamedTuple):
    """What would have to be otherwise: {fact id: the values any of which will do}, and the rules that then allow it."""

    facts: dict
    because: tuple


def nearest_allowed(ruleset, question, situation, strict=False):
    """The Nearest of a situation in which a permission (the question's id) is forbidden; None if none of up to
    three facts would do (a card counts as two). A ruling that was asked for before is given again."""
    key = FORBIDDEN, question, strict, situation.box, situation.said, situation.computed
    if key not in ruleset.rulings:
        ruleset.rulings[key] = _Search(ruleset, question, situation, strict).nearest()
    return ruleset.rulings[key]


class _Search:
    """Looks for what would be allowed around a situation, with ever more facts otherwise or, where open, known."""

    def __init__(self, ruleset, question, situation, strict):
        self.ruleset, self.vocabulary, self.situation, self.strict = ruleset, ruleset.vocabulary, situation, strict
        self.book = book(ruleset, question)
        own = own_situation(ruleset, self.book.question, situation)
        self.given = own.box
        self.box = own.box and (own.box if strict else assume(self.book, own.box, situation)[0])
        self.met = {}

    def nearest(self):
        """The Nearest, or None."""
        if self.box is None:
            return None
        fixed = [fact for fact in self.book.masks.facts if self.ruleset.box[fact] & ~self.box[fact]]
        for size in range(1, MOST_CHANGES + 1):
            found = [cell for count in range(1, size + 1) for changed in combinations(fixed, count)
                     for cell in self._cells(changed, size)]
            if found:
                return self._told(*min(found, key=lambda cell: self._oddity(cell[0])))
        return None

    def _cells(self, changed, size):
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

    def _meets(self, box, cell):
        """Whether a game can reach some of a box in which the facts of a cell have their values there."""
        if not all(box[fact] & values for fact, values in cell.items()):
            return False
        inside = tuple(values & cell.get(fact, values) for fact, values in enumerate(box))
        return self.vocabulary.nonsense.leaves(inside)

    def _weight(self, facts):
        """How large a change these facts are: which card it is counts twice, for the dispute is about that card."""
        return sum(2 if self.vocabulary.order[fact].source else 1 for fact in facts)

    def _open(self, changed, cases):
        """The facts that can still be several things while these are otherwise."""
        boxes = [case.box for case, _ in cases]
        return [fact for fact in self.book.masks.facts
                if fact not in changed and any(box[fact] != boxes[0][fact] for box in boxes)]

    def _cases(self, changed):
        """[(case, its verdict)] of the box in which these facts are otherwise."""
        if changed not in self.met:
            cases = self.book.cases(self._otherwise(changed))
            self.met[changed] = [(case, conclude(self.book, case).verdict) for case in cases]
        return self.met[changed]

    def _otherwise(self, changed):
        """The box with other values of these facts; what follows from the same cards is set free, the rest as usual."""
        order, box = self.vocabulary.order, list(self.given)
        bent = {end for fact in changed for end in self._bent(order[fact])}
        places = {place for place, _ in bent} | {order[fact].source[0] for fact in changed if order[fact].source}
        said, computed = self.situation.said, self.situation.computed
        for number, fact in enumerate(order):
            told = number in said or number in computed and all(end[0] not in places for end in self._ends(fact))
            if number in changed:
                box[number] = self.ruleset.box[number] & ~self.box[number]
            elif not told or fact.source in bent:
                box[number] = self.ruleset.box[number]
        if self.strict or not all(box):
            return tuple(box)
        given = Situation(self.vocabulary, tuple(box), (*said, *changed), computed, self.situation.things)
        return usual(self.book, given.box, given)[0]

    def _ends(self, fact):
        """The (place, part) that a computed fact compares."""
        compares = fact.computed and fact.computed[0] == "same"
        return [end for pair in fact.computed[1:] for end in pair] if compares else []

    def _bent(self, fact):
        """The (place, part) that change with a computed fact: of two cards that are compared, those of the second."""
        return self._ends(fact)[1::2]

    def _oddity(self, cell):
        """What is told first: what becomes as is usual, then in the vocabulary's order."""
        return sum(1 for fact in cell if not cell[fact] & self.vocabulary.ordinary[fact]), sorted(cell)

    def _told(self, cell, standing):
        """The Nearest of a cell; of several values the ordinary one, if it is among them."""
        common = standing[0]
        for rules in standing:
            common &= rules
        order, ordinary = self.vocabulary.order, self.vocabulary.ordinary
        facts = {order[fact].id: self.vocabulary.values(fact, cell[fact] & ordinary[fact] or cell[fact])
                 for fact in sorted(cell)}
        return Nearest(facts, self.book.pick(common or standing[0]))
