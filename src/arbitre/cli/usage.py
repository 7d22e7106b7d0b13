"""Wrong usage of the command: one sentence, the command's help to turn to, exit code 2."""

from collections.abc import Iterable
from typing import NoReturn

from ..asking.language import LANGUAGES, of_locale
from ..problem import Problem

USAGE = 2  # the exit code


class WrongUsage(Exception):
    """The command cannot be run as it was typed."""


def told(english: str, french: str) -> str:
    """Return a sentence about the command itself, in the language that is spoken."""
    if of_locale() != LANGUAGES[1]:
        return english
    from ..report.words import set_outside

    return set_outside(french, LANGUAGES[1])


def refuse_unknown(kind: str, name: str, known: Iterable[str]) -> NoReturn:
    """Stop: nothing has this name; say which names there are."""
    from ..problem import unknown

    refuse_problem(unknown(kind, name, known))


def refuse_problem(problem: Problem) -> NoReturn:
    """Stop: an option holds something that is wrong."""
    from ..report.problems import spoken_problem

    said = spoken_problem(problem)
    raise WrongUsage(f"{said.message}{told('; ', ' ; ')}{said.hint}" if said.hint else said.message)
