"""What is wrong in a file or a question, where it is, and what to write instead."""
import os
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple


class Place(NamedTuple):
    """A spot in a file; lines and columns count from 1."""

    path: str
    line: int
    col: int

    def __str__(self) -> str:
        here = os.getcwd() + os.sep
        return f"{self.path.removeprefix(here)}:{self.line}:{self.col}"


class Problem(NamedTuple):
    """One thing that is wrong, in one sentence with the user's own words in backticks.

    `hint` says what to write instead, `excerpt` is the line of the file, `fields` are (name, value)
    pairs for those who print problems otherwise.
    """

    id: str
    message: str
    place: Place | None = None
    hint: str | None = None
    excerpt: str | None = None
    fields: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        """The problem as plain text: place and message, the line with a caret, then the hint."""
        head = f"{self.message} ({self.id})"
        lines = [f"{self.place}: {head}" if self.place else head]
        if self.excerpt is not None and self.place:
            lines.append(f"    {self.excerpt}")
            if self.place.col <= len(self.excerpt) + 1:
                lines.append("    " + " " * (self.place.col - 1) + "^")
        if self.hint:
            lines.append(f"    = {self.hint}")
        return "\n".join(lines)


class Problems(Exception):
    """Everything that is wrong, all at once, in the order of the files."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))


def stop_at(problems: Sequence[Problem]) -> None:
    """Raise `Problems` if there are any, each with the line of its file beside it."""
    if problems:
        raise Problems(with_excerpts(problems))


def with_excerpts(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """The same problems, each with the line of the file that it points at."""
    texts: dict[str, list[str]] = {}
    return tuple(_with_excerpt(problem, texts) for problem in problems)


def _with_excerpt(problem: Problem, texts: dict[str, list[str]]) -> Problem:
    place = problem.place
    if place is None or problem.excerpt is not None:
        return problem
    if place.path not in texts:
        texts[place.path] = _lines(place.path)
    lines = texts[place.path]
    if not 0 < place.line <= len(lines):
        return problem
    line = lines[place.line - 1]
    # A very long line would hide the caret: keep what stands around it.
    return problem._replace(excerpt=line if len(line) <= 200 else line[:199] + "…")


def _lines(path: str) -> list[str]:
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            return file.read(4_000_000).split("\n")
    except OSError:
        return []


BEGUN = 4  # letters after which a name that is only begun is taken for it


def nearest(word: str, known: Iterable[str], most: int = 1) -> tuple[str, ...]:
    """The known words closest to `word` (at most `most`), none if all are far from it."""
    word = word.lower()
    limit = max(1, len(word) // 3)
    scored = []
    for order, other in enumerate(known):
        if abs(len(other) - len(word)) <= limit or other.startswith(word) or word in other.split("-"):
            far = distance(word, other.lower())
            if far <= limit or sorted(word.split("-")) == sorted(other.split("-")):
                scored.append((far, order, other))
            elif word in other.split("-") or other.startswith(word if len(word) >= BEGUN else word + "-"):
                scored.append((limit + far, order, other))
    return tuple(other for _, _, other in sorted(scored)[:most])


def distance(one: str, other: str) -> int:
    """How many letters to add, drop, change or swap to turn one word into the other."""
    before: list[int] | None = None
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        fresh = [i]
        for j, mate in enumerate(other, 1):
            cost = min(fresh[-1] + 1, row[j] + 1, row[j - 1] + (letter != mate))
            if before and i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == mate:
                cost = min(cost, before[j - 2] + 1)
            fresh.append(cost)
        before, row = row, fresh
    return row[-1]


def unknown(kind: str, word: str, known: Iterable[str], place: Place | None = None, where: str = "") -> Problem:
    """The problem of a name that nothing bears: `unknown-fact`, `unknown-value`…, with the nearest known one."""
    near = nearest(word, known)
    hint: str | None
    if near:
        hint = f"write `{near[0]}`"
    else:
        names = list(known)
        shown = ", ".join(f"`{name}`" for name in names[:12])
        hint = f"known: {shown}{'…' if len(names) > 12 else ''}" if names else None
    return Problem(f"unknown-{kind}", f"unknown {kind.replace('-', ' ')} `{word}`{where}", place, hint,
                   fields=(("name", str(word)), ("nearest", near[0] if near else None)))
