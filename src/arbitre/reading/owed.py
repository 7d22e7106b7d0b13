"""What is asked of a draw card that struck somebody who did something else than take its cards and lose the turn.

A story tells whom the card struck, and what that one did: lay a card, play once its cards were drawn, draw too few of them,
or none. What is then asked of those cards is asked of that one, or of another who is to take them instead.
"""

from typing import Any, NamedTuple

from .course import owes
from .pile import LAYS, Laid, Story, pile_of, story_of
from .result import Token
from .roles import AIMED, BENEATH, Cards
from .served import FEWEST, TAKEN, draws, near, served
from .speech import Speech
from .words import Words

PLAYED, LEFT, FEW = "played", "left", "few"
"""What the victim of a draw card did: played, drew nothing, drew too few."""
DRAWS, ALLOWED, OPEN = "draw", "allowed", "what"


class Owed(NamedTuple):
    """A draw card whose cards are still owed: by whom, what that one did, and of whom the text asks at last whether he
    takes them (empty: of nobody), with the number it says."""

    card: Token
    victim: str
    did: str
    taker: str
    number: int


def owed(speech: Speech, cards: Cards) -> Owed | None:
    """What a story leaves owed, or None where it tells no such thing."""
    away = speech.group("challenging") | speech.group("later-turn") | speech.group("how-long-drawn")
    if len({token.sentence for token in speech.heard}) < 2 or any(token.mask & away for token in speech.heard):
        return None
    story = story_of(speech)
    pile = [one for one in pile_of(story, cards.get(BENEATH, [])) if speech.heard[one.at].sentence not in speech.asked or one.how == LAYS]
    known = _answered(story, pile) or _left(story, pile)
    if known is None:
        return None
    taker, number = _taker(story)
    return Owed(*known, taker, number)


def asked_instead(words: Words, question: str, known: Owed) -> str:
    """The question that is asked of what is owed, instead of one that is asked of a card by itself."""
    return str(words.raw.get("while-owed", {}).get(known.did, {}).get(question, question))


def facts_of_owed(words: Words, facts: dict[str, Any], known: Owed) -> dict[str, Any]:
    """The facts, with the draw card that is still to be undergone."""
    story, symbol = words.raw["story"], words.attributes[0]
    return {**facts, story[AIMED][symbol]: known.card.thing[0], story[BENEATH][symbol]: known.card.thing[0]}


def asks_of_owed(asks: str, known: Owed) -> str:
    """What is asked, told of the victim of the card; that another takes the cards is to ask if they may be passed on."""
    denied, _, claim = asks.rpartition(" ")
    acts = claim.split(":")
    if asks == OPEN or acts[1:2] not in ([], [DRAWS]):
        return asks
    if acts[1:2] == [DRAWS]:
        if known.taker not in ("", known.victim):
            return f"{denied} {ALLOWED}".strip()
        return f"{denied} next:{':'.join(acts[1:])}".strip()
    return f"next:{DRAWS}:{known.number}" if known.did == FEW and known.number >= FEWEST else asks


def _answered(story: Story, pile: list[Laid]) -> tuple[Token, str, str] | None:
    """A draw card on which its victim laid another, or after which he played once he had drawn."""
    for below, card in zip(pile[-2:], pile[-1:]):
        symbol, _ = owes(story, below, card.at, card.who)
        if below.how == card.how == LAYS and symbol == story.speech.heard[below.at].thing[0]:
            return story.speech.heard[below.at], card.who, PLAYED
    taken = served(story.speech)
    if taken and taken[1] == TAKEN and pile and taken[0] is story.speech.heard[pile[0].at]:
        return taken[0], _victim(story, pile[0])[0], PLAYED
    return None


def _left(story: Story, pile: list[Laid]) -> tuple[Token, str, str] | None:
    """A draw card of which its victim drew nothing, or too little, and laid none on it."""
    speech, groups = story.speech, story.speech.words.groups
    last = pile[-1] if pile else None
    if last is None or last.how != LAYS or not speech.heard[last.at].mask & groups["draw-symbol"]:
        return None
    victim, since = _victim(story, last)
    if victim in ("", last.who):
        return None
    for at in range(since, len(speech.heard)):
        token = speech.heard[at]
        if token.sentence in speech.asked or story.people[at] != victim:
            continue
        if token.mask & groups["leaves-cards"] or token.mask & groups["takes-cards"] and _denied(speech, at):
            return speech.heard[last.at], victim, LEFT
        if token.mask & groups["takes-cards"] and not near(speech, at, "demanding") and not draws(speech, at) and _one_only(speech, at):
            return speech.heard[last.at], victim, FEW
    return None


def _victim(story: Story, card: Laid) -> tuple[str, int]:
    """Whom a draw card struck, and from where on the story may tell what that one does: the next who acts, if it tells no other."""
    others = (i for i in range(card.at + 1, len(story.people)) if story.people[i] not in ("", card.who))
    at = next(others, len(story.people))
    return card.struck or (story.people[at] if at < len(story.people) else ""), card.at + 1


def _denied(speech: Speech, at: int) -> bool:
    """Whether an act is told not to be done, right before it."""
    undone = speech.group("not-drawn")
    return any(token.mask & undone and token.sentence == speech.heard[at].sentence for token in speech.heard[max(at - 2, 0):at])


def _one_only(speech: Speech, at: int) -> bool:
    """Whether only one card is taken."""
    start, sentence = speech.heard[at].start, speech.heard[at].sentence
    said = [token for token in speech.tokens if token.sentence == sentence and token.start >= start][:4]
    return any(not speech.listed("one-words").isdisjoint(token.folded.split()) for token in said)


def _taker(story: Story) -> tuple[str, int]:
    """Of whom the sentences that ask say that he takes cards, and the last number they name."""
    speech, groups = story.speech, story.speech.words.groups
    asking = [i for i, token in enumerate(speech.heard) if token.sentence in speech.asked]
    takes = [i for i in asking if speech.heard[i].mask & groups["takes-owed"]]
    numbers = [t.number for t in speech.asking if t.number is not None and not t.thing]
    named = {story.people[i] for i in takes[-1:]}
    taker = next(iter(named), "")
    return "" if taker in speech.listed("pronouns") else taker, numbers[-1] if numbers else 0
