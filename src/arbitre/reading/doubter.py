"""Who would doubt a wild that a story tells was laid on somebody: the one whom it struck, or another."""

from typing import Any

from .pile import LAYS, Story, pile_of, story_of
from .roles import BENEATH, Cards
from .served import ME, person_of
from .speech import Speech
from .words import Words


def doubter(speech: Speech, cards: Cards, question: str) -> str:
    """Whether it is the one whom the card struck, or another, who would do what is asked: the value of that fact, or an
    empty text where the story does not tell."""
    row = speech.words.raw.get("doubter", {}).get(question)
    if row is None or any(token.mask & speech.group("doubter-named") for token in speech.heard):
        return ""
    story = story_of(speech)
    struck, author = _struck(story, cards)
    acts = _who_asks(story)
    if not struck or not acts or acts == author:
        return ""
    if ME not in (acts, struck):
        return ""
    return str(row["struck"] if acts == struck else row["another"])


def facts_of_doubter(words: Words, facts: dict[str, Any], question: str, known: str) -> dict[str, Any]:
    """The facts, with the one who doubts."""
    return {**facts, str(words.raw["doubter"][question]["fact"]): known} if known else facts


def _struck(story: Story, cards: Cards) -> tuple[str, str]:
    """Whom the only such wild of a story is told to strike, and who laid it."""
    heard, wild = story.speech.heard, story.speech.group("doubted-card")
    told = [one for one in pile_of(story, cards.get(BENEATH, [])) if heard[one.at].mask & wild and heard[one.at].sentence not in story.speech.asked]
    if len(told) != 1 or told[0].how != LAYS:
        return "", ""
    struck = told[0].struck
    return ("" if struck in story.speech.listed("pronouns") else struck), told[0].who


def _who_asks(story: Story) -> str:
    """Who would do what is asked: who acts there, or the first who is named there, or the last who is told to want it."""
    speech, heard, people = story.speech, story.speech.heard, story.people
    asked = [at for at, token in enumerate(heard) if token.sentence in speech.asked]
    apart = speech.listed("one-words")  # "the one to challenge"
    named = [people[at] for at in asked if person_of(speech, heard[at], "") and people[at] not in apart]
    acts = [people[max(at - 1, 0)] for at in _acts(speech)]
    does = [who for who, at in zip(acts, _acts(speech)) if at in asked and named and who not in apart]
    return (does or named or acts[-1:] or [""])[0]


def _acts(speech: Speech) -> list[int]:
    """Where somebody doubts the card."""
    return [at for at, token in enumerate(speech.heard) if token.mask & speech.group("doubting-act")]
