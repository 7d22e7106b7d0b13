"""The cards that are not in every box, each with those that stand for it in the others."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .ruleset import Ruleset


def cards_apart(rulesets: "Sequence[Ruleset]") -> dict[str, dict[str, tuple[str, ...]]]:
    """{ruleset id: {card: its kin in the other boxes}} of the cards that are not in every box.

    Kin is a card that the first box lacks: one that its word means there, or one of which either finds the other in
    its own smallest group.
    """
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    for ruleset in rulesets:
        others = [other for other in rulesets if other is not ruleset]
        found[ruleset.id] = {card: _kin(card, ruleset, others) for card in ruleset.cards
                             if any(card not in other.cards for other in others)}
    return found


def _kin(card: str, ruleset: "Ruleset", others: "list[Ruleset]") -> tuple[str, ...]:
    kin: dict[str, None] = {}
    for other in others:
        if card not in other.cards:
            strange = [one for one in other.cards if one not in ruleset.cards]
            kin |= dict.fromkeys([*_meant(card, ruleset, other, strange), *_grouped(card, ruleset, other, strange)])
    return tuple(kin)


def _meant(card: str, ruleset: "Ruleset", other: "Ruleset", strange: list[str]) -> list[str]:
    """The strange cards that the word for this card means in the other edition, or the other way round."""
    return [one for one in strange if one in other.means.get(card, ()) or card in ruleset.means.get(one, ())]


def _grouped(card: str, ruleset: "Ruleset", other: "Ruleset", strange: list[str]) -> list[str]:
    """The strange cards whose smallest group that holds a card of the first box alone is the one of this card."""
    mine = [one for one in ruleset.cards if one not in other.cards]
    group = _smallest(card, strange, ruleset, other)
    return [one for one in strange if one in group and _smallest(one, mine, ruleset, other) == group]


def _smallest(card: str, sought: list[str], ruleset: "Ruleset", other: "Ruleset") -> set[str]:
    """The cards of two boxes in the smallest group that holds the card and one of those that are sought."""
    groups = [[one for one in dict.fromkeys((*ruleset.cards, *other.cards)) if one in members]
              for groups in ruleset.vocabulary.groups.values() for members in groups.values() if card in members]
    return set(min((group for group in groups if any(one in group for one in sought)), key=len, default=()))
