"""The command line: options in, one verb, what it says printed, an exit code out."""

import os
import sys

from ..asking.language import speak
from ..problem import Problems

WRONG = 1  # problems found


def run(arguments: list[str]) -> int:
    """Run one command and return its exit code; what goes wrong becomes a sentence on standard error."""
    _speak_utf8()
    speak(_asked_language(arguments))
    from .usage import WrongUsage

    try:
        return _run(arguments)
    except SystemExit as left:
        return _status(left.code)
    except WrongUsage as wrong:
        return _refuse(wrong, arguments)
    except Problems as problems:
        _complain(problems)
        return WRONG
    except (BrokenPipeError, KeyboardInterrupt):
        raise
    except Exception as error:
        if os.environ.get("ARBITRE_TRACEBACK"):
            raise
        from ..report.words import visible

        print(f"arbitre: {type(error).__name__}: {visible(str(error))} (ARBITRE_TRACEBACK=1 shows where)", file=sys.stderr)
        return WRONG


def _run(arguments: list[str]) -> int:
    """Run what is asked: a plain question at once, every other command as Typer reads it."""
    from .quick import recognised

    asked = recognised(arguments)
    if asked:
        from .asking import Manner, ask

        words, file, rules, facts, manner = asked
        return ask(words, file, rules, facts, Manner(*manner))
    from .app import app

    try:
        return _status(app()(args=arguments, prog_name="arbitre", standalone_mode=False))
    except Exception as error:
        from .misuse import is_interrupt, is_misuse, sentence_of
        from .usage import WrongUsage

        if is_interrupt(error):
            raise KeyboardInterrupt from None
        if is_misuse(error):
            raise WrongUsage(sentence_of(error)) from None
        raise


def _asked_language(arguments: list[str]) -> str | None:
    """Return the language of `--lang`, so that even wrong usage is told in it."""
    for place, word in enumerate(arguments):
        if word == "--":
            break
        if word.startswith("--lang"):
            return (arguments[place + 1 : place + 2] or [""])[0] if word == "--lang" else word.partition("=")[2]
    return None


def _speak_utf8() -> None:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")


def _status(code: object) -> int:
    return code if isinstance(code, int) else 0 if code is None else WRONG


def _refuse(wrong: Exception, arguments: list[str]) -> int:
    from ..report.screen import put
    from ..report.words import visible
    from .usage import USAGE, told

    put(f"arbitre: {visible(str(wrong))}", sys.stderr)
    command = " ".join(["arbitre", *_command(arguments), "--help"])
    put(told(f"`{command}` tells what it takes.", f"`{command}` dit ce qu'il faut."), sys.stderr)
    return USAGE


def _command(arguments: list[str]) -> list[str]:
    """Return the command among the arguments, if there is one that can be asked for its help."""
    from .manual import PAGES

    return [word for word in arguments[:1] if word in PAGES]


def _complain(problems: Problems) -> None:
    from ..report.problems import in_order, put_problem

    for problem in in_order(problems.problems):
        put_problem(problem, sys.stderr)
