"""Whether the cards that a draw card costs were taken already: by the one who now wants to play, or by another.

A story is gone through in its order: who lays a draw card, who then takes cards, of whom the question asks.
"""

from typing import Any

from .result import Token
from .roles import AIMED, BENEATH
from .speech import Speech
from .words import MOST_WORDS, Words

ME, WITH = "me", "with-word"
FEWEST = 2
"""Fewer cards than this are drawn for want of a card that fits, not because of a draw card."""

NEAR = 3
"""So many words before an act may say that somebody only wants it done."""
TAKEN, GONE, OWED, PAST = "taken", "gone", "owed", "past"
"""The cards were taken by the one who now plays; by another; somebody demands that they be taken; another turn has come
since they were."""


def served(speech: Speech) -> tuple[Token, str] | None:
    """A draw card of a story and what became of its cards, as far as the story goes; None where nobody knows."""
    laid: list[Token] = []
    groups, heard = speech.words.groups, speech.heard
    taken, person, other = "", "", ""
    owed = False
    for at, token in enumerate(heard):
        who = person_of(speech, token, other)
        if who:
            person, other = who, other if who == ME else who
        if token.sentence in speech.asked:
            if taken and token.mask & groups["later-turn"]:
                return laid[-1], PAST
            continue
        if token.mask & groups["draw-symbol"] and token.thing and not (at and _holds(speech, heard[at - 1])):
            if taken and person == taken and not _asker(speech):
                break  # who took the cards would lay one more: that is what is asked
            laid, taken, owed = [*laid, token], person if _taken_of(speech, at) else "", False
        elif taken and token.mask & groups["later-turn"]:
            return laid[-1], PAST
        elif laid and person and draws(speech, at):
            taken, owed = ("", True) if near(speech, at, "demanding") else (person, False)
    if owed:
        return (laid[-2], OWED) if len(laid) > 1 else None
    if not taken:
        return None
    asker = _asker(speech)
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


def _taken_of(speech: Speech, at: int) -> bool:
    """Whether the cards of a draw card are told to be taken right before it is named: "she drew the four from my +4"."""
    before = [token for token in speech.heard[max(at - 2, 0):at] if token.sentence == speech.heard[at].sentence]
    return any(token.mask & speech.group("took-them") for token in before)


def _holds(speech: Speech, before: Token) -> bool:
    """Whether a card after this word is in a hand, or drawn, and not laid."""
    return bool(before.mask & speech.group("not-laid")) and not before.mask & speech.words.tag(WITH)


def draws(speech: Speech, at: int) -> bool:
    """Whether several cards are taken here."""
    groups, heard = speech.words.groups, speech.heard
    if not heard[at].mask & groups["takes-cards"] or at and heard[at - 1].mask & groups["not-yet"]:
        return False
    after = [token for token in heard[at + 1:at + 3] if token.sentence == heard[at].sentence]
    return (bool(heard[at].mask & groups["took-them"]) or any(t.mask & groups["ends-turn"] for t in after)
            or any(((t.number or 0) >= FEWEST or t.mask & groups["several-cards"]) and not t.thing for t in after))


def lists_hand(speech: Speech, at: int) -> bool:
    """Whether somebody is named at the head of a sentence and then only cards, which are those he has: "me: a 5, a red 2"."""
    rest = [token for token in speech.heard[at + 1:] if token.sentence == speech.heard[at].sentence and not token.mask & speech.words.tag("and")]
    first = at == 0 or speech.heard[at - 1].sentence != speech.heard[at].sentence
    return first and len(rest) >= FEWEST and all(token.thing and token.thing[0] for token in rest) and bool(person_of(speech, speech.heard[at], ""))


def near(speech: Speech, at: int, group: str) -> bool:
    """Whether a word of a group stands shortly before this one, in its sentence."""
    heard, mask, done = speech.heard, speech.group(group), speech.words.tag("had-to")
    return any(t.mask & mask and not t.mask & done and t.sentence == heard[at].sentence for t in heard[max(at - NEAR, 0):at])


def person_of(speech: Speech, token: Token, other: str) -> str:
    """Whom a word names, or an empty text; a pronoun stands for the ``other`` who was named last."""
    known, key = speech.words.persons, (speech.lang, token.folded, token.mask)
    if key not in known:
        if len(known) >= MOST_WORDS:
            known.clear()
        known[key] = _named(speech, token)
    who, is_pronoun = known[key]
    return other or who if is_pronoun else who


def _named(speech: Speech, token: Token) -> tuple[str, bool]:
    """Whom a word names by itself, and whether it is a pronoun."""
    said = token.folded.replace("'", " ").replace("-", " ").split()
    if token.mask & speech.group("places-person") or token.mask & speech.group("strikes") and len(said) > 1 and not _strikes_me(speech, said):
        return "", False
    if token.mask & speech.group("never-me"):
        return token.folded, False
    if not speech.listed("selves").isdisjoint(said) or token.mask & speech.words.tag(ME):
        return ME, False
    if token.mask & speech.group("tells-hand") and not speech.listed("hearers").isdisjoint(said):
        return ME, False  # « il me reste »
    if not speech.listed("pronouns").isdisjoint(said):
        return said[-1], True
    return token.folded if token.mask & speech.group("person") else "", False


def _strikes_me(speech: Speech, said: list[str]) -> bool:
    """Whether a row of words that tells of striking names the one who tells as struck, or as acting: not only as "my"."""
    own = (speech.listed("selves") | speech.listed("struck-selves")) - speech.listed("owners")
    return not own.isdisjoint(said)


def _asker(speech: Speech) -> str:
    """Of whom the sentences that ask ask: the first whom they name; of nobody, where they only say "she" before a story."""
    other = ""
    for token in speech.heard:
        who = person_of(speech, token, other)
        if who and token.sentence in speech.asked:
            return who if other or who not in speech.listed("pronouns") else ""
        other = who if who and who != ME else other
    return ""
