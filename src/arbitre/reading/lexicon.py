"""The words of each language as data: which meanings a word or a row of words has."""

from typing import Any, NamedTuple

from ..files.drawers import Chest, Drawers
from ..files.ondemand import OnDemand

LETTERS = "abcdefghijklmnopqrstuvwxyz"
MOST_NEAR = 10_000
"""Words not understood whose nearest known word is remembered."""
SHORTEST_SLIP, SHORT = 3, 4
"""Letters of the shortest word in which a slip is looked for, and of one in which few kinds of slips are."""
LONGEST_SLIP = 40  # no word is longer, and to try every slip of a longer one takes its time


class Entry(NamedTuple):
    """What a row of words means: tags as a bit mask, the thing or number it names, and whether it is mere filling."""

    mask: int = 0
    thing: tuple[Any, ...] = ()
    number: int | None = None
    plain: bool = False


class Beginning(NamedTuple):
    """What begins with a word.

    ``reach`` is the length of the longest row, ``own`` what the word means by itself, ``exact`` the rows by their second
    word: (longest, {row: entry}), ``loose`` the same without articles: {row without articles: [(row, entry)]}, their entries
    as plain fields. ``single`` tells whether the word stands alone; ``rewrites`` {words run together: what they mean}
    begin with it, the longest of ``most`` words.
    """

    reach: int
    own: Entry | None
    exact: dict[str, Any]
    loose: dict[str, Any]
    single: bool
    rewrites: dict[tuple[str, ...], tuple[str, ...]]
    most: int


