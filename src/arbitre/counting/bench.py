"""Puts each card of a hand to a document, the other cards being what the player still holds."""
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar, overload

from ..game.situation import Situation, Thing, fits
from ..game.vocabulary import VERDICTS, Fact, Some
from ..judging.alike import Alike
from ..judging.judge import judge
from ..judging.own import clear_thing, own_thing

if TYPE_CHECKING:
    from ..judging.ruling import Ruling
    from ..law.ruleset import Ruleset
    from .hand import Hand, Said

M = TypeVar("M")  # what is made of a ruling
Facts = Mapping[str, object]
Pair = tuple[int, int]  # facts of what is held, as integers: those that something bears out, those that it may
Key = tuple[int, int, int]  # the number of a Laid, the facts of what is held that are so, those that may be

MOST_LAID = 40_000  # pairs of cards, one laid on the other, that are remembered
MOST_RULINGS = 8_000


class Laid(NamedTuple):
    """A card laid on another: the number of all pairs that are surely ruled alike, the situation in which nothing else
    is said, and {thing held: the facts of what is held that it bears out}."""

    number: int
    situation: Situation
    told: dict[Thing, Pair]


class Bench(Generic[M]):
    """One document that rules on cards in hands, and remembers by what bears on them.

    `facts` were said besides; `made(ruling)` is what is kept and returned of each ruling.
    """

    @overload
    def __init__(self: "Bench[Ruling]", ruleset: "Ruleset", facts: Facts | None = None, strict: bool = False) -> None: ...

    @overload
    def __init__(self, ruleset: "Ruleset", facts: Facts | None, strict: bool, made: "Callable[[Ruling], M]") -> None: ...

    def __init__(self, ruleset: "Ruleset", facts: Facts | None = None, strict: bool = False,
                 made: "Callable[[Ruling], Any]" = lambda ruling: ruling) -> None:
        self.ruleset, self.vocabulary = ruleset, ruleset.vocabulary
        self.facts, self.strict = facts or {}, strict
        self.made: Callable[[Ruling], M] = made
        self._command = ruleset.vocabulary.commands["hand"]
        self._question = ruleset.vocabulary.questions[self._command["question"]]
        numbered = tuple(enumerate(self.vocabulary.order))
        self._held = tuple((number, fact.id, held) for number, fact in numbered if (held := self._some(fact)))
        ends = {end for _, _, held in self._held for end in held[2].values()}
        self._ends = tuple(number for number, fact in numbered if fact.source in ends)
        places = self._command["each"], self._command["on"]
        laid = tuple(number for number, fact in numbered
                     if fact.source and fact.source[0] in places or fact.computed and not self._some(fact))
        self._pairs = Alike(ruleset, self._question.id, laid)
        self._alike = Alike(ruleset, self._question.id, tuple(number for number, _ in numbered))
        self._forget()

    def _some(self, fact: Fact) -> Some | None:
        """How a fact follows from the cards in hand; None where it does not."""
        computed = fact.computed
        return computed if computed and computed[0] == "some" and computed[1] == self._command["from"] else None

    def _forget(self) -> None:
        self._lying: dict[Thing, Situation] = {}
        self._laid: dict[tuple[Thing, Thing], Laid] = {}
        self._numbers: dict[object, int] = {}
        self._fits: dict[object, dict[Thing, Pair]] = {}
        self._met: dict[Said, dict[Key, M]] = {}
        self._rulings: dict[object, M] = {}

    def rule(self, hand: "Hand") -> list[M]:
        """What is made of the ruling on each card, in order. Raises Problems where what was said cannot all hold."""
        things = [card.thing for card in hand.cards]
        moments = [self._moment(hand, is_drawn) for is_drawn in ((False, True) if hand.marks else (False,))]
        on = hand.on.thing
        told: dict[Thing, Pair] | None = None
        rulings: list[M] = []
        for number, thing in enumerate(things):
            laid = self._laid.get((on, thing)) or self._pair(on, thing)
            if laid.told is not told:
                told = laid.told
                borne = [told.get(other) or self._told(laid, other) for other in things]
                (yes, perhaps), (also, perhaps_also) = _united(borne), _united_twice(borne)
            own, own_perhaps = borne[number]
            holds = yes & ~own | also
            key = laid.number, holds, (perhaps & ~own_perhaps | perhaps_also) & ~holds
            said, met = moments[number == hand.drawn]
            ruling = None if self._alike.sums else met.get(key)
            if ruling is None:
                rest = things[:number] + things[number + 1:]
                ruling = met[key] = self._ruled(self._situation(laid.situation, said, key, rest))
            rulings.append(ruling)
        return rulings

    def _moment(self, hand: "Hand", is_drawn: bool) -> "tuple[Said, dict[Key, M]]":
        """(what was said besides the cards, {what tells a card apart: its ruling}) of a card that was just drawn or was not."""
        said = (*hand.said, *hand.mark(is_drawn))
        return said, self._met.setdefault(said, {})

    def _ruled(self, situation: Situation) -> M:
        """What is made of the ruling in a situation, remembered with all that are surely ruled alike."""
        key = self._alike.key(situation)
        ruling = None if self._alike.sums else self._rulings.get(key)
        if ruling is None:
            asks = VERDICTS[self._question.kind][0]
            ruling = self._rulings[key] = self.made(judge(self.ruleset, self._question.id, situation.checked(), asks, self.strict))
        return ruling

    def _pair(self, on: Thing, thing: Thing) -> Laid:
        """The Laid of a card on another, made when first met."""
        if len(self._laid) >= MOST_LAID or len(self._rulings) >= MOST_RULINGS:
            self._forget()
        lying = self._lying.get(on)
        if lying is None:
            lying = self._lying[on] = Situation.of(self.vocabulary, {**self.facts, **self._on(on)})
        situation = lying.with_thing(self._command["each"], clear_thing(self.ruleset, thing))
        number = self._numbers.setdefault(self._pairs.key(situation), len(self._numbers))
        told = self._fits.setdefault(tuple(situation.box[number] for number in self._ends), {})
        laid = self._laid[on, thing] = Laid(number, situation, told)
        return laid

    def _on(self, thing: Thing) -> dict[str, dict[str, str]]:
        parts = self.vocabulary.things[self.vocabulary.places[self._command["on"]].thing]
        return {self._command["on"]: {part: value for part, value in zip(parts, clear_thing(self.ruleset, thing)) if value}}

    def facts_of(self, hand: "Hand") -> dict[str, object]:
        """What was said of the moment, whichever card is played: {fact or place: value}."""
        return {**self.facts, **self._on(hand.on.thing), **dict(hand.said)}

    def _told(self, laid: Laid, thing: Thing) -> Pair:
        """The facts of what is held that a thing in hand bears out, and those that it may, as integers; kept."""
        own = own_thing(self.ruleset, thing)
        verdicts = [fits(laid.situation, own, held) for _, _, held in self._held]
        found = laid.told[thing] = (sum(1 << n for n, verdict in enumerate(verdicts) if verdict),
                                    sum(1 << n for n, verdict in enumerate(verdicts) if verdict is None))
        return found

    def _situation(self, laid: Situation, said: "Said", key: Key, rest: Sequence[Thing]) -> Situation:
        """The Situation of a card that is laid, with what else was said and what is held."""
        vocabulary, (_, yes, perhaps) = self.vocabulary, key
        box, settled = list(laid.box), list(laid.computed)
        for name, value in said:
            box[vocabulary.index[name]] &= vocabulary.bit[name][value]
        for n, (number, fact, _) in enumerate(self._held):
            if not perhaps >> n & 1:
                box[number] &= vocabulary.bit[fact]["yes" if yes >> n & 1 else "no"]
                settled.append(number)
        known = tuple(dict.fromkeys((*laid.said, *(vocabulary.index[name] for name, _ in said))))
        things = {self._command["from"]: tuple(rest)} if self._alike.sums else {}
        return Situation(vocabulary, tuple(box), known, tuple(sorted(settled)), things)


def _united(pairs: Iterable[Pair]) -> Pair:
    """The bits that are set in any of the pairs of integers, side by side."""
    left = right = 0
    for one, other in pairs:
        left |= one
        right |= other
    return left, right


def _united_twice(pairs: Iterable[Pair]) -> Pair:
    """The bits that are set in two or more of the pairs of integers, side by side."""
    left = right = met_left = met_right = 0
    for one, other in pairs:
        left |= met_left & one
        right |= met_right & other
        met_left |= one
        met_right |= other
    return left, right
