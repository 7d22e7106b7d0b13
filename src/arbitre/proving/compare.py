"""Where rulesets part: every situation in which they rule differently, in as few plain cases as possible."""
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ..game.masks import Box, Condition
from ..game.space import Space, TooLarge
from ..game.vocabulary import OWN_VERDICTS
from ..judging.answer import WHAT
from ..judging.cases import Book, book
from ..judging.conclusion import Conclusion
from ..judging.ruling import Ruling
from ..law.kin import cards_apart
from .cover import covered, without_idle
from .outcomes import Outcome, deciding, outcomes
from .relation import APART, ONLY, SILENT, TOO_LARGE, Key, relation

if TYPE_CHECKING:
    from ..law.ruleset import Ruleset


class Comparison(NamedTuple):
    """Rulesets compared: their ids, the `cards` that are not in every box {ruleset id: {card: its kin}}, the `values`
    {fact id: those that are in every box}, each question on which one of them has a rule, and the ids of those that are
    `shared`: two or more have."""

    rulesets: tuple[str, ...]
    cards: dict[str, dict[str, tuple[str, ...]]]
    values: dict[str, tuple[str, ...]]
    questions: "tuple[Parting, ...]"
    shared: tuple[str, ...] = ()


class Worlds(NamedTuple):
    """In how many worlds all rule alike (`same`), some that speak rule otherwise than others (`differ`), those that
    speak agree but some are silent (`only`); `alone` is {ruleset id: the worlds where only that one speaks}."""

    total: int
    same: int = 0
    differ: int = 0
    only: int = 0
    alone: dict[str, int] = {}


class Parting(NamedTuple):
    """One question: how the first ruleset relates to the others, and the groups of situations where they part.

    `speaks` are the ids of those that speak where the relation is `only`. A space that is too large to go through
    has the relation `too-large`, and `sizes` {fact id: number of its values} say why.
    """

    question: str
    relation: str
    speaks: tuple[str, ...]
    worlds: Worlds
    groups: "tuple[Group, ...]" = ()
    sizes: dict[str, int] = {}


class Group(NamedTuple):
    """The situations in which the same rules decide: `rulings` {ruleset id: Ruling}, how many `worlds`, the `cases`."""

    rulings: dict[str, Ruling]
    worlds: int
    cases: "tuple[Part, ...]"


class Part(NamedTuple):
    """A plain case: {fact id: its values} of the facts that matter, as wide as can be; `plain` has of these values
    only those that a game can reach. How many worlds it holds, and as an `example` one of them, the most ordinary:
    {fact id: value} of the same facts. `oddity`: how many facts are not as usual in it."""

    facts: dict[str, tuple[str, ...]]
    plain: dict[str, tuple[str, ...]]
    worlds: int
    example: dict[str, str]
    oddity: int


Row = tuple[tuple[Outcome, ...], int]  # an Outcome of each ruleset, the worlds in which they are so
Option = tuple[int, ...]  # of each ruleset the rules that decide


def compare(rulesets: "Sequence[Ruleset]", begin: Callable[[str], object] | None = None) -> Comparison:
    """The exact Comparison of two or more rulesets of one shelf, question by question in the vocabulary's order.

    `begin(id)` is called before each question.
    """
    questions = [id for id in rulesets[0].vocabulary.questions if any(ruleset.on(id) for ruleset in rulesets)]
    vocabulary, box = rulesets[0].vocabulary, _common(rulesets)
    values = {fact.id: vocabulary.values(number, box[number]) for number, fact in enumerate(vocabulary.order)}
    partings = []
    for question in questions:
        if begin:
            begin(question)
        partings.append(compare_on(rulesets, question))
    shared = tuple(id for id in questions if sum(bool(ruleset.on(id)) for ruleset in rulesets) > 1)
    return Comparison(tuple(ruleset.id for ruleset in rulesets), cards_apart(rulesets), values, tuple(partings), shared)


def _common(rulesets: "Sequence[Ruleset]") -> Box:
    """The values of each fact that are in every box."""
    box = rulesets[0].box
    for ruleset in rulesets[1:]:
        box = tuple(map(int.__and__, box, ruleset.box))
    return box


def compare_on(rulesets: "Sequence[Ruleset]", question: str) -> Parting:
    """The Parting of the rulesets on one question (its id), over the facts that a rule of any of them mentions and
    the values that are in every box."""
    vocabulary = rulesets[0].vocabulary
    books = [book(ruleset, question) for ruleset in rulesets]
    facts = sorted({fact for one in books for fact in (*one.masks.facts, *(f for row in one.counted for f in row))})
    try:
        space = Space(vocabulary, _common(rulesets), facts)
    except TooLarge as large:
        sizes = {vocabulary.order[fact].id: count for fact, count in large.values.items()}
        return Parting(question, TOO_LARGE, (), Worlds(large.size), sizes=sizes)
    return _Table(rulesets, books, space).parting()


