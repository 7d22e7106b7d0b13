"""The situations that no game can reach: those that the vocabulary lists and those that follow from the cards."""
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from ..problem import Problem
from .masks import Condition, bits
from .when import read_when

if TYPE_CHECKING:
    from .vocabulary import Vocabulary


def listed(rows: Iterable[Any], vocabulary: "Vocabulary", problems: list[Problem]) -> list[Condition]:
    """The conditions that the vocabulary lists under `never`."""
    return [condition for row in rows if (condition := read_when(row, vocabulary, "a row of `never`", problems))]


def of_computed(vocabulary: "Vocabulary") -> list[Condition]:
    """The rows that keep a fact computed from two single parts true to them."""
    said = {fact.source: number for number, fact in enumerate(vocabulary.order) if fact.source}
    rows: list[Condition] = []
    for number, fact in enumerate(vocabulary.order):
        if fact.computed and fact.computed[0] == "same" and len(fact.computed) == 2:
            one, other = fact.computed[1]
            if one in said and other in said and vocabulary.full[said[one]] == vocabulary.full[said[other]]:
                rows += _of_same(vocabulary, number, one, other, said)
    return rows


def _of_same(vocabulary: "Vocabulary", number: int, one: tuple[str, str], other: tuple[str, str], said: dict[tuple[str, str], int]) -> list[Condition]:
    yes, no = vocabulary.bit[vocabulary.order[number].id]["yes"], vocabulary.bit[vocabulary.order[number].id]["no"]
    having, rows = _without(vocabulary, one, other, said)
    rows = [{**row, number: yes} for row in rows]
    full = vocabulary.full[said[one]]
    for bit in bits(full):
        value = 1 << bit
        rows.append({said[one]: value, said[other]: value, number: no, **having})
        if full & ~value:
            rows.append({said[one]: value, said[other]: full & ~value, number: yes, **having})
    return [row for row in rows if all(row.values())]


def _without(vocabulary: "Vocabulary", one: tuple[str, str], other: tuple[str, str], said: dict[tuple[str, str], int]) -> tuple[Condition, list[Condition]]:
    """(the condition that both places have the part, a condition for each that lacks it)."""
    having: Condition = {}
    rows: list[Condition] = []
    for place, part in (one, other):
        teller, values = vocabulary.places[place].without.get(part, (None, ()))
        if teller and (place, teller) in said:
            fact = said[place, teller]
            lacking = vocabulary.mask(vocabulary.order[fact].id, values)
            having[fact] = vocabulary.full[fact] & ~lacking
            rows.append({fact: lacking})
    return having, rows
