"""Every rule considered: whether it stands, is beaten, may apply or does not, and because of what."""
from typing import NamedTuple

from .cases import book
from .masks import bits
from .ordinary import assume
from .own import own_situation


class Considered(NamedTuple):
    """A rule and its `status`: stands, beaten, may-apply or does-not-apply.

    `by` is the rule that beats it, or None; `facts` are the ids of the facts because of which it does not apply,
    or on which it hangs.
    """

    rule: object
    status: str
    by: object = None
    facts: tuple = ()


def considered(ruleset, question, situation, strict=False):
    """What became of every rule on the question (its id), in the order of the file; () where a card is absent."""
    rules = book(ruleset, question)
    own = own_situation(ruleset, rules.question, situation)
    if own.absent:
        return ()
    box = own.box if strict else assume(rules, own.box, situation)[0]
    sure, possible = rules.masks.match(box)
    standing, left = rules.walk(sure, possible)
    return tuple(_considered(rules, box, number, sure, possible, standing, left) for number in range(len(rules.rules)))


def _considered(rules, box, number, sure, possible, standing, left):
    rule, bit = rules.rules[number], 1 << number
    if not possible & bit:
        return Considered(rule, "does-not-apply", facts=_ids(rules, rules.masks.excludes(box, number)))
    beating = rules.beaten_by[number] & (standing & sure)
    if not left & bit and beating:
        return Considered(rule, "beaten", rules.rules[bits(beating)[0]])
    if standing & bit and not left & ~standing & rules.beaten_by[number]:
        return Considered(rule, "stands")
    undecided = [number, *bits(rules.beaten_by[number] & left & ~standing)]
    facts = dict.fromkeys(fact for other in undecided for fact in rules.masks.leaves_open(box, other))
    return Considered(rule, "may-apply", facts=_ids(rules, facts))


def _ids(rules, numbers):
    return tuple(rules.vocabulary.order[number].id for number in numbers)
