"""What the draw cards come to that a story tells to have been laid one on another.

Only where the document that is asked knows such a sum as a fact, and where the cards follow one another as they may: each
worth as much as the one beneath it or more, and nobody drew in between.
"""

from typing import TYPE_CHECKING, Any

from .pile import LAYS, LIES, pile_of, story_of
from .result import Token
from .roles import AIMED, BENEATH, LAID, Cards
from .served import draws, near
from .speech import Speech
from .told import MOST_ALIKE

if TYPE_CHECKING:
    from ..game.vocabulary import Vocabulary

FEWEST, OPEN, DRAWS = 2, "what", "draw"
"""Fewer cards than this are no stack; what is asked openly, and of drawing."""
THEN, IN_A_ROW = "then", "in-a-row"
"""The words between cards that follow one another, and after several alike."""


def facts_of_stack(speech: Speech, vocabulary: "Vocabulary", facts: dict[str, Any], question: str, cards: Cards, asks: str) -> dict[str, Any]:
    """The facts, with the sum of the cards stacked, the last of them and the one beneath, where the text asks what follows;
    where it asks whether one more card may be laid, only if that one is the last."""
    row = speech.words.raw.get("stacked", {})
    role = row.get("questions", {}).get(question)
    where = speech.words.tag(str(row.get("where")))
    if role is None or not any(mask & where for mask in (speech.told, *(token.mask for token in speech.heard))):
        return facts
    undone = speech.words.tag(str(row.get("unless")))
    chain = [] if any(token.mask & undone for token in speech.heard) else chain_of(speech, cards)
    numbers, fact = _numbers(speech, chain), vocabulary.facts.get(str(row["fact"]))
    if fact is None or len(chain) < FEWEST or numbers != sorted(numbers):
        return facts
    story, symbol = speech.words.raw["story"], speech.words.attributes[0]
    below = str(chain[-1 if role == AIMED else -2].thing[0])
    told = {story[BENEATH][symbol]: below, story[AIMED][symbol]: below}
    if role == LAID:
        told[story[LAID][symbol]] = str(chain[-1].thing[0])
        pair = [facts.get(story[role][symbol]) for role in (LAID, AIMED)]
        if len(chain) == FEWEST and all(isinstance(one, str) for one in pair) and sorted(map(str, pair)) == sorted(str(t.thing[0]) for t in chain):
            return facts  # which of two lies on the other is known
        if facts.get(story[LAID][symbol]) != chain[-1].thing[0] and asks != OPEN and DRAWS not in asks.split(":"):
            return facts
    value = next((value for value, number in fact.numbers.items() if number == sum(numbers)), None)
    if role == AIMED or len(chain) > FEWEST:
        told |= {str(name): str(known) for name, known in row.get("facts", {}).items()} | ({str(row["fact"]): value} if value else {})
    return {**{name: known for name, known in facts.items() if name not in row.get("without", ())}, **told}


def chain_of(speech: Speech, cards: Cards) -> list[Token]:
    """The draw cards laid last one on another, since anybody drew and since another card was laid."""
    strikes, heard = speech.group("draw-symbol"), speech.heard
    pile = [one for one in pile_of(story_of(speech), cards.get(BENEATH, [])) if one.how in (LAYS, LIES)]
    places, laid_by = [one.at for one in pile], {one.at: one.who for one in pile}
    if places != sorted(places):
        return [heard[at] for at in places] if all(heard[at].mask & strikes for at in places) else []
    laid = {*places, *_in_a_row(speech, [at for at, token in enumerate(heard) if token.thing and token.mask & strikes])}
    chain: list[Token] = []
    last = ""
    for at in range(len(heard)):
        if at in laid:
            who = laid_by.get(at, "")
            twice = who == last and who not in ("", *speech.listed("pronouns"))   # nobody lays two cards running
            chain = [] if twice or not heard[at].mask & strikes else chain
            chain, last = [*chain, *[heard[at]] * _times(speech, at)] if heard[at].mask & strikes else [], who
        elif draws(speech, at) and heard[at].sentence not in speech.asked and not near(speech, at, "demanding"):
            chain = []
    return chain


def _in_a_row(speech: Speech, places: list[int]) -> set[int]:
    """The draw cards of a sentence that a word like "then" joins: a +2, then a +4."""
    then, row = speech.words.tag(THEN), speech.words.tag(IN_A_ROW)
    out = {at for at in places if at + 1 < len(speech.heard) and speech.heard[at + 1].mask & row and _times(speech, at) > 1}
    for one, other in zip(places, places[1:]):
        between = speech.heard[one + 1:other]
        if speech.heard[one].sentence == speech.heard[other].sentence and any(token.mask & then for token in between):
            out |= {one, other}
    return out


def _times(speech: Speech, at: int) -> int:
    """How often a card was laid, as the number right before its name says."""
    before = speech.heard[at - 1] if at else None
    told = before is not None and not before.thing and speech.heard[at].start - before.end <= 1
    following = at + 1 < len(speech.heard) and speech.heard[at + 1].mask & speech.words.tag(IN_A_ROW)
    told = told and (bool(following) or speech.heard[at].sentence not in speech.asked)
    return before.number if told and before and before.number and before.number <= MOST_ALIKE else 1


def _numbers(speech: Speech, chain: list[Token]) -> list[int]:
    """What each card of a stack makes draw."""
    known = speech.words.numbers[speech.words.attributes[0]]
    return [known.get(str(token.thing[0]), 0) for token in chain]
