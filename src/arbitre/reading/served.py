"""Whether the cards that a draw card costs were taken already: by the one who now wants to play, or by another.

A story is gone through in its order: who lays a draw card, who then takes cards, of whom the question asks.
"""

from typing import Any

from .result import Token
from .roles import AIMED, BENEATH
from .words import Words

ME, WITH = "me", "with-word"
FEWEST = 2
"""Fewer cards than this are drawn for want of a card that fits, not because of a draw card."""

NEAR = 3
"""So many words before an act may say that somebody only wants it done."""
TAKEN, GONE, OWED, PAST = "taken", "gone", "owed", "past"
"""The cards were taken by the one who now plays; by another; somebody demands that they be taken; another turn has come
since they were."""


def served(words: Words, lang: str, heard: list[Token], asked: set[int]) -> tuple[Token, str] | None:
    """A draw card of a story and what became of its cards, as far as the story goes; None where nobody knows."""
    laid: list[Token] = []
    taken, person, other = "", "", ""
    owed = False
    for at, token in enumerate(heard):
        who = person_of(words, lang, token, other)
        if who:
            person, other = who, other if who == ME else who
        if token.sentence in asked:
            continue
        if token.mask & words.groups["draw-symbol"] and token.thing and not (at and _holds(words, heard[at - 1])):
            if taken and person == taken and not _asker(words, lang, heard, asked):
                break  # who took the cards would lay one more: that is what is asked
            laid, taken, owed = [*laid, token], "", False
        elif taken and token.mask & words.groups["later-turn"]:
            return laid[-1], PAST
        elif laid and person and draws(words, heard, at):
            taken, owed = ("", True) if near(words, heard, at, "demanding") else (person, False)
    if owed:
        return (laid[-2], OWED) if len(laid) > 1 else None
    if not taken:
        return None
    asker = _asker(words, lang, heard, asked)
    if not asker and person != taken:
        return None
    return laid[-1], TAKEN if (asker or person) == taken else GONE


def facts_after(words: Words, facts: dict[str, Any], known: tuple[Token, str] | None) -> dict[str, Any]:
    """The facts, where the cards were taken: the draw card still costs the turn of the one who took them, nobody else."""
    if known is None:
        return facts
    aimed, beneath = (words.raw["story"][role][words.attributes[0]] for role in (AIMED, BENEATH))
    symbol = known[0].thing[0]
    if known[1] == PAST:
        over = {beneath, *words.raw.get("of-one-turn", ())} if facts.get(beneath) == facts.get(aimed) else set()
        return {**{fact: value for fact, value in facts.items() if fact not in over}, aimed: "none"}
    if known[1] == GONE:
        return {beneath: symbol, **facts, aimed: "none"}
    return {**facts, aimed: symbol, beneath: symbol}


def _holds(words: Words, before: Token) -> bool:
    """Whether a card after this word is in a hand, or drawn, and not laid."""
    return bool(before.mask & words.groups["not-laid"]) and not before.mask & words.tag(WITH)


def draws(words: Words, heard: list[Token], at: int) -> bool:
    """Whether several cards are taken here."""
    if not heard[at].mask & words.groups["takes-cards"] or at and heard[at - 1].mask & words.groups["not-yet"]:
        return False
    after = heard[at + 1:at + 3]
    return bool(heard[at].mask & words.groups["took-them"]) or any(t.mask & words.groups["ends-turn"] for t in after) or any((t.number or 0) >= FEWEST and not t.thing for t in after)


def near(words: Words, heard: list[Token], at: int, group: str) -> bool:
    return any(t.mask & words.groups[group] and t.sentence == heard[at].sentence for t in heard[max(at - NEAR, 0):at])


def person_of(words: Words, lang: str, token: Token, other: str) -> str:
    """Whom a word names, or an empty text; a pronoun stands for the ``other`` who was named last."""
    said = token.folded.replace("'", " ").replace("-", " ").split()
    if token.mask & words.groups["never-me"]:
        return token.folded
    if not words.listed("selves", lang).isdisjoint(said) or token.mask & words.tag(ME):
        return ME
    if not words.listed("pronouns", lang).isdisjoint(said):
        return other or said[-1]
    return token.folded if token.mask & words.groups["person"] else ""


def _asker(words: Words, lang: str, heard: list[Token], asked: set[int]) -> str:
    """Of whom the sentences that ask ask: the first whom they name."""
    other = ""
    for token in heard:
        who = person_of(words, lang, token, other)
        if who and token.sentence in asked:
            return who
        other = who if who and who != ME else other
    return ""
