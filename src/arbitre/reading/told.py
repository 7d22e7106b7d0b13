"""What a text tells of the moment in the game: by its phrases, by the roles of its cards, by the colours it names."""

from typing import TYPE_CHECKING, Any

from ..game.situation import Situation
from ..problem import Problems
from . import elect, roles
from .result import Token
from .roles import Cards
from .speech import Speech, within
from .words import Words

if TYPE_CHECKING:
    from ..game.vocabulary import Vocabulary

MOST_ALIKE = 8
"""More cards of one kind no box holds; a larger number before a card counts something else."""
COLOURS = ("force", "has", "lacks", "only", "hue")
"""Slots for a colour: in force, held, lacking, held alone, and that of the card in question."""
NOTHING = "none"
"""What is to be undergone where nothing is: no card that could be asked about."""
APART = "no"
"""What a phrase says of cards that are counted each by itself, and not added up."""
MUCH_SURER = 1.5
"""Weight by which a colour is so much more surely told to be in force that it tells nothing of the hand: "with blue on top"."""
PAST = "was"
"""Slot for a colour that was in force and is no longer: it tells nothing else."""


ELSE = "else "
"""Before the value of a phrase's fact: it is so unless the text tells something else of it."""


def facts_of(speech: Speech, vocabulary: "Vocabulary", question: str | None, cards: Cards) -> dict[str, Any]:
    """The facts told by phrases and by the cards' roles, only those that the vocabulary knows."""
    words, found = speech.words, speech.found
    story, facts = words.raw.get("story", {}), dict[str, Any]()
    if roles.LAID not in cards and len(cards.get(roles.HELD, ())) == 1 and question in words.raw.get("of-held", ()):
        cards = {**cards, roles.LAID: cards[roles.HELD]}
    for role, tokens in cards.items():
        for attribute, fact in story.get(role, {}).items():
            index = words.attributes.index(attribute)
            values = list(dict.fromkeys(t.thing[index] for t in tokens if t.thing[index]))
            if values:
                facts[fact] = values[0] if len(values) == 1 else values
    strongest = elect.strongest(found, lambda p: p.collect is not None and p.question == question)
    collect = strongest is not None and strongest.phrase.collect != APART
    if collect:
        _collected(speech, facts, story)
    _colours(speech, facts, cards)
    if not collect:
        _held(words, facts, cards)
    told = elect.facts(found, question, lambda one, value: _value(one, value, cards, speech.heard),
                       words.raw.get("told-apart", {}).get(question, ()))
    told = {fact: _unless(facts.get(fact), value) for fact, value in told.items()}
    facts |= {fact: value for fact, value in told.items() if fact != str(story["holds"]) or not _colours_deny(speech, facts, value)}
    _completed(words, facts, question)
    if question in words.raw.get("moves", ()) and roles.LAID not in cards:
        for place in {place for others in words.raw["stands-for"][question].values() for place in others}:
            facts.pop(place, None)
    _cut(words, facts, question, cards)
    return {f: v for f, v in facts.items() if _sound(vocabulary, f, v)}


def _completed(words: Words, facts: dict[str, Any], question: str | None) -> None:
    """Add the card in question where only another is named, or what the question is ordinarily about."""
    for fact, others in words.raw.get("stands-for", {}).get(question, {}).items():
        for other in others:
            if facts.get(other, NOTHING) != NOTHING:
                facts.setdefault(fact, facts[other])
    for fact, value in words.raw.get("presumed", {}).get(question, {}).items():
        facts.setdefault(fact, str(value))


def _cut(words: Words, facts: dict[str, Any], question: str | None, cards: Cards) -> None:
    """Leave out what is never said of a card without colour, and facts that are told only for other questions."""
    laid = cards.get(roles.LAID, [])
    if any(token.mask & words.tag("=" + str(words.raw.get("colourless"))) for token in laid):
        for fact in words.raw.get("coloured-facts", ()):
            facts.pop(fact, None)
    for fact, questions in words.raw.get("only-for", {}).items():
        if question not in questions:
            facts.pop(fact, None)


def _value(one: elect.Found, value: Any, cards: Cards, heard: list[Token]) -> Any:
    """What a phrase tells: a value, or the card of a role if this phrase's own slot went to that role."""
    if isinstance(value, str) and value.startswith("{"):
        role = value.strip("{}")
        tokens = cards.get(role) or []
        own = [heard[at] for slot, at in one.slots if slot == role]
        if own and not any(token is taken for token in own for taken in tokens):
            return None
        return tokens[0].thing[0] if tokens else None
    return [str(v) for v in value] if isinstance(value, (list, tuple)) else str(value)


