"""The interview in a terminal: `ask` without words, or going on where an answer depends."""

import sys
from typing import TYPE_CHECKING

from ..asking.hearing import Hearing, Terms, asked_document, documents, hear_reading
from ..asking.interview import Interview, about, heard, next_of, opened, questions_of, told, unsure
from ..asking.language import of_locale
from ..asking.reply import BACK, LEAVE, NO, TOLD, UNSURE, YES, Asked, Reply, asked, mood, reply
from ..law.ruleset import Shelf
from ..problem import Problems
from ..reading import Reading, read
from ..reading.answering import plain_words
from ..report.hearing import GAP, document_title, hearing_blocks, read_as
from ..report.interview import asked_blocks, how_block, list_blocks
from ..report.ruling import Block
from ..report.screen import show
from ..report.voice import Voice
from ..report.words import sentence, series

if TYPE_CHECKING:
    from ..asking.inquiry import Inquiry
    from .asking import Manner

PROMPT = "> "


class Table:
    """The terminal at which an interview is held: what is said there in one language, and the lines that are typed."""

    def __init__(self, shelf: Shelf, lang: str, plain: bool) -> None:
        self.shelf, self.plain = shelf, plain
        self.voice = Voice(shelf.vocabulary, lang)
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(encoding="utf-8", errors="replace")

    def show(self, *blocks: Block) -> None:
        """Show blocks."""
        show(list(blocks), self.voice.lang, self.plain)

    def say(self, key: str, **slots: object) -> None:
        """Say one sentence, because what was typed will not do."""
        self.show(Block("warn", self.voice.say(key, **slots)))

    def typed(self) -> str | None:
        """Return the line that is typed, or None where no more will come."""
        try:
            return input(PROMPT).strip()
        except EOFError:
            print()
            return None


def interview(shelf: Shelf, terms: Terms, manner: "Manner") -> Hearing | None:
    """Ask what is in dispute, then go on until it is settled; None if the asker leaves before there is a question."""
    table = Table(shelf, manner.lang or of_locale(), manner.plain)
    ids = documents(shelf, Reading("", table.voice.lang, "unread"), terms)[0]
    names = series((document_title(shelf.rulesets[id], table.voice) for id in ids), table.voice.lang)
    table.show(Block("small", table.voice.headed("interview-rules", sentence(names))), GAP)
    found = _dispute(table, terms, ids)
    return None if found is None else go_on(shelf, found, terms, manner)


def offered(shelf: Shelf, hearing: Hearing, terms: Terms, manner: "Manner") -> Hearing | None:
    """Offer to ask for what is missing, and take what is answered to it at once; None if the asker declines."""
    table = Table(shelf, manner.lang or hearing.reading.lang, manner.plain)
    steps = [opened(hearing.reading, terms)]
    while True:
        table.show(Block("ask", table.voice.say("interview-go-on")))
        line = table.typed()
        words = plain_words(line or "")
        if not words or words in NO or mood(words) in (LEAVE, BACK):
            return None
        if words in YES or mood(words) == UNSURE or _told_at_once(table, line or "", steps):
            return _until_settled(table, steps)


def _told_at_once(table: Table, line: str, steps: list[Interview]) -> bool:
    """Note a line as the answer to what would be asked first, so that nobody has to type it twice; False if it is none."""
    found = next_of(steps[-1], table.shelf)
    given = reply(line, _put(found, table, steps[-1]), table.shelf.vocabulary) if found else None
    if given and given.facts:
        return _noted(table, given, steps)
    table.say("interview-unread")
    return False


def _dispute(table: Table, terms: Terms, ids: tuple[str, ...]) -> Hearing | None:
    """Return the hearing of what is in dispute, chosen from the lists or told in words."""
    voice, topics = table.voice, questions_of(table.shelf, ids)
    names = [voice.vocabulary.topics[topic][voice.lang] for topic in topics]
    while True:
        table.show(*list_blocks(voice.say("interview-what"), names, voice.say("interview-how")))
        line = table.typed()
        if not line or mood(plain_words(line)) == LEAVE:
            return None
        if _wants_help(table, line):
            continue
        found = _of_topic(table, terms, topics, line) if line.isdecimal() else _of_words(table, terms, topics, line)
        if found is not None:
            return found


