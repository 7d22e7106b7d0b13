"""An interview: what is in dispute, then only the facts that matter, until it is settled or nobody knows more."""

from collections.abc import Mapping
from typing import NamedTuple

from ..game.situation import Situation
from ..game.vocabulary import VERDICTS
from ..judging.answer import WHAT
from ..law.ruleset import Shelf
from ..reading import Reading
from .hearing import Hearing, Terms, documents, hear_reading
from .inquiry import Inquiry, next_inquiry


class Interview(NamedTuple):
    """What is known so far: the reading with all the facts told, the terms, and the facts that nobody knows."""

    reading: Reading
    terms: Terms
    unknown: tuple[str, ...] = ()


def opened(reading: Reading, terms: Terms) -> Interview:
    """Begin with what was read; facts of the terms count as told, so that a later answer may correct them."""
    return Interview(reading._replace(facts={**reading.facts, **terms.facts}), terms._replace(facts={}))


def about(question: str, shelf: Shelf, lang: str) -> Reading:
    """Return the reading of a question (its id) put plainly; a yes-or-no question claims the first of its verdicts."""
    found = shelf.vocabulary.questions[question]
    verdicts = VERDICTS[found.kind]
    return Reading(found.label[lang], lang, "read", question, verdicts[0] if len(verdicts) > 1 else WHAT)


def questions_of(shelf: Shelf, rulesets: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Return {topic id: ids of its questions} of all questions on which one of these documents has a rule."""
    found: dict[str, list[str]] = {}
    for question in shelf.vocabulary.questions.values():
        if any(shelf.rulesets[id].on(question.id) for id in rulesets):
            found.setdefault(question.topic, []).append(question.id)
    return {topic: tuple(found[topic]) for topic in shelf.vocabulary.topics if topic in found}


def next_of(interview: Interview, shelf: Shelf) -> Inquiry | None:
    """Return what to ask next, of the first document whose ruling is not settled; None if there is nothing to ask."""
    reading, terms = interview.reading, interview.terms
    if reading.strange or reading.question is None:
        return None
    situation = Situation.of(shelf.vocabulary, reading.facts)
    for id in documents(shelf, reading, terms)[0]:
        ruleset = shelf.ruleset(id, terms.house or ())
        found = next_inquiry(ruleset, reading.question, situation, reading.asks, terms.strict, interview.unknown)
        if found is not None:
            return found
    return None


def told(interview: Interview, facts: Mapping[str, object], shelf: Shelf) -> Interview:
    """Add facts that were told, each in the place of what was said of it before; raises Problems if they cannot be."""
    known = {**interview.reading.facts, **facts}
    Situation.of(shelf.vocabulary, known)
    return interview._replace(reading=interview.reading._replace(facts=known),
                              unknown=tuple(fact for fact in interview.unknown if fact not in facts))


def unsure(interview: Interview, inquiry: Inquiry) -> Interview:
    """Nobody knows the fact: it is not asked for again."""
    return interview._replace(unknown=(*interview.unknown, inquiry.fact))


def heard(interview: Interview, shelf: Shelf) -> Hearing:
    """Rule on what is known."""
    return hear_reading(shelf, interview.reading, interview.terms)
