"""What a text tells of the moment in the game: by its phrases, by the roles of its cards, by the colours it names."""

from . import elect, roles
from .result import Token
from .words import Words

MOST_ALIKE = 8
"""More cards of one kind no box holds; a larger number before a card counts something else."""
COLOURS = ("force", "has", "lacks", "only", "hue")
"""Slots for a colour: in force, held, lacking, held alone, and that of the card in question."""


def facts_of(words: Words, vocabulary, found, question, cards, heard) -> dict:
    """The facts told by phrases and by the cards' roles, only those that the vocabulary knows."""
    story, facts = words.raw.get("story", {}), {}
    for role, tokens in cards.items():
        for attribute, fact in story.get(role, {}).items():
            index = words.attributes.index(attribute)
            values = list(dict.fromkeys(t.thing[index] for t in tokens if t.thing[index]))
            if values:
                facts[fact] = values[0] if len(values) == 1 else values
    collect = elect.strongest(found, lambda p: p.collect is not None and p.question == question)
    if collect:
        _collected(words, facts, heard, story)
    _colours(words, found, heard, facts, story)
    if not collect:
        _held(words, facts, cards)
    facts |= elect.facts(found, question, lambda one, value: _value(one, value, cards, heard))
    _completed(words, facts, question)
    _cut(words, facts, question, cards)
    return {f: v for f, v in facts.items() if _sound(vocabulary, f, v)}


def _completed(words: Words, facts: dict, question: str) -> None:
    """Add the card in question where only another is named, or what the question is ordinarily about."""
    for fact, others in words.raw.get("stands-for", {}).get(question, {}).items():
        for other in others:
            if other in facts:
                facts.setdefault(fact, facts[other])
    for fact, value in words.raw.get("presumed", {}).get(question, {}).items():
        facts.setdefault(fact, str(value))


def _cut(words: Words, facts: dict, question: str, cards) -> None:
    """Leave out what is never said of a card without colour, and facts that are told only for other questions."""
    laid = cards.get(roles.LAID, [])
    if any(token.mask & words.tag("=" + str(words.raw.get("colourless"))) for token in laid):
        for fact in words.raw.get("coloured-facts", ()):
            facts.pop(fact, None)
    for fact, questions in words.raw.get("only-for", {}).items():
        if question not in questions:
            facts.pop(fact, None)


def _value(one: elect.Found, value, cards, heard):
    """What a phrase tells: a value, or the card of a role if this phrase's own slot went to that role."""
    if isinstance(value, str) and value.startswith("{"):
        role = value.strip("{}")
        tokens = cards.get(role) or []
        own = [heard[at] for slot, at in one.slots if slot == role]
        if own and not any(token is taken for token in own for taken in tokens):
            return None
        return tokens[0].thing[0] if tokens else None
    return [str(v) for v in value] if isinstance(value, (list, tuple)) else str(value)


def _collected(words: Words, facts: dict, heard, story) -> None:
    """A sum: every card of the text, as often as the number before it says, instead of the one card in question."""
    for fact in story.get(roles.LAID, {}).values():
        facts.pop(fact, None)
    things = [token.thing for i, token in enumerate(heard) if token.thing and token.thing[0]
              for _ in range(_times(heard[i - 1] if i else None))]
    if len(things) == 1:
        facts[story[roles.LAID][words.attributes[0]]] = things[0][0]
    elif things:
        facts[str(story["hand"])] = [_thing(words, thing) for thing in things]


def _times(before: Token | None) -> int:
    """How often a card is counted: what a bare number before it says, if that is a number of cards."""
    return before.number if before and before.number and not before.thing and 1 < before.number <= MOST_ALIKE else 1


def _thing(words: Words, thing) -> dict:
    return {a: v for a, v in zip(words.attributes, thing) if v}


def _colours(words: Words, found, heard, facts: dict, story) -> None:
    """The colour in force, and what the colours said to be held or lacking tell of it."""
    said: dict[str, list[str]] = {}
    for one in sorted(found, key=lambda f: f.first):
        for slot, at in one.slots:
            if heard[at].thing and slot in COLOURS:
                said.setdefault(slot, []).append(heard[at].thing[1])
    fact = story[roles.BENEATH][words.attributes[1]]
    force = (said.get("force") or [None])[-1] or facts.get(fact)
    if force and not isinstance(force, list):
        facts[fact] = force
    if said.get("hue"):
        facts.setdefault(story[roles.LAID][words.attributes[1]], said["hue"][-1])
    holds = story["holds"]
    if said.get("lacks") and (force is None or force in said["lacks"]):
        facts[holds] = "no"
    elif force and force in said.get("has", []) + said.get("only", []):
        facts[holds] = "yes"
    elif force and said.get("only"):
        facts[holds] = "no"


def _held(words: Words, facts: dict, cards) -> None:
    """Cards said to be in hand: the whole hand where all are described."""
    laid = cards.get(roles.LAID, [])
    held = [token.thing for token in cards.get(roles.HELD, []) if not any(_one_card(token, other) for other in laid)]
    wild = [value for kind in words.groups_of.values() for value in kind.get(words.raw.get("colourless"), ())]
    if held and all(thing[1] or thing[0] in wild for thing in held):
        facts[str(words.raw["story"]["hand"])] = [_thing(words, thing) for thing in held]


def _one_card(held: Token, laid: Token) -> bool:
    """Whether a card said to be held is the one that is laid: the same words, or its name without a colour."""
    return held is laid or held.thing[0] == laid.thing[0] and not held.thing[1]


def _sound(vocabulary, fact: str, value) -> bool:
    known = vocabulary.facts.get(fact)
    if known is None:
        return fact in vocabulary.places
    return all(vocabulary.expand(fact, v) for v in ([value] if isinstance(value, str) else value))
