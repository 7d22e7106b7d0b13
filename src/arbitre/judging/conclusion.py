"""What rules that stand together conclude: do they agree, and on what?"""
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from ..game.masks import Box, bits
from ..law.rule import SUM, Effect, Rule

if TYPE_CHECKING:
    from ..game.vocabulary import Clash, Vocabulary
    from .cases import Book, Case

T = TypeVar("T")


class Conclusion(NamedTuple):
    """A verdict with its effects and values.

    `complete`: an effect that is not listed does not happen. `declared` tells, of a contested conclusion,
    whether the document itself declares the contradiction (else None). `at_least`: more than the value will do.
    """

    verdict: str
    effects: tuple[Effect, ...] = ()
    values: tuple[str, ...] = ()
    complete: bool = False
    declared: bool | None = None
    at_least: bool = False


def conclude(book: "Book", case: "Case", total: str | None = None) -> Conclusion:
    """The Conclusion of the rules that stand in a case; `total` is the sum that a count may ask for."""
    key = case.standing, total, tuple(case.box[fact] for number in bits(case.standing) for fact in book.counted[number])
    found = book.conclusions.get(key)
    if found is None:
        found = book.conclusions[key] = _conclude(book, case, total)
    return found


def _conclude(book: "Book", case: "Case", total: str | None) -> Conclusion:
    rules = [resolved(rule, book.vocabulary, case.box, total) for rule in book.pick(case.standing)]
    if not rules:
        return Conclusion("silent")
    clashing = [pair for pair in combinations(rules, 2) if disagree(*pair, book.vocabulary.clash)]
    if clashing:
        declared = all(_contests(one, other) or _contests(other, one) for one, other in clashing)
        return Conclusion("contested", declared=declared)
    effects = tuple(dict.fromkeys(effect for rule in rules for effect in rule.effects))
    values = tuple(dict.fromkeys(value for rule in rules for value in rule.values))
    verdict = rules[0].verdict
    complete = verdict == "settled" and not any(rule.and_more for rule in rules)
    return Conclusion(verdict, effects, values, complete, at_least=bool(values) and verdict == "settled" and not complete)


def joined(conclusion: Conclusion, others: Sequence[Conclusion]) -> Conclusion:
    """The conclusion with the effects that are common to all the others."""
    effects = dict.fromkeys((*conclusion.effects, *common_effects([other.effects for other in others])))
    return conclusion._replace(effects=tuple(effects), complete=bool(others) and all(other.complete for other in others))


def common(rows: Sequence[tuple[T, ...]]) -> tuple[T, ...]:
    """What is in every row, in the order of the first."""
    return tuple(item for item in rows[0] if all(item in row for row in rows[1:])) if rows else ()


def common_effects(rows: Sequence[tuple[Effect, ...]]) -> tuple[Effect, ...]:
    """The effects in every row, in the order of the first; one of which only the count differs is told without it."""
    if not any(rows):
        return ()
    bare = [{(effect.who, effect.does) for effect in row} for row in rows[1:]]
    found = []
    for effect in rows[0]:
        if all(effect in row for row in rows[1:]):
            found.append(effect)
        elif all((effect.who, effect.does) in row for row in bare):
            found.append(effect._replace(count=None))
    return tuple(dict.fromkeys(found))


def spanned(standing: Sequence[int], conclusions: Sequence[Conclusion]) -> Conclusion | None:
    """The conclusion of cases in which the same rules give one number each, without a gap between them: from the least to
    the greatest; else None."""
    if len(set(standing)) > 1 or any(len(one.values) != 1 or one.effects or not one.values[0].isdecimal() for one in conclusions):
        return None
    numbers = sorted({int(one.values[0]) for one in conclusions})
    whole = 1 < len(numbers) == numbers[-1] - numbers[0] + 1
    return conclusions[0]._replace(values=(f"{numbers[0]}-{numbers[-1]}",)) if whole else None


def resolved(rule: Rule, vocabulary: "Vocabulary", box: Box, total: str | None = None) -> Rule:
    """The rule with every count and value that names a fact replaced by that fact's number in the box."""
    if says_numbers(rule):
        return rule
    effects = tuple(Effect(e.who, e.does, _number(e.count, vocabulary, box, total)) for e in rule.effects)
    values = tuple(value for text in rule.values if (value := _number(text, vocabulary, box, total)) is not None)
    return rule._replace(effects=effects, values=values)


def says_numbers(rule: Rule) -> bool:
    """Whether every count and value of a rule is a number as it stands."""
    return all(effect.count is None or effect.count[0].isdecimal() for effect in rule.effects) and all(value[0].isdecimal() for value in rule.values)


def _number(text: str | None, vocabulary: "Vocabulary", box: Box, total: str | None) -> str | None:
    """The number that a count says, as a text; None where nothing gives one."""
    if text is None or text[0].isdecimal():
        return text
    if SUM in text:
        added = [_number(name, vocabulary, box, total) for name in text.split(SUM)]
        known = [int(one) for one in added if one is not None]
        return str(sum(known)) if len(known) == len(added) else None
    number = vocabulary.index.get(text)
    if number is None:
        return total
    fact = vocabulary.order[number]
    numbers = {fact.numbers.get(value) for value in vocabulary.values(number, box[number])}
    found = numbers.pop() if len(numbers) == 1 else None
    return None if found is None else str(found)


def disagree(one: Rule, other: Rule, clashes: "Iterable[Clash]" = ()) -> bool:
    """Whether two rules that stand together cannot both be right."""
    if one.verdict != other.verdict:
        return True
    if one.values and other.values and one.values != other.values:
        return True
    return any(_effects_clash(a, b, clashes) for a in one.effects for b in other.effects)


def _effects_clash(one: Effect, other: Effect, clashes: "Iterable[Clash]") -> bool:
    if one.does == other.does:
        return one.who == other.who and one.count != other.count
    return any(clash.of(one.who, one.does, other) for clash in clashes)


def _contests(one: Rule, other: Rule) -> bool:
    return any(other.is_named(name) for name in one.contests)
