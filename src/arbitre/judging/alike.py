"""Tells which cards laid on which a document surely rules alike: those that differ only in what no rule looks at."""
from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..game.masks import bits
from .cases import Book, book

if TYPE_CHECKING:
    from ..game.situation import Situation
    from ..law.ruleset import Ruleset


class Alike:
    """What of some facts of a situation matters for one question to one document.

    Every box that is looked at while ruling lies within the box of the situation: a condition that cannot hold there
    never holds, and one that may hold accepts the values that are known. So the conditions that may hold, the values
    that are still open, and the numbers and names that a ruling tells are all that matters.
    `sums` tells whether a rule asks for the sum of the cards in hand: then every card matters.
    """

    def __init__(self, ruleset: "Ruleset", question: str, facts: tuple[int, ...]) -> None:
        """`facts` are the numbers of the facts that may differ; the others are taken to be the same."""
        vocabulary = ruleset.vocabulary
        books = tuple(_books(ruleset, question))
        self.sums = any(one.asks_total for one in books)
        self._facts, self._among, self._within = facts, frozenset(facts), ruleset.box
        self._books, self._never = books, vocabulary.nonsense.masks
        self._counted: dict[tuple[int, ...], tuple[int, ...]] = {}
        self._raised = tuple((vocabulary.index[fact.id], vocabulary.index[id], vocabulary.mask(id, names))
                             for fact in vocabulary.order for row in (*fact.exceptions, *fact.occasions)
                             for id, names in row.items() if vocabulary.index[id] in facts)
        self._renamed = {number: vocabulary.mask(vocabulary.order[number].id, ruleset.means) for number in facts}

    def key(self, situation: "Situation") -> tuple[object, ...]:
        """What two situations share that are surely ruled alike, if all else that was said is the same."""
        box, facts, among = situation.box, self._facts, self._among
        said = tuple([fact in situation.said for fact in facts])
        if any(box[fact] & self._renamed[fact] or not box[fact] & self._within[fact] for fact in facts):
            return tuple([box[fact] for fact in facts]), said, situation.computed  # the ruling tells facts or cards by name
        opened = tuple([box[fact] if box[fact] & (box[fact] - 1) else 0 for fact in facts])
        hold = tuple([one.masks.possible(box, among) for one in self._books])
        raised = tuple([bool(box[fact] & mask) for owner, fact, mask in self._raised if owner not in among or box[owner] & (box[owner] - 1)])
        numbers = tuple([box[fact] for fact in self._numbers(hold)])
        return opened, hold, self._never.possible(box, among), raised, numbers, said, situation.computed

    def _numbers(self, hold: tuple[int, ...]) -> tuple[int, ...]:
        """The facts that may differ and whose number a rule that may hold takes as a count or a value."""
        found = self._counted.get(hold)
        if found is None:
            numbers = {number for one, rules in zip(self._books, hold) for rule in bits(rules) for number in one.counted[rule]}
            found = self._counted[hold] = tuple(number for number in self._facts if number in numbers)
        return found


def _books(ruleset: "Ruleset | None", question: str) -> Iterator[Book]:
    """The Books of the question and of those that its verdicts lead to, under house rules also of the bare document."""
    while ruleset is not None:
        left, met = [question], []
        while left:
            one = left.pop()
            if one not in met:
                met.append(one)
                left += ruleset.vocabulary.questions[one].then.values()
                yield book(ruleset, one)
        ruleset = ruleset.base
