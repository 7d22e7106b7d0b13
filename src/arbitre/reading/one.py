"""One question of a text: which one it is, of which cards, with which facts, and what is asked of it."""

from typing import TYPE_CHECKING, Any

from . import by_example, claim, course, elect, roles, served, sides
from .learned import CLAIM
from .letters import LIMIT
from .marks import asking_marks, marks_of
from .result import Reading, Token
from .told import facts_of, reachable, strange_colours, whole_hand
from .whose import of_author
from .words import Words

if TYPE_CHECKING:
    from ..game.vocabulary import Vocabulary

READ, PARTLY, UNREAD, OUTSIDE = "read", "partly", "unread", "out-of-scope"
EDITION = "edition:"
"""Before the id of a document in the tag of its names."""
BEYOND = (f"… ({LIMIT})", "")
"""Stands among the words not understood for all that lies beyond the length that is read."""
SURELY_OUTSIDE = 3.0
"""Weight from which a question is none of rules even where most of its words are unknown."""
FLOOR = 3.0
"""Least weight of the phrases that elect a question of rules; below it nothing is answered."""


def read_one(words: Words, vocabulary: "Vocabulary", text: str, tongue: str, tokens: list[Token], heard: list[Token],
             asked: set[int], found: list[elect.Found]) -> Reading:
    """Read one question of a text: the one that the sentences ``asked`` ask."""
    votes = elect.votes(found)
    marks = marks_of(words, tongue, tokens, heard, asked)
    likely: dict[str, float] = words.learned.question(marks, votes) if words.learned else {}
    if words.learned and len({token.sentence for token in heard}) > len(asked):
        likely = by_example.asked_more(words, words.learned, tongue, tokens, heard, asked, found, likely)
    voted = elect.weighed(votes, likely, by_example.resembles(words, heard))
    every = roles.settle(heard, roles.bound(words, found), asked)
    unread = _unread(words, tongue, tokens) + ((BEYOND,) if len(text) > LIMIT else ())
    strange, unread = _strange(words, every, unread)
    strange = strange or strange_colours(words, every)
    voted = _without_guess(voted, unread, heard)
    question, status = _elected(words, voted, every, unread, strange)
    base = Reading(text, tongue, status, None, unread=unread, rulesets=named(words, heard, EDITION),
                   houses=named(words, heard, "house:"), candidates=tuple(q for q, _ in voted[:3]), strange=strange)
    if question is None:
        return base
    others = sides.of_others(words, tongue, heard, asked)

    def asked_as(this: str) -> Reading:
        kind, cards = vocabulary.questions[this].kind, _cards_of(words, found, heard, asked, this, every)
        cards, story, facts = _told(words, vocabulary, tongue, tokens, heard, asked, found, this, cards, others)
        asks = claim.asks(words, kind, this, found, heard, asked, tongue, tokens)
        if words.learned:
            facts = by_example.facts_told(words, vocabulary, facts, words.learned.told(marks, this, facts))
            if asks == claim.OPEN and not claim.surely_open(words, found, asked, tongue, tokens, heard):
                closed = claim.closed(words, kind, this, found, heard, asked, tokens)
                form = (CLAIM, 1.0) if closed else words.learned.form(asking_marks(words, tongue, tokens, heard, asked), kind, asks)
                asks = by_example.claimed_as(asks, form, words.learned.claim(marks, this), heard, asked)
        facts = course.facts_of_course(words, facts, story) if story else facts
        asks = claim.of_victim(words, asks, this, cards, facts, others)
        facts = reachable(vocabulary, whole_hand(words, facts), elect.weights(words, found, this, asked))
        return base._replace(question=this, facts=facts, asks=of_author(words, tongue, asks, this, cards, heard))

    return asked_as(question)._replace(rivals=tuple(map(asked_as, by_example.rivals(vocabulary, voted, question, likely))))


def _told(words: Words, vocabulary: "Vocabulary", tongue: str, tokens: list[Token], heard: list[Token], asked: set[int],
          found: list[elect.Found], question: str, cards: dict[str, Any], others: bool) -> tuple[dict[str, Any], Any, dict[str, Any]]:
    """The cards by role, the course of the story where this question has one, and the facts told, for one question."""
    if question not in words.raw.get("after-served", ()):
        return cards, None, facts_of(words, vocabulary, found, question, cards, heard)
    cards = roles.of_the_poser(words, heard, cards) if others else cards
    story = course.course(words, tongue, tokens, heard, asked, cards)
    cards = course.settled(cards, story) if story else cards
    facts = facts_of(words, vocabulary, found, question, cards, heard)
    return cards, story, served.facts_after(words, facts, served.served(words, tongue, heard, asked))


def _cards_of(words: Words, found: Any, heard: Any, asked: Any, question: str, every: dict[str, Any]) -> dict[str, Any]:
    """The cards by role as the phrases of one question bind them, and those of none; as ``every`` phrase does if these
    leave open which card is played."""
    own = roles.settle(heard, roles.bound(words, [one for one in found if one.phrase.question in (None, question)]), asked)
    return own if roles.LAID in own or roles.LAID not in every else every


def _strange(words: Words, cards: Any, unread: Any) -> Any:
    """A card by its look that no edition has, and the other words not understood.

    Where the cards in question are known, such a number is a sum.
    """
    found = [word for word, _ in unread if word.startswith("+") or word.endswith("+")]
    rest = tuple(pair for pair in unread if pair[0] not in found)
    if not found or roles.LAID in cards and (roles.BENEATH in cards or roles.AIMED in cards):
        return {}, rest
    return {words.raw["story"][roles.LAID][words.attributes[0]]: found[0]}, unread


def _without_guess(voted: Any, unread: Any, heard: Any) -> Any:
    """Where most words were not understood, nobody can tell that the question is none of rules."""
    if voted and voted[0][0] == OUTSIDE and voted[0][1] < SURELY_OUTSIDE and 2 * len(unread) >= len(heard):
        return [pair for pair in voted if pair[0] != OUTSIDE]
    return voted


def _elected(words: Words, voted: Any, cards: Any, unread: Any, strange: Any) -> Any:
    if strange:
        voted = [pair for pair in voted if pair[0] not in (UNREAD, OUTSIDE)]
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


def named(words: Words, heard: list[Token], prefix: str) -> tuple[str, ...]:
    names = words.named[prefix]
    return tuple(dict.fromkeys(name for t in heard for name, bit in names if t.mask & bit))


def _unread(words: Words, lang: str, tokens: list[Token]) -> tuple[tuple[str, str], ...]:
    lexicon = words.lexicons[lang]
    return tuple(dict.fromkeys((t.text, lexicon.nearest(t.folded)) for t in tokens if not t.mask and not t.plain))
