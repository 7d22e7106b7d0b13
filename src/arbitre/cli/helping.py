"""The help of every command, laid out like a page of a manual, in the language that is spoken."""

from typing import Any

import typer

from ..asking.language import LANGUAGES, of_locale
from ..report.ruling import Block
from .manual import PAGES, Page
from .usage import told

_METAVARS = {
    "WORDS…": "MOTS…", "FILE…": "FICHIER…", "[FILE…]": "[FICHIER…]", "NAME": "NOM", "[NAME]": "[NOM]", "[RULESET]": "[RECUEIL]", "ID": "ID",
    "NAME=VALUE": "NOM=VALEUR", "en|fr": "en|fr", "F": "F", "N": "N", "CARDS": "CARTES", "HANDS": "MAINS", "CARD": "CARTE",
    "COLOUR": "COULEUR", "POINTS": "POINTS", "[SHELL]": "[SHELL]", "[KIND]": "[SORTE]", "ruleset|house|scenario|table": "ruleset|house|scenario|table",
}


WHOLE = "arbitre"  # the examples of the command as a whole


FRENCH: dict[str, str] = {}  # the French twin of the help of every option and argument; which is told is known only when it is asked for


class Manual:
    """A command whose help is its page of the manual."""

    def get_params(self, ctx: Any) -> Any:
        """Return the options and arguments, their help in the language that is spoken."""
        params = super().get_params(ctx)  # type: ignore[misc]  # of the command that this is mixed into
        for one in params:
            if getattr(one, "help", None) in FRENCH:
                one.help = told(one.help, FRENCH[one.help])
        return params

    def get_help(self, ctx: Any) -> str:
        """Return the page as text: styled on a terminal, plain lines elsewhere."""
        from ..report.screen import styled_text

        return styled_text(_blocks(self, ctx), of_locale()).rstrip("\n")


def _blocks(command: Any, ctx: Any) -> list[Block]:
    def section(heading: str, rows: list[Block]) -> list[Block]:
        return [Block("gap", ""), Block("ask", heading), *rows] if rows else []

    name = command.name if ctx.parent else ""
    page = PAGES.get(name, Page((), ()))
    options = [row for option in command.get_params(ctx) if _is_option(option) for row in _option(option, ctx)]
    arguments = [row for argument in command.get_params(ctx) if not _is_option(argument) for row in _argument(argument)]
    exits = [Block("rule", f"{code}{told(': ', ' : ')}{_said(meaning)}", 2) for code, meaning in page.exits]
    path = ctx.command_path
    return [
        Block("title", f"{path}{told(': ', ' : ')}{command.help}"),
        *section(told("Usage", "Usage"), [Block("rule", _usage(command, ctx), 2)]),
        *section(told("What it does", "Ce que fait la commande"), [Block("rule", _said(text), 2) for text in page.says]),
        *section(told("Commands", "Commandes"), _commands(command)),
        *section(told("Arguments", "Arguments"), arguments),
        *section(told("Options", "Options"), options),
        *section(told("Examples", "Exemples"), [row for example in examples(name) for row in _example(*example)]),
        *section(told("Exit codes", "Codes de sortie"), exits),
        *section(told("See also", "Voir aussi"), [Block("rule", ", ".join(f"arbitre {name} --help" for name in page.see), 2)] if page.see else []),
    ]


def examples(name: str) -> list[tuple[tuple[str, str], tuple[str, str]]]:
    """Return what may be typed for a command (the whole where `name` is empty), with what it does, each in English and in
    French; nothing where the documents cannot be read."""
    from ..files.folders import rulesets
    from ..law.ruleset import load_shelf
    from ..problem import Problems

    try:
        rows = load_shelf(rulesets()).vocabulary.commands.get("examples", {}).get(name or WHOLE, ())
    except Problems:
        return []
    return [(_pair(row["typed"]), _pair(row["says"])) for row in rows]


def _pair(words: Any) -> tuple[str, str]:
    return (words, words) if isinstance(words, str) else (words[LANGUAGES[0]], words[LANGUAGES[1]])


def _said(pair: tuple[str, str]) -> str:
    return told(*pair)


def _example(command: tuple[str, str], meaning: tuple[str, str]) -> list[Block]:
    return [Block("command", "$ " + command[of_locale() == LANGUAGES[1]], 2), Block("rule", _said(meaning), 6)]


def _commands(command: Any) -> list[Block]:
    named = getattr(command, "commands", {})
    return [Block("rule", f"{name}{told(': ', ' : ')}{one.help}", 2) for name, one in named.items() if not one.hidden]


def _is_option(parameter: Any) -> bool:
    return bool(parameter.param_type_name == "option")


def _usage(command: Any, ctx: Any) -> str:
    """Return how the command is typed."""
    words = [metavar(argument.metavar) for argument in command.get_params(ctx) if not _is_option(argument)]
    verbs = [told("COMMAND …", "COMMANDE …")] if hasattr(command, "commands") else []
    return " ".join([ctx.command_path, told("[OPTIONS]", "[OPTIONS]"), *verbs, *words])


def metavar(name: str | None) -> str:
    """Return what stands for a value in the help."""
    return told(name or "", _METAVARS.get(name or "", name or ""))


def _option(option: Any, ctx: Any) -> list[Block]:
    """Return an option with its names and what stands for its value, and beneath what it does."""
    if getattr(option, "hidden", False):
        return []
    names = ", ".join([*sorted(option.opts, key=lambda name: not name.startswith("--")), *option.secondary_opts])
    is_help = "--help" in option.opts
    shown = names if is_help or option.is_flag else f"{names} {metavar(option.metavar)}"
    help = told("This page.", "Cette page.") if is_help else option.help or ""
    return [Block("command", shown, 2), Block("rule", help, 6)]


def _argument(argument: Any) -> list[Block]:
    return [Block("command", metavar(argument.metavar), 2), Block("rule", argument.help or "", 6)]


def print_help(ctx: typer.Context) -> None:
    """Print the page of a command."""
    typer.echo(ctx.get_help())
