"""The referee: rules on one question in one situation, out of one document."""
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING

from ..game.masks import Box, bits, with_fact
from ..law.rule import Effect, Rule
from ..problem import stop_at
from .answer import WHAT, answer, claims_effect
from .cases import Case, book
from .cited import bearing, fitting
from .conclusion import Conclusion, common, common_effects, conclude, joined, spanned
from .direct import decided, direct
from .ordinary import assume, distance
from .own import Own, own_situation
from .ruling import Branch, Dependence, Ruling, Unless, deciders, shape
from .split import deciding_facts
from .total import sum_of_many, total_for

if TYPE_CHECKING:
    from ..game.situation import Situation
    from ..law.ruleset import Ruleset

__all__ = ["Branch", "Dependence", "Effect", "Ruling", "Unless", "judge", "parted"]


MOST_RULINGS = 2000  # rulings of one document that are remembered
MOST_CASES = 3000  # cases of one situation that are weighed against each other

Key = tuple[str, *tuple[object, ...]]  # what makes a ruling another one, the answer first
Weighed = tuple[tuple[Case, ...], tuple[Conclusion, ...], tuple[Key, ...]]  # cases, what each concludes, its key


def judge(ruleset: "Ruleset", question: str, situation: "Situation", asks: str = WHAT, strict: bool = False, brief: bool = False) -> Ruling:
    """The Ruling of a ruleset on a question (its id) in a situation; `asks` is `what` or a claim.

    `strict` assumes no ordinary value. `brief` asks only what the ruling comes to: a brief ruling does not tell what
    it depends on and what would change it. A ruling that was given before is given again.
    """
    key = question, asks, strict, brief, situation.box, situation.said, situation.computed, *situation.things.items()
    found = ruleset.rulings.get(key)
    if found is None:
        if len(ruleset.rulings) >= MOST_RULINGS:
            ruleset.rulings.clear()
        short = direct(ruleset, question, situation, asks)
        found = ruleset.rulings[key] = short or _judge(ruleset, question, situation, asks, strict, brief)
    return found


def _judge(ruleset: "Ruleset", question: str, situation: "Situation", asks: str, strict: bool, brief: bool) -> Ruling:
    many = sum_of_many(ruleset, question, situation, judge, asks)
    ruling = many._replace(asks=asks) if many else _Court(ruleset, question, situation, asks, strict).rule(brief)
    if many and many.verdict == "settled":
        ruling = ruling._replace(answer=answer(asks, "value", Conclusion("settled", values=many.values)))
    return with_base(ruling, ruleset, question, situation, asks, strict)


def parted(ruleset: "Ruleset", question: str, situation: "Situation", asks: str = WHAT, strict: bool = False) -> list[tuple[Box, Key]]:
    """[(box of a case, what makes its ruling another one)] of a situation, ordinary values assumed unless `strict`.

    What is ruled alike has the same key; [] where a card is absent.
    """
    return _Court(ruleset, question, situation, asks, strict).parted()


def with_base(ruling: Ruling, ruleset: "Ruleset", question: str, situation: "Situation", asks: str, strict: bool) -> Ruling:
    """The ruling, with the house rules that decided and what the document says without them."""
    if ruleset.base is None:
        return ruling
    if ruleset.idle:
        ruling = ruling._replace(idle=ruleset.idle)
    house = tuple(dict.fromkeys(deciders(ruling)))
    if house:
        return ruling._replace(house=house, base=judge(ruleset.base, question, situation, asks, strict))
    chained = ruleset.vocabulary.questions[question].then.get(ruling.verdict) if ruling.effects else None
    house = judge(ruleset, chained, situation, WHAT, strict).house if chained else ()
    base = judge(ruleset.base, question, situation, asks, strict) if house else None
    return ruling._replace(house=house, base=base) if base and base.effects != ruling.effects else ruling


