"""The reading: a sentence in, what was understood of it out (and what was not).

Language, then words, then phrases, then roles, then the claim: each step a module, each word and phrase data.
"""

from typing import TYPE_CHECKING, Any

from ..files.cache import LEARNED, WORDS, kept_or_made, stamp_of
from ..files.drawers import Drawers
from . import claim, course, elect, roles, served, sides
from .denied import denied
from .learned import CLAIM, SURE_CLAIM, SURE_FACT, SURE_FORM, UNTOLD, Learned, counts_of, form_of, read_counts
from .letters import LIMIT
from .likelihood import mean
from .marks import asking_marks, marks_of
from .result import Reading, Token
from .tokens import asked_sentences, spoken, tokenise
from .told import facts_of, reachable, strange_colours, whole_hand
from .whose import of_author
from .words import NUMBER, Words

if TYPE_CHECKING:
    from ..game.vocabulary import Vocabulary

__all__ = ["Reading", "read", "words_of"]

READ, PARTLY, UNREAD, OUTSIDE = "read", "partly", "unread", "out-of-scope"
EDITION = "edition:"
"""Before the id of a document in the tag of its names."""
BEYOND = (f"… ({LIMIT})", "")
"""Stands among the words not understood for all that lies beyond the length that is read."""
MOST_QUESTIONS = 8
"""Questions of one text that are answered."""
FURTHER = (f"… ({MOST_QUESTIONS} ?)", "")
"""Stands among the words not understood for the questions beyond those that are answered."""
RIVAL = 0.25
"""Weight by which another question may fall short and still be told as what may have been meant."""
PLAIN, UNLIKE = 0.6, 0.2
"""Probability from which a question is a rival of one that phrases elect, and below which that one must be."""
SURELY_OUTSIDE = 3.0
"""Weight from which a question is none of rules even where most of its words are unknown."""
ASKED_SHARE = 0.25
"""Share in which the sentences that ask count by themselves, beside the whole story."""
FEWEST_ASIDE = 5
"""Known words that the sentences that ask must hold, to tell by themselves what they ask."""
FLOOR = 3.0
"""Least weight of the phrases that elect a question of rules; below it nothing is answered."""


def words_of(vocabulary: "Vocabulary") -> Words:
    """The words of a vocabulary, made ready once and kept with it."""
    ready: Words | None = vocabulary.__dict__.get("_ready_words")
    if ready is None:
        ready = vocabulary.__dict__["_ready_words"] = _kept_words(vocabulary)
    return ready


def _kept_words(vocabulary: "Vocabulary") -> Words:
    """The words of a vocabulary that was read from a folder, from their copy if there is one; compiled otherwise."""
    def make() -> Drawers:
        from .compiling import compiled

        return compiled(vocabulary)

    if vocabulary.origin is None:
        return Words(vocabulary, make())
    folder, fingerprint = vocabulary.origin
    words = Words(vocabulary, kept_or_made(folder, fingerprint, make, WORDS))
    words.learned = _kept_learned(fingerprint)
    return words


def _kept_learned(fingerprint: Any) -> Learned | None:
    """What the examples of the folder of the rulesets teach, from a copy that holds as long as their counts do, whatever
    lies beside the folder and whatever else in it changes; None where nothing was counted."""
    version, folder, _, program = fingerprint
    counts = version, stamp_of(counts_of(folder)), program
    drawers = kept_or_made(folder, counts, lambda: read_counts(folder), LEARNED)
    return Learned.thawed(drawers) if drawers.tray else None


def read(text: str, vocabulary: "Vocabulary", lang: str | None = None, document: str | None = None) -> Reading:
    """Read one text; ``lang`` is the language to presume where the words leave it open, ``document`` the id of the one
    document that is asked: unless the text names another, it is read as if it named that one."""
    words = words_of(vocabulary)
    first = next(iter(words.lexicons))
    tongue, tokens = tokenise(words, text, lang if lang and lang in words.lexicons else first)
    reading = _read(words, vocabulary, text, tongue, tokens, document)
    contrary = denied(words, tongue, text)
    return reading._replace(denied=contrary, more=(), rivals=()) if contrary else reading


