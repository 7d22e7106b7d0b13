"""What is wrong in a file, as lines that a terminal shows safely: the place, the message, what to write instead."""

from collections.abc import Iterable
from typing import TextIO

from ..asking.language import LANGUAGES, of_locale
from ..problem import Problem
from .screen import NARROWEST, given_width, wrapped
from .words import visible


def spoken_problem(problem: Problem, lang: str | None = None) -> Problem:
    """Return a problem in a language, or in the one that is spoken."""
    if (lang or of_locale()) != LANGUAGES[1]:
        return problem
    from .translate import in_french

    return in_french(problem)


def problem_text(problem: Problem, width: int | None = None) -> str:
    """Return a problem as plain text, wrapped if a width is given; no character of the file can steer the terminal."""
    said = spoken_problem(problem)
    if width is None or width < NARROWEST:
        return "\n".join(visible(line) for line in str(said).split("\n"))
    lines = wrapped(visible(str(said._replace(excerpt=None, hint=None))), width, "", "  ")
    if said.excerpt is not None and said.place:
        lines += ["    " + line for line in _window(visible(said.excerpt), said.place.col, width - 4)]
    return "\n".join([*lines, *(wrapped(visible(said.hint), width, "    = ", "      ") if said.hint else [])])


def _window(line: str, col: int, room: int) -> list[str]:
    """Return as much of a line of the file as there is room for, around the column that is meant, and a caret under it."""
    if col > len(line) + 1:
        return [line if len(line) <= room else line[: room - 1] + "…"]
    start = 0 if len(line) <= room or col < room else min(col - room // 2, len(line) - room + 1)
    shown = ("…" if start else "") + line[start + bool(start) :]
    shown = shown if len(shown) <= room else shown[: room - 1] + "…"
    return [shown, " " * (col - 1 - start) + "^"]


def put_problem(problem: Problem, stream: TextIO | None = None) -> None:
    """Print a problem, wrapped to the width of its stream (standard output if none is named)."""
    print(problem_text(problem, given_width(stream)), file=stream)


def problem_object(problem: Problem) -> dict[str, object]:
    """Return a problem as JSON holds it."""
    problem = spoken_problem(problem)
    place = problem.place
    found: dict[str, object] = {"id": problem.id, "message": problem.message, "hint": problem.hint}
    if place:
        found |= {"file": place.path, "line": place.line, "col": place.col}
    return found


def in_order(problems: Iterable[Problem]) -> list[Problem]:
    """Return problems file by file as they come, those of one file from its first line to its last."""
    files: dict[str | None, list[Problem]] = {}
    for problem in problems:
        files.setdefault(problem.place and problem.place.path, []).append(problem)
    return [one for each in files.values() for one in sorted(each, key=lambda one: (one.place.line, one.place.col) if one.place else (0, 0))]


def print_problems(problems: Iterable[Problem], as_json: bool) -> None:
    """Print problems on standard output, as text or one JSON object each."""
    from .json import dump

    for problem in in_order(problems):
        print(dump(problem_object(problem))) if as_json else put_problem(problem)
