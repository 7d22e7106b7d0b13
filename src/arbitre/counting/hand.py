"""A hand as it is told: its cards, the card on the pile, and what else was said of the moment."""
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, TypeGuard

from ..game.situation import Thing
from ..game.vocabulary import Vocabulary
from ..problem import Problem, Problems, unknown
from ..reading.card import Card, CardNames

NEEDED = ("hand", "on")
MOST_MOMENTS = 4_000  # cards on the pile, with what was said beside, that are remembered
Said = tuple[tuple[str, str], ...]  # facts with their values
Marks = tuple[str, str, str]  # a fact, its value for the card that was just drawn, its value for the others
_NO_CARD = Card("", ())


class Hand(NamedTuple):
    """The cards of a hand as they were named, the card on the pile, and what else was said of the moment.

    `said` is a row of (fact or place, value), `drawn` the number of the card that was just drawn, or None;
    `marks` are the (fact, its value for the drawn card, its value for the others) where one was drawn.
    """

    cards: tuple[Card, ...]
    on: Card
    said: Said
    drawn: int | None = None
    marks: Marks | None = None

    def mark(self, is_drawn: bool) -> Said:
        """What is so of a card that was just drawn, or was not, if one of the hand was: ((fact, value),), or nothing."""
        return ((self.marks[0], self.marks[1 if is_drawn else 2]),) if self.marks else ()


