"""Whether the cards that a draw card costs were taken already: by the one who now wants to play, or by another.

A story is gone through in its order: who lays a draw card, who then takes cards, of whom the question asks.
"""

from typing import Any

from .result import Token
from .roles import AIMED, BENEATH
from .words import Words

ME = "me"
FEWEST = 2
"""Fewer cards than this are drawn for want of a card that fits, not because of a draw card."""


def served(words: Words, lang: str, heard: list[Token], asked: set[int]) -> tuple[Token, bool] | None:
    """The last draw card of a story for which somebody took the cards, and whether it is the one who now plays; None
    where nobody did, or where nobody knows who."""
    card: Token | None = None
    taken: tuple[Token, str] | None = None
    person, other = "", ""
    for at, token in enumerate(heard):
        who = _person(words, lang, token, other)
        if who:
            person, other = who, other if who == ME else who
        if token.sentence in asked:
            continue
        if token.mask & words.groups["draw-symbol"] and token.thing and not (at and heard[at - 1].mask & words.groups["not-laid"]):
            card, taken = token, None
        elif card and person and _takes(words, heard, at):
            taken = card, person
    if taken is None:
        return None
    asker = _asker(words, lang, heard, asked)
    return (taken[0], (asker or person) == taken[1]) if asker or person == taken[1] else None


def facts_after(words: Words, facts: dict[str, Any], known: tuple[Token, bool] | None) -> dict[str, Any]:
    """The facts, where the cards were taken: the draw card still costs the turn of the one who took them, nobody else."""
    if known is None:
        return facts
    aimed, beneath = (words.raw["story"][role][words.attributes[0]] for role in (AIMED, BENEATH))
    symbol = known[0].thing[0]
    if known[1]:
        return {**facts, aimed: symbol, beneath: symbol}
    return {beneath: symbol, **facts, aimed: "none"}


def _takes(words: Words, heard: list[Token], at: int) -> bool:
    """Whether several cards are taken here, and not only to be taken."""
    before = heard[at - 1].mask if at else 0
    if not heard[at].mask & words.groups["takes-cards"] or before & words.groups["not-yet"]:
        return False
    after = heard[at + 1:at + 3]
    return bool(heard[at].mask & words.groups["took-them"]) or any((t.number or 0) >= FEWEST and not t.thing for t in after)


def _person(words: Words, lang: str, token: Token, other: str) -> str:
    """Whom a word names, or an empty text; a pronoun stands for the ``other`` who was named last."""
    said = token.folded.replace("'", " ").replace("-", " ").split()
    if not words.listed("selves", lang).isdisjoint(said):
        return ME
    if not words.listed("pronouns", lang).isdisjoint(said):
        return other or said[-1]
    return token.folded if token.mask & words.groups["person"] else ""


def _asker(words: Words, lang: str, heard: list[Token], asked: set[int]) -> str:
    """Of whom the sentences that ask ask: the first whom they name."""
    other = ""
    for token in heard:
        who = _person(words, lang, token, other)
        if who and token.sentence in asked:
            return who
        other = who if who and who != ME else other
    return ""
