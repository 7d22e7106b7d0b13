"""Every command with its options and its help; the work is done elsewhere."""

from typing import Annotated

import typer

from . import completing
from .agreeing import new, table
from .cards import hand, score
from .chosen import chosen_language
from .helping import print_help
from .knowing import explain, schema
from .options import (
    All,
    AtTable,
    ExitCode,
    Html,
    Json,
    Lang,
    Markdown,
    OrdinaryCommand,
    Ruled,
    SentenceCommand,
    Shown,
    Verbs,
    Why,
    argument,
    option,
    spread,
)
from .usage import USAGE, told

SENTENCE = {"ignore_unknown_options": True, "help_option_names": ["-h", "--help"]}
ORDINARY = {"help_option_names": ["-h", "--help"]}

Words = Annotated[
    list[str] | None,
    argument(
        "WORDS…",
        en="The question, in English or French; quotes are optional. `-` reads one question a line.",
        fr="La question, en français ou en anglais ; guillemets facultatifs. `-` lit une question par ligne.",
    ),
]
Compared = Annotated[
    list[str] | None,
    argument(
        "WORDS…", autocompletion=completing.compared,
        en="The ids of two or more documents: exactly where they part. Or a question, in English or French.",
        fr="Les identifiants de deux documents ou plus : exactement où ils se séparent. Ou une question.",
    ),
]
Files = Annotated[
    list[str],
    argument(
        "FILE…",
        en="Files of scenarios, and of documents of your own.",
        fr="Des fichiers de scénarios, et de documents à vous.",
    ),
]
SomeFiles = Annotated[
    list[str] | None,
    argument(
        "[FILE…]",
        en="Files of documents, house rules, scenarios or charters; none: all that is shipped.",
        fr="Des fichiers de documents, de règles maison, de scénarios ou de chartes ; aucun : tout ce qui est fourni.",
    ),
]
Listed = Annotated[
    str | None,
    argument(
        "[RULESET]", autocompletion=completing.listed,
        en="The id of a document or a house rule, or its file.",
        fr="L'identifiant d'un document ou d'une règle maison, ou son fichier.",
    ),
]


def app() -> typer.Typer:
    """Return the command line, ready to be called."""
    completing.make_ready()
    made = typer.Typer(
        cls=Verbs,
        invoke_without_command=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,  # the help is laid out by the command itself
        context_settings=ORDINARY,
        help=told(
            "A referee for the card game UNO: verdict, rule, and the page it stands on.",
            "Un arbitre pour le jeu de cartes UNO : la décision, la règle et sa page.",
        ),
    )
    made.callback()(_start)
    for verb, english, french in VERBS:
        sentence = verb in (ask, compare, explain, hand, score)
        made.command(
            verb.__name__.rstrip("_"),
            help=told(english, french),
            cls=SentenceCommand if sentence else OrdinaryCommand,
            context_settings=SENTENCE if sentence else ORDINARY,
        )(spread(verb))
    return made


def _version(wanted: bool) -> None:
    if wanted:
        from .. import __version__

        print(f"arbitre {__version__}")
        raise typer.Exit


def _start(
    ctx: typer.Context,
    version: Annotated[
        bool,
        option("--version", callback=_version, is_eager=True, en="The version.", fr="La version."),
    ] = False,
    lang: Lang = None,
    install: Annotated[
        str | None,
        option("--install-completion", metavar="[SHELL]", callback=completing.install, is_eager=True, autocompletion=completing.shells,
               en="Make the Tab key complete, in this shell or the one named.",
               fr="Faire compléter la touche Tab, dans ce shell ou celui que vous nommez."),
    ] = None,
    show: Annotated[
        str | None,
        option("--show-completion", metavar="[SHELL]", callback=completing.show, is_eager=True, autocompletion=completing.shells,
               en="Print what that writes.", fr="Imprimer ce que cela écrit."),
    ] = None,
) -> None:
    """Without a command, tell what there is."""
    chosen_language(lang)
    if ctx.invoked_subcommand is None:
        print_help(ctx)
        raise typer.Exit(USAGE)


def ask(
    words: Words = None,
    *,
    ruled: Ruled,
    file: Annotated[
        str | None,
        option("--file", metavar="F",
               en="One question a line.",
               fr="Une question par ligne."),
    ] = None,
    exit_code: ExitCode = False,
    why: Why = False,
) -> None:
    """Rule on a question."""
    from .asking import ask as hear

    raise typer.Exit(hear(words or [], file, ruled.rules, ruled.fact, ruled.manner(exit_code, why)))


