"""The commands that take a question in words: `ask` and `compare`."""

import sys
from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, BinaryIO, NamedTuple

from ..asking.hearing import Hearing, Terms, every_document, hear
from ..asking.language import of_locale, spoken
from ..law.ruleset import Shelf
from ..problem import Problem, Problems
from ..reading import Reading
from .chosen import chosen_facts, chosen_house, chosen_language, chosen_rules, refuse_sentence
from .seating import agreed, seat
from .usage import WrongUsage, told

if TYPE_CHECKING:
    from ..agreeing.charter import Charter
    from ..judging.ruling import Ruling
    from ..judging.why import Considered
    from ..report.ruling import Block
    from ..report.voice import Voice
    from .comparing import Form

NOT_UNDERSTOOD = 3
MIXED = 15
MOST_LINES = 100_000
"""Lines of a file or of standard input that are answered."""
MOST_BYTES = 1_000_000
"""Bytes of a line that are looked at; far more than is read of a question."""
LONGEST = 100_000_000
"""Bytes within which a line must end: some sources, `/dev/zero` among them, never end one."""
ASKED_AGAIN = 2_000
"""Questions of a file whose hearing is kept in case the same words come again."""
SHORT = 500
"""Letters that a question may have for that: what is longer hardly comes twice."""
CODES = {"yes": 0, "settled": 0, "no": 10, "depends": 11, "silent": 12, "contested": 13, "absent": 14}


class Manner(NamedTuple):
    """How the asker wants the answer: its language, what may be assumed, its form and its exit code."""

    lang: str | None
    strict: bool
    json: bool
    plain: bool
    exit_code: bool
    why: bool
    house: list[str] | None = None


def ask(words: list[str], file: str | None, rules: list[str] | None, facts: list[str] | None, manner: Manner) -> int:
    """Rule on the words, or on each line of a file or of standard input; return the exit code."""
    words = words if any(map(str.strip, words)) else []
    if not words and file is None and not on_terminal(manner):
        for name in rules or ():
            refuse_sentence(spoken(name))
        raise WrongUsage(told("say what happens: arbitre ask WORDS…", "dites ce qui se passe : arbitre ask MOTS…"))
    if words and file is not None:
        raise WrongUsage(told("give words or --file, not both", "donnez des mots ou --file, pas les deux"))
    shelf, charter = seat(rules, manner.house)
    manner = agreed(manner, charter)
    terms = terms_of(shelf, rules, facts, manner, charter)
    if file is not None or words == ["-"]:
        return _ask_each(shelf, terms, lines_of(file), manner)
    hearing = hear(shelf, spoken(" ".join(words)), terms) if words else None
    if hearing:
        tell(hearing, shelf, manner)
    if on_terminal(manner) and (hearing is None or not manner.exit_code and any(ruling.depends for ruling in hearing.rulings)):
        hearing = _interviewed(shelf, hearing, terms, manner)
    return status([hearing], manner.exit_code) if hearing else 0


def on_terminal(manner: Manner) -> bool:
    """Say whether somebody sits at a terminal who can be asked in turn."""
    return sys.stdin.isatty() and sys.stdout.isatty() and not manner.json


def _interviewed(shelf: Shelf, hearing: Hearing | None, terms: Terms, manner: Manner) -> Hearing | None:
    """Ask for what is missing of a hearing, or for everything, and tell what came of it; None if nothing was asked."""
    from .interviewing import interview, offered

    found = offered(shelf, hearing, terms, manner) if hearing else interview(shelf, terms, manner)
    if found:
        print()
        tell(found, shelf, manner)
    return found or hearing


def terms_of(shelf: Shelf, rules: list[str] | None, facts: list[str] | None, manner: Manner, charter: "Charter | None" = None) -> Terms:
    """Return the terms that the options and the table's charter set; wrong ones stop with wrong usage."""
    chosen = chosen_rules(rules, shelf)
    lang = chosen_language(manner.lang)
    house = chosen_house(manner.house, shelf)
    return Terms(chosen, chosen_facts(facts, shelf), manner.strict, lang or of_locale(), house, charter)


