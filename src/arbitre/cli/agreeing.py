"""The commands of those who agree on rules, `table` and `new`, with their help; the work is done elsewhere."""

from typing import Annotated

import typer

from . import completing
from .options import House, Html, Lang, Markdown, Rules, Shown, argument

Kind = Annotated[
    str,
    argument(
        "ruleset|house|scenario|table", autocompletion=completing.kinds,
        en="A document in `rulesets/`, a house rule in `rulesets/house/`, scenarios in `scenarios/`, or the charter "
           "`arbitre.yaml`.",
        fr="Un document dans `rulesets/`, une règle maison dans `rulesets/house/`, des scénarios dans `scenarios/`, "
           "ou la charte `arbitre.yaml`.",
    ),
]
Name = Annotated[
    str | None,
    argument(
        "[NAME]",
        en="Its name, in small letters, digits and hyphens; a charter needs none.",
        fr="Son nom, en minuscules, chiffres et tirets ; une charte n'en a pas besoin.",
    ),
]


def table(
    rules: Rules = None,
    house: House = None,
    *,
    shown: Shown,
    markdown: Markdown = False,
    html: Html = False,
) -> None:
    """Print what the table agreed on, and what that leaves open."""
    from .comparing import Form
    from .tabling import table as printed

    raise typer.Exit(printed(rules, house, *shown, Form(False, markdown, html)))


def new(kind: Kind, name: Name = None, rules: Rules = None, lang: Lang = None) -> None:
    """Write a file that is ready to be filled in."""
    from .chosen import chosen_language
    from .scaffolding import new as written

    chosen_language(lang)  # the command speaks it already
    raise typer.Exit(written(kind, name, rules))
