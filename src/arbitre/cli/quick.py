"""The short way to an answer: a plain `ask` is recognised whole, and the command line need not be made ready for it."""

import os
from typing import Any

FLAGS = ("--strict", "--json", "--plain", "--exit-code", "--why")
VALUED = {"--rules": "rules", "-r": "rules", "--fact": "fact", "-f": "fact", "--lang": "lang", "--file": "file"}


def recognised(arguments: list[str]) -> tuple[Any, ...] | None:
    """Return what `asking.ask` takes, if every argument is surely understood; else None, and Typer shall read them."""
    if arguments[:1] != ["ask"] or "_ARBITRE_COMPLETE" in os.environ:
        return None
    words: list[str] = []
    flags: set[str] = set()
    given: dict[str, list[str]] = {"rules": [], "fact": [], "lang": [], "file": []}
    rest = iter(arguments[1:])
    for word in rest:
        if word in FLAGS:
            flags.add(word)
        elif word in VALUED:
            value = next(rest, "-")
            if value.startswith("-"):
                return None
            given[VALUED[word]].append(value)
        elif word.startswith("-"):
            return None
        else:
            words.append(word)
    if not words and not given["file"]:
        return None
    return words, _last(given["file"]), given["rules"], given["fact"], (_last(given["lang"]), *(name in flags for name in FLAGS))


def _last(values: list[str]) -> str | None:
    return values[-1] if values else None
