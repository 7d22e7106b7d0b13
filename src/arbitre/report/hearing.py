"""A whole hearing for a reader: every ruling, then how the question was read, then who answers otherwise."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..files.folders import from_here
from ..reading import BEYOND, FURTHER, MOST_QUESTIONS
from ..reading.letters import LIMIT
from .house import heard_blocks, house_blocks
from .ruling import Block, brief, exceptions_shown, ruling_blocks
from .voice import Voice
from .words import colon, sentence, series

if TYPE_CHECKING:
    from ..agreeing.charter import Charter
    from ..asking.hearing import Hearing
    from ..judging.ruling import Ruling
    from ..law.ruleset import Ruleset, Shelf
    from ..problem import Problem
    from ..reading import Reading

    Why = Callable[[Ruling, Reading], list[Block]]

GAP = Block("gap", "")
CANDIDATES_SHOWN = 3
SILENT = "silent"
LIMITS = {BEYOND: "beyond-length", FURTHER: "beyond-questions"}


def hearing_blocks(hearing: "Hearing", shelf: "Shelf", voice: Voice, why: "Why | None" = None) -> list[Block]:
    """Return everything to say of one question, further questions of the same text included.

    ``why(ruling, reading)`` returns the blocks that tell every rule considered; without it they are left out.
    """
    voice = voice.of(hearing.reading.facts)
    blocks = _ruled(hearing, shelf, voice, why) if hearing.rulings else _unruled(hearing, voice)
    for other in hearing.rivals:
        blocks += [GAP, Block("title", voice.say("rival")), *hearing_blocks(other._replace(by_default=False, charter=None), shelf, voice, why)]
    for other in hearing.more:
        blocks += [GAP, Block("title", voice.say("more")), *hearing_blocks(other._replace(charter=None), shelf, voice, why)]
    return blocks


def document_title(ruleset: "Ruleset", voice: Voice) -> str:
    """Return the name of a document with its id, as in "UNO classic (…) [id]"."""
    return f"{ruleset.name[voice.lang]} [{ruleset.id}]"


def _ruled(hearing: "Hearing", shelf: "Shelf", voice: Voice, why: "Why | None") -> list[Block]:
    blocks: list[Block] = []
    for ruling in hearing.rulings:
        if len(hearing.rulings) > 1:
            blocks.append(Block("title", document_title(shelf.rulesets[ruling.ruleset], voice)))
        blocks += ruling_blocks(ruling, voice, hearing.reading.facts)
        blocks += _nearest(ruling, hearing, shelf, voice) + house_blocks(ruling, shelf, voice) + heard_blocks(ruling, hearing, shelf, voice)
        blocks += _remarks(ruling, hearing, shelf, voice) + (why(ruling, hearing.reading) if why else [])
        blocks.append(GAP)
    blocks += read_as(hearing.reading, voice) + _by_default(hearing, shelf, voice)
    return blocks + charter_line(hearing.charter, voice)


def _nearest(ruling: "Ruling", hearing: "Hearing", shelf: "Shelf", voice: Voice) -> list[Block]:
    """Return the smallest change that would make a forbidden thing allowed, unless an exception shown says it already."""
    nearest, spoken = hearing.nearest.get(ruling.ruleset), hearing.reading.facts
    if nearest is None or any(exception.facts.keys() == nearest.facts.keys() for exception in exceptions_shown(ruling, spoken)):
        return []
    from .nearest import nearest_blocks  # only here: most answers need no such line

    return nearest_blocks(nearest, voice, spoken, shelf.rulesets[ruling.ruleset])


def _remarks(ruling: "Ruling", hearing: "Hearing", shelf: "Shelf", voice: Voice) -> list[Block]:
    """Return what documents that comment on this one say of the same thing."""
    if not any(remark.of == ruling.ruleset for remark in hearing.remarks):
        return []
    from .remark import remark_blocks  # only here: most answers need no such line

    return remark_blocks(hearing, ruling, shelf, voice)


def charter_line(charter: "Charter | None", voice: Voice) -> list[Block]:
    """Return which charter was in force, and which of its document and house rules were."""
    if charter is None:
        return []
    path, parts = from_here(charter.path), ", ".join(filter(None, (charter.base, *charter.house)))
    return [Block("small", voice.headed("charter", voice.say("charter-says", path=path, parts=parts) if parts else path))]


def read_as(reading: "Reading", voice: Voice) -> list[Block]:
    """Return how the question was read, with every word that was not understood."""
    facts = voice.facts(reading.facts)
    parts = [voice.question(reading.question or "")] + ([sentence(facts)] if facts else [])
    blocks = [Block("small", voice.headed("read-as", " ".join(parts)))]
    return blocks + _mended(reading, voice) + _not_understood(reading, voice)


def _mended(reading: "Reading", voice: Voice) -> list[Block]:
    """Return the words that were taken for slips of the finger, and for which words."""
    said = [voice.say("taken-for", word=voice.say("quoted", word=typed), meant=voice.say("quoted", word=meant)) for typed, meant in reading.mended]
    return [Block("small", voice.headed("mended", series(said, voice.lang) + "."))] if said else []


def _not_understood(reading: "Reading", voice: Voice) -> list[Block]:
    unread = [pair for pair in reading.unread if pair[0] not in reading.strange.values()]  # the answer speaks of that card
    if not unread:
        return []
    words = ", ".join(_unread_word(word, near, voice) for word, near in unread)
    blocks = [Block("warn", voice.headed("unread", words))]
    return blocks + ([Block("warn", voice.say("partly", count=len(unread)))] if reading.status == "partly" else [])


def _unread_word(word: str, near: str, voice: Voice) -> str:
    if (word, near) in LIMITS:
        return voice.say(LIMITS[word, near], most=f"{LIMIT:,}" if voice.lang == "en" else LIMIT, questions=MOST_QUESTIONS)
    quoted = voice.say("quoted", word=word)
    return voice.say("nearest", word=quoted, near=voice.say("quoted", word=near)) if near else quoted


def _by_default(hearing: "Hearing", shelf: "Shelf", voice: Voice) -> list[Block]:
    """Return which document ruled though nobody named one, and which others answer otherwise."""
    if not hearing.by_default:
        return []
    title = document_title(shelf.rulesets[hearing.rulings[0].ruleset], voice)
    blocks = [Block("small", voice.headed("document", sentence(title)))]
    speaking = (other for other in hearing.others if other.answer != SILENT)  # silence answers nothing otherwise
    told = [other.ruleset + colon(voice.lang) + _told(other, voice) for other in speaking]
    return blocks + ([Block("small", voice.headed("others", series(told, voice.lang) + ".", count=len(told)))] if told else [])


def _told(ruling: "Ruling", voice: Voice) -> str:
    text = brief(ruling, voice).rstrip(".")
    return text[:1].lower() + text[1:]


def _unruled(hearing: "Hearing", voice: Voice) -> list[Block]:
    reading = hearing.reading
    if reading.status == "out-of-scope":
        return [Block("answer", voice.say("answer-out-of-scope")), Block("rule", voice.say("kindly"))]
    if hearing.problem is not None:
        return _contradicted(hearing.problem, reading, voice)
    blocks = [Block("answer", voice.say("answer-unread")), *_not_understood(reading, voice)]
    known = [question for question in reading.candidates if question in voice.vocabulary.questions]
    for question in known[:CANDIDATES_SHOWN]:
        blocks.append(Block("small", voice.headed("perhaps", voice.question(question))))
    return [*blocks, Block("small", voice.headed("suggest", voice.say("example")))]


def _contradicted(problem: "Problem", reading: "Reading", voice: Voice) -> list[Block]:
    """Return what of a text cannot all be so, and the question, if it was understood."""
    named = dict(problem.fields).get("facts", ())
    if reading.denied:
        one, other = (voice.say("quoted", word=clause) for clause in reading.denied)
        told = voice.say("cannot-both", one=one, other=other)
    else:
        told = voice.say("cannot-all", facts=voice.facts({fact: value for fact, value in reading.facts.items() if fact in named}))
    blocks = [Block("answer", voice.say("answer-contradicted")), Block("warn", told), Block("rule", voice.say("leave-one-out"))]
    if reading.question:
        blocks += [GAP, Block("small", voice.headed("read-as", voice.question(reading.question)))]
    return blocks + _not_understood(reading, voice)
