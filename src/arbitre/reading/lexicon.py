"""The words of each language as data: which meanings a word or a row of words has."""

import marshal
from typing import Any, NamedTuple

from .letters import APART, LIMIT, QUOTES, fold, words

MOST_NEAR = 10_000
LONGEST_SLIP = 40  # no word is longer, and to try every slip of a longer one takes its time
"""Words not understood whose nearest known word is remembered."""


class Entry(NamedTuple):
    """What a row of words means: tags as a bit mask, the thing or number it names, and whether it is mere filling."""

    mask: int = 0
    thing: tuple[Any, ...] = ()
    number: int | None = None
    plain: bool = False


class Lexicon:
    """The words of one language: ``rewrites`` are words run together (``rewritten``: the longest by first word),
    ``singles`` the words that stand alone."""

    def __init__(self) -> None:
        self.rewrites: dict[tuple[Any, ...], tuple[Any, ...]] = {}
        self.rewritten: dict[str, int] = {}
        self.skipped: frozenset[str] = frozenset()
        self._seen: dict[tuple[Any, ...], Entry] = {}
        self._rows: dict[str, Any] = {}
        self._entries: tuple[Entry, ...] = ()
        self._singles: Any = set()  # a text of them all as long as nobody has asked
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
        rows: dict[str, Any] = {}
        for key, entry in self._seen.items():
            rows.setdefault(key[0], []).append((key, entries.setdefault(entry, len(entries))))
        self._rows, self._entries = rows, tuple(entries)
        self._seen = {}

    def frozen(self) -> tuple[Any, ...]:
        """The settled words as plain values; what begins with one word stays folded until it is looked up."""
        folded = {first: row if isinstance(row, bytes) else marshal.dumps(row) for first, row in self._rows.items()}
        return (folded, tuple(map(tuple, self._entries)), " ".join(sorted(self.singles)), self.skipped, self.rewrites, self.rewritten)

    @classmethod
    def thawed(cls, frozen: Any) -> "Lexicon":
        """The lexicon that was frozen."""
        self = cls()
        self._rows, entries, self._singles, self.skipped, self.rewrites, self.rewritten = frozen
        self._entries = tuple(map(Entry._make, entries))
        return self

    def _row(self, first: str, row: Any) -> Any:
        """What begins with a word: (longest row, its own entry, rows by their second word, the same without articles).

        Rows are (longest, {row: entry}), those without articles {row without articles: [(row, entry)]}.
        """
        own: Entry | None = None
        exact: dict[str, Any] = {}
        loose: dict[str, Any] = {}
        for key, number in marshal.loads(row) if isinstance(row, bytes) else row:
            entry = self._entries[number]
            if len(key) == 1:
                own = entry
                continue
            exact.setdefault(key[1], {})[key] = entry
            bare = self._bare(key)
            if not entry.thing and len(bare) > 1:
                loose.setdefault(bare[1], {}).setdefault(bare, []).append((key, entry))
        exact = {second: (max(map(len, rows)), rows) for second, rows in exact.items()}
        reach = max((longest for longest, _ in exact.values()), default=1)
        row = self._rows[first] = reach, own, exact, loose
        return row

    def _bare(self, key: Any) -> tuple[str, ...]:
        """A row without the articles inside it."""
        return (key[0], *(word for word in key[1:] if word not in self.skipped))

    def rewrite(self, typed: str, meant: str) -> None:
        """Read ``typed`` (words run together, shortened) as ``meant``."""
        key = split(typed)
        self.rewrites[key] = split(meant)
        self.rewritten[key[0]] = max(self.rewritten.get(key[0], 0), len(key))

    def longest(self, folded: list[str], at: int) -> Any:
        """The longest known row of words that begins at ``at``: (length, entry) or (0, None).

        Articles and the like may stand between the words of a row that is no name.
        """
        first = folded[at]
        row = self._rows.get(first)
        if row is None:
            return 0, None
        reach, own, exact, loose = row if isinstance(row, tuple) else self._row(first, row)
        best, found, last = (1, own, len(folded)) if own is not None else (0, None, len(folded))
        if at + 1 < last and folded[at + 1] in exact:
            longest, rows = exact[folded[at + 1]]
            for length in range(min(longest, last - at), 1, -1):
                entry = rows.get(tuple(folded[at:at + length]))
                if entry is not None:
                    best, found = length, entry
                    break
        return self._longest_loose(folded, at, reach, loose, best, found) if loose else (best, found)

    def _longest_loose(self, folded: Any, at: Any, reach: Any, loose: Any, best: Any, found: Any) -> Any:
        """The same with articles between the words of a row, where that reaches beyond the best so far."""
        bare, rows = [folded[at]], None
        for i in range(at + 1, min(len(folded), at + 2 * reach)):
            if folded[i] in self.skipped:
                continue
            if rows is None:
                rows = loose.get(folded[i])
                if rows is None:
                    break
            if len(bare) >= reach:
                break
            bare.append(folded[i])
            for key, entry in rows.get(tuple(bare), ()) if i - at >= best else ():
                if len(key) == len(bare) or _in_order(key, folded[at:i + 1]):
                    best, found = i - at + 1, entry
                    break
        return best, found

    @property
    def singles(self) -> set[str]:
        """The words that mean something alone."""
        if isinstance(self._singles, str):
            self._singles = set(self._singles.split())
        found: set[str] = self._singles
        return found

    def nearest(self, word: str) -> str:
        """The known word one slip of the finger away (same first letter), or an empty string."""
        if not 5 <= len(word) <= LONGEST_SLIP:
            return ""
        near = self._near.get(word)
        if near is None:
            if len(self._near) >= MOST_NEAR:
                self._near.clear()
            near = self._near[word] = min((w for w in _slips(word) if w in self.singles and w[0] == word[0]), default="")
        return near


def _in_order(key: Any, folded: Any) -> bool:
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


def inflect(word: str, endings: dict[str, Any]) -> list[str]:
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
