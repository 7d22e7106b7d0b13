"""A round scored, on the screen: who scores what and who leads, then every hand, then the rules with their pages."""

from typing import TYPE_CHECKING, Any

from . import tally as _tally  # noqa: F401  the sentences of points are known from here on
from .hearing import document_title
from .json import ruling_object, without_denials
from .ruling import Block, citation_line, dependence_blocks, short_answer
from .screen import given_width, is_terminal, show
from .table import WIDE, print_rows
from .voice import Voice
from .words import colon, say, sentence, series

if TYPE_CHECKING:
    from ..counting.score import Player, Score
    from ..judging.ruling import Ruling

GAP = Block("gap", "")


def show_scores(scores: "list[Score]", others: "list[Score]", players: "tuple[Player, ...]", voice: Voice, plain: bool, by_default: bool) -> None:
    """Print a round as each document scores it; ``others`` are told where they come to something else.

    ``by_default``: nobody named a document.
    """
    width = given_width() or 0
    is_wide = not plain and is_terminal() and width >= WIDE
    blocks: list[Block] = []
    for score in scores:
        blocks += [Block("title", document_title(score.ruleset, voice))] if len(scores) > 1 else []
        blocks += [*_summary(score, players, voice), GAP]
        if is_wide and players[0].name:
            show(blocks, voice.lang)
            print()
            print_rows(_rows(score, players, voice), voice.lang, width)
            blocks = []
        else:
            blocks += [*_each(score, players, voice), GAP]
        blocks += [*_unsettled(score, players, voice), *_rules(score, players, voice), *_other_ways(score, players, voice), GAP]
    show([*blocks, *_by_default(scores[0], others, players, voice, by_default)], voice.lang, plain)


def hand_name(number: int, lang: str) -> str:
    """Return what the hand of a player without a name is called, as one of several."""
    return say("score-numbered", lang, number=number)


def _summary(score: "Score", players: "tuple[Player, ...]", voice: Voice) -> list[Block]:
    """Return the answer: who scores, who leads or wins, and what is missing for it."""
    told = _told(score, players, voice)
    goal = _goal(score, players, voice)
    return [Block("answer", told[0]), *(Block("follows", text) for text in told[1:]), *([Block("follows", goal)] if goal else [])]


def _told(score: "Score", players: "tuple[Player, ...]", voice: Voice) -> list[str]:
    """Return the sentences that tell what a round comes to."""
    if not players[0].name:
        count = score.counts[0].points
        return [voice.say("score-open") if count is None else voice.say("score-hand", points=_points(count, voice))]
    if any(count.points is None for count in score.counts):
        return [voice.say("score-open")]
    if score.way is None:
        return [voice.say("score-no-way")]
    scored = [points for points in score.scored if points is not None]
    if len(scored) < len(score.scored):
        names = voice.listed(list(score.out), "and")
        return [voice.say("score-several", names=names) if score.out else voice.say("score-nobody")]
    first = voice.say("score-keeps")
    if score.way == "takes":
        number = next(number for number, player in enumerate(players) if not player.cards)
        first = voice.say("score-takes", name=players[number].name, points=_points(scored[number], voice))
    front = _in_front(score, players, voice)
    return [front, first] if score.winners else [first, front] if front else [first]


def _in_front(score: "Score", players: "tuple[Player, ...]", voice: Voice) -> str:
    """Return who leads or has won, alone or level with others."""
    if not score.leaders:
        return ""
    best = next(total for player, total in zip(players, score.totals) if player.name == score.leaders[0] and total is not None)
    names = voice.listed(list(score.leaders), "and")
    if len(score.leaders) > 1:
        return voice.say("score-shared" if score.winners else "score-level", names=names, points=_points(best, voice))
    return voice.say("score-wins" if score.winners else "score-leads", name=names, points=_points(best, voice))


def _goal(score: "Score", players: "tuple[Player, ...]", voice: Voice) -> str:
    """Return whether somebody has reached the points to reach."""
    if score.goal is None or None in score.totals or not players[0].name:
        return ""
    there = [player.name for player, total in zip(players, score.totals) if total is not None and total >= score.goal]
    return " ".join(voice.say("score-reached", name=name, goal=score.goal) for name in there) or voice.say("score-not-yet", goal=score.goal)


def _points(count: int, voice: Voice) -> str:
    return voice.say("score-points", count=count)


def _cards(player: "Player", voice: Voice) -> str:
    return ", ".join(voice.thing(card.thing) for card in player.cards) or voice.say("score-none")


def _each(score: "Score", players: "tuple[Player, ...]", voice: Voice) -> list[Block]:
    """Return a line a player: the cards, their points and the total."""
    blocks = []
    for player, count, scored, total in zip(players, score.counts, score.scored, score.totals):
        name = player.name + colon(voice.lang) if player.name else ""
        key = "score-unsettled" if count.points is None else "score-worth"
        points = "" if count.points is None else _points(count.points, voice)
        blocks.append(Block("rule", name + voice.say(key, cards=_cards(player, voice), points=points)))
        if total is not None and player.name and any(one.before is not None for one in players):
            told = voice.say("score-sum", before=player.before or 0, scored=scored, total=total)
            blocks.append(Block("rule", voice.headed("head-total", told), 2))
    return blocks