def compare(
    words: Compared = None,
    *,
    ruled: Ruled,
    exit_code: ExitCode = False,
    every: All = False,
    markdown: Markdown = False,
    html: Html = False,
    table: AtTable = False,
) -> None:
    """Tell where documents part, or put their rulings on one question side by side."""
    from .asking import compare as hear
    from .comparing import Form

    raise typer.Exit(hear(words or [], ruled.rules, ruled.fact, ruled.manner(exit_code), Form(every, markdown, html, table)))


def judge(
    files: Files,
    *,
    ruled: Ruled,
    exit_code: ExitCode = False,
    why: Why = False,
    table: AtTable = False,
) -> None:
    """Rule on every scenario of a file."""
    from .filing import judge as hear

    raise typer.Exit(hear(files, ruled.rules, ruled.fact, ruled.manner(exit_code, why), table))


def rules_(
    ruleset: Listed = None,
    coverage: Annotated[
        bool,
        option("--coverage",
               en="By part of the document, which rules rest on it and which parts have none.",
               fr="Par partie du document, les règles qui s'y appuient et les parties qui n'en ont pas."),
    ] = False,
    *,
    shown: Shown,
) -> None:
    """List the rulesets, or the rules of one."""
    from .listing import rules as listed

    raise typer.Exit(listed(ruleset, coverage, *shown))


def test(
    files: SomeFiles = None,
    export: Annotated[
        bool,
        option("--export",
               en="Print the scenarios as JSON, one line for each document that is expected to rule, instead of running them.",
               fr="Imprimer les scénarios en JSON, une ligne par document dont une décision est attendue, au lieu de les exécuter."),
    ] = False,
    lang: Lang = None,
    json: Json = False,
    table: AtTable = False,
) -> None:
    """Run scenarios."""
    from .filing import export as print_all
    from .filing import test as run

    raise typer.Exit(print_all(files or [], lang, table) if export else run(files or [], lang, json, table))


def check(
    files: SomeFiles = None,
    mutants: Annotated[
        bool,
        option("--mutants",
               en="Spoil every rule in every way, and tell which of the spoilt rules no scenario notices (it takes some ten seconds).",
               fr="Abîmer chaque règle de toutes les façons, et dire ce qu'aucun scénario ne remarque (une dizaine de secondes)."),
    ] = False,
    lang: Lang = None,
    json: Json = False,
    table: AtTable = False,
) -> None:
    """Say what is wrong in the rulesets and scenarios."""
    from .checking import check as inspect

    raise typer.Exit(inspect(files or [], mutants, lang, json, table))


VERBS = (
    (ask, "A ruling on what the words describe.", "Un arbitrage sur ce que les mots décrivent."),
    (judge, "A ruling on each scenario of a file.", "Un arbitrage sur chaque scénario d'un fichier."),
    (
        compare,
        "Where two documents part, or one question, every document side by side.",
        "Où deux documents se séparent, ou une question, tous les documents côte à côte.",
    ),
    (
        hand,
        "Which cards of a hand may be played, and why.",
        "Quelles cartes d'une main sont jouables, et pourquoi.",
    ),
    (
        score,
        "The points of the cards left in each hand, who scores them and who leads.",
        "Les points des cartes qui restent à chacun, qui les marque et qui est en tête.",
    ),
    (rules_, "The rulesets; the rules of one, by topic.", "Les recueils ; les règles de l'un d'eux, par thème."),
    (
        explain,
        "What there is to know of a rule, a card, a topic, a question, a verdict or a problem.",
        "Ce qu'il faut savoir d'une règle, d'une carte, d'un thème, d'une question, d'une décision ou d'un problème.",
    ),
    (
        table,
        "The rules that this table agreed on, to read aloud or print, and what they leave open.",
        "Les règles convenues à cette table, à lire ou à imprimer, et ce qu'elles laissent en suspens.",
    ),
    (
        new,
        "Write the file of a ruleset, a house rule or a scenario, ready to be filled in.",
        "Écrire le fichier d'un recueil, d'une règle maison ou d'un scénario, prêt à remplir.",
    ),
    (
        schema,
        "The form of ruleset, scenario and charter files, for editors, and of answers, for programs.",
        "La forme des fichiers de recueils, de scénarios et de chartes, pour les éditeurs, et des réponses, pour les programmes.",
    ),
    (check, "Are the rulesets sound?", "Les recueils sont-ils sains ?"),
    (test, "Run the scenarios.", "Exécuter les scénarios."),
)
