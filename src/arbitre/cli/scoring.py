"""The command `score`: the points of a round, who scores them and who leads."""

from typing import TYPE_CHECKING, Any

from ..asking.hearing import beside, documents
from ..asking.language import of_locale, spoken
from ..counting.round import RoundReader
from ..counting.score import Player, reckon
from ..problem import Problems
from ..reading import Reading
from .asking import Manner, terms_of
from .seating import agreed, seat
from .usage import WrongUsage, refuse_problem, told

if TYPE_CHECKING:
    from ..asking.hearing import Terms
    from ..counting.score import Score
    from ..game.vocabulary import Vocabulary
    from ..law.ruleset import Shelf


def score(words: list[str], before: str | None, rules: list[str] | None, facts: list[str] | None, manner: Manner) -> int:
    """Count the hands of a round by each document chosen; return the exit code."""
    if not words:
        raise WrongUsage(told('name the hands: arbitre score "Anna: 9, 4, reverse; Bob: wild; Chloé: none"',
                              'donnez les mains : arbitre score "Anna : 9, 4, inversion ; Bob : joker ; Chloé : aucune"'))
    shelf, charter = seat(rules, manner.house)
    manner = agreed(manner, charter)
    terms = terms_of(shelf, rules, facts, manner, charter)
    players = _players(shelf.vocabulary, spoken(" ".join(words)), spoken(before) if before else None)
    lang = manner.lang or _spoken_in(players)
    players = _each_named(players, lang)
    ids, by_default = documents(shelf, Reading("", lang, "read"), terms)
    said = {**(dict(charter.facts) if charter else {}), **terms.facts}
    scores = [_reckoned(shelf, id, players, said, terms) for id in ids]
    if manner.json:
        _print_object(scores, players, shelf.vocabulary, lang)
    else:
        others = beside(shelf, ids[0]) if by_default and not terms.house else []
        _show(scores, [_reckoned(shelf, id, players, said, terms) for id in others], players, shelf, lang, manner, by_default)
    return 0


def _players(vocabulary: "Vocabulary", text: str, before: str | None) -> tuple[Player, ...]:
    try:
        players: tuple[Player, ...] = RoundReader(vocabulary, of_locale()).read(text, before)
    except Problems as problems:
        refuse_problem(problems.problems[0])
    if not players:
        raise WrongUsage(told("no hand is named", "aucune main n'est donnée"))
    return players


def _each_named(players: tuple[Player, ...], lang: str) -> tuple[Player, ...]:
    """Return the players, those of several hands without names called by the number of the hand."""
    if len(players) < 2 or any(player.name for player in players):
        return players
    from ..report.score import hand_name

    return tuple(player._replace(name=hand_name(number, lang)) for number, player in enumerate(players, 1))


def _reckoned(shelf: "Shelf", id: str, players: tuple[Player, ...], facts: dict[str, Any], terms: "Terms") -> "Score":
    found: Score = reckon(shelf.ruleset(id, terms.house or ()), players, facts, terms.strict)
    return found


def _spoken_in(players: tuple[Player, ...]) -> str:
    """Return the language of most of the cards, else that of the locale."""
    languages = [card.lang for player in players for card in player.cards if card.lang]
    return max(languages, key=languages.count) if languages else of_locale()


def _print_object(scores: "list[Score]", players: tuple[Player, ...], vocabulary: "Vocabulary", lang: str) -> None:
    from ..report.json import SCHEMA, dump
    from ..report.score import score_object
    from ..report.voice import Voice

    voice = Voice(vocabulary, lang)
    print(dump({"schema": SCHEMA, "scores": [score_object(one, players, voice) for one in scores]}))


def _show(scores: "list[Score]", others: "list[Score]", players: tuple[Player, ...], shelf: "Shelf", lang: str, manner: Manner, by_default: bool) -> None:
    from ..report.score import show_scores
    from ..report.voice import Voice

    show_scores(scores, others, players, Voice(shelf.vocabulary, lang), manner.plain, by_default)