class _Court:
    """One question put to one document in one situation."""

    def __init__(self, ruleset: "Ruleset", question: str, situation: "Situation", asks: str, strict: bool, chain: tuple[str, ...] = ()) -> None:
        self.ruleset, self.situation, self.asks, self.strict = ruleset, situation, asks, strict
        self.vocabulary = ruleset.vocabulary
        self.book = book(ruleset, question)
        self.question = self.book.question
        self.chain = (*chain, question)
        self.claims_effect = claims_effect(asks)
        self.total: str | None = None
        self.rulings: dict[Box, Ruling] = {}  # as far as met
        self.met: dict[Box, Weighed] = {}  # likewise
        self.courts: dict[str, _Court] = {}  # of the questions that verdicts lead to

    def rule(self, brief: bool = False) -> Ruling:
        """The ruling, with what was assumed and, if not `brief`, what it depends on and what would change it."""
        own = own_situation(self.ruleset, self.question, self.situation)
        if own.absent:
            return self._ruling("absent", Conclusion("absent"), absent=own.absent, facts=own.facts)
        box, assumed = self._opened(own)
        if brief:
            short = None if self.situation.things else decided(self.ruleset, self.question.id, box, self.situation.said, self.asks)
            ruling = short or self._on(box, every=None)
            return ruling if own.facts is None else ruling._replace(facts=own.facts)
        return self._on(box, every=True)._replace(
            assumed={self.vocabulary.order[fact].id: value for fact, value in assumed.items()},
            unless=tuple(self._unless(box, assumed, own.box)), facts=own.facts)

    def parted(self) -> list[tuple[Box, Key]]:
        """[(box, key)] of every case, those that are ruled alike with the same key."""
        own = own_situation(self.ruleset, self.question, self.situation)
        if own.absent:
            return []
        cases, _, keys = self._cases(self._opened(own)[0])
        return [(case.box, key) for case, key in zip(cases, keys)]

    def _opened(self, own: Own) -> tuple[Box, dict[int, str]]:
        """(box, {fact number: value}): the situation with what is assumed of it, the sum of its cards counted."""
        self.total = total_for(self.book, self.ruleset, self.situation, judge)
        return (own.box, {}) if self.strict else assume(self.book, own.box, self.situation)

    def on(self, box: Box) -> Ruling:
        """The ruling on a box, nothing more being assumed; if it depends, only the most telling fact is asked."""
        found = self.rulings.get(box)
        if found is None:
            found = self.rulings[box] = self._on(box, every=False)
        return found

    def _on(self, box: Box, every: bool | None) -> Ruling:
        """The ruling on a box; `every` fact that it depends on is asked, or the most telling one, or none (None)."""
        cases, conclusions, keys = self._cases(box)
        if not cases:
            return self._ruling("silent", Conclusion("silent"))
        span = spanned([case.standing for case in cases], conclusions)
        if span and (self.asks == WHAT or self.asks.endswith(span.values[0])):
            return self._ruling(answer(self.asks, self.question.kind, span), span, self._because(cases, box), self._beaten(cases))
        if len(set(keys)) > 1:
            depends = () if every is None else self._dependences(box, cases, keys, every)
            return self._ruling("depends", Conclusion("depends"), depends=depends)
        first = conclusions[0]
        if len(cases) > 1:
            first = first._replace(effects=common_effects([c.effects for c in conclusions]),
                                   values=common([c.values for c in conclusions]),
                                   complete=all(c.complete for c in conclusions))
        if not self.claims_effect:
            first = self._chained(first, box)
        return self._ruling(keys[0][0], first, because=self._because(cases, box), beaten=self._beaten(cases))

    def _cases(self, box: Box) -> Weighed:
        """(cases, what each concludes, what makes its ruling different) of a box."""
        found = self.met.get(box)
        if found is None:
            pairs = [(case, conclude(self.book, case, self.total)) for case in islice(self.book.cases(box), MOST_CASES + 1)]
            if len(pairs) > MOST_CASES:
                self._refuse(box)
            if self.claims_effect:
                pairs = [part for case, conclusion in pairs for part in self._cut_by_chain(case, conclusion)]
            conclusions = tuple([conclusion for _, conclusion in pairs])
            found = self.met[box] = tuple([case for case, _ in pairs]), conclusions, tuple(map(self._key, conclusions))
        return found

    def _refuse(self, box: Box) -> None:
        """Stop: too little was said for a ruling to be found within reason."""
        from ..proving.extent import too_large

        stop_at([too_large(self.ruleset, self.book, box)])

    def _ruling(self, answer_: str, conclusion: Conclusion, because: tuple[Rule, ...] = (), beaten: tuple[tuple[Rule, Rule], ...] = (),
                depends: tuple[Dependence, ...] = (), absent: dict[str, str] | None = None,
                facts: dict[str, str | list[str]] | None = None) -> Ruling:
        return Ruling(self.ruleset.id, self.question.id, self.asks, answer_, conclusion.verdict, conclusion.effects,
                      conclusion.values, because, beaten, depends, absent=absent, facts=facts, declared=conclusion.declared)

    def _next(self, conclusion: Conclusion) -> "_Court | None":
        """The court of the question that a verdict leads to, or None."""
        other = self.question.then.get(conclusion.verdict)
        if other is None or other in self.chain:
            return None
        if other not in self.courts:
            asks = self.asks if self.claims_effect else WHAT
            court = self.courts[other] = _Court(self.ruleset, other, self.situation, asks, self.strict, self.chain)
            court.total = total_for(court.book, self.ruleset, self.situation, judge)
        return self.courts[other]

    def _next_cases(self, court: "_Court", box: Box) -> tuple[tuple[Case, Conclusion], ...]:
        """The (case, conclusion) of the next question on the same situation, ordinary values assumed."""
        if not self.strict:
            box, _ = assume(court.book, box, self.situation)
        cases, conclusions, _ = court._cases(box)
        return tuple(zip(cases, conclusions))

    def _cut_by_chain(self, case: Case, conclusion: Conclusion) -> list[tuple[Case, Conclusion]]:
        """The case cut by the cases of the question that its verdict leads to, each with its effects."""
        court = self._next(conclusion)
        pairs = self._next_cases(court, case.box) if court else ()
        return [(case._replace(box=part.box), joined(conclusion, [found])) for part, found in pairs] or [(case, conclusion)]

    def _chained(self, conclusion: Conclusion, box: Box) -> Conclusion:
        """The conclusion with those effects of the question that its verdict leads to that are common to all cases."""
        court = self._next(conclusion)
        if court is None:
            return conclusion
        return joined(conclusion, [court._chained(found, case.box) for case, found in self._next_cases(court, box)])

    def _key(self, conclusion: Conclusion) -> Key:
        """What makes two rulings different: the answer and verdict; to a `what` also what is settled."""
        found = answer(self.asks, self.question.kind, conclusion, self.vocabulary.clash, self.vocabulary.leaves)
        if found != "settled" or self.question.kind not in ("outcome", "value"):
            return found, conclusion.verdict
        return found, conclusion.verdict, frozenset(conclusion.effects), conclusion.values

    def _because(self, cases: Sequence[Case], box: Box) -> tuple[Rule, ...]:
        """The rules that stand in every case of the box; if none does, those of the case nearest to the ordinary."""
        common = cases[0].standing
        for case in cases:
            common &= case.standing
        if not common:
            common = min(cases, key=lambda case: distance(self.vocabulary, case.box)).standing
        return bearing(fitting(self.book.pick(common), box), self.asks)

    def _beaten(self, cases: Sequence[Case]) -> tuple[tuple[Rule, Rule], ...]:
        """The rules that are beaten in every case, each with one that beats it."""
        pairs = self.book.beaten(cases[0])
        for case in cases[1:]:
            beaten = {rule.id for rule, _ in self.book.beaten(case)}
            pairs = tuple(pair for pair in pairs if pair[0].id in beaten)
        return pairs

    def _dependences(self, box: Box, cases: Sequence[Case], keys: Sequence[Key], every: bool) -> tuple[Dependence, ...]:
        """For every fact that really decides (or the most telling one), how to ask for it and what follows."""
        found = []
        facts = deciding_facts([case.box for case in cases], keys)
        for fact in facts if every else facts[:1]:
            branches = self._branches(box, cases, fact)
            if len(branches) > 1:
                found.append(Dependence(self.vocabulary.order[fact].id, self.vocabulary.order[fact].ask, branches))
        return tuple(found)

    def _branches(self, box: Box, cases: Sequence[Case], fact: int) -> tuple[Branch, ...]:
        parts = _alike(box[fact], [case.box[fact] for case in cases])
        grouped: dict[object, int] = {}
        for part in parts:
            ruling = self.on(with_fact(box, fact, part))
            grouped[shape(ruling)] = grouped.get(shape(ruling), 0) | part
        return tuple(Branch(self.vocabulary.values(fact, part), self.on(with_fact(box, fact, part)))
                     for part in sorted(grouped.values(), key=lambda part: part & -part))

    def _unless(self, box: Box, assumed: Iterable[int], said_box: Box) -> Iterator[Unless]:
        """The changes of a single assumed fact that change the ruling."""
        known: object = None
        for fact in assumed:
            grouped: dict[object, int] = {}
            for part in self.book.parts(fact, said_box[fact] & ~box[fact]):
                other = with_fact(box, fact, part)
                if self._is_ruled_alike(box, other):
                    continue
                known = known or shape(self.on(box))
                if (changed := shape(self.on(other))) != known:
                    grouped[changed] = grouped.get(changed, 0) | part
            for part in grouped.values():
                values = self.vocabulary.values(fact, part)
                yield Unless({self.vocabulary.order[fact].id: values[0] if len(values) == 1 else list(values)},
                             self.on(with_fact(box, fact, part)))

    def _is_ruled_alike(self, box: Box, other: Box) -> bool:
        """Whether it is plain that two boxes are ruled alike (or that no game can reach the other)."""
        keys = set(self._cases(other)[2])
        return not keys or len(keys) == 1 and keys == set(self._cases(box)[2])


def _alike(values: int, boxes: Sequence[int]) -> tuple[int, ...]:
    """The values parted by the cases in which they are possible; values in no case are left out."""
    parts: dict[tuple[int, ...], int] = {}
    for bit in bits(values):
        key = tuple(box >> bit & 1 for box in boxes)
        if any(key):
            parts[key] = parts.get(key, 0) | 1 << bit
    return tuple(parts.values())
