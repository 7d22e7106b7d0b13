"""What house rules leave open: where two of them disagree, and where none answers though the document alone did."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from ..game.masks import bits
from ..game.space import Space, TooLarge
from ..game.vocabulary import OWN_VERDICTS
from ..judging.answer import WHAT
from ..judging.cases import Book, Case, book
from ..judging.conclusion import Conclusion, conclude, disagree, resolved
from ..judging.ruling import Ruling
from ..law.rule import Rule
from ..proving.compare import Part, part
from ..proving.cover import covered
from ..proving.outcomes import Outcome, outcomes, standing_in

if TYPE_CHECKING:
    from ..law.ruleset import Ruleset

CLASH, SILENT, TOO_LARGE = "clash", "silent", "too-large"
_UNANSWERED = ("silent", "contested")


class Opening(NamedTuple):
    """A question (its id) that the `houses` (ids) leave open, in the situations of the `cases` (Parts of compare).

    `kind` is `clash` where rules stand that disagree, `silent` where nothing is said though the document alone answers,
    `too-large` where there are too many situations to go through. `sides` are Rulings, each because of one rule, the
    two that disagree or the one that leaves it open; `base` are the Rulings of the document alone, the most frequent
    first; `overridden` are the ids of the rules that another rule has to override to settle it: those that stand, and
    those that would stand without them.
    """

    houses: tuple[str, ...]
    question: str
    kind: str
    worlds: int = 0
    sides: tuple[Ruling, ...] = ()
    base: tuple[Ruling, ...] = ()
    cases: tuple[Part, ...] = ()
    overridden: tuple[str, ...] = ()


class _Left(NamedTuple):
    """Worlds that rules (their numbers) leave open, and a case of them."""

    worlds: int
    case: Case
    numbers: tuple[int, ...]


Gathered = dict[tuple[str, tuple[str, ...], tuple[object, ...]], list[_Left]]  # by kind, houses and what they say


def openings(amended: "Ruleset", facts: Mapping[str, str] | None = None) -> tuple[Opening, ...]:
    """The Openings of a ruleset amended by house rules, in the order of the house rules and of the questions.

    `facts` {fact id: value} are so at this table in every situation.
    """
    questions = {rule.question for rule in amended.rules if "/" in rule.ruleset}
    found = [
        opening
        for id in amended.vocabulary.questions
        if id in questions
        for opening in openings_on(amended, id, facts or {})
    ]
    rank = {house: place for place, house in enumerate(amended.house)}
    return tuple(sorted(found, key=lambda one: (len(one.houses), [rank[house] for house in one.houses])))


def openings_on(amended: "Ruleset", question: str, given: Mapping[str, str]) -> list[Opening]:
    """The Openings on one question (its id), where these facts are given."""
    vocabulary = amended.vocabulary
    box = tuple(
        values & vocabulary.bit[fact.id].get(given.get(fact.id, ""), values)
        for fact, values in zip(vocabulary.order, amended.box)
    )
    books = book(amended.base or amended, question), book(amended, question)
    facts = sorted({fact for one in books for fact in (*one.masks.facts, *(f for row in one.counted for f in row))})
    try:
        space = Space(vocabulary, box, facts)
    except TooLarge as large:
        return [Opening(amended.house, question, TOO_LARGE, large.size)]
    return _Finder(amended, books, space).openings()


class _Finder:
    """The situations of one question, with and without the house rules."""

    def __init__(self, amended: "Ruleset", books: tuple[Book, Book], space: Space) -> None:
        self.amended, (self.before, self.after), self.space = amended, books, space
        self.alone = outcomes(self.before, space)
        self.answered = sum(one.worlds for one in self.alone if one.conclusion.verdict not in _UNANSWERED)

    def openings(self) -> list[Opening]:
        found: dict[tuple[str, tuple[int, ...]], list[_Left]] = {}
        for outcome in outcomes(self.after, self.space):
            for kind, numbers, worlds in self._left_open(outcome):
                if worlds:
                    found.setdefault((kind, numbers), []).append(_Left(worlds, outcome.case, numbers))
        return [self._opening(kind, houses, rows) for (kind, houses, _), rows in self._gathered(found).items()]

    def _left_open(self, outcome: Outcome) -> Iterator[tuple[str, tuple[int, ...], int]]:
        """(kind, numbers of the rules that leave it open, the worlds in which they do) of an outcome."""
        verdict, standing = outcome.conclusion.verdict, bits(outcome.case.standing)
        if verdict == "contested" and not outcome.conclusion.declared:
            for pair in combinations(standing, 2):
                if any(self._house(number) for number in pair) and self._disagree(pair, outcome.case):
                    yield CLASH, pair, outcome.worlds
        elif verdict == "silent":
            own = tuple(number for number in standing if self._house(number))
            if own or not standing:
                yield SILENT, own, outcome.worlds & self.answered

    def _disagree(self, pair: tuple[int, int], case: Case) -> bool:
        one, other = (resolved(self.after.rules[number], self.after.vocabulary, case.box) for number in pair)
        joined = any(other.is_named(name) for name in one.contests) or any(
            one.is_named(name) for name in other.contests
        )
        return not joined and disagree(one, other, self.after.vocabulary.clash)

    def _gathered(self, found: dict[tuple[str, tuple[int, ...]], list[_Left]]) -> Gathered:
        gathered: Gathered = {}
        for (kind, numbers), rows in found.items():
            houses = (
                tuple(dict.fromkeys(house for number in numbers if (house := self._house(number))))
                or self.amended.house
            )
            said = tuple(self._said(number, rows[0].case) for number in numbers) if kind == CLASH else numbers
            gathered.setdefault((kind, self._in_order(houses), said), []).extend(rows)
        return gathered

    def _said(self, number: int, case: Case) -> tuple[object, ...]:
        """What makes one side of a clash another one: who says it, and what."""
        conclusion = conclude(self.after, case._replace(standing=1 << number))
        return self._house(number), conclusion.verdict, frozenset(conclusion.effects), conclusion.values

    def _house(self, number: int) -> str | None:
        folder, _, id = self.after.rules[number].ruleset.rpartition("/")
        return id if folder else None

    def _in_order(self, houses: Iterable[str]) -> tuple[str, ...]:
        return tuple(house for house in self.amended.house if house in houses)

    def _opening(self, kind: str, houses: tuple[str, ...], rows: list[_Left]) -> Opening:
        worlds = 0
        for row in rows:
            worlds |= row.worlds
        _, case, numbers = max(rows, key=lambda row: row.worlds.bit_count())
        sides = tuple(self._ruling(self.after, case, number) for number in numbers)
        cases = tuple(part(self.space, condition) for condition in covered(self.space, worlds))
        overridden = tuple(self.after.rules[number].id for number in self._in_turn(worlds))
        return Opening(houses, self.after.question.id, kind, worlds.bit_count(), sides, self._alone(worlds), cases, overridden)

    def _in_turn(self, worlds: int) -> list[int]:
        """The numbers of the rules that stand somewhere in these worlds, then of those that stand without them, and so on."""
        named: list[int] = []
        while found := [number for number, where in standing_in(self.after, self.space, named).items() if where & worlds]:
            named += sorted(found)
        return named

    def _alone(self, worlds: int) -> tuple[Ruling, ...]:
        """What the document alone rules in these worlds: each ruling once, the most frequent first."""
        counted: dict[object, list[tuple[int, Outcome]]] = {}
        for one in self.alone:
            if met := (one.worlds & worlds).bit_count():
                counted.setdefault(one.key, []).append((met, one))
        most = sorted(counted.values(), key=lambda rows: -sum(met for met, _ in rows))
        return tuple(
            self._ruling_of(self.before, one) for one in (max(rows, key=lambda row: row[0])[1] for rows in most)
        )

    def _ruling(self, rules: Book, case: Case, number: int) -> Ruling:
        return _ruling(
            self.amended.id, rules, conclude(rules, case._replace(standing=1 << number)), (rules.rules[number],)
        )

    def _ruling_of(self, rules: Book, outcome: Outcome) -> Ruling:
        return _ruling(self.amended.id, rules, outcome.conclusion, rules.pick(outcome.case.standing))


def _ruling(id: str, rules: Book, conclusion: Conclusion, because: tuple[Rule, ...]) -> Ruling:
    answer = conclusion.verdict if conclusion.verdict in OWN_VERDICTS else "settled"
    return Ruling(
        id,
        rules.question.id,
        WHAT,
        answer,
        conclusion.verdict,
        conclusion.effects,
        conclusion.values,
        because=because,
        declared=conclusion.declared,
    )
