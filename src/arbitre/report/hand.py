"""A hand on the screen: which cards may be played, then each card with its rule and its page."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from . import tally as _tally  # noqa: F401  the sentences of hands are known from here on
from .hearing import document_title
from .json import dump, ruling_object, without_denials
from .ruling import Block, brief, citation_line, dependence_blocks, reasons
from .screen import given_width, is_terminal, show
from .table import WIDE, print_rows, reason
from .voice import Voice
from .words import colon, sentence, series

if TYPE_CHECKING:
    from ..counting.hand import Hand
    from ..game.vocabulary import Vocabulary
    from ..judging.ruling import Ruling
    from ..law.ruleset import Ruleset, Shelf
    from ..problem import Problem
    from ..reading.card import Card

    Ruled = tuple[Ruleset, list[Ruling]]  # a document, what it rules on each card

GAP = Block("gap", "")
TOLD = ("yes", "depends", "contested", "silent", "absent", "no")
"""Answers in the order in which the cards that have them are told."""


def show_hand(hand: "Hand", ruled: "list[Ruled]", others: "list[Ruled]", shelf: "Shelf", voice: Voice, plain: bool, by_default: bool) -> None:
    """Print what each document says of each card.

    ``ruled`` is [(ruleset, rulings)], ``others`` the same of the other documents, shown where they answer otherwise;
    ``by_default``: nobody named a document.
    """
    width = given_width() or 0
    is_wide = not plain and is_terminal() and width >= WIDE
    blocks: list[Block] = []
    for ruleset, rulings in ruled:
        blocks += [Block("title", document_title(ruleset, voice))] if len(ruled) > 1 else []
        blocks += [*_summary(hand, rulings, voice), GAP]
        if is_wide and rulings:
            show(blocks, voice.lang)
            print()
            _print_table(hand, rulings, voice, width)
            blocks.clear()
        else:
            blocks += [*_each(hand, rulings, voice), GAP]
    show([*blocks, *_small_print(hand, ruled, others, voice, by_default)], voice.lang, plain)


def _print_table(hand: "Hand", rulings: "list[Ruling]", voice: Voice, width: int) -> None:
    heads = [voice.say(key) for key in ("hand-card", "hand-may", "rule", "passage")]
    print_rows([heads, *(_row(name, ruling, voice) for name, ruling in _named(hand, rulings, voice))], voice.lang, width)


def _named(hand: "Hand", rulings: "list[Ruling]", voice: Voice) -> "list[tuple[str, Ruling]]":
    """Return every card's name, the one just drawn told, with its ruling."""
    names = [voice.thing(card.thing) for card in hand.cards]
    told = [voice.say("drawn-just", card=name) if number == hand.drawn else name for number, name in enumerate(names)]
    return list(zip(told, rulings))


def _summary(hand: "Hand", rulings: "list[Ruling]", voice: Voice) -> list[Block]:
    """Return the answer in the fewest words: which cards may be played, which not, and which are open."""
    if not rulings:
        return [Block("answer", voice.say("hand-empty"))]
    by_answer: dict[str, list[str]] = {}
    for card, ruling in zip(hand.cards, rulings):
        by_answer.setdefault(ruling.answer, []).append(voice.thing(card.thing))
    told = {answer: voice.say("hand-" + answer, cards=", ".join(names), count=len(names)) for answer, names in by_answer.items()}
    if list(by_answer) == [TOLD[-1]]:
        return [Block("answer", voice.say("hand-none", count=len(hand.cards)))]
    first, *rest = [told[answer] for answer in TOLD if answer in told]
    return [Block("answer", first), *(Block("follows", text) for text in rest)]


def _each(hand: "Hand", rulings: "list[Ruling]", voice: Voice) -> list[Block]:
    """Return the cards one below the other, each with its rule and what it depends on."""
    blocks: list[Block] = []
    for name, ruling in _named(hand, rulings, voice):
        blocks.append(Block("follows", name + colon(voice.lang) + _lowered(brief(ruling, voice))))
        blocks += [block._replace(indent=block.indent + 2) for block in reasons(ruling, voice)]
        for dependence in ruling.depends:
            blocks += dependence_blocks(dependence, voice, 2)
    return blocks


def _row(name: str, ruling: "Ruling", voice: Voice) -> list[str]:
    cites = series(dict.fromkeys(citation_line(rule, voice) for rule in ruling.because), voice.lang)
    return [name, brief(ruling, voice), reason(ruling, voice), cites]


def _lowered(text: str) -> str:
    return text[:1].lower() + text[1:]


