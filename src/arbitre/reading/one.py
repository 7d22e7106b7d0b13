"""One question of a text: which one it is, of which cards, with which facts, and what is asked of it."""

from typing import TYPE_CHECKING, Any, NamedTuple

from . import by_example, claim, course, doubter, elect, lawful, owed, roles, served, sides, stacked, whose
from .elect import Votes
from .learned import CLAIM
from .letters import LIMIT
from .marks import asking_marks, marks_of
from .result import Reading, Token
from .roles import Cards
from .speech import Speech
from .spelling import mended
from .told import facts_of, reachable, strange_colours, whole_hand
from .words import Words

if TYPE_CHECKING:
    from ..game.vocabulary import Vocabulary

Unread = tuple[tuple[str, str], ...]
"""Words not understood, each with the nearest known word or an empty text."""
READ, PARTLY, UNREAD, OUTSIDE = "read", "partly", "unread", "out-of-scope"
EDITION, HOUSE = "edition:", "house:"
"""Before the id of a document, or of a house rule, in the tag of its names."""
BEYOND = (f"… ({LIMIT})", "")
"""Stands among the words not understood for all that lies beyond the length that is read."""
SURELY_OUTSIDE = 3.0
"""Weight from which a question is none of rules even where most of its words are unknown."""
FLOOR = 3.0
"""Least weight of the phrases that elect a question of rules; below it nothing is answered."""


def read_one(speech: Speech, vocabulary: "Vocabulary") -> Reading:
    """Read one question of a text: the one that the sentences ``speech.asked`` ask."""
    words = speech.words
    marks, voted = marks_of(speech), elect.votes(speech.found)
    likely = by_example.likely_of(words.learned, speech, marks, voted) if words.learned else {}
    voted = elect.weighed(voted, likely, by_example.resembles(speech))
    every = roles.settle(speech, speech.found)
    laying = lawful.laying(speech, every)
    voted = lawful.voted_with(voted, lawful.asked_of(speech, laying))
    strange, unread = _strange(words, every, _unread(speech))
    strange = strange or strange_colours(words, every)
    voted = _without_guess(voted, unread, speech.heard)
    question, status = _elected(words, voted, every, unread, strange)
    base = Reading(speech.text, speech.lang, status, None, unread=unread, rulesets=named(speech, EDITION),
                   houses=named(speech, HOUSE), candidates=tuple(q for q, _ in voted[:3]), strange=strange,
                   mended=mended(words, speech.tokens))
    if question is None:
        return base
    sure = laying is not None and laying.held is not None and lawful.asked_of(speech, laying) == question
    kind = vocabulary.questions[question].kind
    left = owed.owed(speech, every) if not sure and _of_owed(speech, question, claim.asks(speech, kind, question)) else None
    question = owed.asked_instead(words, question, left) if left else question

    def asked_as(this: str) -> Reading:
        facts, asks = _understood(speech, vocabulary, this, every, marks, left, laying)
        return base._replace(question=this, facts=facts, asks=asks)

    first = asked_as(question)
    if _only_resembles(speech, vocabulary, first):
        return base._replace(status=UNREAD)
    return first._replace(rivals=tuple(map(asked_as, by_example.rivals(vocabulary, voted, question, likely))))


def _only_resembles(speech: Speech, vocabulary: "Vocabulary", reading: Reading) -> bool:
    """Whether no words make it this question, and the text leaves open which of the things is meant that it is asked of."""
    if reading.question not in speech.words.raw.get("never-by-likeness", ()):
        return False
    about = vocabulary.questions[str(reading.question)].about
    known = any(name in reading.facts for name in about)
    return bool(about) and not known and not any(one.phrase.question == reading.question for one in speech.found)


def _of_owed(speech: Speech, question: str, asks: str) -> bool:
    """Whether a question may be asked of what a draw card leaves to be undergone; some only where they claim something, and
    none that asks of what the card costs by itself."""
    raw = speech.words.raw
    if question in raw["stands-for"] and asks.split(":")[1:2] in [[act] for act in raw["costs-by-itself"]]:
        return False
    if any(token.mask & speech.group("beside-owed") for token in speech.asking):
        return False  # "who names the colour?"
    opening = any(f.sentence in speech.asked and f.phrase.mode in raw["opening"] for f in speech.found)
    return question in raw["of-owed"] or question in raw["of-owed-claimed"] and not opening


class Understood(NamedTuple):
    """What a text tells and asks, given the question: the facts, and ``what`` or a claim."""

    facts: dict[str, Any]
    asks: str


