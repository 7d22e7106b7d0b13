"""The words of each language as data: which meanings a word or a row of words has."""

from typing import Any, NamedTuple

from ..files.drawers import Chest, Drawers
from ..files.ondemand import OnDemand

MOST_NEAR = 10_000
"""Words not understood whose nearest known word is remembered."""
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
        rows, singles, self.skipped = frozen
        self._rows = Chest(drawers, rows)
        self._begun: dict[str, Beginning] = {}
        self._singles = OnDemand(singles, lambda number: set(drawers.open(number)))  # by their first letter
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

    def nearest(self, word: str) -> str:
        """The known word one slip of the finger away (same first letter), or an empty string."""
        if not 5 <= len(word) <= LONGEST_SLIP:
            return ""
        near = self._near.get(word)
        if near is None:
            if len(self._near) >= MOST_NEAR:
                self._near.clear()
            near = self._near[word] = min(_slips(word) & self._singles.get(word[0], set()), default="")
        return near


def _in_order(key: Any, folded: Any) -> bool:
    """Whether all words of the row stand among these words, in order."""
    rest = iter(folded)
    return all(word in rest for word in key)


def _slips(word: str) -> set[str]:
    letters = "abcdefghijklmnopqrstuvwxyz"
    cuts = [(word[:i], word[i:]) for i in range(len(word) + 1)]
    drop = {a + b[1:] for a, b in cuts if b}
    swap = {a + b[1] + b[0] + b[2:] for a, b in cuts if len(b) > 1}
    change = {a + c + b[1:] for a, b in cuts if b for c in letters}
    insert = {a + c + b for a, b in cuts for c in letters}
    return drop | swap | change | insert
