"""What would have to be otherwise for a forbidden thing to be allowed, in one sentence."""

from typing import TYPE_CHECKING, Any

from .ruling import Block
from .voice import Voice

if TYPE_CHECKING:
    from ..nearest import Nearest


def nearest_blocks(nearest: "Nearest | None", voice: Voice, known: dict[str, Any]) -> list[Block]:
    """Return the one line that tells the smallest change; nothing where there is none. `known` are the facts said."""
    if nearest is None:
        return []
    conditions = [_condition(fact, values, voice, known) for fact, values in nearest.facts.items()]
    conditions.sort(key=lambda words: words.startswith(voice.say("nearest-if", facts="")))  # "in a turn and if …"
    return [Block("small", voice.say("nearest-allowed", conditions=voice.listed(conditions, "and")))]


def _condition(fact: str, values: tuple[Any, ...], voice: Voice, known: dict[str, Any]) -> str:
    """Return one fact as a condition: by the vocabulary's own words for it, else by its value's."""
    noun = voice.vocabulary.facts[fact]
    if len(values) == 1 and values[0] in noun.conditions:
        return _first_said(noun.conditions[values[0]][voice.lang], voice, known)
    words = voice.listed([voice.vocabulary.label(fact, value, voice.lang) for value in values])
    if noun.source:
        place = voice.vocabulary.places[noun.source[0]].label[voice.lang]
        return voice.say("nearest-card", place=place, value=words)
    return voice.say("nearest-if", facts=words)


def _first_said(ways: tuple[Any, ...], voice: Voice, known: dict[str, Any]) -> str:
    """Return the first way whose slots are known, filled; a last way without slots always is."""
    told = {fact: voice.vocabulary.label(fact, value, voice.lang) for fact, value in known.items()
            if isinstance(value, str) and fact in voice.vocabulary.facts}
    for way in ways:
        try:
            return str(way.format(**told))
        except KeyError:
            continue
    return str(ways[-1])
