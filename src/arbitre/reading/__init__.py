"""The reading: a sentence in, what was understood of it out (and what was not).

Language, then words, then phrases, then roles, then the claim: each step a module, each word and phrase data.
"""

from ..cache import WORDS, keep, kept
from . import claim, elect, roles
from .letters import LIMIT
from .result import Reading, Token
from .tokens import ASK, spoken, tokenise
from .words import THING, Words

__all__ = ["Reading", "read", "words_of"]

READ, PARTLY, UNREAD, OUTSIDE = "read", "partly", "unread", "out-of-scope"
BEYOND = (f"… ({LIMIT})", "")
"""Stands among the words not understood for all that lies beyond the length that is read."""
RIVAL = 0.25
"""Weight by which another question may fall short and still be told as what may have been meant."""
SURELY_OUTSIDE = 3.0
"""Weight from which a question is none of rules even where most of its words are unknown."""
MOST_ALIKE = 8
"""More cards of one kind no box holds; a larger number before a card counts something else."""
FLOOR = 3.0
"""Least weight of the phrases that elect a question of rules; below it nothing is answered."""


def words_of(vocabulary) -> Words:
    """The words of a vocabulary, made ready once and kept with it."""
    ready = vocabulary.__dict__.get("_ready_words")
    if ready is None:
        ready = vocabulary._ready_words = _kept_words(vocabulary)
    return ready


def _kept_words(vocabulary) -> Words:
    """The words of a vocabulary that was read from a folder, from their copy if there is one; made ready otherwise."""
    if vocabulary.origin is None:
        return Words(vocabulary)
    folder, fingerprint = vocabulary.origin
    frozen, _ = kept(folder, WORDS, fingerprint)
    if frozen is not None:
        return Words(vocabulary, frozen)
    words = Words(vocabulary)
    keep(folder, fingerprint, words.frozen(), WORDS)
    return words


def read(text: str, vocabulary, lang: str | None = None) -> Reading:
    """Read one text; ``lang`` is the language to presume where the words leave it open."""
    words = words_of(vocabulary)
    first = next(iter(words.lexicons))
    tongue, tokens = tokenise(words, text, lang if lang in words.lexicons else first)
    heard = spoken(tokens, words)
    asked = _asked(words, tokens, heard)
    found = elect.find(words, heard, asked)
    focus = elect.questions_of(found, asked)
    if len(focus) < 2:
        return _read_one(words, vocabulary, text, tongue, tokens, heard, asked, found)
    several = [_read_one(words, vocabulary, text, tongue, tokens, heard, {at}, elect.find(words, heard, {at})) for at in focus]
    first, rest = several[0], [one for one in several[1:] if one.question]
    apart = [one for i, one in enumerate(rest) if not any(_same(one, other) for other in [first, *rest[:i]])]
    return first._replace(more=tuple(apart)) if first.question else first


def _same(one: Reading, other: Reading) -> bool:
    return (one.question, one.asks, one.facts) == (other.question, other.asks, other.facts)


def _read_one(words: Words, vocabulary, text, tongue, tokens, heard, asked, found) -> Reading:
    """Read one question of a text: the one that the sentences ``asked`` ask."""
    voted = elect.votes(found)
    cards = roles.settle(heard, _bound(words, found), asked)
    unread = _unread(words, tongue, tokens) + ((BEYOND,) if len(text) > LIMIT else ())
    strange, unread = _strange(words, cards, unread)
    voted = _without_guess(voted, unread, heard)
    question, status = _elected(words, voted, cards, unread, strange)
    base = Reading(text, tongue, status, None, unread=unread, rulesets=_named(words, heard, "edition:"),
                   houses=_named(words, heard, "house:"), candidates=tuple(q for q, _ in voted[:3]), strange=strange)
    if question is None:
        return base
    said = lambda asked_of: base._replace(
        question=asked_of, facts=_facts(words, vocabulary, found, asked_of, cards, heard),
        asks=claim.asks(words, vocabulary.questions[asked_of].kind, asked_of, found, heard, asked))
    close = [q for q, weight in voted if q != question and voted[0][1] - weight <= RIVAL and q in vocabulary.questions]
    return said(question)._replace(rivals=tuple(said(rival) for rival in close[:1] if voted[0][0] == question))


def _asked(words: Words, tokens: list[Token], heard: list[Token]) -> set[int]:
    """The sentences that ask: with a question mark, or the last that opens as a question does, or the last."""
    mark, opener = words.tag(ASK), words.groups.get("opens-question", 0)
    asking = {t.sentence for t in tokens if t.mask & mark}
    if asking:
        return asking
    opening = [t.sentence for t in heard if t.mask & opener]
    return {opening[-1] if opening else max((t.sentence for t in tokens), default=0)}


