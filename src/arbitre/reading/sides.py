"""Who of two is right: whether a text asks for what was told, or against it, because another one told it.

"He says it is forbidden, am I right?" asks of the opposite of what he says; "is he right?" asks of just that. What another
does not believe, the asker said.
"""

from .result import Token
from .words import Words

ASKER, OTHER = "asker", "other"


def speaker(words: Words, lang: str, tokens: list[Token], sentence: int, before: int) -> str | None:
    """Who says what stands in a sentence after the character at ``before``: the asker, another, or None if nobody does."""
    reports, selves = words.listed("reports", lang), words.listed("selves", lang)
    hearers, hearing, denied = words.listed("hearers", lang), words.listed("hearing", lang), words.groups.get("denied-by", 0)
    who, said, last = None, None, tokens[0]
    for token in tokens:
        if token.sentence == sentence and token.start < before:
            if token.mask & words.groups.get("others-say", 0) or token.folded in hearers and last.folded in hearing:
                who = OTHER
            elif token.folded in selves:
                who = ASKER
            if who and token.folded.split()[0] in reports:
                said = OTHER if last.folded in hearing else ASKER if last.mask & denied else who
            last = token
    return said


def numbers(words: Words, lang: str, tokens: list[Token], who: str | None) -> list[str]:
    """The numbers that one of the two names where the other names another, as digits; none if only one of them counts."""
    said: dict[str | None, list[str]] = {}
    for token in tokens:
        if token.number is not None and (not token.thing or token.folded.isdecimal()):
            said.setdefault(speaker(words, lang, tokens, token.sentence, token.start), []).append(str(token.number))
    return said[who] if {ASKER, OTHER} <= set(said) else []


def doubted(words: Words, lang: str, asking: Token) -> str | None:
    """Of whom a word like "am I right" or "is she wrong" asks, or None where it only asks whether it is so."""
    said = asking.folded.replace("'", " ").replace("-", " ").split()
    if not words.listed("selves", lang).isdisjoint(said):
        return ASKER
    return None if words.listed("others", lang).isdisjoint(said) else OTHER


def opposed(asked_of: str | None, told_by: str | None, wrong: bool) -> bool:
    """Whether the opposite of what was told is asked for."""
    return wrong != (None not in (asked_of, told_by) and asked_of != told_by)

