"""The marks of a text: its meanings, which of them are asked, which follow one another, its words; and the marks of
how it asks: the words of the sentences that ask, and where they stand."""

from typing import Any

from ..game.masks import bits
from .speech import Speech
from .words import MOST_MASKS, QUOTE, THING, Words

STEM = 6
"""So many letters of a word are its mark: endings tell little."""
NO_MARK = ("plain", "known", "pause", "stop", "symbol", "unknown")
"""Meanings that tell nothing."""


def marks_of(speech: Speech) -> dict[str, int]:
    """The marks of a text: ``draw``, ``?draw`` in a sentence that asks, ``draw>pile`` for neighbours, ``en:drawn``."""
    telling = _telling(speech.words)
    marks: dict[str, int] = {}
    before: list[str] = []
    for token in speech.heard:
        meanings, asked, here = telling[token.mask]
        marks |= meanings
        if token.sentence in speech.asked:
            marks |= asked
        for old in before:
            for new in here:
                marks[f"{old}>{new}"] = 1
        before = here
    for token in speech.tokens:
        if token.folded[0].isalnum() or token.folded[0] == "+":
            marks[f"{speech.lang}:{token.folded[:STEM]}"] = 1
    return marks


EDGE = 3
"""So many words at the beginning and the end of what asks are marks with their place."""


def asking_marks(speech: Speech) -> dict[str, int]:
    """The marks of how a text asks: ``en:is``, ``en:0:is`` for its first word, ``en:-0:right`` for its last,
    ``en:is_it`` for neighbours, ``?draw`` for meanings."""
    lang = speech.lang
    typed = [token.folded for token in speech.tokens if token.sentence in speech.asked and token.folded not in (",", ".")]
    marks = {f"{lang}:{word}": 1 for word in typed}
    for place in range(min(EDGE, len(typed))):
        marks[f"{lang}:{place}:{typed[place]}"] = 1
        marks[f"{lang}:-{place}:{typed[-1 - place]}"] = 1
    for word, following in zip(typed, typed[1:]):
        marks[f"{lang}:{word}_{following}"] = 1
    names = _asking(speech.words)
    for token in speech.asking:
        mask = token.mask & names["mask"]
        while mask:
            bit = mask & -mask
            mask ^= bit
            marks["?" + names[bit]] = 1
    return marks


def _asking(words: Words) -> dict[Any, Any]:
    """The names of the tags that tell how a text asks: all but cards, with the mask of them all."""
    names: dict[Any, Any] | None = words.__dict__.get("_asking_names")
    if names is None:
        names = words.__dict__["_asking_names"] = {bit: name for name, bit in words.tags.items() if name[0] not in "=" + QUOTE}
        names["mask"] = sum(names)
    return names


def _telling(words: Words) -> "_Telling":
    known: _Telling | None = words.__dict__.get("_telling")
    if known is None:
        known = words.__dict__["_telling"] = _Telling(words)
    return known


class _Telling(dict[int, tuple[dict[str, int], dict[str, int], list[str]]]):
    """What the meanings of a word tell, by its mask: marks, marks where it is asked, the names by which its neighbours know it."""

    def __init__(self, words: Words) -> None:
        self._names = {bit: name for name, bit in words.tags.items() if name not in NO_MARK and name[0] not in (QUOTE, "^")}
        self._mask = sum(self._names)
        self._cards = sum(bit for bit, name in self._names.items() if name[0] == "=" or name == THING)

    def __missing__(self, mask: int) -> tuple[dict[str, int], dict[str, int], list[str]]:
        if len(self) >= MOST_MASKS:
            self.clear()
        own, wide = (self._named(mask & kind) for kind in (self._mask & ~self._cards, self._cards))
        told = dict.fromkeys((*own, *wide), 1)
        found = self[mask] = told, {"?" + name: 1 for name in told}, (own or wide or ["-"])[:2]
        return found

    def _named(self, mask: int) -> list[str]:
        return [self._names[1 << number] for number in bits(mask)]