def _understood(speech: Speech, vocabulary: "Vocabulary", question: str, every: Cards, marks: dict[str, int],
                left: owed.Owed | None, known: lawful.Laying | None) -> Understood:
    """What the text tells and asks, if it asks this question; ``every`` are its cards as all its phrases bind them, ``left``
    is what its story leaves to be undergone, ``known`` the laying of a wild that it tells."""
    words, others = speech.words, sides.of_others(speech)
    cards, story, facts = _told(speech, vocabulary, question, _cards_of(speech, question, every), others)
    kind = vocabulary.questions[question].kind
    asks = claim.asks(speech, kind, question)
    weights = elect.weights(words.raw, speech.found, question, speech.asked)
    if words.learned:
        facts = by_example.facts_told(words, vocabulary, facts, words.learned.told(marks, question, facts), weights)
        if asks == claim.OPEN and not claim.surely_open(speech):
            form = (CLAIM, 1.0) if claim.closed(speech, kind, question) else words.learned.form(asking_marks(speech), kind, asks)
            likely = by_example.claimed_as(asks, form, words.learned.claim(marks, question), speech.asking)
            asks = likely if likely.startswith(claim.NOT) or not claim.contradicts(speech, kind, question) else asks
    facts = course.facts_of_course(words, facts, story) if story else facts
    if known and lawful.concerns(speech, known, question):
        facts, asks = lawful.facts_of_laying(words, facts, known), lawful.asks_of_laying(speech, asks, known, question, kind)
    facts = doubter.facts_of_doubter(words, facts, question, doubter.doubter(speech, every, question))
    asks = claim.of_victim(words, asks, question, cards, facts, others)
    if left and question in words.raw["while-owed"][left.did].values():
        facts, asks = owed.facts_of_owed(words, facts, left), owed.asks_of_owed(asks, left)
    facts = stacked.facts_of_stack(speech, vocabulary, facts, question, every, asks)
    facts = reachable(vocabulary, whole_hand(words, facts), weights)
    return Understood(facts, whose.of_taker(speech, whose.of_author(speech, asks, question, cards), question, cards))


def _told(speech: Speech, vocabulary: "Vocabulary", question: str, cards: Cards,
          others: bool) -> tuple[Cards, course.Course | None, dict[str, Any]]:
    """The cards by role, the course of the story where this question has one, and the facts told, for one question."""
    words = speech.words
    if question not in words.raw.get("after-served", ()):
        return cards, None, facts_of(speech, vocabulary, question, cards)
    cards = roles.of_the_poser(speech, cards) if others or sides.of_what_was_told(speech) else cards
    story = course.course(speech, cards)
    cards = course.settled(cards, story) if story else cards
    return cards, story, served.facts_after(words, facts_of(speech, vocabulary, question, cards), served.served(speech))


def _cards_of(speech: Speech, question: str, every: Cards) -> Cards:
    """The cards by role as the phrases of one question bind them, and those of none; as ``every`` phrase does if these
    leave open which card is played."""
    if all(one.phrase.question in (None, question) for one in speech.found if one.slots):
        return every
    own = roles.settle(speech, [one for one in speech.found if one.phrase.question in (None, question)])
    return own if roles.LAID in own or roles.LAID not in every else every


def _strange(words: Words, cards: Cards, unread: Unread) -> tuple[dict[str, str], Unread]:
    """A card by its look that no edition has, and the other words not understood.

    Where the cards in question are known, such a number is a sum.
    """
    found = [word for word, _ in unread if word.startswith("+") or word.endswith("+")]
    rest = tuple(pair for pair in unread if pair[0] not in found)
    if not found or roles.LAID in cards and (roles.BENEATH in cards or roles.AIMED in cards):
        return {}, rest
    return {words.raw["story"][roles.LAID][words.attributes[0]]: found[0]}, unread


def _without_guess(voted: Votes, unread: Unread, heard: list[Token]) -> Votes:
    """Where most words were not understood, nobody can tell that the question is none of rules."""
    if voted and voted[0][0] == OUTSIDE and voted[0][1] < SURELY_OUTSIDE and 2 * len(unread) >= len(heard):
        return [pair for pair in voted if pair[0] != OUTSIDE]
    return voted


def _elected(words: Words, voted: Votes, cards: Cards, unread: Unread, strange: dict[str, str]) -> tuple[str | None, str]:
    """(question, status): the question with most votes, or the one that a card of no edition or the cards alone ask."""
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


def named(speech: Speech, prefix: str) -> tuple[str, ...]:
    """The ids of the documents or house rules that a text names; a custom that it denies is none."""
    words, naming = speech.words, speech.words.naming[prefix]
    if not any(token.mask & naming for token in speech.heard):
        return ()
    names, denies = words.named[prefix], speech.group("denies-custom") if prefix == HOUSE else 0
    pairs = zip(speech.heard, [*speech.heard[1:], None])
    said = (t for t, after in pairs if not (after and after.sentence == t.sentence and after.mask & denies))
    return tuple(dict.fromkeys(name for t in said for name, bit in names if t.mask & bit))


def _unread(speech: Speech) -> Unread:
    """The words that might matter and were not understood, and the end of a text that is too long."""
    words, lang = speech.words, speech.lang
    unread = dict.fromkeys((t.text, words.meant_by(t.folded, lang)) for t in speech.tokens if not t.mask and not t.plain)
    return (*unread, *((BEYOND,) if len(speech.text) > LIMIT else ()))