def _wants_help(table: Table, line: str) -> bool:
    """Tell what may be typed where a dispute is asked for, if the line says that one does not know or goes back."""
    if mood(plain_words(line)) not in (UNSURE, BACK):
        return False
    table.say("interview-help")
    return True


def _of_topic(table: Table, terms: Terms, topics: dict[str, tuple[str, ...]], line: str) -> Hearing | None:
    """Return the hearing of a question of the topic on this line, None to go back to the topics."""
    if not 0 < int(line) <= len(topics):
        table.say("interview-no-line", number=line)
        return None
    voice = table.voice
    topic, questions = list(topics.items())[int(line) - 1]
    title = voice.say("interview-which", topic=voice.vocabulary.topics[topic][voice.lang])
    if len(questions) == 1:
        return hear_reading(table.shelf, about(questions[0], table.shelf, voice.lang), terms)
    while True:
        table.show(*list_blocks(title, [voice.question(id) for id in questions], voice.say("interview-back")))
        chosen = table.typed()
        if not chosen or mood(plain_words(chosen)) in (LEAVE, BACK):
            return None
        if _wants_help(table, chosen):
            continue
        if not chosen.isdecimal():
            if (found := _of_words(table, terms, topics, chosen)) is not None:
                return found
        elif 0 < int(chosen) <= len(questions):
            return hear_reading(table.shelf, about(questions[int(chosen) - 1], table.shelf, voice.lang), terms)
        else:
            table.say("interview-no-line", number=chosen)


def _of_words(table: Table, terms: Terms, topics: dict[str, tuple[str, ...]], line: str) -> Hearing | None:
    """Return the hearing of what words ask; None, and what was not understood is shown, if they ask nothing."""
    labels = {plain_words(table.voice.question(id)): id for ids in topics.values() for id in ids}
    known = labels.get(plain_words(line))
    shelf, lang = table.shelf, table.voice.lang
    reading = about(known, shelf, lang) if known else read(line, shelf.vocabulary, lang, asked_document(terms))
    found = hear_reading(table.shelf, reading, terms)
    if found.rulings:
        if not known:
            table.show(*read_as(found.reading, table.voice.of(found.reading.facts)))
        return found
    table.show(*hearing_blocks(found, table.shelf, table.voice), GAP)
    return None


def go_on(shelf: Shelf, hearing: Hearing, terms: Terms, manner: "Manner") -> Hearing:
    """Ask for the facts that matter, one after another, and return the hearing once nothing more can be learnt."""
    table = Table(shelf, manner.lang or hearing.reading.lang, manner.plain)
    return _until_settled(table, [opened(hearing.reading, terms)])


def _until_settled(table: Table, steps: list[Interview]) -> Hearing:
    """Ask on from the last step until nothing more can be learnt or the asker leaves, and return the hearing."""
    while (found := next_of(steps[-1], table.shelf)) is not None:
        put = _put(found, table, steps[-1])
        print()
        table.show(*asked_blocks(put, table.voice))
        if not _answered(table, put, steps):
            break
    return heard(steps[-1], table.shelf)


def _put(found: "Inquiry", table: Table, now: Interview) -> Asked:
    return asked(found, now.reading.question or "", table.shelf.vocabulary, table.voice.lang)


def _answered(table: Table, put: Asked, steps: list[Interview]) -> bool:
    """Read lines until one answers (or takes back the answer before), and note it; False if the asker leaves."""
    while True:
        line = table.typed()
        if line is None:
            return False
        if not line:
            table.show(how_block(put, table.voice))
            continue
        given = reply(line, put, table.shelf.vocabulary)
        if given.kind == LEAVE:
            return False
        if given.kind == BACK:
            if len(steps) > 1:
                steps.pop()
                return True
            table.say("interview-first")
        elif given.kind == UNSURE:
            steps.append(unsure(steps[-1], put.inquiry))
            return True
        elif given.facts and _noted(table, given, steps):
            return True
        elif not given.facts:
            table.say("interview-unread")
            table.show(how_block(put, table.voice))


def _noted(table: Table, given: Reply, steps: list[Interview]) -> bool:
    """Note the facts of a reply, and tell those that words told; False if they cannot be with what was said before."""
    try:
        steps.append(told(steps[-1], given.facts, table.shelf))
    except Problems:
        table.say("interview-cannot")
        return False
    if given.kind == TOLD:
        table.show(Block("small", table.voice.headed("interview-noted", sentence(table.voice.facts(given.facts)))))
    return True
