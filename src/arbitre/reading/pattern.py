"""A pattern: a short row of meanings that a sentence may hold, and the search for it.

An element is a meaning (``play``), several (``play|lay``), a word as typed (``'official'``), a slot that
takes a thing or a number and names it (``{card}``), a gap (``..`` up to three words, ``...`` up to twelve),
or an edge of the sentence (``^``, ``$``). A ``?`` after an element makes it optional.
"""

from typing import Any, NamedTuple

GAP, EDGE, END, MEANING, SLOT = range(5)


class Element(NamedTuple):
    """One element of a pattern: what kind, which tags satisfy it, how wide a gap, which slot it fills."""

    kind: int
    mask: int = 0
    width: int = 0
    slot: str = ""
    optional: bool = False


class Match(NamedTuple):
    """Where a pattern was found: the positions it covers (first, past the last) and what its slots took."""

    first: int
    last: int
    slots: tuple[Any, ...]


def parse(text: str, tag: Any) -> tuple[Element, ...]:
    """The elements of a pattern; ``tag(name)`` gives the bit mask of a meaning, a slot or a quoted word."""
    return tuple(_element(word, tag) for word in text.split())


def _element(word: str, tag: Any) -> Element:
    if word == "..":
        return Element(GAP, width=3)
    if word == "...":
        return Element(GAP, width=12)
    if word == "^":
        return Element(EDGE)
    if word == "$":
        return Element(END)
    optional = word.endswith("?") and len(word) > 1
    word = word.rstrip("?") if optional else word
    if word.startswith("{"):
        name = word.strip("{}")
        return Element(SLOT, tag("{" + name + "}"), slot=name, optional=optional)
    mask = 0
    for name in word.split("|"):
        mask |= tag(name)
    return Element(MEANING, mask, optional=optional)


def needs(elements: tuple[Element, ...]) -> tuple[int, ...]:
    """The masks of which a sentence must show at least one bit each, for the pattern to be worth trying."""
    return tuple(e.mask for e in elements if e.kind in (MEANING, SLOT) and not e.optional)


def search(elements: tuple[Element, ...], masks: list[int], edges: tuple[int, int]) -> list[Match]:
    """Every place where the pattern stands in the row of ``masks`` between two ``edges``, from left to right."""
    first, last = edges
    kind, mask, _, _, optional = elements[0]
    begins = mask if kind in (MEANING, SLOT) and not optional else None
    found, start = [], first
    while start < last:
        if begins is not None and not masks[start] & begins:
            start += 1
            continue
        end, slots = _walk(elements, 0, masks, start, first, last)
        if end is not None and end > start:
            found.append(Match(start, end, slots))
            start = max(start + 1, end - 1)
        elif kind == EDGE:
            break
        else:
            start += 1
    return found


def _walk(elements: Any, i: Any, masks: Any, at: Any, first: Any, last: Any) -> Any:
    """Match from element ``i`` at position ``at``: (past the last, slots) or (None, ())."""
    while True:
        if i == len(elements):
            return at, ()
        kind, mask, width, slot, optional = elements[i]
        if kind == GAP:
            for skip in range(width + 1):
                if at + skip > last:
                    break
                end, slots = _walk(elements, i + 1, masks, at + skip, first, last)
                if end is not None:
                    return end, slots
            return None, ()
        if kind == EDGE:
            if at != first:
                return None, ()
            i += 1
            continue
        if kind == END:
            if at != last:
                return None, ()
            i += 1
            continue
        if at < last and masks[at] & mask:
            if not optional and not slot:
                i, at = i + 1, at + 1
                continue
            end, slots = _walk(elements, i + 1, masks, at + 1, first, last)
            if end is not None:
                return end, ((slot, at), *slots) if slot else slots
        if not optional:
            return None, ()
        i += 1