def _bound(words: Words, found: list[elect.Found]) -> list[tuple[int, str, float]]:
    kinds = words.raw.get("slots", {})
    return [(at, slot, f.weight) for f in found for slot, at in f.slots if kinds.get(slot) == THING]


def _strange(words: Words, cards, unread):
    """A card by its look that no edition has, and the other words not understood.

    Where the cards in question are known, such a number is a sum.
    """
    found = [word for word, _ in unread if word.startswith("+") or word.endswith("+")]
    rest = tuple(pair for pair in unread if pair[0] not in found)
    if not found or roles.LAID in cards and (roles.BENEATH in cards or roles.AIMED in cards):
        return {}, rest
    return {words.raw["story"][roles.LAID][words.attributes[0]]: found[0]}, unread


def _without_guess(voted, unread, heard):
    """Where most words were not understood, nobody can tell that the question is none of rules."""
    if voted and voted[0][0] == OUTSIDE and voted[0][1] < SURELY_OUTSIDE and 2 * len(unread) >= len(heard):
        return [pair for pair in voted if pair[0] != OUTSIDE]
    return voted


def _elected(words: Words, voted, cards, unread, strange):
    if strange:
        voted = [pair for pair in voted if pair[0] != UNREAD]
    if strange and not (voted and voted[0][1] >= FLOOR):
        return str(words.raw["strange-question"]), PARTLY
    if voted and voted[0][0] in (OUTSIDE, UNREAD):
        return None, voted[0][0]
    if voted and voted[0][1] >= FLOOR:
        return voted[0][0], PARTLY if unread else READ
    for row in words.raw.get("fallback", ()):
        if all(role in cards for role in row["roles"]):
            return str(row["question"]), PARTLY if unread else READ
    return None, UNREAD


def _named(words: Words, heard: list[Token], prefix: str) -> tuple[str, ...]:
    names = words.named[prefix]
    return tuple(dict.fromkeys(name for t in heard for name, bit in names if t.mask & bit))


def _unread(words: Words, lang: str, tokens: list[Token]) -> tuple[tuple[str, str], ...]:
    lexicon = words.lexicons[lang]
    return tuple(dict.fromkeys((t.text, lexicon.nearest(t.folded)) for t in tokens if not t.mask and not t.plain))


def _facts(words: Words, vocabulary, found, question, cards, heard) -> dict:
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
    for fact, others in words.raw.get("stands-for", {}).get(question, {}).items():
        for other in others:
            if other in facts:
                facts.setdefault(fact, facts[other])
    for fact, value in words.raw.get("presumed", {}).get(question, {}).items():
        facts.setdefault(fact, str(value))
    laid = cards.get(roles.LAID, [])
    if any(token.mask & words.tag("=" + str(words.raw.get("colourless"))) for token in laid):
        for fact in words.raw.get("coloured-facts", ()):
            facts.pop(fact, None)
    for fact, questions in words.raw.get("only-for", {}).items():
        if question not in questions:
            facts.pop(fact, None)
    return {f: v for f, v in facts.items() if _sound(vocabulary, f, v)}


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


def _colours(words: Words, found, heard, facts: dict, story) -> str | None:
    """The colour in force, and what the colours said to be held or lacking tell of it."""
    said: dict[str, list[str]] = {}
    for one in sorted(found, key=lambda f: f.first):
        for slot, at in one.slots:
            if heard[at].thing and slot in ("force", "has", "lacks", "only", "hue"):
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
    return force


def _held(words: Words, facts: dict, cards) -> None:
    """Cards said to be in hand: the whole hand where all are described."""
    laid = cards.get(roles.LAID, [])
    held = [t.thing for t in cards.get(roles.HELD, []) if not any(t is x or t.thing[0] == x.thing[0] and not t.thing[1] for x in laid)]
    wild = [value for kind in words.groups_of.values() for value in kind.get(words.raw.get("colourless"), ())]
    if held and all(thing[1] or thing[0] in wild for thing in held):
        facts[str(words.raw["story"]["hand"])] = [_thing(words, thing) for thing in held]


def _sound(vocabulary, fact: str, value) -> bool:
    known = vocabulary.facts.get(fact)
    if known is None:
        return fact in vocabulary.places
    return all(vocabulary.expand(fact, v) for v in ([value] if isinstance(value, str) else value))