def _unless(known: Any, value: Any) -> Any:
    """What a phrase tells beside what is known already: that, where the phrase tells only what is so otherwise."""
    only_else = isinstance(value, str) and value.startswith(ELSE)
    return (known or value.removeprefix(ELSE)) if only_else else value


def _collected(speech: Speech, facts: dict[str, Any], story: Any) -> None:
    """A sum: every card of the text, as often as the number before it says, instead of the one card in question."""
    for fact in story.get(roles.LAID, {}).values():
        facts.pop(fact, None)
    words, heard, reasons = speech.words, speech.heard, speech.reasons
    counted = (i for i in range(len(heard))
               if not within(reasons, i) and not _told_again(heard, i) and not speech.just_after("faces-away", i) and not _corrected(speech, i))
    things = [thing for i in counted for thing in _counted(words, heard, i)]
    if len(things) == 1:
        facts[story[roles.LAID][words.attributes[0]]] = things[0][0]
    elif things:
        facts[str(story["hand"])] = [_thing(words, thing) for thing in things]


def _told_again(heard: list[Token], i: int) -> bool:
    """Whether a sentence names no card but those that earlier ones named: it speaks of the same."""
    if not heard[i].thing:
        return False
    before = {token.thing for token in heard if token.thing and token.sentence < heard[i].sentence}
    return all(token.thing in before for token in heard if token.thing and token.sentence == heard[i].sentence)


def _corrected(speech: Speech, i: int) -> bool:
    """Whether a card is taken back at once for another: a 5, no wait, a 3."""
    heard, mends = speech.heard, speech.group("mends-a-word")
    after = next((at for at in range(i + 1, len(heard)) if heard[at].thing), i)
    return bool(heard[i].thing) and any(token.mask & mends for token in heard[i + 1:after])


def _counted(words: Words, heard: list[Token], i: int) -> list[Any]:
    """The cards that a word of a sum stands for: a name as often as the number right before it says, or a bare digit."""
    token, before, after = heard[i], heard[i - 1] if i else None, heard[i + 1] if i + 1 < len(heard) else None
    if token.thing:
        times = before.number if before and not before.thing and _counts(before, token, heard[i - 2] if i > 1 else None) else 1
        return [token.thing] * (times or 1) if token.thing[0] else []
    value = words.raw.get("digits", {}).get(token.folded)
    if value is None or after and _is_counted(words, token, after, before):
        return []
    return [(value, *(None for _ in words.attributes[1:]))]


def _is_counted(words: Words, number: Token, after: Token, before: Token | None) -> bool:
    """Whether a digit says how many there are of what comes next."""
    if after.thing:
        return _counts(number, after, before)
    return bool(after.mask & words.groups.get("number-counts", 0)) and not after.folded.isdecimal()


def _counts(number: Token, name: Token, before: Token | None) -> bool:
    """Whether a number says how many cards of the name right after it there are; in a row of digits it is a card itself."""
    is_listed = before is not None and before.folded.isdecimal() and number.start - before.end <= 1
    return number.number is not None and 1 < number.number <= MOST_ALIKE and name.start - number.end <= 1 and not is_listed


def _thing(words: Words, thing: Any) -> dict[str, Any]:
    return {a: v for a, v in zip(words.attributes, thing) if v}


def _colours(speech: Speech, facts: dict[str, Any], cards: Cards) -> None:
    """The colour in force, and what the colours said to be held or lacking tell of it."""
    words, found, heard = speech.words, speech.found, speech.heard
    story = words.raw["story"]
    said: dict[str, list[str]] = {}
    past = {at for one in found for slot, at in one.slots if slot == PAST}
    named = [(one, slot, at) for one in sorted(found, key=lambda f: f.first) for slot, at in one.slots
             if heard[at].thing and slot in COLOURS and at not in past]
    forced = {at for _, slot, at in named if slot == roles.FORCE}
    named = [(one, slot, at) for one, slot, at in named if slot == roles.FORCE or at not in forced or not _past_a_card(heard, one.first, at)]
    surest: dict[int, float] = {}
    forces: dict[int, float] = {}
    for one, slot, at in named:
        weights = forces if slot == roles.FORCE else surest
        weights[at] = max(weights.get(at, 0.0), one.weight)
    for one, slot, at in named:
        if slot == roles.FORCE:
            tells = one.weight >= surest.get(at, 0.0)  # and not more surely told to be held
        else:
            tells = one.weight > forces.get(at, 0.0) - MUCH_SURER
        if tells:
            said.setdefault(slot, []).append(heard[at].thing[1])
    fact = story[roles.BENEATH][words.attributes[1]]
    own = {token.thing[1] for token in cards.get(roles.BENEATH, ()) if token.thing[0] and token.thing[1]}
    force = _force_before(speech, cards) or said["force"][-1] if said.get("force") and not own else facts.get(fact)
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


