"""The reading: a sentence in, what was understood of it out (and what was not).

Language, then words, then phrases, then roles, then the claim: each step a module, each word and phrase data.
"""

from ..cache import WORDS, keep, kept
from . import claim, elect, roles
from .letters import LIMIT
from .result import Reading, Token
from .told import facts_of
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

    def asking(this: str) -> Reading:
        return base._replace(
            question=this, facts=facts_of(words, vocabulary, found, this, cards, heard),
            asks=claim.asks(words, vocabulary.questions[this].kind, this, found, heard, asked))

    return asking(question)._replace(rivals=tuple(map(asking, _rivals(vocabulary, voted, question))))


def _rivals(vocabulary, voted, question: str) -> list[str]:
    """The question that the same words may ask nearly as likely, if there is one."""
    if voted[:1] and voted[0][0] == question:
        close = [other for other, weight in voted[1:] if voted[0][1] - weight <= RIVAL and other in vocabulary.questions]
        return close[:1]
    return []


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