def _small_print(hand: "Hand", ruled: "list[Ruled]", others: "list[Ruled]", voice: Voice, by_default: bool) -> list[Block]:
    """Return what was assumed, how the hand was read, which document ruled, and which others answer otherwise."""
    assumed: dict[str, Any] = {}
    for _, rulings in ruled:
        for ruling in rulings:
            assumed.update(ruling.assumed)
    blocks = [Block("small", voice.headed("assumed", sentence(voice.facts(assumed))))] if assumed else []
    place = voice.vocabulary.commands["hand"]["on"]
    cards = voice.say("hand-read", cards=", ".join(voice.thing(card.thing) for card in hand.cards) or voice.say("none"))
    told = [cards, voice.placed(place, hand.on.thing), *([voice.facts(dict(hand.said))] if hand.said else [])]
    blocks.append(Block("small", voice.headed("read-as", sentence(series(told, voice.lang)))))
    if not by_default:
        return blocks
    blocks.append(Block("small", voice.headed("document", sentence(document_title(ruled[0][0], voice)))))
    apart = [text for ruleset, rulings in others if (text := _apart(hand, ruleset, ruled[0][1], rulings, voice))]
    return [*blocks, Block("small", voice.headed("others", series(apart, voice.lang) + ".", count=len(apart)))] if apart else blocks


def _apart(hand: "Hand", ruleset: "Ruleset", rulings: "list[Ruling]", theirs: "list[Ruling]", voice: Voice) -> str:
    """Return on which cards another document answers otherwise, and how: "mila: +4: yes"; empty if on none."""
    told = [f"{voice.thing(card.thing)} – {voice.say('brief-' + other.answer)}"
            for card, ruling, other in zip(hand.cards, rulings, theirs) if ruling.answer != other.answer]
    return ruleset.id + colon(voice.lang) + ", ".join(dict.fromkeys(told)) if told else ""


def contradiction(names: Sequence[str], facts: dict[str, Any], voice: Voice) -> str:
    """Return that some facts (of these names), or some cards, cannot all be so."""
    told = voice.facts({name: facts[name] for name in names if name in facts}) if facts else ", ".join(names)
    return voice.say("hand-cannot", facts=told)


def ruling_text(ruling: "Ruling", lang: str, vocabulary: "Vocabulary") -> bytes:
    """Return a ruling as it stands in the JSON of a hand, in UTF-8."""
    return dump(without_denials(ruling_object(ruling, lang), vocabulary.does)).encode("utf-8", "replace")


def hand_line(names: Sequence[str], on: str, cards: "tuple[Card, ...]", rulings: list[list[bytes]], unread: list[str]) -> bytes:
    """Return one hand as a line of JSON in UTF-8; ``rulings`` holds for each document the texts of its rulings, card by card."""
    parts = []
    for number, card in enumerate(cards):
        more = b', "rulings": [' + b", ".join([each[number] for each in rulings]) + b"]" if len(rulings) > 1 else b""
        parts.append(b"".join((_shown(card), rulings[0][number], more, b"}")))
    told = b", ".join([_quoted(name) for name in names])
    strange = b', "unread": ' + dump(unread).encode() if unread else b""
    return b"".join((b'{"hand": [', told, b'], "on": ', _quoted(on), b', "cards": [', b", ".join(parts), b"]", strange, b"}\n"))


MOST_NAMES = 10_000
_QUOTED: dict[str, bytes] = {}
_SHOWN: "dict[Card, bytes]" = {}


def _quoted(text: str) -> bytes:
    """Return a text in JSON; what was met is remembered."""
    found = _QUOTED.get(text)
    if found is None:
        if len(_QUOTED) >= MOST_NAMES:
            _QUOTED.clear()
        found = _QUOTED[text] = dump(text).encode("utf-8", "replace")
    return found


def _shown(card: "Card") -> bytes:
    """Return a card as it was named and as it was read, up to its ruling; what was met is remembered."""
    found = _SHOWN.get(card)
    if found is None:
        if len(_SHOWN) >= MOST_NAMES:
            _SHOWN.clear()
        read = dump("/".join(part for part in card.thing if part)).encode()
        found = _SHOWN[card] = b'{"card": ' + _quoted(card.text) + b', "read": ' + read + b', "ruling": '
    return found


def problem_line(given: Any, problem: "Problem") -> bytes:
    """Return the line for a hand that could not be read: what was given, no card, and the problem."""
    given = given if isinstance(given, dict) else {}
    told = {"id": problem.id, "message": problem.message, "hint": problem.hint}
    return dump({"hand": given.get("hand"), "on": given.get("on"), "cards": [], "problem": told}).encode("utf-8", "replace") + b"\n"