class _Table:
    """The rulings of several rulesets on one question, laid side by side over the worlds of a space."""

    def __init__(self, rulesets: "Sequence[Ruleset]", books: Sequence[Book], space: Space) -> None:
        self.rulesets, self.books, self.space = rulesets, books, space
        self.ids = [ruleset.id for ruleset in rulesets]
        self.rows = self._side_by_side([outcomes(one, space) for one in books])

    def _side_by_side(self, columns: list[list[Outcome]]) -> list[Row]:
        rows: list[Row] = [((), self.space.all)] if self.space.count else []
        for column in columns:
            rows = [((*met, outcome), worlds & outcome.worlds) for met, worlds in rows for outcome in column
                    if worlds & outcome.worlds]
        return rows

    def parting(self) -> Parting:
        """The Parting over the whole space."""
        kind = self.books[0].question.kind
        counted: dict[tuple[Key, ...], int] = {}
        for outcomes_met, worlds in self.rows:
            keys = tuple(outcome.key for outcome in outcomes_met)
            counted[keys] = counted.get(keys, 0) | worlds
        totals = self._totals(counted)
        found = relation(counted, kind) if totals.total else APART
        groups = [group for keys in counted if len(set(keys)) > 1 for group in self._groups(keys)]
        return Parting(self.books[0].question.id, found, self._speaking(counted) if found == ONLY else (), totals,
                       tuple(sorted(groups, key=_importance)))

    def _speaking(self, counted: Mapping[tuple[Key, ...], int]) -> tuple[str, ...]:
        """The ids of those that speak where others are silent."""
        keys = next(keys for keys in counted if len(set(keys)) > 1)
        return tuple(id for id, key in zip(self.ids, keys) if key[0] != SILENT)

    def _totals(self, counted: Mapping[tuple[Key, ...], int]) -> Worlds:
        sums, alone = {"same": 0, "differ": 0, "only": 0}, dict.fromkeys(self.ids, 0)
        for keys, worlds in counted.items():
            speaking = [id for id, key in zip(self.ids, keys) if key[0] != SILENT]
            said = {key for key in keys if key[0] != SILENT}
            sums["same" if len(set(keys)) == 1 else "differ" if len(said) > 1 else "only"] += worlds.bit_count()
            if len(speaking) == 1:
                alone[speaking[0]] += worlds.bit_count()
        return Worlds(self.space.count, **sums, alone=alone)

    def _groups(self, keys: tuple[Key, ...]) -> list[Group]:
        """The fewest groups that hold all the worlds in which the rulings are these."""
        wanted = 0
        options: dict[Option, int] = {}
        for met, worlds in self.rows:
            if tuple(outcome.key for outcome in met) == keys:
                wanted |= worlds
                for option in self._options(met):
                    options[option] = options.get(option, 0) | worlds
        conclusions = [next(met[n].conclusion for met, _ in self.rows if met[n].key == key) for n, key in enumerate(keys)]
        return [self._group(option, conclusions, options[option]) for option in _fewest(options, wanted)]

    def _options(self, met: tuple[Outcome, ...]) -> list[Option]:
        """Every way to name, for each ruleset, the rules that decide."""
        rows: list[Option] = [()]
        for one, outcome in zip(self.books, met):
            rows = [(*row, rules) for row in rows for rules in deciding(one, outcome)]
        return rows

    def _group(self, option: Option, conclusions: Sequence[Conclusion], worlds: int) -> Group:
        rulings = {ruleset.id: _ruling(ruleset.id, one, rules, conclusion)
                   for ruleset, one, rules, conclusion in zip(self.rulesets, self.books, option, conclusions)}
        return Group(rulings, worlds.bit_count(), tuple(part(self.space, case) for case in covered(self.space, worlds)))


def part(space: Space, case: Condition) -> Part:
    """The Part of a space that a condition {fact number: values} holds in."""
    vocabulary, worlds = space.vocabulary, space.holding(case)
    example = space.most_ordinary(worlds)
    odd = sum(1 for fact, value in example.items() if vocabulary.ordinary[fact] and not value & vocabulary.ordinary[fact])
    name = {fact: vocabulary.order[fact].id for fact in case}
    reached = {fact: space.reached(fact, values, worlds) for fact, values in case.items()}
    return Part({name[fact]: vocabulary.values(fact, values) for fact, values in case.items()},
                {name[fact]: vocabulary.values(fact, values) for fact, values in reached.items()}, worlds.bit_count(),
                {name[fact]: vocabulary.values(fact, example[fact])[0] for fact in case}, odd)


def _fewest(options: Mapping[Option, int], wanted: int) -> list[Option]:
    """The options whose worlds hold all the wanted ones, the largest first; none can be left out."""
    left = wanted
    chosen: dict[Option, int] = {}
    while left:
        option = max(options, key=lambda option: (options[option] & left).bit_count())
        chosen[option] = options[option]
        left &= ~options[option]
    return without_idle(chosen, wanted)


def _ruling(id: str, one: Book, rules: int, conclusion: Conclusion) -> Ruling:
    answer = conclusion.verdict if conclusion.verdict in OWN_VERDICTS else "settled"
    return Ruling(id, one.question.id, WHAT, answer, conclusion.verdict, conclusion.effects, conclusion.values,
                  because=one.pick(rules), declared=conclusion.declared)


def _importance(group: Group) -> tuple[int, bool, int, int]:
    """What is told first: where all speak, where the verdicts differ, the most ordinary, the most worlds."""
    verdicts = [ruling.verdict for ruling in group.rulings.values()]
    return (verdicts.count(SILENT), len(set(verdicts)) == 1, min(part.oddity for part in group.cases), -group.worlds)