def _read(words: Words, vocabulary: "Vocabulary", text: str, tongue: str, tokens: list[Token], document: str | None) -> Reading:
    """Read every question of a text whose tokens are known."""
    heard = spoken(tokens, words)
    asked = asked_sentences(words, tokens, heard)
    told = _told(words, heard, document)
    found = elect.find(words, heard, asked, told)
    focus = elect.questions_of(found, asked)
    if len(focus) < 2:
        return _read_one(words, vocabulary, text, tongue, tokens, heard, asked, found)
    several = [_read_one(words, vocabulary, text, tongue, tokens, heard, {at},
                         [one for one in elect.find(words, heard, {at}, told) if one.sentence == at or not _asks_apart(one, focus)])
               for at in focus[:MOST_QUESTIONS]]
    if len(focus) > MOST_QUESTIONS:
        several[0] = several[0]._replace(unread=(*several[0].unread, FURTHER))
    asking = [one for one in several if not any(_closes(other, one) for other in several)]
    first, rest = asking[0], [one for one in asking[1:] if one.question]
    apart = [one for i, one in enumerate(rest) if not any(_same(one, other) for other in [first, *rest[:i]])]
    return first._replace(more=tuple(apart)) if first.question else first


def _told(words: Words, heard: Any, document: str | None) -> int:
    """The tag of the document that is asked, as if the text named it; none where the text names one itself."""
    bits = dict(words.named[EDITION])
    return 0 if _named(words, heard, EDITION) else bits.get(document or "", 0)


def _asks_apart(one: elect.Found, focus: list[int]) -> bool:
    """Whether a phrase tells what another sentence asks."""
    return one.sentence in focus and one.phrase.question is not None


def _closes(one: Reading, other: Reading) -> bool:
    """Whether one asks whether something is so, and the other only what is so."""
    return other.asks == claim.OPEN != one.asks and (one.question, one.facts) == (other.question, other.facts)


def _same(one: Reading, other: Reading) -> bool:
    return (one.question, one.asks, one.facts) == (other.question, other.asks, other.facts)


def _read_one(words: Words, vocabulary: "Vocabulary", text: Any, tongue: Any, tokens: Any, heard: Any, asked: Any, found: Any) -> Reading:
    """Read one question of a text: the one that the sentences ``asked`` ask."""
    votes = elect.votes(found)
    marks = marks_of(words, tongue, tokens, heard, asked)
    learned = words.learned
    likely: dict[str, float] = learned.question(marks, votes) if learned else {}
    if learned and len({token.sentence for token in heard}) > len(asked):
        likely = _asked_more(words, learned, tongue, tokens, heard, asked, found, likely)
    voted = elect.weighed(votes, likely, _resembles(words, heard))
    every = roles.settle(heard, roles.bound(words, found), asked)
    unread = _unread(words, tongue, tokens) + ((BEYOND,) if len(text) > LIMIT else ())
    strange, unread = _strange(words, every, unread)
    strange = strange or strange_colours(words, every)
    voted = _without_guess(voted, unread, heard)
    question, status = _elected(words, voted, every, unread, strange)
    base = Reading(text, tongue, status, None, unread=unread, rulesets=_named(words, heard, EDITION),
                   houses=_named(words, heard, "house:"), candidates=tuple(q for q, _ in voted[:3]), strange=strange)
    if question is None:
        return base

    others = sides.of_others(words, tongue, heard, asked)

    def asked_as(this: str) -> Reading:
        kind, cards = vocabulary.questions[this].kind, _cards_of(words, found, heard, asked, this, every)
        told = this in words.raw.get("after-served", ())
        cards = roles.of_the_poser(words, heard, cards) if told and others else cards
        story = course.course(words, tongue, tokens, heard, asked, cards) if told else None
        cards = course.settled(cards, story) if story else cards
        facts = facts_of(words, vocabulary, found, this, cards, heard)
        if told:
            facts = served.facts_after(words, facts, served.served(words, tongue, heard, asked))
        asks = claim.asks(words, kind, this, found, heard, asked, tongue, tokens)
        if learned:
            facts = _facts_told(words, vocabulary, facts, learned.told(marks, this, facts))
            if asks == claim.OPEN and not claim.surely_open(words, found, asked, tongue, tokens, heard):
                asking = asking_marks(words, tongue, tokens, heard, asked)
                form = learned.form(asking, kind, asks)
                form = (CLAIM, 1.0) if claim.closed(words, kind, this, found, heard, asked, tokens) else form
                asks = _claimed(asks, form, learned.claim(marks, this), heard, asked)
        facts = course.facts_of_course(words, facts, story) if story else facts
        asks = claim.of_victim(words, asks, this, cards, facts, others)
        facts = reachable(vocabulary, whole_hand(words, facts), elect.weights(words, found, this, asked))
        return base._replace(question=this, facts=facts, asks=of_author(words, tongue, asks, this, cards, heard))

    return asked_as(question)._replace(rivals=tuple(map(asked_as, _rivals(vocabulary, voted, question, likely))))


