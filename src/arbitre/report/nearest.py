"""What would have to be otherwise for a forbidden thing to be allowed, in one sentence."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from .ruling import Block
from .voice import Voice

if TYPE_CHECKING:
    from ..judging.nearest import Nearest
    from ..law.ruleset import Ruleset

MANY = 3  # values; where more will do they are told by groups, or by those that will not


def nearest_blocks(nearest: "Nearest | None", voice: Voice, known: dict[str, Any], ruleset: "Ruleset") -> list[Block]:
    """Return the one line that tells the smallest change; nothing where there is none. `known` are the facts said."""
    if nearest is None:
        return []
    conditions = [_condition(fact, values, voice, known, ruleset) for fact, values in nearest.facts.items()]
    conditions.sort(key=lambda words: words.startswith(voice.say("nearest-if", facts="")))  # "in a turn and if …"
    return [Block("small", voice.say("nearest-allowed", conditions=voice.listed(conditions, "and")))]


def _condition(fact: str, values: tuple[str, ...], voice: Voice, known: dict[str, Any], ruleset: "Ruleset") -> str:
    """Return one fact as a condition: by the vocabulary's own words for it, else by its value's."""
    noun = voice.vocabulary.facts[fact]
    if len(values) == 1 and values[0] in noun.conditions:
        return _first_said(noun.conditions[values[0]][voice.lang], voice, known)
    names, others = _named(fact, values, ruleset) if len(values) > MANY else (values, False)
    words = voice.listed([voice.vocabulary.label(fact, value, voice.lang) for value in names])
    if noun.source:
        place = voice.vocabulary.places[noun.source[0]].label[voice.lang]
        key = "nearest-other" if others else "nearest-card" if set(names) <= set(values) else "nearest-kind"
        return voice.say(key, place=place, value=words)
    return voice.say("nearest-if", facts=voice.say("not", claim=words) if others else words)


def _named(fact: str, values: tuple[Any, ...], ruleset: "Ruleset") -> tuple[Iterable[str], bool]:
    """Return many values in few names; with True the names are those of the others, which will not do."""
    from .naming import in_groups  # only here: mostly there are few

    every = _in_box(fact, ruleset)
    others = [value for value in every if value not in values]
    few = 0 < len(others) <= MANY
    return others if few else in_groups(ruleset.vocabulary, fact, values, every), few


def _in_box(fact: str, ruleset: "Ruleset") -> tuple[str, ...]:
    """Return the values of a fact that can be with the cards of a document's box."""
    vocabulary = ruleset.vocabulary
    number = [one.id for one in vocabulary.order].index(fact)
    return tuple(vocabulary.values(number, ruleset.box[number]))


def _first_said(ways: tuple[str, ...], voice: Voice, known: dict[str, Any]) -> str:
    """Return the first way whose slots are known, filled; a last way without slots always is."""
    told = {fact: voice.vocabulary.label(fact, value, voice.lang) for fact, value in known.items()
            if isinstance(value, str) and fact in voice.vocabulary.facts}
    for way in ways:
        try:
            return str(way.format(**told))
        except KeyError:
            continue
    return str(ways[-1])
