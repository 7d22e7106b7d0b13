"""A situation as one edition understands it: its own meaning of a word, and only the cards of its box."""
from collections.abc import Collection
from typing import TYPE_CHECKING, NamedTuple

from ..game.masks import Box
from ..game.situation import Situation, Thing

if TYPE_CHECKING:
    from ..game.vocabulary import Fact, Question, Vocabulary
    from ..law.ruleset import Ruleset


class Own(NamedTuple):
    """The box of the situation in this edition (as it was said, where cards are absent); the `facts` if they changed,
    else None; the `absent` cards or None."""

    box: Box
    facts: dict[str, str | list[str]] | None
    absent: dict[str, str] | None


def own_situation(ruleset: "Ruleset", question: "Question", situation: Situation) -> Own:
    """The situation as the ruleset understands it, as `Own`."""
    meant = _meant(ruleset, situation) if ruleset.means else situation.box
    facts = None
    if meant != situation.box:
        facts = situation.with_box(meant).known()
    absent = _absent(ruleset, question, situation, meant)
    if absent:
        return Own(meant, facts, absent)
    box = tuple(map(int.__and__, meant, ruleset.box))
    narrowed = ruleset.vocabulary.nonsense.narrowed(box) if all(box) else None
    return Own(narrowed or box, facts, None)


def _meant(ruleset: "Ruleset", situation: Situation) -> Box:
    """The box with every card replaced by those that its word names in this edition."""
    vocabulary, box = ruleset.vocabulary, list(situation.box)
    for number in situation.said:
        fact = vocabulary.order[number]
        bit = vocabulary.bit[fact.id]
        for word, targets in ruleset.means.items():
            if word in bit and box[number] & bit[word] and all(target in bit for target in targets):
                box[number] &= ~bit[word]
                for target in targets:
                    box[number] |= bit[target]
    return tuple(box)


def _absent(ruleset: "Ruleset", question: "Question", situation: Situation, box: Box) -> dict[str, str] | None:
    """{fact or place: card} of what was said of cards that are not in the box, or None."""
    vocabulary = ruleset.vocabulary
    found: dict[str, str] = {}
    for number in sorted(situation.said):
        fact = vocabulary.order[number]
        if not box[number] & ruleset.box[number] and _is_about(question, fact):
            found[fact.id] = vocabulary.values(number, situation.box[number])[0]
    known = (*ruleset.cards, *ruleset.colours)
    for place, things in situation.things.items():
        for thing in things:
            parts = zip(vocabulary.things[vocabulary.places[place].thing], thing)
            missing = [value for kind, value in parts if value and not _in_box(vocabulary, kind, value, ruleset, known)]
            if missing and place not in found and (not question.about or place in question.about):
                found[place] = missing[0]
    return found or None


def _is_about(question: "Question", fact: "Fact") -> bool:
    return not question.about or fact.id in question.about or fact.source is not None and fact.source[0] in question.about


def _in_box(vocabulary: "Vocabulary", kind: str, value: str, ruleset: "Ruleset", known: Collection[str]) -> bool:
    bounded = any(other in known for other in vocabulary.kinds[kind])
    return not bounded or any(meant in known for meant in ruleset.means.get(value, (value,)))


def own_thing(ruleset: "Ruleset", thing: Thing) -> Thing:
    """A card as this edition understands it: each part replaced by what its word names, if that is one."""
    meant = (ruleset.means.get(part, (part,)) if part else (None,) for part in clear_thing(ruleset, thing))
    return tuple(values[0] if len(values) == 1 else part for values, part in zip(meant, thing))


def clear_thing(ruleset: "Ruleset", thing: Thing) -> Thing:
    """A card whose word names several cards here as the only one of them that can have its other parts (its colour)."""
    lacking = {part: spot.without[part] for spot in ruleset.vocabulary.places.values() for part in spot.without}
    parts = next((parts for parts in ruleset.vocabulary.things.values() if len(parts) == len(thing)), ())
    clear = dict(zip(parts, thing))
    for part, (teller, values) in lacking.items():
        targets = ruleset.means.get(clear.get(teller) or "", ())
        fitting = [target for target in targets if target not in values]
        if clear.get(part) and len(targets) > 1 and len(fitting) == 1:
            clear[teller] = fitting[0]
    return tuple(clear.values())
