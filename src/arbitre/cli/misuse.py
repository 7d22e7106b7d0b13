"""What Typer finds wrong in the way a command was typed, as one sentence in the language that is spoken."""

import re
from collections.abc import Iterable
from typing import Any

from .helping import metavar
from .usage import told


def is_misuse(error: Exception) -> bool:
    """Say whether Typer could not make sense of what was typed."""
    return "UsageError" in _kinds(error)


def is_interrupt(error: Exception) -> bool:
    """Say whether somebody stopped the command (Ctrl-C) while Typer was waiting."""
    return "Abort" in _kinds(error)


def _kinds(error: Exception) -> list[str]:
    """Return the names of the classes of an error: where they come from differs from one version of Typer to the next."""
    return [kind.__name__ for kind in type(error).__mro__]


def sentence_of(error: Any) -> str:
    """Return what is wrong in one sentence, by the class of what Typer raised and what it holds."""
    return next((_SAYINGS[kind] for kind in _kinds(error) if kind in _SAYINGS), _other)(error)


def no_such_option(name: str, known: Iterable[str]) -> str:
    """Return that there is no such option, with the nearest one that there is."""
    from ..problem import nearest

    near = nearest(name, [option for option in known if option.startswith("--")])
    hint = told(f"; did you mean {near[0]}?", f" ; vouliez-vous dire {near[0]} ?") if near else ""
    return told(f"no such option: {name}", f"option inconnue : {name}") + hint


def no_such_command(name: str, known: Iterable[str]) -> str:
    """Return that there is no such command, with the nearest one that there is."""
    return told(f"no such command: `{name}`", f"commande inconnue : `{name}`") + nearest_of(name, known)


def nearest_of(name: str, known: Iterable[str]) -> str:
    """Return a question that proposes the nearest known name; nothing where none is near."""
    from ..problem import nearest

    near = nearest(name, known)
    return told(f"; did you mean `{near[0]}`?", f" ; vouliez-vous dire `{near[0]}` ?") if near else ""


def _option_unknown(error: Any) -> str:
    known = [name for parameter in error.ctx.command.get_params(error.ctx) for name in parameter.opts] if error.ctx else ()
    return no_such_option(error.option_name, known)


def _missing(error: Any) -> str:
    name = metavar(error.param.metavar) if error.param.param_type_name == "argument" else error.param.opts[0]
    return told(f"{name} is missing", f"il manque {name}")


def _bad_value(error: Any) -> str:
    name = error.param.opts[0] if error.param is not None else "?"
    given = re.search(r"'(.*)' is not", error.message, re.DOTALL)
    if given:
        return told(f"{name} takes a whole number, not `{given[1]}`", f"{name} attend un nombre entier, pas `{given[1]}`")
    return told(f"{name} cannot take this value", f"{name} n'accepte pas cette valeur")


def _bad_option(error: Any) -> str:
    if "does not take" in error.message:
        return told(f"{error.option_name} takes no value", f"{error.option_name} ne prend pas de valeur")
    return told(f"{error.option_name} needs a value", f"{error.option_name} attend une valeur")


def _other(error: Any) -> str:
    words = re.search(r"extra argument.*? \((.*)\)$", error.message, re.DOTALL)
    if words:
        return told(f"too many words: `{words[1]}`", f"mots en trop : `{words[1]}`")
    return told(error.message.rstrip("."), "la commande est mal tapée")


_SAYINGS = {"NoSuchOption": _option_unknown, "MissingParameter": _missing, "BadParameter": _bad_value, "BadOptionUsage": _bad_option}
