"""Who of two is meant to draw after a challenge: the one who laid the card, or the one who doubted it.

A story is gone through in its order: who lays the card, who doubts it, of whom it is said at last that he takes cards.
"""

from typing import Any

from .pile import LAYS, pile_of, story_of
from .result import Token
from .roles import AIMED, LAID
from .served import ME, NEAR, person_of
from .speech import Speech

OTHERS = "others"
"""Stands for whoever is not the asker, where nobody is named."""


def of_author(speech: Speech, asks: str, question: str, cards: dict[str, Any]) -> str:
    """What is asked, told of the one of whom the text tells it; what names him as the challenger or the challenged stands."""
    row = speech.words.raw.get("doubts", {}).get(question)
    denied, _, claim = asks.rpartition(" ")
    who, _, act = claim.partition(":")
    if not row or act.split(":")[0] not in row["acts"] or who not in (row["author"], row["doubter"]):
        return asks
    if any(token.mask & speech.group("named-by-part") for token in speech.heard):
        return asks
    author, doubter, taker, number = _told(speech, AIMED in cards)
    if not taker or not author or author == doubter:
        return asks
    if taker not in (author, doubter) and ME not in (author, doubter):
        return asks
    own = taker == author if ME not in (author, doubter) or taker == ME else author != ME
    act = f"{act}:{number}" if number and act in row["acts"] else act
    return f"{denied} {row['author'] if own else row['doubter']}:{act}".strip()


def of_taker(speech: Speech, asks: str, question: str, cards: dict[str, Any]) -> str:
    """What is asked, told of the one who is said to take cards: of the dealer where he is named, and of the one who laid
    the card in question where it is he."""
    row = speech.words.raw.get("takers", {}).get(question)
    denied, _, claim = asks.rpartition(" ")
    who, _, act = claim.partition(":")
    acts = (row or {}).get("acts", {}).get(act.split(":")[0])
    if not row or who != row["others"] or not acts:
        return asks
    story, heard = story_of(speech), speech.heard
    takes = [at for at, token in enumerate(heard) if token.mask & speech.group(acts)]
    if not takes:
        return asks
    taker, at = story.people[takes[-1]], takes[-1]
    said = [i for i in range(max(at - NEAR, 0), at) if heard[i].sentence == heard[at].sentence]
    if any(heard[i].mask & speech.words.tag("left-of-dealer") for i in said):
        return asks  # « le joueur à gauche du donneur »
    meant = "dealer" in row and any(heard[i].mask & speech.words.tag("dealer") or person_of(speech, heard[i], taker) and story.people[i] == taker for i in said)
    if not meant and not any(heard[i].folded == taker for i in said):
        return asks  # who does it is not said there
    if "dealer" in row:
        dealer = any(heard[i].mask & speech.words.tag("dealer") for i in said) and taker != ME or any(token.mask & speech.words.tag("dealer") and token.folded == taker for token in heard)
        return f"{denied} {row['dealer']}:{act}".strip() if dealer else asks
    laid = cards.get(LAID) or cards.get(AIMED) or []
    by = {one.who for one in pile_of(story, []) if one.how == LAYS and any(heard[one.at] is token for token in laid)}
    if taker in ("", ME, *speech.listed("pronouns")) or by != {taker}:
        return asks
    return f"{denied} {row['author']}:{act}".strip()


def _told(speech: Speech, aimed: bool) -> tuple[str, str, str, int]:
    """Who lays the card, who doubts it, who takes cards at last, and how many; empty where the story does not tell."""
    author, doubter, taker, person, other, number = "", "", "", "", "", 0
    groups, heard = speech.words.groups, speech.heard
    for at, token in enumerate(heard):
        who = "" if _done_to_me(speech, token) else person_of(speech, token, other)
        person, other = (who, other if who == ME else who) if who else (person, other)
        if token.mask & groups["doubted-card"] and not author and not (at and heard[at - 1].mask & groups["not-laid"]):
            author = person if person != doubter else ""  # he doubts the card that he names
        if token.mask & groups["bluffs"]:
            author = author or (person if person != doubter else "")  # who bluffs laid the card, and doubts nothing
        elif token.mask & groups["doubting"] and not doubter:
            doubter = person
        if token.mask & groups["doubt-takers"]:
            taker = ME if at and heard[at - 1].mask & groups["done-to-me"] and heard[at - 1].sentence == token.sentence else person
            number = next((t.number for t in heard[at:at + NEAR] if t.number and not t.thing and t.sentence == token.sentence), 0)
    author = OTHERS if aimed and author in ("", ME) else author
    author = author or {"": "", ME: OTHERS}.get(doubter, ME)
    return author, doubter or (OTHERS if author == ME else ME), taker, number


def _done_to_me(speech: Speech, token: Token) -> bool:
    """Whether a word names the asker as the one to whom it is done: "me", "challenged me", "called me on it"."""
    first = token.folded.split()[0]
    own = first in speech.listed("selves") and first not in speech.listed("hearers")
    return bool(token.mask & speech.group("done-to-me") or token.mask & speech.group("doubting") and not own)
