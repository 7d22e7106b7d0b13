"""What is wrong in a file, as lines that a terminal shows safely: the place, the message, what to write instead."""

from collections.abc import Iterable

from ..language import LANGUAGES, of_locale
from ..problem import Problem
from .words import visible


def spoken_problem(problem: Problem, lang: str | None = None) -> Problem:
    """Return a problem in a language, or in the one that is spoken."""
    if (lang or of_locale()) != LANGUAGES[1]:
        return problem
    from .translate import in_french

    return in_french(problem)


def problem_text(problem: Problem) -> str:
    """Return a problem as plain text; no character of the file can steer the terminal."""
    return "\n".join(visible(line) for line in str(spoken_problem(problem)).split("\n"))


def problem_object(problem: Problem) -> dict[str, object]:
    """Return a problem as JSON holds it."""
    problem = spoken_problem(problem)
    place = problem.place
    found: dict[str, object] = {"id": problem.id, "message": problem.message, "hint": problem.hint}
    if place:
        found |= {"file": place.path, "line": place.line, "col": place.col}
    return found


def print_problems(problems: Iterable[Problem], as_json: bool) -> None:
    """Print problems on standard output, as text or one JSON object each."""
    from .json import dump

    for problem in problems:
        print(dump(problem_object(problem)) if as_json else problem_text(problem))
