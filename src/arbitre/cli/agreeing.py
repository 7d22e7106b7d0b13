"""The commands of those who agree on rules, `table` and `new`, with their help; the work is done elsewhere."""

from typing import Annotated

import typer

from .options import House, Html, Json, Lang, Markdown, Plain, Rules
from .usage import told

Kind = Annotated[
    str,
    typer.Argument(
        metavar="ruleset|house|scenario|table",
        show_default=False,
        help=told(
            "A document in `rulesets/`, a house rule in `rulesets/house/`, scenarios in `scenarios/`, or the charter "
            "`arbitre.yaml`.",
            "Un document dans `rulesets/`, une règle maison dans `rulesets/house/`, des scénarios dans `scenarios/`, "
            "ou la charte `arbitre.yaml`.",
        ),
    ),
]
Name = Annotated[str | None, typer.Argument(metavar="[NAME]", show_default=False)]


def table(
    rules: Rules = None,
    house: House = None,
    lang: Lang = None,
    json: Json = False,
    plain: Plain = False,
    markdown: Markdown = False,
    html: Html = False,
) -> None:
    """Print what the table agreed on, and what that leaves open."""
    from .comparing import Form
    from .tabling import table as printed

    raise typer.Exit(printed(rules, house, lang, json, plain, Form(False, markdown, html)))


def new(kind: Kind, name: Name = None, rules: Rules = None) -> None:
    """Write a file that is ready to be filled in."""
    from .scaffolding import new as written

    raise typer.Exit(written(kind, name, rules))
