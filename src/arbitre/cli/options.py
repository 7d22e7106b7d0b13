"""The options that several commands share, with their help in both languages."""

import os
from collections.abc import Callable
from inspect import Parameter, Signature, signature
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer
from typer.core import TyperCommand, TyperGroup

from ..asking.language import spoken
from . import completing
from .helping import FRENCH, Manual
from .misuse import no_such_command, no_such_option
from .usage import WrongUsage

if TYPE_CHECKING:
    from .asking import Manner


def option(*names: str, en: str, fr: str, **more: Any) -> Any:
    """Return an option with its help in both languages."""
    FRENCH[en] = fr
    return typer.Option(*names, help=en, show_default=False, **more)


def argument(metavar: str, *, en: str, fr: str, **more: Any) -> Any:
    """Return what a command is about, with its help in both languages."""
    FRENCH[en] = fr
    return typer.Argument(metavar=metavar, help=en, show_default=False, **more)


Rules = Annotated[
    list[str] | None,
    option(
        "--rules", "-r", metavar="ID", autocompletion=completing.documents,
        en="The document that rules; may be repeated; `all` asks every one.",
        fr="Le document qui tranche ; peut être répété ; `all` les interroge tous.",
    ),
]
House = Annotated[
    list[str] | None,
    option(
        "--house", "-H", metavar="ID", autocompletion=completing.houses,
        en="A house rule in force at the table; may be repeated; `none` empties it.",
        fr="Une règle maison en vigueur à la table ; peut être répétée ; `none` les enlève.",
    ),
]
Facts = Annotated[
    list[str] | None,
    option(
        "--fact", "-f", metavar="NAME=VALUE", autocompletion=completing.facts,
        en="A fact that adds to or corrects what the words said; may be repeated.",
        fr="Un fait qui complète ou corrige ce que disent les mots ; peut être répété.",
    ),
]
Lang = Annotated[
    str | None,
    option("--lang", metavar="en|fr", autocompletion=completing.languages, en="The language of the answer.", fr="La langue de la réponse."),
]
Strict = Annotated[
    bool, option("--strict", en="Assume nothing that was not said.", fr="Ne rien supposer qui n'ait été dit.")
]
Json = Annotated[
    bool, option("--json", en="One JSON object a question.", fr="Un objet JSON par question.")
]
Plain = Annotated[
    bool,
    option("--plain", en="Plain lines, also on a terminal.", fr="Du texte simple, même dans un terminal."),
]
ExitCode = Annotated[
    bool,
    option(
        "--exit-code",
        en="Exit with 0 yes or settled, 10 no, 11 depends, 12 silent, 13 contested, 14 absent, 15 mixed.",
        fr="Sortir avec 0 oui ou réglé, 10 non, 11 dépend, 12 silence, 13 contesté, 14 absent, 15 mélange.",
    ),
]
Why = Annotated[
    bool,
    option("--why", en="Every rule considered, and why it stands or not.",
            fr="Chaque règle examinée, et pourquoi elle s'applique ou non."),
]
AtTable = Annotated[
    bool,
    option("--table", en="With what the table agreed on in arbitre.yaml.", fr="Avec ce que la table a convenu dans arbitre.yaml."),
]
All = Annotated[
    bool,
    option("--all", en="Where documents part: every situation, not only those that matter most.",
            fr="Où les documents se séparent : toutes les situations, pas seulement les principales."),
]
Markdown = Annotated[bool, option("--markdown", en="As a Markdown page.", fr="En une page Markdown.")]
Html = Annotated[bool, option("--html", en="As an HTML page.", fr="En une page HTML.")]


class Shown(NamedTuple):
    """How a command that tells something shall tell it."""

    lang: Lang = None
    json: Json = False
    plain: Plain = False


class Ruled(NamedTuple):
    """How a command that rules shall rule: by which documents and house rules, on which facts, told how."""

    rules: Rules = None
    house: House = None
    fact: Facts = None
    lang: Lang = None
    strict: Strict = False
    json: Json = False
    plain: Plain = False

    def manner(self, exit_code: bool = False, why: bool = False) -> "Manner":
        """Return how the answer is wanted."""
        from .asking import Manner

        return Manner(self.lang, self.strict, self.json, self.plain, exit_code, why, self.house)


BUNDLES = (Shown, Ruled)


def spread(verb: Callable[..., None]) -> Callable[..., None]:
    """Return a command that takes the options of each bundle one by one, in the place of the bundle."""
    taken = signature(verb).parameters
    bundles = {name: one.annotation for name, one in taken.items() if one.annotation in BUNDLES}
    if not bundles:
        return verb

    def run(**given: Any) -> None:
        for name, kind in bundles.items():
            given[name] = kind(**{option: given.pop(option) for option in kind._fields})
        verb(**given)

    rows = [row for name, one in taken.items() for row in (_rows(bundles[name]) if name in bundles else [one.replace(kind=Parameter.KEYWORD_ONLY)])]
    run.__name__, run.__doc__ = verb.__name__, verb.__doc__
    run.__annotations__ = {row.name: row.annotation for row in rows}
    run.__dict__["__signature__"] = Signature(rows)
    return run


def _rows(bundle: type[Shown] | type[Ruled]) -> list[Parameter]:
    return [Parameter(name, Parameter.KEYWORD_ONLY, default=bundle._field_defaults[name], annotation=bundle.__annotations__[name])
            for name in bundle._fields]


COMPLETION = ("--install-completion", "--show-completion")


class Verbs(Manual, TyperGroup):
    """The commands together: whoever leaves a pipe early (`| head`) has had enough, and nothing went wrong."""

    def make_context(self, *given: Any, **more: Any) -> Any:
        """Make ready, or print the help."""
        return _while_read(super().make_context, *given, **more)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Take `--install-completion` and `--show-completion` without a shell to mean the one in which they are typed."""
        if args[-1:] and args[-1] in COMPLETION:
            args = [*args, completing.THIS]
        return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Return the command that the first word names; where there is none, name the nearest."""
        if not ctx.resilient_parsing and args[0] not in self.commands:
            raise WrongUsage(no_such_command(spoken(args[0]), self.commands))
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        """Run the command that was asked for."""
        return _while_read(super().invoke, ctx)


def _while_read(work: Callable[..., Any], *given: Any, **more: Any) -> Any:
    """Return what some work returns; leave quietly when nobody reads any more what it says."""
    try:
        return work(*given, **more)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        raise SystemExit(0) from None


class OrdinaryCommand(Manual, TyperCommand):
    """A command with its page of the manual."""


class SentenceCommand(OrdinaryCommand):
    """A command whose words are a sentence: `+2`, `-` or `-2` are words; an unknown `--option` is an error."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Refuse unknown long options, which would else be read as words; after `--` all are words."""
        known = [name for parameter in self.params for name in parameter.opts] + ["--help"]
        for word in args[: args.index("--")] if "--" in args else args:
            name = word.partition("=")[0]
            if name.startswith("--") and not any(option.startswith(name) for option in known):
                raise WrongUsage(no_such_option(name, known))
        return super().parse_args(ctx, args)