def _asked_more(words: Words, learned: Learned, tongue: str, tokens: list[Token], heard: list[Token], asked: set[int],
                found: Any, likely: dict[str, float]) -> dict[str, float]:
    """The probabilities of a story, with those of the sentences that ask by themselves, if they say enough."""
    aside = [token for token in heard if token.sentence in asked]
    if not _speaks(words, aside, FEWEST_ASIDE):
        return likely
    marks = marks_of(words, tongue, [token for token in tokens if token.sentence in asked], aside, asked)
    return mean(likely, learned.question(marks, elect.votes([one for one in found if one.sentence in asked])), ASKED_SHARE)


def _cards_of(words: Words, found: Any, heard: Any, asked: Any, question: str, every: dict[str, Any]) -> dict[str, Any]:
    """The cards by role as the phrases of one question bind them, and those of none; as ``every`` phrase does if these
    leave open which card is played."""
    own = roles.settle(heard, roles.bound(words, [one for one in found if one.phrase.question in (None, question)]), asked)
    return own if roles.LAID in own or roles.LAID not in every else every


def _resembles(words: Words, heard: Any) -> Any:
    """Tell of a question whether likelihood alone may elect it: the text says enough, and something of its subject."""
    speaks, said = _speaks(words, heard), 0
    for token in heard:
        said |= token.mask
    subjects = words.raw.get("subjects", {})
    return lambda question: speaks and (question not in subjects or bool(said & words.groups[subjects[question]]))


def _speaks(words: Words, heard: Any, least: int = 3) -> bool:
    """Whether a text says enough in known words, besides cards and numbers, to resemble anything."""
    silent = words.tag(NUMBER) | words.tag("unknown")
    known = sum(1 for token in heard if token.mask & ~silent and not token.thing)
    return known >= least and known > sum(1 for token in heard if token.mask == words.tag("unknown"))


def _facts_told(words: Words, vocabulary: "Vocabulary", facts: dict[str, Any], likely: dict[str, Any]) -> dict[str, Any]:
    """The facts, with those that the examples surely tell otherwise, unless no game can have them together; what the
    phrases told is never left out."""
    for fact, (value, share) in likely.items():
        if share < SURE_FACT or isinstance(facts.get(fact), list) or str(facts.get(fact, UNTOLD)) == value:
            continue
        if value != UNTOLD and not (fact == words.raw["story"]["holds"] and words.raw["story"]["hand"] in facts):
            changed = {**facts, fact: value}
            facts = facts if _never_together(vocabulary, changed) else changed
    return facts


def _never_together(vocabulary: "Vocabulary", facts: dict[str, Any]) -> bool:
    """Whether the vocabulary says that no game has these facts at once."""
    return any(all(str(facts.get(vocabulary.order[number].id)) in vocabulary.values(number, mask) for number, mask in row.items())
               for row in vocabulary.never)


def _claimed(said: str, form: tuple[Any, ...], content: tuple[Any, ...], heard: Any, asked: Any) -> str:
    """What is asked: by the phrases, or as the examples surely ask; what is then claimed, where no phrase says it, is
    what they most likely claim, with the number that the text names."""
    (way, sure), (claimed, likely) = form, content
    if sure < SURE_FORM or form_of(said) == way:
        return said
    if not way.endswith(CLAIM):
        return str(way)
    denied = claim.NOT if way.startswith(claim.NOT) else ""
    if ":" in said:
        return denied + said.removeprefix(claim.NOT)
    if likely < SURE_CLAIM:
        return said
    if claimed != claim.VALUE.rstrip(":"):
        return f"{denied}{claimed}"
    numbers = [t.number for t in heard if t.number is not None and t.sentence in asked and not t.thing]
    return f"{denied}{claim.VALUE}{numbers[-1]}" if numbers else said


def _rivals(vocabulary: "Vocabulary", voted: Any, question: str, likely: dict[str, float]) -> list[str]:
    """The question that the same words may ask nearly as likely, or that the examples plainly make of them, if any."""
    first = voted[0] if voted else ("", 0.0)
    close = [other for other, weight in voted[1:] if first[0] == question and first[1] - weight <= RIVAL]
    close += [other for other, share in likely.items() if share >= PLAIN and likely.get(question, 1.0) < UNLIKE]
    return [other for other in close if other in vocabulary.questions][:1]


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


def _named(words: Words, heard: list[Token], prefix: str) -> tuple[str, ...]:
    names = words.named[prefix]
    return tuple(dict.fromkeys(name for t in heard for name, bit in names if t.mask & bit))


def _unread(words: Words, lang: str, tokens: list[Token]) -> tuple[tuple[str, str], ...]:
    lexicon = words.lexicons[lang]
    return tuple(dict.fromkeys((t.text, lexicon.nearest(t.folded)) for t in tokens if not t.mask and not t.plain))
