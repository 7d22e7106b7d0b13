"""Every rule considered: whether it stands, is beaten, may apply or does not, and because of what."""
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from ..game.masks import Box, bits
from ..law.rule import Rule
from .cases import Book, book
from .ordinary import assume
from .own import own_situation

if TYPE_CHECKING:
    from ..game.situation import Situation
    from ..law.ruleset import Ruleset


class Considered(NamedTuple):
    """A rule and its `status`: stands, beaten, may-apply or does-not-apply.

    `by` is the rule that beats it, or None; `facts` are the ids of the facts because of which it does not apply,
    or on which it hangs; `has` is {fact id: the values that it may have here} of those because of which it does not.
    """

    rule: Rule
    status: str
    by: Rule | None = None
    facts: tuple[str, ...] = ()
    has: dict[str, tuple[str, ...]] = {}


def considered(ruleset: "Ruleset", question: str, situation: "Situation", strict: bool = False) -> tuple[Considered, ...]:
    """What became of every rule on the question (its id), in the order of the file; () where a card is absent."""
    rules = book(ruleset, question)
    own = own_situation(ruleset, rules.question, situation)
    if own.absent:
        return ()
    box = own.box if strict else assume(rules, own.box, situation)[0]
    sure, possible = rules.masks.match(box)
    standing, left = rules.walk(sure, possible)
    return tuple(_considered(rules, box, number, sure, possible, standing, left) for number in range(len(rules.rules)))


def _considered(rules: Book, box: Box, number: int, sure: int, possible: int, standing: int, left: int) -> Considered:
    rule, bit = rules.rules[number], 1 << number
    if not possible & bit:
        against = rules.masks.excludes(box, number)
        has = {rules.vocabulary.order[fact].id: rules.vocabulary.values(fact, box[fact]) for fact in against}
        return Considered(rule, "does-not-apply", facts=tuple(has), has=has)
    beating = rules.beaten_by[number] & (standing & sure)
    if not left & bit and beating:
        return Considered(rule, "beaten", rules.rules[bits(beating)[0]])
    if standing & bit and not left & rules.beaten_by[number]:
        return Considered(rule, "stands")
    facts = dict.fromkeys(fact for other in _in_doubt(rules, number, left) for fact in rules.masks.leaves_open(box, other))
    return Considered(rule, "may-apply", facts=_ids(rules, facts))


def _in_doubt(rules: Book, number: int, left: int) -> list[int]:
    """The rule and all those that may yet beat it, or beat one of those."""
    found = [number]
    for one in found:
        found += [other for other in bits(rules.beaten_by[one] & left) if other not in found]
    return found


def _ids(rules: Book, numbers: Iterable[int]) -> tuple[str, ...]:
    return tuple(rules.vocabulary.order[number].id for number in numbers)
