"""Why a file cannot be read as YAML, and what to write instead."""
from typing import NamedTuple

from ..problem import Place, Problem

QUOTE = "put quotes around a sentence that holds `: `, ` #`, `{` or `[`"
CLOSE = {
    "]": "close the `[` of line {line} with `]`, and put commas between its values",
    "}": "close the `{{` of line {line} with `}}`, and put commas between its names",
    "quote": "close the quotes of line {line}; inside them, write a quote twice or use the other kind",
}
QUOTED = ("unexpected end of stream", "unexpected document ")  # said where quotes were not closed
NAMED = "write `name: value`, set in as far as the lines that it belongs with"
SET_IN = "set this line in as far as the lines that it belongs with, or begin it with `- ` if it stands in a list"
START = "put quotes around what begins with a sign such as `@`, `%`, `*` or `&`"
OWN_LINE = "begin the list on a line of its own"
ESCAPE = "write two backslashes for one, or use single quotes"
OTHER = "write YAML: `arbitre new` writes a file to begin with"
HINTS = (  # what the reader of YAML says, and what to write instead
    ("could not find expected ':'", NAMED),
    ("mapping values are not allowed", NAMED),
    ("expected <block end>", SET_IN),
    ("did not find expected key", SET_IN),
    ("did not find expected '-' indicator", SET_IN),
    ("cannot start any token", START),
    ("did not find expected alphabetic or numeric character", START),
    ("unknown escape character", ESCAPE),
    ("sequence entries are not allowed", OWN_LINE),
    ("collection entries are not allowed", OWN_LINE),
)


class Mark(NamedTuple):
    """Where the reader of YAML was: it counts from 0."""

    line: int
    column: int


def not_yaml(error: Exception, path: str, text: str) -> Problem:
    """The Problem of a file that the reader of YAML gave up on: where it stands, what was begun there, how to mend it."""
    mark = _mark(error, "problem_mark") or _mark(error, "context_mark")
    begun = _mark(error, "context_mark") or mark
    place = Place(path, mark.line + 1, mark.column + 1) if mark else Place(path, 1, 1)
    what: str = getattr(error, "problem", None) or getattr(error, "reason", None) or "something is wrong"
    line = "".join(text.split("\n")[place.line - 1:place.line])
    if "\t" in line[:len(line) - len(line.lstrip())]:
        return Problem("not-yaml", "this cannot be read as YAML: a tab stands before the words", place, "indent with spaces")
    if begun and mark and begun.line < mark.line and (not line.strip() or "could not find expected" in what):
        place = Place(path, begun.line + 1, begun.column + 1)  # what was left open shows more than what comes after it
    return Problem("not-yaml", f"this cannot be read as YAML: {what}", place, _remedy(what, line, mark, begun) if mark and begun else OTHER)


def _mark(error: Exception, name: str) -> Mark | None:
    """The place that an error of the reader of YAML names, if it names one."""
    found = getattr(error, name, None)
    return Mark(found.line, found.column) if found else None


def _remedy(what: str, line: str, mark: Mark, begun: Mark) -> str:
    """What to write, by what the reader of YAML says and by the line at which it stopped."""
    is_colon = line[mark.column:mark.column + 1] == ":"
    opened = next((sign for sign in "]}" if f"',' or '{sign}'" in what), None)
    if any(said in what for said in QUOTED) or _ends_quotes(line, mark) and "escape" not in what:
        return CLOSE["quote"].format(line=begun.line + 1)
    if opened:
        return QUOTE if is_colon and begun.line == mark.line else CLOSE[opened].format(line=begun.line + 1)
    if is_colon and _is_sentence(line[:mark.column]):
        return QUOTE
    return next((hint for said, hint in HINTS if said in what), OTHER)


def _ends_quotes(line: str, mark: Mark) -> bool:
    """Whether quotes end right before the place at which the reading stopped, and no colon follows them."""
    return line[:mark.column].endswith(("'", '"')) and line[mark.column:mark.column + 1] != ":"


def _is_sentence(before: str) -> bool:
    """Whether a line has a name, and a colon after it, before the colon that was not expected."""
    return ": " in before.strip().removeprefix("- ")