def lines_of(file: str | None) -> Iterator[str]:
    """Yield the lines of a file, or of standard input."""
    if file is None or file == "-":
        yield from _texts(sys.stdin.buffer)
        return
    try:
        with open(file, "rb") as source:
            yield from _texts(source)
    except OSError:
        message, hint = f"the file cannot be read: `{file}`", "check the name and the folder"
        raise Problems([Problem("unreadable-file", message, hint=hint)]) from None


def _texts(source: BinaryIO) -> Iterator[str]:
    """Yield the lines of a source, each no longer than `MOST_BYTES`; refuse the line after the last that is answered."""
    for number, line in enumerate(_lines(source)):
        if number == MOST_LINES:
            message, hint = f"only the first {MOST_LINES:,} lines were answered", "split the questions into several files"
            raise Problems([Problem("too-many-lines", message, hint=hint)])
        yield line.decode("utf-8", "replace").rstrip("\r\n").removeprefix("\ufeff")


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of a source; what a line has beyond `MOST_BYTES` is left out; refuse one that does not end."""
    while line := source.readline(MOST_BYTES):
        rest, length = line, len(line)
        while rest and not rest.endswith(b"\n"):
            rest = source.readline(MOST_BYTES)
            length += len(rest)
            if length > LONGEST:
                message = f"a line does not end within {LONGEST:,} bytes"
                raise Problems([Problem("endless-line", message, hint="put each question on a line of its own")])
        yield line


def _ask_each(shelf: Shelf, terms: Terms, lines: Iterator[str], manner: Manner) -> int:
    from .progress import Progress

    answered: dict[tuple[Any, ...], Hearing] = {}
    anew = partial(_hear_whatever, shelf, terms)
    heard = lru_cache(ASKED_AGAIN)(anew)
    with Progress(alone=True) as progress:
        for number, text in enumerate(lines, 1):
            hearing = heard(text) if len(text) <= SHORT else anew(text)
            if answered and not manner.json:
                print()
            tell(hearing, shelf, manner, titled=True)
            sys.stdout.flush()
            answered.setdefault(tuple(ruling.answer for ruling in hearing.rulings), hearing)  # one of each kind tells the exit code
            progress.tell("", number)
    code = status([*answered.values()], manner.exit_code)
    return 0 if manner.json and code == NOT_UNDERSTOOD else code


def _hear_whatever(shelf: Shelf, terms: Terms, text: str) -> Hearing:
    """Hear one line among many: the lines after it are answered even if this one breaks the reading."""
    try:
        return hear(shelf, text, terms)
    except Exception as error:  # a mistake of the referee must not cost the other answers
        print(f"arbitre: {type(error).__name__}: {error}", file=sys.stderr)
        return Hearing(Reading(text, terms.lang or of_locale(), "unread"))


def status(hearings: list[Hearing], by_answer: bool) -> int:
    """Return the exit code: 3 if a question was not understood; with `by_answer` the code of the answers."""
    if any(not hearing.rulings for hearing in hearings):
        return NOT_UNDERSTOOD
    if not by_answer:
        return 0
    codes = {CODES[ruling.answer] for hearing in hearings for ruling in hearing.rulings}
    return codes.pop() if len(codes) == 1 else MIXED if codes else 0


def tell(hearing: Hearing, shelf: Shelf, manner: Manner, titled: bool = False) -> None:
    """Print one hearing as JSON, as plain lines, or styled; ``titled`` repeats the question above it."""
    lang = manner.lang or hearing.reading.lang or of_locale()
    if manner.json:
        print(_json_line(hearing, shelf, lang, manner))
        return
    from ..report.hearing import hearing_blocks
    from ..report.ruling import Block
    from ..report.screen import show
    from ..report.voice import Voice

    voice = Voice(shelf.vocabulary, lang)
    why = _why(shelf, voice, manner) if manner.why else None
    blocks = [Block("title", "> " + hearing.reading.text)] if titled else []
    show(blocks + hearing_blocks(hearing, shelf, voice, why), lang, manner.plain)


def _why(shelf: Shelf, voice: "Voice", manner: Manner) -> "Callable[..., list[Block]]":
    from ..report.why import why_blocks

    return lambda ruling, reading: why_blocks(_considered(shelf, ruling, reading, manner), voice)


def _considered(shelf: Shelf, ruling: "Ruling", reading: Reading, manner: Manner) -> "tuple[Considered, ...]":
    from ..game.situation import Situation
    from ..judging.why import considered

    situation = Situation.of(shelf.vocabulary, reading.facts)
    return considered(shelf.ruleset(ruling.ruleset, chosen_house(manner.house, shelf) or ()), ruling.question, situation, manner.strict)


def _json_line(hearing: Hearing, shelf: Shelf, lang: str, manner: Manner) -> str:
    if manner.why:
        from ..report.json import dump

        return dump(hearing_as_object(hearing, shelf, lang, manner))
    from ..report.json_line import hearing_line

    return hearing_line(hearing, lang, shelf.vocabulary.does)


def hearing_as_object(hearing: Hearing, shelf: Shelf, lang: str, manner: Manner) -> dict[str, Any]:
    """Return one hearing as JSON holds it; with `--why` each ruling tells every rule considered."""
    from ..report.json import hearing_object, without_denials

    found = without_denials(hearing_object(hearing, lang), shelf.vocabulary.does)
    if manner.why:
        from ..report.why import considered_objects

        for ruling, one in zip(hearing.rulings, found["rulings"]):
            one["considered"] = considered_objects(_considered(shelf, ruling, hearing.reading, manner))
    return found


def compare(words: list[str], rules: list[str] | None, facts: list[str] | None, manner: Manner, form: "Form") -> int:
    """Tell where documents part, if the words name some; else put their rulings on one question side by side."""
    if not any(map(str.strip, words)):
        raise WrongUsage(told("name two documents, or give the words of a question", "nommez deux documents, ou donnez les mots d'une question"))
    form.check(manner.json)
    from .comparing import are_rulesets, compare_rulesets, files_among, refuse_misspelt, refuse_single, refuse_unread

    shelf, charter = seat([*files_among(words), *(rules or ())], manner.house, form.table)
    if are_rulesets(words, shelf):
        _refuse_terms(rules, facts, manner)
        return compare_rulesets(words, shelf, agreed(manner, charter), form)
    refuse_single(words, shelf)
    refuse_misspelt(words, shelf)
    shelf, charter = seat(rules, manner.house)
    manner = agreed(manner, charter)
    terms = terms_of(shelf, rules, facts, manner, charter)
    terms = terms._replace(rules=terms.rules or every_document(shelf))
    hearing = hear(shelf, spoken(" ".join(words)), terms)
    if not hearing.rulings:
        refuse_unread(words, shelf)
    if manner.json or not hearing.rulings:
        tell(hearing, shelf, manner)
    else:
        _show_side_by_side(hearing, shelf, manner, form)
    return status([hearing], manner.exit_code)


def _refuse_terms(rules: list[str] | None, facts: list[str] | None, manner: Manner) -> None:
    """Refuse the options that only a question in words can have."""
    given = {"--rules": rules, "--fact": facts, "--strict": manner.strict, "--exit-code": manner.exit_code}
    for option in (option for option, value in given.items() if value):
        raise WrongUsage(told(f"{option} goes with a question in words", f"{option} va avec une question en mots"))


def _show_side_by_side(hearing: Hearing, shelf: Shelf, manner: Manner, form: "Form") -> None:
    from ..report.table import show_table, stacked
    from ..report.voice import Voice

    voice = Voice(shelf.vocabulary, manner.lang or hearing.reading.lang or of_locale())
    if form.markdown or form.html:
        from .comparing import print_blocks

        print_blocks(stacked(hearing, shelf, voice.of(hearing.reading.facts)), voice.lang, manner.plain, form)
    else:
        show_table(hearing, shelf, voice, manner.plain)