def _rows(score: "Score", players: "tuple[Player, ...]", voice: Voice) -> list[list[str]]:
    """Return the hands as the rows of a table, heads first; earlier points only where there are any."""
    has_before = any(player.before is not None for player in players)
    keys = ["head-player", "head-cards", "head-points", "head-scored", *(["head-before", "head-total"] if has_before else [])]
    rows = [[voice.say(key) for key in keys]]
    for player, count, scored, total in zip(players, score.counts, score.scored, score.totals):
        numbers = [count.points, scored, *([player.before or 0, total] if has_before else [])]
        rows.append([player.name, _cards(player, voice), *(voice.say("score-unknown") if one is None else str(one) for one in numbers)])
    return rows


def _unsettled(score: "Score", players: "tuple[Player, ...]", voice: Voice) -> list[Block]:
    """Return for each card that is not settled why, once."""
    blocks: dict[str, list[Block]] = {}
    for player, count in zip(players, score.counts):
        for card, ruling in zip(player.cards, count.rulings):
            name = voice.thing(card.thing)
            if len(ruling.values) != 1 and name not in blocks:
                asks = [block for one in ruling.depends for block in dependence_blocks(one, voice, 2)]
                blocks[name] = [Block("warn", name + colon(voice.lang) + short_answer(ruling, voice)), *asks]
    return [block for listed in blocks.values() for block in listed]


def _rules(score: "Score", players: "tuple[Player, ...]", voice: Voice) -> list[Block]:
    """Return the rules by which it was scored, each with its page: who scores, the cards, the points to reach, who wins."""
    rulings = [ruling for count in score.counts for ruling in count.rulings]
    if players[0].name:
        rulings = [score.scorer, *rulings, score.target, score.end]
    standing = {(rule.ruleset, rule.id): rule for ruling in rulings for rule in ruling.because}
    return [block for rule in standing.values()
            for block in (Block("rule", rule.says[voice.lang]), Block("cite", citation_line(rule, voice), 2))]


def _other_ways(score: "Score", players: "tuple[Player, ...]", voice: Voice) -> list[Block]:
    """Return what the round comes to by the document's other ways of counting."""
    blocks = []
    for other in score.others if players[0].name else ():
        changed = {fact: value for fact, value in other.facts.items() if score.facts.get(fact) != value}
        told = " ".join([*_told(other, players, voice), _goal(other, players, voice)]).strip()
        blocks.append(Block("small", voice.say("score-other-way", way=voice.facts(changed)) + colon(voice.lang) + told))
    return blocks


def _by_default(score: "Score", others: "list[Score]", players: "tuple[Player, ...]", voice: Voice, by_default: bool) -> list[Block]:
    """Return what was assumed, which document scored, and which others come to something else."""
    assumed = score.scorer.assumed if players[0].name else {}
    blocks = [Block("small", voice.headed("assumed", sentence(voice.facts(assumed))))] if assumed else []
    if not by_default:
        return blocks
    blocks.append(Block("small", voice.headed("document", sentence(document_title(score.ruleset, voice)))))
    apart = [other.ruleset.id + colon(voice.lang) + _brief(other, players, voice) for other in others if _comes_to(other, players) != _comes_to(score, players)]
    return [*blocks, Block("small", voice.headed("score-others", series(apart, voice.lang) + ".", count=len(apart)))] if apart else blocks


def _comes_to(score: "Score", players: "tuple[Player, ...]") -> tuple[Any, ...]:
    """Return what makes a round come to something else: of a hand without a player, its points alone."""
    counted = tuple(count.points for count in score.counts)
    return (score.way, score.scored, score.winners, counted) if players[0].name else counted


def _brief(score: "Score", players: "tuple[Player, ...]", voice: Voice) -> str:
    """Return what another document comes to, in a few words."""
    told = _told(score, players, voice)
    if score.way == "keeps" and None not in score.scored:
        told = [voice.say("score-way-keeps"), *told[1:]] if not score.winners else [voice.say("score-way-keeps"), told[0]]
    return ", ".join(one.rstrip(".") for one in told)


def score_object(score: "Score", players: "tuple[Player, ...]", voice: Voice) -> dict[str, Any]:
    """Return a round scored by one document as JSON holds it."""
    def ruled(ruling: "Ruling") -> dict[str, Any]:
        return without_denials(ruling_object(ruling, voice.lang), voice.vocabulary.does)

    hands = []
    for player, count, scored, total in zip(players, score.counts, score.scored, score.totals):
        cards = [dict(card=card.text, read="/".join(filter(None, card.thing)), ruling=ruled(ruling))
                 for card, ruling in zip(player.cards, count.rulings)]
        hands.append(dict(player=player.name or None, points=count.points, scores=scored, before=player.before,
                          total=total, cards=cards))
    return {"ruleset": score.ruleset.id, "facts": dict(score.facts), "way": score.way, "hands": hands,
            "leads": list(score.leaders), "reach": score.goal, "wins": list(score.winners),
            "rulings": [ruled(ruling) for ruling in (score.scorer, score.target, score.end)],
            "other_ways": [score_object(other, players, voice) for other in score.others]}
