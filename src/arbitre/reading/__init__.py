"""The reading: a sentence in, what was understood of it out (and what was not).

Each step a module, each word and phrase data:

- letters, sounded, spelling, tokens, lexicon, naming, such, company, card, hung: the language, then the words and cards of it as tokens
  with their meanings
- pattern, elect: rows of meanings are found, and vote for a question
- speech: all of this in one value, which the steps below go by
- roles, told, pile, course, served, owed, stacked, held, lawful, doubter, whose: which card is played on which, what else is
  told, by whom
- claim, sides, comparing: what is asked of the question, and who of two is right
- marks, learned, likelihood, by_example: what the examples say besides
- one: all of these for one question; denied: a text that contradicts itself; answering: an answer in an interview
- words, wordlist, compiling; examples, learning: what the files of words and of examples are made into, before anything is read
"""

from typing import TYPE_CHECKING, Any

from ..files.cache import LEARNED, WORDS, kept_or_made, stamp_of
from ..files.drawers import Drawers
from . import claim, elect
from .denied import denied
from .learned import Learned, counts_of, read_counts
from .one import BEYOND, EDITION, named, read_one
from .result import Reading
from .speech import Speech, speech_of, with_phrases
from .words import Words

if TYPE_CHECKING:
    from ..game.vocabulary import Vocabulary

__all__ = ["BEYOND", "FURTHER", "MOST_QUESTIONS", "Reading", "read", "words_of"]

MOST_QUESTIONS = 8
"""Questions of one text that are answered."""
FURTHER = (f"… ({MOST_QUESTIONS} ?)", "")
"""Stands among the words not understood for the questions beyond those that are answered."""


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
    speech = speech_of(words, text, lang if lang and lang in words.lexicons else first)
    reading = _read(speech, vocabulary, document)
    contrary = denied(words, speech.lang, text)
    return reading._replace(denied=contrary, more=(), rivals=()) if contrary else reading


def _read(speech: Speech, vocabulary: "Vocabulary", document: str | None) -> Reading:
    """Read every question of a text whose words are known."""
    told = _told(speech, document)
    speech = with_phrases(speech, told)
    focus = elect.questions_of(speech.found, speech.asked)
    if len(focus) < 2:
        return read_one(speech, vocabulary)
    several = [read_one(_asking_at(speech, at, focus, told), vocabulary) for at in focus[:MOST_QUESTIONS]]
    if len(focus) > MOST_QUESTIONS:
        several[0] = several[0]._replace(unread=(*several[0].unread, FURTHER))
    asking = [one for one in several if not any(_closes(other, one) for other in several)]
    first, rest = asking[0], [one for one in asking[1:] if one.question]
    apart = [one for i, one in enumerate(rest) if not any(_same(one, other) for other in [first, *rest[:i]])]
    return first._replace(more=tuple(apart)) if first.question else first


def _asking_at(speech: Speech, at: int, focus: list[int], told: int) -> Speech:
    """A text of several questions, as asking the one of a sentence and not what the others ask."""
    apart = with_phrases(speech._replace(asked={at}), told)
    return apart._replace(found=[one for one in apart.found if one.sentence == at or not _asks_apart(one, focus)])


def _told(speech: Speech, document: str | None) -> int:
    """The tag of the document that is asked, as if the text named it; none where the text names one itself."""
    bits = dict(speech.words.named[EDITION])
    return 0 if named(speech, EDITION) else bits.get(document or "", 0)


def _asks_apart(one: elect.Found, focus: list[int]) -> bool:
    """Whether a phrase tells what another sentence asks."""
    return one.sentence in focus and one.phrase.question is not None


def _closes(one: Reading, other: Reading) -> bool:
    """Whether one asks whether something is so, and the other only what is so."""
    return other.asks == claim.OPEN != one.asks and (one.question, one.facts) == (other.question, other.facts)


def _same(one: Reading, other: Reading) -> bool:
    return (one.question, one.asks, one.facts) == (other.question, other.asks, other.facts)


