"""The words of each language as data: which meanings a word or a row of words has."""

import marshal
from typing import NamedTuple

from .letters import APART, LIMIT, QUOTES, fold, words

MOST_NEAR = 10_000
"""Words not understood whose nearest known word is remembered."""


class Entry(NamedTuple):
    """What a row of words means: tags as a bit mask, the thing or number it names, and whether it is mere filling."""

    mask: int = 0
    thing: tuple = ()
    number: int | None = None
    plain: bool = False


class Lexicon:
    """The words of one language: ``rewrites`` are words run together, ``singles`` the words that stand alone."""

    def __init__(self):
        self.rewrites: dict[tuple, tuple] = {}
        self.longest_rewrite = 1
        self.skipped: frozenset[str] = frozenset()
        self._seen: dict[tuple, Entry] = {}
        self._rows: dict[str, object] = {}
        self._entries: tuple[Entry, ...] = ()
        self._singles: set[str] | str = set()
        self._near: dict[str, str] = {}

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
            self._singles.add(key[0])

    def mark(self, phrase: str, bit: int) -> None:
        """Give a known word one more tag, and leave all else that it means as it is."""
        old = self._seen.get(split(phrase), Entry())
        self._seen[split(phrase)] = old._replace(mask=old.mask | bit)

    def settle(self) -> None:
        """Make the words ready for search, once all are known."""
        entries: dict[Entry, int] = {}
        rows: dict[str, list] = {}
        for key, entry in self._seen.items():
            rows.setdefault(key[0], []).append((key, entries.setdefault(entry, len(entries))))
        self._rows, self._entries = rows, tuple(entries)
        self._seen = {}

    def frozen(self) -> tuple:
        """The settled words as plain values; what begins with one word stays folded until it is looked up."""
        folded = {first: row if isinstance(row, bytes) else marshal.dumps(row) for first, row in self._rows.items()}
        return (folded, tuple(map(tuple, self._entries)), " ".join(sorted(self.singles)), self.skipped, self.rewrites, self.longest_rewrite)

    @classmethod
    def thawed(cls, frozen) -> "Lexicon":
        """The lexicon that was frozen."""
        self = cls()
        self._rows, entries, self._singles, self.skipped, self.rewrites, self.longest_rewrite = frozen
        self._entries = tuple(map(Entry._make, entries))
        return self

    def _row(self, first: str):
        """(longest row, {row: entry}, {row without articles: [(row, entry)]}) of the rows that begin with a word."""
        row = self._rows.get(first)
        if row is None or isinstance(row, tuple):
            return row
        listed = marshal.loads(row) if isinstance(row, bytes) else row
        exact, loose = {}, {}
        for key, number in listed:
            exact[key] = entry = self._entries[number]
            if not entry.thing and len(key) > 1:
                loose.setdefault(self._bare(key), []).append((key, entry))
        row = self._rows[first] = max(map(len, exact)), exact, loose
        return row

    def _bare(self, key) -> tuple[str, ...]:
        """A row without the articles inside it."""
        return (key[0], *(word for word in key[1:] if word not in self.skipped))

    def rewrite(self, typed: str, meant: str) -> None:
        """Read ``typed`` (words run together, shortened) as ``meant``."""
        key = split(typed)
        self.rewrites[key] = split(meant)
        self.longest_rewrite = max(self.longest_rewrite, len(key))

    def longest(self, folded: list[str], at: int):
        """The longest known row of words that begins at ``at``: (length, entry) or (0, None).

        Articles and the like may stand between the words of a row that is no name.
        """
        first = folded[at]
        row = self._rows.get(first)
        if row is None:
            return 0, None
        reach, exact, loose = row if isinstance(row, tuple) else self._row(first)
        best, found = 0, None
        for length in range(min(reach, len(folded) - at), 0, -1):
            found = exact.get(tuple(folded[at:at + length]))
            if found is not None:
                best = length
                break
        if not loose:
            return best, found
        bare, end = [first], min(len(folded), at + 2 * reach)
        for i in range(at + 1, end):
            if folded[i] in self.skipped:
                continue
            if len(bare) >= reach:
                break
            bare.append(folded[i])
            for key, entry in loose.get(tuple(bare), ()) if i - at >= best else ():
                if len(key) == len(bare) or _in_order(key, folded[at:i + 1]):
                    best, found = i - at + 1, entry
                    break
        return best, found

    @property
    def singles(self) -> set[str]:
        """The words that mean something alone."""
        if isinstance(self._singles, str):
            self._singles = set(self._singles.split())
        return self._singles

    def nearest(self, word: str) -> str:
        """The known word one slip of the finger away (same first letter), or an empty string."""
        if len(word) < 5:
            return ""
        near = self._near.get(word)
        if near is None:
            if len(self._near) >= MOST_NEAR:
                self._near.clear()
            near = self._near[word] = min((w for w in _slips(word) if w in self.singles and w[0] == word[0]), default="")
        return near


def _in_order(key, folded) -> bool:
    """Whether all words of the row stand among these words, in order."""
    rest = iter(folded)
    return all(word in rest for word in key)


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


def inflect(word: str, endings: dict) -> list[str]:
    """All forms of a word written ``stem~class``; a word without ``~`` is its only form."""
    if "~" not in word:
        return [word]
    stem, name = word.split("~", 1)
    name, _, rest = name.partition(" ")
    return [(stem + end + (" " + rest if rest else "")) for end in endings[name]]


def _slips(word: str) -> set[str]:
    letters = "abcdefghijklmnopqrstuvwxyz"
    cuts = [(word[:i], word[i:]) for i in range(len(word) + 1)]
    drop = {a + b[1:] for a, b in cuts if b}
    swap = {a + b[1] + b[0] + b[2:] for a, b in cuts if len(b) > 1}
    change = {a + c + b[1:] for a, b in cuts if b for c in letters}
    insert = {a + c + b for a, b in cuts for c in letters}
    return drop | swap | change | insert
