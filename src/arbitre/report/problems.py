"""What is wrong in a file, as lines that a terminal shows safely: the place, the message, what to write instead."""

from .words import visible


def problem_text(problem) -> str:
    """Return a problem as plain text; no character of the file can steer the terminal."""
    return "\n".join(visible(line) for line in str(problem).split("\n"))


def problem_object(problem) -> dict:
    """Return a problem as JSON holds it."""
    place = problem.place
    found = {"id": problem.id, "message": problem.message, "hint": problem.hint}
    if place:
        found |= {"file": place.path, "line": place.line, "col": place.col}
    return found


def print_problems(problems, as_json: bool) -> None:
    """Print problems on standard output, as text or one JSON object each."""
    from .json import dump

    for problem in problems:
        print(dump(problem_object(problem)) if as_json else problem_text(problem))
