"""The words of each language as data: which meanings a word or a row of words has."""

from typing import NamedTuple

from .letters import APART


class Entry(NamedTuple):
    """What a row of words means: tags as a bit mask, the thing or number it names, and whether it is mere filling."""

    mask: int = 0
    thing: tuple = ()
    number: int | None = None
    plain: bool = False


class Lexicon:
    """The words of one language: ``reach`` is the longest row by first word; ``rewrites`` are words run together."""

    def __init__(self):
        self.reach: dict[str, int] = {}
        self._loose: dict[tuple, list] = {}
        self.rewrites: dict[tuple, tuple] = {}
        self.longest_rewrite = 1
        self.singles: set[str] = set()
        self.skipped: frozenset[str] = frozenset()
        self._seen: dict[tuple, Entry] = {}

    def add(self, phrase: str, entry: Entry) -> None:
        """Give a word or a row of words a meaning; meanings of the same words add up."""
        key = split(phrase)
        if not key:
            return
        if len(key) > 1 and any(word in APART for word in key):
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

    def settle(self) -> None:
        """Make the words ready for search, once all are known."""
        self.reach = {}
        for key, entry in self._seen.items():
            self.reach[key[0]] = max(self.reach.get(key[0], 0), len(key))
            if not entry.thing and len(key) > 1:
                self._loose.setdefault(self._bare(key), []).append((key, entry))

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
        reach = self.reach.get(folded[at], 0)
        best, found = 0, None
        for length in range(min(reach, len(folded) - at), 0, -1):
            found = self._seen.get(tuple(folded[at:at + length]))
            if found is not None:
                best = length
                break
        bare, end = [folded[at]], min(len(folded), at + 2 * reach)
        for i in range(at + 1, end):
            if folded[i] in self.skipped:
                continue
            if len(bare) >= reach:
                break
            bare.append(folded[i])
            for key, entry in self._loose.get(tuple(bare), ()) if i - at >= best else ():
                if len(key) == len(bare) or _in_order(key, folded[at:i + 1]):
                    best, found = i - at + 1, entry
                    break
        return best, found

    def nearest(self, word: str) -> str:
        """The known word one slip of the finger away (same first letter), or an empty string."""
        if len(word) < 5:
            return ""
        near = sorted(w for w in _slips(word) if w in self.singles and w[0] == word[0])
        return near[0] if near else ""


def _in_order(key, folded) -> bool:
    """Whether all words of the row stand among these words, in order."""
    rest = iter(folded)
    return all(word in rest for word in key)


def split(phrase: str) -> tuple[str, ...]:
    """The folded words of a phrase written in a words file, cut as a question's words are."""
    from .letters import words
    return tuple(w[1] for w in words(phrase))


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