class HandReader:
    """Reads hands as the command of a vocabulary says; `colours`, `lang` and `box` are those of `CardNames`."""

    def __init__(self, vocabulary: Vocabulary, colours: Iterable[str] = (), lang: str | None = None, box: Iterable[str] = ()) -> None:
        self.vocabulary = vocabulary
        self.command = vocabulary.commands["hand"]
        self.names = CardNames(vocabulary, colours, lang, box)
        self._read: dict[object, tuple[Card, Said]] = {}

    def read(self, given: object) -> Hand:
        """The Hand that was told: {"hand": names of cards, or one text with commas, "on": a name, and more by name}.

        What the command says may be told besides is a text, a number or None. Raises Problems with every name that
        cannot be read.
        """
        if not is_hand(given, self.command["said"]):
            raise Problems([unreadable()])
        problems: list[Problem] = []
        found = self._cards(given["hand"], problems)
        lies, facts = self._moment(given["on"], given, problems)
        drawn = self._drawn(found, given, problems)
        if problems:
            raise Problems(problems)
        size = self.command.get("size")
        facts += ((size["fact"], _by_number(size, len(found))),) if size else ()
        return Hand(tuple(found), lies, facts, *drawn)

    def unread(self, given: Iterable[str]) -> list[str]:
        """The names in what was told that this command does not know."""
        return [name for name in given if name not in self.command["said"] and name not in NEEDED]

    def _cards(self, cards: str | list[str], problems: list[Problem]) -> list[Card]:
        found: list[Card] = []
        for card in self.names.cards(cards) if isinstance(cards, str) else map(self.names.card, cards):
            if self._is_card(card, problems):
                found += [card] if card.times == 1 else [card] * card.times
        return found

    def _is_card(self, card: Card | Problem, problems: list[Problem], whole: bool = True) -> TypeGuard[Card]:
        if isinstance(card, Problem):
            problems.append(card)
        elif whole and card.thing[0] is None:
            problems.append(self.names.unclear(card))
        else:
            return True
        return False

    def _moment(self, on: str, said: Mapping[str, Any], problems: list[Problem]) -> tuple[Card, Said]:
        """(the card on the pile, the facts told) of what lies there and what else was said, read once and remembered."""
        row = tuple((name, said[name]) for name in self.command["said"] if name in said)
        key = on, row
        found = self._read.get(key)
        if found is None:
            before = len(problems)
            named = self.names.card(on)
            lies = self._coloured(named, said, problems) if self._is_card(named, problems, whole=False) else _NO_CARD
            told: list[tuple[str, str]] = []
            for name, value in row:
                told += self._facts(name, self.command["said"][name], value, problems)
            if len(problems) > before:
                return lies, ()
            if len(self._read) >= MOST_MOMENTS:
                self._read.clear()
            found = self._read[key] = lies, tuple(told)
        return found

    def _coloured(self, lies: Card, said: Mapping[str, Any], problems: list[Problem]) -> Card:
        """The card on the pile with the part that was said beside it, such as the colour that was named."""
        for name, how in self.command["said"].items():
            if "on" in how and said.get(name) is not None:
                part = tuple(self.vocabulary.things[self._thing()]).index(how["on"])
                card = self.names.card(str(said[name]))
                thing = () if isinstance(card, Problem) else card.thing
                value = thing[part] if thing else None
                if value is None or any(other for number, other in enumerate(thing) if number != part):
                    known = [names[lang][0] for names in self.vocabulary.names[how["on"]].values() for lang in names]
                    problems.append(unknown("value", str(said[name]), dict.fromkeys(known)))
                elif lies.thing[part] not in (None, value):
                    problems.append(Problem("contradictory-facts", f"`{lies.text}` and `{said[name]}` cannot both hold",
                                            hint="change or leave out one of them", fields=(("facts", (lies.text, str(said[name]))),)))
                else:
                    lies = lies._replace(thing=(*lies.thing[:part], value, *lies.thing[part + 1:]))
        return lies

    def _thing(self) -> str:
        return self.vocabulary.places[self.command["each"]].thing

    def _facts(self, name: str, how: Mapping[str, Any], value: object, problems: list[Problem]) -> Said:
        """The (fact, value) that one thing said tells."""
        if "fact" not in how:
            return ()
        if value is None or isinstance(value, str) and self.names.is_nothing(value):
            return ((how["fact"], how["nothing"]),) if "nothing" in how else ()
        if "it" in how:
            return ()
        if "numbers" in how:
            number = str(value)
            if not number.isdecimal() or len(number) > 9 or not 1 < int(number) < 100:
                problems.append(Problem("wrong-count", f"`{name}: {value}` is no number of players",
                                        hint="write a number from 2", fields=(("name", name),)))
                return ()
            return ((how["fact"], _by_number(how, int(number))),)
        return self._of_card(how, str(value), problems)

    def _of_card(self, how: Mapping[str, Any], text: str, problems: list[Problem]) -> Said:
        card = self.names.card(text)
        if not self._is_card(card, problems):
            return ()
        fact = self.vocabulary.facts[how["fact"]]
        symbol = card.thing[0]
        if symbol is None or symbol not in fact.values:
            names = self.vocabulary.names_of(fact.id)
            known = [names[value][self.names.lang][0] for value in fact.values if value in names]
            problems.append(unknown("value", text, known, where=f" of the fact `{fact.id}`"))
            return ()
        return ((fact.id, symbol),)

    def _drawn(self, cards: list[Card], said: Mapping[str, Any], problems: list[Problem]) -> tuple[int | None, Marks | None]:
        """(the number of the drawn card among the cards, its marks); a card that is not among them joins them."""
        for name, how in self.command["said"].items():
            if "it" not in how or said.get(name) is None or self.names.is_nothing(str(said[name])):
                continue
            card = self.names.card(str(said[name]))
            if self._is_card(card, problems):
                there = [n for n, other in enumerate(cards) if _is_it(card.thing, other.thing)]
                if not there:
                    cards.append(card)
                return there[0] if there else len(cards) - 1, (how["fact"], how["it"], how["others"])
        return None, None


def is_hand(given: object, names: Iterable[str]) -> TypeGuard[dict[str, Any]]:
    """Whether what was told has the form of a hand, and what it tells by these names is a text, a number or nothing."""
    if not isinstance(given, dict) or not all(isinstance(given.get(name), str) for name in NEEDED[1:]):
        return False
    cards = given.get(NEEDED[0])
    is_listed = isinstance(cards, list) and all(isinstance(card, str) for card in cards)
    return (isinstance(cards, str) or is_listed) and not any(isinstance(given.get(name), (dict, list)) for name in names)


def unreadable() -> Problem:
    """The problem of what does not tell a hand."""
    return Problem("unreadable-hand", "this tells no hand", hint='write `{"hand": ["red 5", "+4"], "on": "red 7"}`')


def _is_it(named: Thing, thing: Thing) -> bool:
    """Whether a card may be the one named: what was said of it is so."""
    return all(part is None or part == other for part, other in zip(named, thing))


def _by_number(how: Mapping[str, Any], number: int) -> str:
    value: str = how["numbers"].get(str(number), how["more"])
    return value
