"""Slips of the finger: a word that no language knows is read as the known word that is nearest to it."""

from typing import Any

from .letters import fold
from .result import Token
from .words import Words


def spelt(words: Words, raw: Any, lang: str) -> Any:
    """The cut words of a text, each unknown one folded as the word that was meant; what is a name stays as it is."""
    out = raw
    for at, (typed, folded, start, end, sentence) in enumerate(raw):
        if not folded.isalpha() or any(lexicon.begins(folded) for lexicon in words.lexicons.values()):
            continue
        near = _meant(words, raw, at, lang)
        if near:
            out = out if out is not raw else list(raw)
            out[at] = (typed, near, start, end, sentence)
    return out


def mended(words: Words, tokens: list[Token]) -> tuple[tuple[str, str], ...]:
    """The words that were read as others, each as typed and as meant; what is run together or shortened is no slip."""
    pairs = [pair for token in tokens for pair in zip(token.text.split(), token.folded.split())
             if len(token.text.split()) == len(token.folded.split())]
    return tuple(dict.fromkeys((typed, meant) for typed, meant in pairs if fold(typed) != meant and _is_slip(words, fold(typed), meant)))


def _is_slip(words: Words, typed: str, meant: str) -> bool:
    if any(typed == short + meant for elisions in words.raw.get("elisions", {}).values() for short in elisions):
        return False  # run together
    return typed.isalpha() and meant.isalpha() and not any(lexicon.begins(typed) for lexicon in words.lexicons.values())


def _meant(words: Words, raw: Any, at: int, lang: str) -> str:
    """The word that was meant by an unknown one, or an empty string."""
    typed, folded = raw[at][:2]
    lexicon = words.lexicons[lang]
    if any(other.knows(folded) for other in words.lexicons.values()) or typed[0].isupper() and _names(words, raw, at, lexicon):
        return ""
    return words.meant_by(folded, lang)


def _names(words: Words, raw: Any, at: int, lexicon: Any) -> bool:
    """Whether a capital is one of a name: inside a sentence, or before what players do."""
    first = at == 0 or raw[at - 1][4] != raw[at][4] or raw[at - 1][1] in (".", "?")
    if not first:
        return True
    following = [w[1] for w in raw[at + 1:at + 4]]
    entry = lexicon.longest(following, 0)[1] if following else None
    return entry is not None and bool(entry.mask & words.groups.get("players-do", 0))