def _past_a_card(heard: list[Token], first: int, at: int) -> bool:
    """Whether another card stands between a word like "have" and a colour: that card is held, and not the colour."""
    return any(token.thing and token.thing[0] for token in heard[first:at])


def _colours_deny(speech: Speech, facts: dict[str, Any], value: Any) -> bool:
    """Whether the colours named as in force and as held or lacking say otherwise than a phrase of little weight."""
    story = speech.words.raw["story"]
    if not isinstance(facts.get(story[roles.BENEATH][speech.words.attributes[1]]), str):
        return False
    surely = max((one.weight for one in speech.found for fact, told in one.phrase.facts if (fact, told) == (story["holds"], value)), default=0.0)
    return facts.get(story["holds"], value) != value and surely <= elect.COLOURS_TELL


def _force_before(speech: Speech, cards: Cards) -> str | None:
    """The colour in force when a wild that may not always be played was laid, and not the one that was then called."""
    words, heard = speech.words, speech.heard
    places = [at for one in speech.found for slot, at in one.slots if slot == roles.FORCE and heard[at].thing]
    laid = next((i for i, token in enumerate(heard) if cards.get(roles.LAID, [None])[0] is token), len(heard))
    if laid == len(heard) or not heard[laid].mask & words.tag("=wild-draw"):
        return None
    called = {at for at in places if at > laid and heard[at - 1].mask & words.groups["calls"]}
    before = [at for at in places if at not in called]
    return str(heard[max(before)].thing[1]) if called and before else None


def _held(words: Words, facts: dict[str, Any], cards: Cards) -> None:
    """Cards said to be in hand: the whole hand where all are described."""
    laid = cards.get(roles.LAID, [])
    held = [token.thing for token in cards.get(roles.HELD, []) if not any(_one_card(token, other) for other in laid)]
    wild = [value for kind in words.groups_of.values() for value in kind.get(words.raw.get("colourless", ""), ())]
    if held and all(f"={thing[1]}" in words.tags if thing[1] else thing[0] in wild for thing in held):
        facts[str(words.raw["story"]["hand"])] = [_thing(words, thing) for thing in held]


def whole_hand(words: Words, facts: dict[str, Any]) -> dict[str, Any]:
    """The facts, where the text says itself what the hand holds: without the hand, of which not all was then described, or
    without what was said if a card of the hand shows otherwise."""
    story = words.raw["story"]
    hand, holds, force = (facts.get(name) for name in (story["hand"], story["holds"], story[roles.BENEATH][words.attributes[1]]))
    if not hand or not isinstance(holds, str):
        return facts
    if not isinstance(force, str):
        bare = holds == "yes" and not any(thing.get(words.attributes[1]) for thing in hand)
        return {fact: value for fact, value in facts.items() if fact != story["hand"]} if bare else facts
    shown = any(thing.get(words.attributes[1]) == force for thing in hand)
    if shown == (holds == "yes"):
        return facts
    return {fact: value for fact, value in facts.items() if fact != (story["holds"] if shown else story["hand"])}


def strange_colours(words: Words, cards: Cards) -> dict[str, str]:
    """{fact: colour} of the card in question and of the one beneath it, where no edition has that colour."""
    story, colour = words.raw.get("story", {}), words.attributes[1]
    return {story[role][colour]: token.thing[1] for role in (roles.LAID, roles.BENEATH) for token in cards.get(role, ())
            if token.thing[1] and f"={token.thing[1]}" not in words.tags}


def _one_card(held: Token, laid: Token) -> bool:
    """Whether a card said to be held is the one that is laid: the same words, or its name without a colour."""
    return held is laid or held.thing[0] == laid.thing[0] and not held.thing[1]


def reachable(vocabulary: "Vocabulary", facts: dict[str, Any], weights: dict[str, float]) -> dict[str, Any]:
    """The facts, without the one told with the least weight of those that no game can have together."""
    try:
        Situation.of(vocabulary, facts)
    except Problems as problems:
        named = dict(problems.problems[0].fields).get("facts", ())
        least = min((fact for fact in named if weights.get(fact, elect.DOUBTLESS) < elect.DOUBTLESS), key=lambda fact: weights[fact], default=None)
        if least is not None:
            return reachable(vocabulary, {fact: value for fact, value in facts.items() if fact != least}, weights)
    return facts


def _sound(vocabulary: "Vocabulary", fact: str, value: Any) -> bool:
    known = vocabulary.facts.get(fact)
    if known is None:
        return fact in vocabulary.places
    return all(vocabulary.expand(fact, v) for v in ([value] if isinstance(value, str) else value))
