"""The commands that tell what there is to know, `explain` and `schema`, with their options and their help; the work is done elsewhere."""

from typing import Annotated

import typer

from . import completing
from .options import Lang, Shown, argument, option

Name = Annotated[
    list[str],
    argument(
        "NAME", autocompletion=completing.names,
        en="The id of a rule (`no-stacking`, or `ffk04/no-stacking` in one document), of a house rule, a document, a card, a topic, "
           "a question, a fact, a verdict or a problem; or the words for a card or a topic. `question/challenge` tells the "
           "question from other things of the same name.",
        fr="L'identifiant d'une règle (`no-stacking`, ou `ffk04/no-stacking` dans un document), d'une règle maison, d'un document, "
           "d'une carte, d'un thème, d'une question, d'un fait, d'une décision ou d'un problème ; ou les mots d'une carte ou d'un "
           "thème. `question/challenge` distingue la question d'autres choses du même nom.",
    ),
]


def explain(name: Name, *, shown: Shown) -> None:
    """Tell what there is to know of a name."""
    from .explaining import explained

    raise typer.Exit(explained(name, *shown))


Described = Annotated[
    str | None,
    argument(
        "[KIND]", autocompletion=completing.described,
        en="`ruleset` (house rules too), `scenario`, `charter`, or `answer` (what --json prints).",
        fr="`ruleset` (règles maison aussi), `scenario`, `charter`, ou `answer` (ce qu'imprime --json).",
    ),
]
Bare = Annotated[
    bool,
    option("--bare",
               en="As it is published, without the names of cards, facts, questions and documents.",
               fr="Tel qu'il est publié, sans les noms des cartes, faits, questions et documents."),
]


def schema(kind: Described = None, bare: Bare = False, lang: Lang = None) -> None:
    """Print the form of a kind of file."""
    from .chosen import chosen_language
    from .describing import schema as described

    chosen_language(lang)  # the command speaks it already
    raise typer.Exit(described(kind, bare))
