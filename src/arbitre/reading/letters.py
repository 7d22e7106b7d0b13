"""A text as folded words with their places: no case, no accents, one kind of apostrophe, hyphens opened."""

import re
import unicodedata
from functools import lru_cache

LIMIT = 4000
"""Characters of a question that are read; a dispute told at a table is far shorter."""

_SUFFIX = r"'(?:s|re|ve|ll|d|m)\b"
_ELIDED = r"(?:[^\W\d_]{1,2}|qu|jusqu|lorsqu|puisqu|quoiqu|quelqu|aujourd|presqu)'(?!(?:s|re|ve|ll|d|m)\b)"
_WORD = re.compile(
    r"\+\s?\d{1,4}(?!\d)|\d{1,4}\s?\+(?!\s?\d)|\d+(?:[.,]\d+)?"
    rf"|[^\W\d_]+'t\b|{_SUFFIX}|{_ELIDED}|[^\W\d_]+|\+|[.?!;:,\n]+",
    re.UNICODE | re.IGNORECASE,
)
VOWELS = frozenset("aeiouyhà")  # before which another vowel is left out
APART = {"à": "a", "où": "ou"}
"""Words that an accent tells from others: kept as they are, and found without the accent too."""

_STOPS = set(".?!;\n")
QUOTES = frozenset("’‘ʼ`´′")
_STRAIGHT = {ord(c): "'" for c in QUOTES}


def fold(text: str) -> str:
    """Lower case without accents; ligatures opened."""
    if text.isascii():
        return text.lower()
    text = text.lower().replace("œ", "oe").replace("æ", "ae").replace("ß", "ss")
    return "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))


def _composed(text: str) -> str:
    """The text with every accent joined to its letter, as some systems do not write it."""
    return text if text.isascii() else unicodedata.normalize("NFC", text)


@lru_cache(1)
def words(text: str) -> list[tuple[str, str, int, int, int]]:
    """``(typed, folded, start, end, sentence)`` of each word and sign; signs of pause are kept as ``,``.

    Several look at the words of one text, which is cut once.
    """
    out, sentence = [], 0
    for match in _WORD.finditer(_composed(text[:LIMIT]).translate(_STRAIGHT)):
        typed = match.group()
        if typed[0] in ".?!;:,\n":
            if _STOPS & set(typed):
                out.append((typed, "?" if "?" in typed else ".", *match.span(), sentence))
                sentence += 1
            else:
                out.append((typed, ",", *match.span(), sentence))
            continue
        out.append((typed, _folded(typed), *match.span(), sentence))
    return out


@lru_cache(10_000)
def _folded(typed: str) -> str:
    """A word folded, or a number with its sign before it."""
    folded = typed.lower() if typed.lower() in APART else fold(typed)
    return "+" + folded.strip("+ ") if folded[0] == "+" or folded[-1] == "+" else folded
