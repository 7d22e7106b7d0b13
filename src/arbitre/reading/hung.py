"""A question hung on a sentence: on one that denies, "you can't do that, can you?", or on one that does not, "he can,
can't he?"."""

from .naming import ASK, PAUSE, STOP
from .result import Token
from .words import Words

HUNG, ASKS = "denied-tag", "asks-yes-no"
"""The tags of the words that ask whether a denial is so, and whether what is said is."""
LEAST = 3
"""Words that must stand before them."""


def hung(words: Words, tokens: list[Token], lang: str) -> list[Token]:
    """The tokens, with the words that hang a question on a denial joined into one that means just that."""
    out: list[Token] = []
    for sentence in dict.fromkeys(token.sentence for token in tokens):
        out += _joined(words, [token for token in tokens if token.sentence == sentence], lang)
    return out


def _joined(words: Words, tokens: list[Token], lang: str) -> list[Token]:
    signs = words.tag(ASK) | words.tag(STOP) | words.tag(PAUSE)
    end = len(tokens)
    while end and tokens[end - 1].plain and tokens[end - 1].mask & signs:
        end -= 1
    start = _opening(words, tokens[:end], lang)
    if start is None:
        return tokens
    row = tokens[start:end]
    contrary = _denies(words, row, lang)
    if _denies(words, tokens[:start], lang) == contrary:
        return tokens
    if contrary and not any(token.mask & words.groups.get("hung-denials", 0) for token in row):
        return tokens  # they are known as words that ask
    tag = Token(" ".join(token.text for token in row), " ".join(token.folded for token in row), row[0].start, row[-1].end,
                row[0].sentence, words.tag(ASKS if contrary else HUNG))
    return [*tokens[:start], tag, *tokens[end:]]


def _opening(words: Words, tokens: list[Token], lang: str) -> int | None:
    """Where the words begin by which a question may hang, at the end of these tokens."""
    verbs, persons, alone = (words.listed(name, lang) for name in ("hung-verbs", "hung-persons", "hung-alone"))
    opened = words.raw.get("opened", {}).get(lang, {})
    for size in (1, 2):
        said = [str(opened.get(word, word)).split()[0] for token in tokens[-size:] for word in token.folded.split()]
        if said and (said == said[-1:] and said[0] in alone or len(said) == 2 and said[0] in verbs and said[1] in persons):
            return len(tokens) - size if len(tokens) - size >= LEAST else None
    return None


def _denies(words: Words, tokens: list[Token], lang: str) -> bool:
    """Whether one of these tokens holds a word that denies, and does not mean an act by it: who does not play is skipped."""
    nots, opened, acts = words.listed("denials", lang), words.raw.get("opened", {}).get(lang, {}), words.groups.get("denied-acts", 0)
    told = (word for token in tokens if not token.mask & acts for word in token.folded.split())
    said = (part for word in told for part in str(opened.get(word, word)).split())
    return not nots.isdisjoint(said)
