"""The commands that take cards, `hand` and `score`, with their options and their help; the work is done elsewhere."""

from collections.abc import Callable
from typing import Annotated, Any

import typer

from . import completing
from .options import ExitCode, Ruled, argument, option

Cards = Annotated[
    list[str] | None,
    argument(
        "CARDS",
        en="The cards of the hand, with commas, in English or French. `-` reads one hand a line, as JSON.",
        fr="Les cartes de la main, séparées par des virgules, en français ou en anglais. `-` lit une main par ligne, en JSON.",
    ),
]


Hands = Annotated[
    list[str] | None,
    argument(
        "HANDS",
        en="The cards left to each player, with semicolons between players; `none` for the one who went out. "
           "Points of earlier rounds may stand after a name: `Bob (45): wild`.",
        fr="Les cartes qui restent à chacun, un point-virgule entre les joueurs ; `aucune` pour celui qui est sorti. "
           "Les points des manches passées peuvent suivre un nom : `Bob (45) : joker`.",
    ),
]


def _card(name: str, metavar: str = "CARD", *, en: str, fr: str, completed: Callable[[str], completing.Offers] | None = None) -> Any:
    return option(name, metavar=metavar, en=en, fr=fr, autocompletion=completed)


def hand(
    cards: Cards = None,
    on: Annotated[
        str | None,
        _card("--on", en="The card on top of the pile.", fr="La carte du dessus du talon."),
    ] = None,
    colour: Annotated[
        str | None,
        _card("--colour", metavar="COLOUR", completed=completing.colours, en="The colour in force, where a wild lies there.",
              fr="La couleur demandée, quand un joker est posé."),
    ] = None,
    drawn: Annotated[
        str | None,
        _card("--drawn", en="The card just drawn; it joins the hand if it is not named there.",
              fr="La carte tout juste piochée ; elle rejoint la main si elle n'y est pas nommée."),
    ] = None,
    penalty: Annotated[
        str | None,
        _card("--penalty", en="The card aimed at the player, still to be undergone; `none` if there is none.",
              fr="La carte qui vise le joueur et reste à subir ; `aucune` s'il n'y en a pas."),
    ] = None,
    players: Annotated[
        int | None,
        _card("--players", metavar="N", en="How many are playing.", fr="Combien de joueurs il y a."),
    ] = None,
    file: Annotated[
        str | None,
        _card("--file", metavar="F", en="One hand a line, each a JSON object; so is the answer.",
              fr="Une main par ligne, chacune un objet JSON ; la réponse aussi."),
    ] = None,
    *,
    ruled: Ruled,
    exit_code: ExitCode = False,
) -> None:
    """Rule on every card of a hand."""
    from .holding import hand as hold

    said = dict(colour=colour, drawn=drawn, penalty=penalty, players=players)
    raise typer.Exit(hold(cards or [], on, said, file, ruled.rules, ruled.fact, ruled.manner(exit_code)))


def score(
    hands: Hands = None,
    before: Annotated[
        str | None,
        _card("--before", metavar="POINTS", en='The points of earlier rounds: "Anna: 120, Bob: 45".',
              fr='Les points des manches passées : "Anna : 120, Bob : 45".'),
    ] = None,
    *,
    ruled: Ruled,
) -> None:
    """Count the points of a round."""
    from .scoring import score as count

    raise typer.Exit(count(hands or [], before, ruled.rules, ruled.fact, ruled.manner()))
