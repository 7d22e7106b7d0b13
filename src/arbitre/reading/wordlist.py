"""Gathers the words of one language with all that they mean, and puts them away."""

from typing import Any

from ..files.drawers import Drawers
from .letters import APART, LIMIT, QUOTES, fold, words
from .lexicon import Entry

THING = Entry._fields.index("thing")
FILL = 12
"""About so many words lie in one drawer, each with all the rows of words that it begins."""


class Wordlist:
    """The words of one language: ``rewrites`` are words run together, ``singles`` the words that stand alone,
    ``skipped`` the articles and the like that may stand between others."""

    def __init__(self) -> None:
        self.rewrites: dict[str, dict[tuple[str, ...], tuple[str, ...]]] = {}
        self.singles: set[str] = set()
        self.skipped: frozenset[str] = frozenset()
        self._seen: dict[tuple[str, ...], Entry] = {}

    def add(self, phrase: str, entry: Entry) -> None:
        """Give a word or a row of words a meaning; meanings of the same words add up."""
        key = split(phrase)
        if not key:
            return
        if len(key) > 1 and not APART.keys().isdisjoint(key):
            self._add(tuple(APART.get(word, word) for word in key), entry)
        self._add(key, entry)

    def _add(self, key: tuple[str, ...], entry: Entry) -> None:
        old = self._seen.get(key)
        if old is not None:
            entry = Entry(old.mask | entry.mask, old.thing or entry.thing,
                          old.number if entry.number is None else entry.number, old.plain and entry.plain)
        self._seen[key] = entry
        if len(key) == 1:
            self.singles.add(key[0])

    def mark(self, phrase: str, bit: int) -> None:
        """Give a known word one more tag, and leave all else that it means as it is."""
        old = self._seen.get(split(phrase), Entry())
        self._seen[split(phrase)] = old._replace(mask=old.mask | bit)

    def rewrite(self, typed: str, meant: str) -> None:
        """Read ``typed`` (words run together, shortened) as ``meant``."""
        key = split(typed)
        self.rewrites.setdefault(key[0], {})[key] = split(meant)

    def frozen(self, drawers: Drawers) -> tuple[Any, ...]:
        """The words as plain values, in drawers: by the word that begins a row; those that stand alone, and all with the
        number of rows in which each stands, by their first letter."""
        rows: dict[str, dict[tuple[str, ...], Any]] = {word: {} for word in self.rewrites}
        for key, entry in self._seen.items():
            rows.setdefault(key[0], {})[key] = tuple(entry)
        by_letter: dict[str, list[str]] = {}
        for word in sorted(self.singles):
            by_letter.setdefault(word[0], []).append(word)
        spelt: dict[str, dict[str, int]] = {}
        for key in self._seen:
            for word in key:
                times = spelt.setdefault(word[0], {})
                times[word] = times.get(word, 0) + 1
        begun = {word: (*self._begun(row), word in self.singles, self.rewrites.get(word, {})) for word, row in rows.items()}
        return drawers.put_chest(begun, FILL), drawers.put_each(by_letter), drawers.put_each(spelt), self.skipped

    def _begun(self, rows: dict[tuple[str, ...], Any]) -> tuple[Any, ...]:
        """What begins with a word, as the fields of a `Beginning`: the reach, what it means by itself, the longer rows by
        their second word, and the same without the articles inside them."""
        exact: dict[str, dict[tuple[str, ...], Any]] = {}
        loose: dict[str, dict[tuple[str, ...], list[Any]]] = {}
        own = None
        for key, fields in rows.items():
            if len(key) == 1:
                own = fields
                continue
            exact.setdefault(key[1], {})[key] = fields
            bare = (key[0], *(word for word in key[1:] if word not in self.skipped))
            if not fields[THING] and len(bare) > 1:
                loose.setdefault(bare[1], {}).setdefault(bare, []).append((key, fields))
        known = {second: (max(map(len, further)), further) for second, further in exact.items()}
        return max((longest for longest, _ in known.values()), default=1), own, known, loose


def split(phrase: str) -> tuple[str, ...]:
    """The folded words of a phrase written in a words file, cut as a question's words are."""
    letters = phrase.replace(" ", "")
    if letters.isalpha() and len(phrase) < LIMIT and QUOTES.isdisjoint(letters):
        return tuple(map(_folded, phrase.split()))
    return tuple(w[1] for w in words(phrase))


def _folded(word: str) -> str:
    """A word of letters alone, folded as a question's words are."""
    if word.isascii():
        return word.lower()
    return word.lower() if word.lower() in APART else fold(word)


def inflect(word: str, endings: dict[str, Any]) -> list[str]:
    """All forms of a word written ``stem~class``; a word without ``~`` is its only form."""
    if "~" not in word:
        return [word]
    stem, name = word.split("~", 1)
    name, _, rest = name.partition(" ")
    return [(stem + end + (" " + rest if rest else "")) for end in endings[name]]