class Lexicon:
    """The words of one language, as a `Wordlist` put them away: ``skipped`` are articles and the like."""

    def __init__(self, frozen: tuple[Any, ...], drawers: Drawers) -> None:
        rows, singles, spelt, self.skipped = frozen
        self._rows = Chest(drawers, rows)
        self._begun: dict[str, Beginning] = {}
        self._singles = OnDemand(singles, lambda number: set(drawers.open(number)))  # by their first letter
        self._spelt = OnDemand(spelt, drawers.open)
        self._near: dict[str, str] = {}

    def _beginning(self, word: str) -> Beginning | None:
        """What begins with a word, made ready when it is first looked up; None if nothing does."""
        found = self._rows[word]
        if found is None:
            return None
        reach, own, exact, loose, single, rewrites = found
        most = max(map(len, rewrites), default=0)
        begun = self._begun[word] = Beginning(reach, own and Entry._make(own), exact, loose, single, rewrites, most)
        return begun

    def rewritten(self, folded: list[str], at: int) -> tuple[int, tuple[str, ...]]:
        """(how many words from ``at`` on are run together or shortened, what they mean), the longest such row; or (0, ())."""
        begun = self._begun.get(folded[at]) or self._beginning(folded[at])
        if begun is not None and begun.rewrites:
            for length in range(min(begun.most, len(folded) - at), 0, -1):
                meant = begun.rewrites.get(tuple(folded[at:at + length]))
                if meant is not None:
                    return length, meant
        return 0, ()

    def is_rewritten(self, word: str) -> bool:
        """Whether something that is run together or shortened may begin with a word."""
        begun = self._begun.get(word) or self._beginning(word)
        return begun is not None and bool(begun.rewrites)

    def longest(self, folded: list[str], at: int) -> Any:
        """The longest known row of words that begins at ``at``: (length, entry) or (0, None).

        Articles and the like may stand between the words of a row that is no name.
        """
        begun = self._begun.get(folded[at]) or self._beginning(folded[at])
        if begun is None:
            return 0, None
        reach, own, exact, loose, _, _, _ = begun
        best, found, last = (1, own, len(folded)) if own is not None else (0, None, len(folded))
        if at + 1 == last:
            return best, found
        second = folded[at + 1]
        if second in exact:
            longest, rows = exact[second]
            for length in range(min(longest, last - at), 1, -1):
                fields = rows.get(tuple(folded[at:at + length]))
                if fields is not None:
                    best, found = length, Entry._make(fields)
                    break
        if loose:
            beyond, last = at + 1, min(last, at + 2 * reach)
            while beyond < last and folded[beyond] in self.skipped:
                beyond += 1
            if beyond < last and folded[beyond] in loose:
                return self._longest_loose(folded, at, beyond, reach, loose[folded[beyond]], best, found)
        return best, found

    def _longest_loose(self, folded: Any, at: Any, beyond: Any, reach: Any, rows: Any, best: Any, found: Any) -> Any:
        """The same with articles between the words of a row, where that reaches ``beyond`` the best so far."""
        bare = [folded[at]]
        for i in range(beyond, min(len(folded), at + 2 * reach)):
            if folded[i] in self.skipped:
                continue
            if len(bare) >= reach:
                break
            bare.append(folded[i])
            for key, fields in rows.get(tuple(bare), ()) if i - at >= best else ():
                if len(key) == len(bare) or _in_order(key, folded[at:i + 1]):
                    best, found = i - at + 1, Entry._make(fields)
                    break
        return best, found

    def is_single(self, word: str) -> bool:
        """Whether a word means something alone."""
        begun = self._begun.get(word) or self._beginning(word)
        return begun is not None and begun.single

    @property
    def singles(self) -> set[str]:
        """The words that mean something alone."""
        return {word for words in self._singles.values() for word in words}

    def knows(self, word: str) -> bool:
        """Whether a word stands anywhere in the rows of this language."""
        return self.begins(word) or word in (self._spelt.get(word[0]) or ())

    def begins(self, word: str) -> bool:
        """Whether something begins with a word, or is run together of it and others."""
        return (self._begun.get(word) or self._beginning(word)) is not None

    def nearest(self, word: str) -> str:
        """The known word that is one slip of the finger away (same first letter), or an empty string: letters in the wrong
        order, doubled or left out come first, then one too many, then another one; of those alike the word that stands in most
        rows. In a short word only the first are looked for, in the shortest only letters in the wrong order."""
        if not SHORTEST_SLIP <= len(word) <= LONGEST_SLIP:
            return ""
        near = self._near.get(word)
        if near is None:
            if len(self._near) >= MOST_NEAR:
                self._near.clear()
            near = self._near[word] = self._nearest(word)
        return near

    def _nearest(self, word: str) -> str:
        known: dict[str, int] = self._spelt.get(word[0]) or {}
        for slips in [_swapped(word)] if len(word) == SHORTEST_SLIP else _slips(word)[:1 if len(word) == SHORT else None]:
            found = slips & known.keys() - {word}
            if found:
                return min(found, key=lambda other: (-known[other], other))
        return ""

    def akin(self, word: str) -> str:
        """The word that means something alone and differs in its last letter only, or an empty string."""
        if len(word) <= SHORT:
            return ""
        ends = {stem + letter for stem in (word, word[:-1]) for letter in ("", *LETTERS)}
        return min(ends & (self._singles.get(word[0]) or set()), default="")


def _in_order(key: Any, folded: Any) -> bool:
    """Whether all words of the row stand among these words, in order."""
    rest = iter(folded)
    return all(word in rest for word in key)


def _slips(word: str) -> tuple[set[str], ...]:
    """What may have been meant by a word, the likeliest slips first: two letters in the wrong order, one doubled or not
    doubled, or left out; one too many; another one."""
    cuts = [(word[:i], word[i:]) for i in range(len(word) + 1)]
    single = {a + b[1:] for a, b in cuts if len(b) > 1 and b[0] == b[1]}
    lacking = {a + c + b for a, b in cuts for c in LETTERS}
    return _swapped(word) | single | lacking, {a + b[1:] for a, b in cuts if b}, {a + c + b[1:] for a, b in cuts if b for c in LETTERS}


def _swapped(word: str) -> set[str]:
    return {word[:i] + word[i + 1] + word[i] + word[i + 2:] for i in range(len(word) - 1)}
