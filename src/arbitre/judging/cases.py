"""Cuts a situation into cases: parts throughout which the same rules stand."""
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from ..game.masks import Box, Masks, Open, bits, with_fact
from ..law.overrides import beats, superior_first
from ..law.rule import SUM, Rule
from .conclusion import Conclusion
from .ruling import Ruling

if TYPE_CHECKING:
    from ..law.ruleset import Ruleset

    # What is decided on a question: the rules that match, the values that they count, the same of the question that the verdict leads to.
    Decided = tuple[int, tuple[int, ...], "Decided | None"]


class Case(NamedTuple):
    """A part of a situation: its possible values, the rules that stand and those that match, as integers."""

    box: Box
    standing: int
    matching: int


class Book:
    """The rules of a ruleset on one question, numbered: bit `n` of an integer is rule number `n`."""

    def __init__(self, ruleset: "Ruleset", question: str) -> None:
        self.vocabulary = ruleset.vocabulary
        self.question = ruleset.vocabulary.questions[question]
        self.rules = ruleset.on(question)
        self.bounds = tuple((fact, values) for fact, values in enumerate(ruleset.box) if values != self.vocabulary.full[fact])
        self.masks = Masks([rule.condition for rule in self.rules], self.vocabulary.full)
        self.beats = beats(self.rules)
        self.beaten_by = tuple(sum(1 << one for one, beaten in enumerate(self.beats) if beaten >> number & 1)
                               for number in range(len(self.rules)))
        self.superiors = superior_first(self.rules, self.beats, [])
        self.counted = tuple(self._counted(rule) for rule in self.rules)
        self.asks_total = any(effect.count == "total" for rule in self.rules for effect in rule.effects)
        self.counting = sum(1 << number for number, facts in enumerate(self.counted) if facts)
        self.whole: tuple[Case, ...] | None = None  # every case of the whole box, once gone through
        self.conclusions: dict[object, Conclusion] = {}  # what rules that stand together conclude, as far as met
        self.verdicts: dict[object, str] = {}  # verdicts by the rules that match, as far as met
        self.given: dict[object, Ruling] = {}  # rulings, likewise

    def _counted(self, rule: Rule) -> tuple[int, ...]:
        """The numbers of the facts whose number the rule uses as a count or a value."""
        names = [name for effect in rule.effects for name in (effect.count or "").split(SUM)] + list(rule.values)
        index = self.vocabulary.index
        return tuple(dict.fromkeys(index[name] for name in names if name in index))

    def cases(self, box: Box) -> Iterator[Case]:
        """The cases of the box, in a fixed order; worlds that no game can reach are left out."""
        return self._cut(box, self.masks.start())

    def _cut(self, box: Box, rules: Open) -> Iterator[Case]:
        """The cases of the box, given what is still open of the rules."""
        if not self.vocabulary.nonsense.leaves(box):
            return
        sure, possible, found = rules.match(box)
        standing, open_ = self.walk(sure, possible)
        fact, parts = rules.split(box, found, open_ & ~standing)
        if fact is None and standing & self.counting:
            fact, parts = self._split_counted(box, standing)
        if fact is None:
            yield Case(box, standing, sure)
            return
        rules = rules.narrower(sure, possible, found)
        for part in parts:
            yield from self._cut(with_fact(box, fact, part), rules)

    def walk(self, sure: int, possible: int) -> tuple[int, int]:
        """(standing, possible): walk the overrides from superior to inferior; a beaten rule beats nothing.

        Takes the rules that surely match and those that may; where the two differ, a rule is beaten only by one
        that surely stands, and the results differ too, unless those in doubt are beaten in any event.
        """
        for number in self.superiors:
            bit = 1 << number
            if sure & bit and not possible & self.beaten_by[number]:
                possible &= ~self.beats[number]
                sure &= possible
        return sure, possible

    def _split_counted(self, box: Box, standing: int) -> tuple[int | None, tuple[int, ...]]:
        """(fact, parts) where a standing rule takes its count from a fact that is not yet one number."""
        for number in bits(standing):
            for fact in self.counted[number]:
                parts = self._by_number(fact, box[fact])
                if len(parts) > 1:
                    return fact, parts
        return None, ()

    def parts(self, fact: int, values: int) -> tuple[int, ...]:
        """The values (an integer) of a fact, parted by the rules that accept them and the numbers that rules take."""
        parts = self.masks.parts(fact, values, self.masks.all)
        if any(fact in counted for counted in self.counted):
            parts = tuple(fine for part in parts for fine in self._by_number(fact, part))
        return parts

    def _by_number(self, fact: int, values: int) -> tuple[int, ...]:
        numbers = self.vocabulary.order[fact].numbers
        ids = self.vocabulary.order[fact].values
        parts: dict[int | None, int] = {}
        for bit in bits(values):
            number = numbers.get(ids[bit])
            parts[number] = parts.get(number, 0) | 1 << bit
        return tuple(parts.values())

    def pick(self, mask: int) -> tuple[Rule, ...]:
        """The rules that an integer stands for, in the order of the file."""
        return tuple(self.rules[number] for number in bits(mask))

    def beaten(self, case: Case) -> tuple[tuple[Rule, Rule], ...]:
        """The (rule, the rule that beats it) of a case, in the order of the file."""
        standing = case.standing
        return tuple((self.rules[number], self.rules[bits(self.beaten_by[number] & standing)[0]])
                     for number in bits(case.matching & ~standing) if self.beaten_by[number] & standing)


def book(ruleset: "Ruleset", question: str) -> Book:
    """The Book of a ruleset on a question, made once."""
    found = ruleset.books.get(question)
    if found is None:
        found = ruleset.books[question] = Book(ruleset, question)
    return found
