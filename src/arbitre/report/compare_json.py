"""Where documents part, as the JSON object that other programs read (schema version 1)."""

from typing import TYPE_CHECKING, Any

from ..proving.relation import ONLY, TOO_LARGE
from .compare import example
from .json import SCHEMA, plain, ruling_object
from .voice import Voice

if TYPE_CHECKING:
    from ..proving.compare import Comparison, Group, Part, Parting

LANGUAGES = ("en", "fr")


def compare_object(comparison: "Comparison", voice: Voice) -> dict[str, Any]:
    """Return the object of a comparison: the ids, the cards of one box, every question with every case."""
    return {
        "schema": SCHEMA,
        "compare": list(comparison.rulesets),
        "cards": plain(comparison.cards),
        "topics": [_question(parting, voice) for parting in comparison.questions],
    }


def _question(parting: "Parting", voice: Voice) -> dict[str, Any]:
    worlds = parting.worlds._asdict()
    found: dict[str, Any] = {
        "topic": voice.vocabulary.questions[parting.question].topic,
        "question": parting.question,
        "relation": parting.relation,
        "worlds": {"total": parting.worlds.total} if parting.relation == TOO_LARGE else worlds,
        "cases": [
            _case(number, group, case, voice) for number, group in enumerate(parting.groups) for case in group.cases
        ],
    }
    if parting.relation == ONLY:
        found["speaks"] = list(parting.speaks)
    if parting.relation == TOO_LARGE:
        found["facts"] = dict(parting.sizes)
    return found


def _case(number: int, group: "Group", case: "Part", voice: Voice) -> dict[str, Any]:
    return {
        "group": number,
        "facts": {fact: values[0] if len(values) == 1 else list(values) for fact, values in case.facts.items()},
        "worlds": case.worlds,
        "rulings": {id: ruling_object(ruling, voice.lang) for id, ruling in group.rulings.items()},
        "example": {lang: example(group, case, voice._replace(lang=lang)) for lang in LANGUAGES},
    }
