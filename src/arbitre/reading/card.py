"""The name of one card, as people write hands: "red 5", « 5 rouge », "R5", "two Skips", slips of the finger included."""

import re
from typing import TYPE_CHECKING, Any, NamedTuple

from ..problem import Problem, distance, nearest, unknown
from . import words_of
from .letters import fold
from .letters import words as cut
from .words import NUMBER

if TYPE_CHECKING:
    from ..game.situation import Thing
    from ..game.vocabulary import Vocabulary

MOST_ALIKE = 30
"""More cards of one name no hand holds; a larger number before a card counts something else."""
SHORTEST_SLIP = 3
"""A shorter word is not taken for another one."""
_TIMES = re.compile(r"^\s*(\d{1,2})\s*[x×*]\s*(?=\S)|\s*[x×*]\s*(\d{1,2})\s*$", re.IGNORECASE)


class Card(NamedTuple):
    """A card that was named: as it was written, its parts (None where not said), how many, and the language of its name."""

    text: str
    thing: "Thing"
    times: int = 1
    lang: str | None = None


class CardNames:
    """Reads the names of cards in every language of a vocabulary.

    ``colours`` are those that one letter may stand for, ``lang`` the language of the names that are proposed, ``box``
    the cards and colours that are proposed (empty: all).
    """

    def __init__(self, vocabulary: "Vocabulary", colours: Any = (), lang: Any = None, box: Any = ()) -> None:
        self.box = frozenset(box)
        self.vocabulary = vocabulary
        self.words = words_of(vocabulary)
        self.lexicons = self.words.lexicons
        self.lang = lang if lang in self.lexicons else next(iter(self.lexicons))
        self.digits = self.words.raw.get("digits", {})
        self.silent = self.words.tag("known") | self.words.tag("card-word")
        self.initials = {lang: self._initials(lang, colours) for lang in self.lexicons}
        self.lists = vocabulary.commands.get("lists", {})
        self.nothing = {fold(word) for listed in self.lists.get("nothing", {}).values() for word in listed}
        joins = "|".join(re.escape(word) for listed in self.lists.get("joins", {}).values() for word in listed)
        self.between = re.compile(rf"\s*[,;&\n]\s*(?:(?:{joins})\s)?|\s(?:{joins})\s" if joins else r"\s*[,;&\n]\s*", re.IGNORECASE)
        self._read: dict[str, Card | Problem] = {}
        self._spelt: dict[str, dict[str, tuple[Any, ...]]] = {}

    def cards(self, text: str) -> "list[Card | Problem]":
        """Return the cards of a list, each a Card or the Problem of a name that cannot be read; "none" is no card."""
        parts = [part.strip() for part in self.between.split(text)]
        return [self.card(part) for part in parts if part and not self.is_nothing(part)]

    def is_nothing(self, text: str) -> bool:
        """Say whether the words say that there is no card."""
        return fold(text.strip(" .")) in self.nothing

    def card(self, text: str) -> Card | Problem:
        """Return the card that has this name, or the Problem that no card has it or several have."""
        found = self._read.get(text)
        if found is None:
            if len(self._read) > 10_000:
                self._read.clear()
            found = self._read[text] = self._card(text)
        return found

    def _card(self, text: str) -> Card | Problem:
        counted = _TIMES.search(text)
        bare = text[: counted.start()] + text[counted.end():] if counted else text
        folded = [word for _, word, *_ in cut(bare) if word not in (",", ".", "?")]
        for mend in (False, True):
            found = {lang: parsed for lang in self.lexicons
                     if (parsed := self._parsed(lang, self._mended(lang, folded) if mend else folded))}
            if found:
                lang, (thing, times) = next(iter(found.items()))
                times = int(counted[1] or counted[2]) if counted else times
                if not 0 < times <= MOST_ALIKE:
                    break
                return self._clear(Card(text, thing, times, lang if len(found) == 1 else None))
        return self._unknown(text, fold(bare.strip()), folded)

    def _parsed(self, lang: str, folded: list[str]) -> tuple[Any, ...] | None:
        """(the card, how many) that all of the words name in one language, or None."""
        found: list[Any] = [None] * len(self.words.attributes)
        times, at = 1, 0
        while at < len(folded):
            length, parts, count = self._next(lang, folded, at)
            if not length:
                return None
            if count and at == 0 and len(folded) > 1 and self._names_symbol(lang, folded[1:]):
                times, parts = count, ()
            for number, value in enumerate(parts):
                if value and found[number] not in (None, value):
                    return None
                found[number] = value or found[number]
            at += length
        return (tuple(found), times) if any(found) else None

    def _next(self, lang: str, folded: list[str], at: int) -> tuple[Any, ...]:
        """(how many words, the parts of a card that they name, the number that they tell) of the words that come next."""
        lexicon, word = self.lexicons[lang], folded[at]
        length, entry = lexicon.longest(folded, at)
        if entry and entry.thing:
            return length, entry.thing, None
        if word in self.digits:
            return 1, self._symbol(self.digits[word]), None
        if word in self.initials[lang]:
            return 1, self._colour(self.initials[lang][word]), None
        if entry and entry.mask & self.words.tag(NUMBER) and str(entry.number) in self.digits:
            return length, self._symbol(self.digits[str(entry.number)]), entry.number
        return (length, (), None) if entry and (entry.plain or entry.mask & self.silent) else (0, (), None)

    def _names_symbol(self, lang: str, folded: list[str]) -> bool:
        parsed = self._parsed(lang, folded)
        return bool(parsed and parsed[0][0])

    def _symbol(self, value: str) -> tuple[Any, ...]:
        return (value, *(None for _ in self.words.attributes[1:]))

    def _colour(self, value: str) -> tuple[Any, ...]:
        return (None, value, *(None for _ in self.words.attributes[2:]))

    def _initials(self, lang: str, colours: Any) -> dict[str, str]:
        """{letter: colour} of the letters with which just one of the colours begins."""
        named = self.vocabulary.names.get(self.words.attributes[1], {})
        letters: dict[str, list[Any]] = {}
        for colour in colours:
            if lang in named.get(colour, {}):
                letters.setdefault(fold(named[colour][lang][0])[:1], []).append(colour)
        return {letter: listed[0] for letter, listed in letters.items() if len(listed) == 1}

    def _mended(self, lang: str, folded: list[str]) -> list[str]:
        """The words with every one that means nothing replaced by that of a card's name which is one slip away."""
        lexicon = self.lexicons[lang]
        return [word if lexicon.is_single(word) or not word.isalpha() else self._near(lang, word) for word in folded]

    def _near(self, lang: str, word: str) -> str:
        """The word of a card's name that is one slip from this one, if all such words name the same; else the word."""
        near = {} if len(word) < SHORTEST_SLIP else {
            thing: name for name, thing in self._single_names(lang).items()
            if abs(len(name) - len(word)) < 2 and distance(word, name) == 1}
        return near.popitem()[1] if len(near) == 1 else self.lexicons[lang].nearest(word) or word

    def _single_names(self, lang: str) -> dict[str, tuple[Any, ...]]:
        """{word: the parts of a card} of the names that are one word, in one language."""
        if lang not in self._spelt:
            lexicon = self.lexicons[lang]
            entries = {word: lexicon.longest([word], 0)[1] for word in sorted(lexicon.singles) if word.isalpha()}
            self._spelt[lang] = {name: entry.thing for name, entry in entries.items() if entry and entry.thing}
        return self._spelt[lang]

    def _all_names(self) -> list[str]:
        """The names of cards that are one word, and those that are printed."""
        kinds = [self.vocabulary.names.get(part, {}) for part in self.words.attributes]
        printed = [row[lang][0] for rows in kinds for value, row in rows.items() if self._is_there(value) for lang in self.lexicons if lang in row]
        single = [name for lang in self.lexicons for name, thing in self._single_names(lang).items() if all(map(self._is_there, filter(None, thing)))]
        return list(dict.fromkeys((*printed, *single)))

    def _is_there(self, value: str) -> bool:
        return not self.box or value in self.box

    def _unknown(self, text: str, name: str, folded: list[str]) -> Problem:
        """The problem of a name that no card has, with what to write: a comma, the nearest name, or the form of a name."""
        apart = [word for word in folded if any(self._parsed(lang, [word]) for lang in self.lexicons)]
        near = sorted(nearest(name, self._all_names(), 4), key=lambda other: other[0] != name[0])[:1] if name else ()
        if 1 < len(apart) == len(folded):
            return unknown("playing-card", text, ())._replace(hint=f"put a comma between two cards: `{', '.join(apart)}`")
        problem = unknown("playing-card", text, near)
        return problem if near else problem._replace(hint=f"write for instance `{self._example()}`")

    def _example(self) -> str:
        """A name with every part of a card, the first of each kind."""
        names = [self.first_name(part) for part in self.words.attributes]
        return " ".join(names if self.words.raw.get("colour-side", {}).get(self.lang) == "after" else reversed(names))

    def first_name(self, part: str) -> str:
        """The printed name of the first card (or colour…) of a kind."""
        rows = self.vocabulary.names.get(part, {})
        return next((row[self.lang][0] for value, row in rows.items() if self.lang in row and self._is_there(value)), "")

    def unclear(self, card: Card) -> Problem:
        """The problem of a name that is a colour, and no card."""
        return Problem("unclear-card", f"the name `{card.text}` stands for several cards", fields=(("name", card.text),),
                       hint=f"write for instance `{card.text} {self.first_name(self.words.attributes[0])}`")

    def _clear(self, card: Card) -> Card | Problem:
        """The card, or the Problem that its name stands for several."""
        for part, value in zip(self.words.attributes, card.thing):
            members = self.vocabulary.groups.get(part, {}).get(value or "")
            if members:
                lang = card.lang or self.lang
                names = [self.vocabulary.names[part][member][lang][0] for member in members[:4]]
                listed = ", ".join(f"`{name}`" for name in names) + ("…" if len(members) > 4 else "")
                return Problem("unclear-card", f"the name `{card.text}` stands for several cards", hint=f"write one of {listed}",
                               fields=(("name", card.text),))
        return card
