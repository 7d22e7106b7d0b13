"""The points of a round: what each hand is worth, who scores it, who leads and who has won, by one document's own rules."""
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ..game.situation import Situation
from ..judging.judge import judge
from ..judging.own import clear_thing
from ..judging.ruling import Ruling
from ..law.ruleset import Ruleset

if TYPE_CHECKING:
    from ..reading.card import Card

TAKES, KEEPS = "takes", "keeps"  # who goes out takes the others' points; each keeps their own
MOST, LEAST = "most", "least"  # who wins the game
BY_POINTS = ((TAKES, MOST), (KEEPS, LEAST))  # a game that is won otherwise is not won by points


class Player(NamedTuple):
    """Someone with the cards left in hand, and the points of earlier rounds (None where nobody said)."""

    name: str
    cards: "tuple[Card, ...]"
    before: int | None = None


class Count(NamedTuple):
    """What a hand is worth (None where that is not settled), with the ruling on each of its cards."""

    points: int | None
    rulings: tuple[Ruling, ...]


class Score(NamedTuple):
    """A round scored by one document, in one way of counting.

    `counts`, `scored` and `totals` stand in the order of the players (None where not settled); `way` is TAKES, KEEPS
    or None where the document gives none; `out` are the players without a card. `leaders` are those in front,
    `winners` those who have won the game. `scorer`, `target` and `end` are the rulings on who scores, on the points to
    reach and on who wins; `goal` is that number. `others` are the Scores by the document's other ways of counting.
    """

    ruleset: Ruleset
    facts: Mapping[str, object]
    counts: tuple[Count, ...]
    way: str | None
    out: tuple[str, ...]
    scored: tuple[int | None, ...]
    totals: tuple[int | None, ...]
    leaders: tuple[str, ...]
    winners: tuple[str, ...]
    goal: int | None
    scorer: Ruling
    target: Ruling
    end: Ruling
    others: "tuple[Score, ...]" = ()


def reckon(ruleset: Ruleset, players: Sequence[Player], facts: Mapping[str, object], strict: bool = False, more: bool = True) -> Score:
    """The Score of a round by a ruleset; `facts` were said besides, such as the way of counting.

    With `more` also by the other ways of counting that the ruleset has.
    """
    command = ruleset.vocabulary.commands["score"]
    scorer, target, end = (_ruling(ruleset, command[name], facts, strict) for name in ("scorer", "reach", "end"))
    counts = tuple(_count(ruleset, command, player, facts, strict) for player in players)
    out = tuple(player.name for player in players if not player.cards)
    way = _told(scorer, command["score"], command["ways"])
    scored = _scored(way, players, counts)
    totals = tuple(None if points is None else points + (player.before or 0) for points, player in zip(scored, players))
    goal = int(target.values[0]) if len(target.values) == 1 and target.values[0].isdecimal() else None
    aim = _told(end, command["win"], command["wins"])
    leaders = _in_front(players, totals, aim) if (way, aim) in BY_POINTS else ()
    known = _all_known(totals)
    is_over = goal is not None and known is not None and max(known, default=0) >= goal
    others = tuple(_by_other_ways(ruleset, players, facts, strict, scorer)) if more else ()
    return Score(ruleset, facts, counts, way, out, scored, totals, leaders, leaders if is_over else (), goal,
                 scorer, target, end, others)


def points(ruleset: Ruleset, cards: "Iterable[Card]", facts: Mapping[str, object], strict: bool = False) -> Count:
    """What some cards in hand are worth, as a Count."""
    return _count(ruleset, ruleset.vocabulary.commands["score"], Player("", tuple(cards)), facts, strict)


def _ruling(ruleset: Ruleset, question: str, facts: Mapping[str, object], strict: bool) -> Ruling:
    return judge(ruleset, question, Situation.of(ruleset.vocabulary, facts), strict=strict)


def _count(ruleset: Ruleset, command: Mapping[str, Any], player: Player, facts: Mapping[str, object], strict: bool) -> Count:
    """What the hand of a player is worth, card by card."""
    vocabulary = ruleset.vocabulary
    rulings: list[Ruling] = []
    parts = vocabulary.things[vocabulary.places[command["each"]].thing]
    for card in player.cards:
        named = {part: value for part, value in zip(parts, clear_thing(ruleset, card.thing)) if value}
        situation = Situation.of(vocabulary, {**facts, command["each"]: named})
        rulings.append(judge(ruleset, command["question"], situation, strict=strict))
    settled = [ruling.values[0] for ruling in rulings if len(ruling.values) == 1 and ruling.values[0].isdecimal()]
    return Count(sum(map(int, settled)) if len(settled) == len(rulings) else None, tuple(rulings))


def _told(ruling: Ruling, act: str, meanings: Mapping[str, str]) -> str | None:
    """What a settled ruling tells by who does an act: the first of the meanings; None where it tells nothing."""
    found = [meanings[effect.who] for effect in ruling.effects if effect.does == act and effect.who in meanings]
    return found[0] if ruling.answer == "settled" and found else None


def _all_known(points: Iterable[int | None]) -> list[int] | None:
    """The points, or None where some are not settled."""
    listed = list(points)
    known = [one for one in listed if one is not None]
    return known if len(known) == len(listed) else None


def _scored(way: str | None, players: Sequence[Player], counts: Sequence[Count]) -> tuple[int | None, ...]:
    """What each player scores in this round; None where that is not settled."""
    worth = [count.points for count in counts]
    if way == KEEPS:
        return tuple(worth)
    out = [number for number, player in enumerate(players) if not player.cards]
    if way != TAKES or len(out) != 1:
        return tuple(None for _ in players)
    known = _all_known(worth)
    taken = None if known is None else sum(known)
    return tuple(taken if number == out[0] else 0 for number in range(len(players)))


def _in_front(players: Sequence[Player], totals: Sequence[int | None], aim: str | None) -> tuple[str, ...]:
    """The names of the players with the most points, or with the least, whichever wins; none where totals are open."""
    known = _all_known(totals)
    if not known:
        return ()
    best = max(known) if aim == MOST else min(known)
    return tuple(player.name for player, total in zip(players, totals) if total == best)


def _by_other_ways(ruleset: Ruleset, players: Sequence[Player], facts: Mapping[str, object], strict: bool, scorer: Ruling) -> Iterator[Score]:
    """The Scores under each change of what was assumed that gives another way of counting."""
    for exception in scorer.unless:
        if exception.ruling.answer == "settled" and exception.ruling.effects != scorer.effects:
            yield reckon(ruleset, players, {**facts, **exception.facts}, strict, more=False)
