"""Adds up the values of many cards: the points of a hand."""
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from ..game.situation import Situation, Thing
from .answer import WHAT, bounds, compares
from .own import own_thing
from .ruling import Ruling

if TYPE_CHECKING:
    from ..game.vocabulary import Vocabulary
    from ..law.ruleset import Ruleset
    from .cases import Book

    Judge = Callable[[Ruleset, str, Situation], Ruling]


def adding(vocabulary: "Vocabulary", question: str) -> tuple[str, str] | None:
    """(the place that a card is put in, the place of many) of a question whose values are added, or None."""
    for command in vocabulary.commands.values():
        if isinstance(command, dict) and command.get("question") == question and command.get("add") == "true":
            return command["each"], command["from"]
    return None


def sum_of_many(ruleset: "Ruleset", question: str, situation: Situation, judge: "Judge", asks: str = WHAT) -> Ruling | None:
    """The ruling on all the cards of a place together, where they were given and no single card was; else None.

    Its value is their sum, or where they are compared (``asks``) the values of all, in their order. The first card on which the ruling is not settled decides for all.
    """
    vocabulary = ruleset.vocabulary
    places = adding(vocabulary, question) if situation.things else None
    if places is None or not situation.things.get(places[1]) or _is_said(situation, places[0]):
        return None
    rulings = [judge(ruleset, question, _with_card(situation, places[0], own_thing(ruleset, thing)))
               for thing in situation.things[places[1]]]
    unsettled = next((ruling for ruling in rulings if ruling.verdict != "settled" or len(ruling.values) != 1), None)
    if unsettled:
        return unsettled
    because = {rule.id: rule for ruling in rulings for rule in ruling.because}
    values = tuple(ruling.values[0] for ruling in rulings)
    return rulings[0]._replace(values=values if compares(asks) else (_sum(values),), effects=(), unless=(),
                               because=tuple(because.values()), beaten=())


def total_for(book: "Book", ruleset: "Ruleset", situation: Situation, judge: "Judge") -> str | None:
    """The sum that a count `total` means in this situation, as a text, or None where no cards were given."""
    if not book.asks_total:
        return None
    for command in ruleset.vocabulary.commands.values():
        if isinstance(command, dict) and command.get("add") == "true":
            ruling = sum_of_many(ruleset, command["question"], situation, judge)
            if ruling and ruling.verdict == "settled":
                return ruling.values[0]
    return None


def _is_said(situation: Situation, place: str) -> bool:
    order = situation.vocabulary.order
    return any(source[0] == place for number in situation.said if (source := order[number].source))


def _with_card(situation: Situation, place: str, thing: Thing) -> Situation:
    """The situation with this card at the place, and no longer with many."""
    vocabulary = situation.vocabulary
    box, said = list(situation.box), list(situation.said)
    for part, value in zip(vocabulary.things[vocabulary.places[place].thing], thing):
        for number, fact in enumerate(vocabulary.order):
            if value and fact.source == (place, part):
                box[number] = vocabulary.bit[fact.id][value]
                said.append(number)
    return Situation(vocabulary, tuple(box), tuple(said), situation.computed, {})


def _sum(values: Iterable[str]) -> str:
    """The sum of numbers or ranges, as a text."""
    pairs = [bounds(value) for value in values]
    low, high = sum(low for low, _ in pairs), sum(high for _, high in pairs)
    return str(low) if low == high else f"{low}-{high}"
