"""Answers what was asked: does a conclusion bear the claim out?"""
from collections.abc import Collection, Mapping, Sequence
from operator import eq, gt, lt
from typing import TYPE_CHECKING

from ..game.vocabulary import OWN_VERDICTS, VERDICTS

if TYPE_CHECKING:
    from ..game.vocabulary import Clash
    from .conclusion import Conclusion

WHAT = "what"
REFUSED = VERDICTS["permission"][1]  # what is not played, drawn or called has none of its effects
NOT = "not "
_VALUE = "value"
NOTHING: Mapping[str, Collection[str]] = {}
COMPARED = {"value:alike": eq, "value:more": gt, "value:less": lt}
"""The claims that compare what several cards are worth, each with the next, and how."""


def answer(asks: str, kind: str, conclusion: "Conclusion", clashes: "Collection[Clash]" = (), leaves: Mapping[str, Collection[str]] = NOTHING) -> str:
    """`yes` or `no` to a claim, `settled` to `what`, or the referee's own verdict.

    `asks` is `what` or a claim: a verdict, an effect `who:does[:count]`, a value `value:N`, with `not ` before
    it if negated. `kind` is the kind of the question; `leaves` are the effects that go on as always beside an act.
    """
    verdict = conclusion.verdict
    if verdict in OWN_VERDICTS:
        return verdict
    if asks.startswith(NOT):
        return {"yes": "no", "no": "yes"}.get(found := answer(asks[len(NOT):], kind, conclusion, clashes), found)
    if asks in COMPARED:
        return _of_several(asks, conclusion)
    if asks in VERDICTS[kind] and len(VERDICTS[kind]) > 1:
        return "yes" if asks == verdict else "no"
    if ":" in asks:
        head, _, rest = asks.partition(":")
        return _of_value(rest, conclusion) if head == _VALUE else _of_effect(asks.split(":"), conclusion, clashes, leaves)
    return "settled"


def claims_effect(asks: str) -> bool:
    """Whether the claim is of an effect."""
    return ":" in asks and not asks.removeprefix(NOT).startswith(_VALUE + ":")


def compares(asks: str) -> bool:
    """Whether the claim compares what several cards are worth."""
    return asks.removeprefix(NOT) in COMPARED


def _of_several(asks: str, conclusion: "Conclusion") -> str:
    """Whether each of several values is like the next, more or less than it."""
    known = [bounds(value) for value in conclusion.values]
    if len(known) < 2 or any(low != high for low, high in known):
        return "silent"
    return "yes" if all(COMPARED[asks](one, other) for one, other in zip(known, known[1:])) else "no"


def _of_value(claim: str, conclusion: "Conclusion") -> str:
    """A number, a range, this very one (``=2-10``), or the bound claimed of what there must be: ``>500``, ``>=3``, ``<=10``."""
    if not conclusion.values:
        return "silent"
    if claim.startswith("="):
        return "yes" if any(bounds(claim[1:]) == bounds(value) for value in conclusion.values) else "no"
    if claim.startswith("<") and conclusion.at_least:
        return "no"
    if claim.startswith(("<", ">")):
        return "yes" if any(bounded(claim, value) for value in conclusion.values) else "no"
    if any(within(claim, value) for value in conclusion.values):
        return "yes"
    return "yes" if conclusion.at_least and bounds(claim)[0] >= bounds(conclusion.values[0])[0] else "no"


def _of_effect(claim: Sequence[str], conclusion: "Conclusion", clashes: "Collection[Clash]", leaves: Mapping[str, Collection[str]]) -> str:
    who, does, count = claim[0], claim[1], claim[2] if len(claim) > 2 else None
    if any(f"{who}:{does}" in leaves.get(effect.does, ()) for effect in conclusion.effects):
        return "yes"
    if any(clash.of(who, does, effect) for effect in conclusion.effects for clash in clashes):
        return "no"
    alike = [effect for effect in conclusion.effects if effect.who == who and effect.does == does]
    if any(count is None or effect.count is not None and within(count, effect.count) for effect in alike):
        return "yes"
    if any(effect.count is None for effect in alike):
        return "silent"
    return "no" if alike or conclusion.complete or conclusion.verdict == REFUSED else "silent"


def bounded(claim: str, value: str) -> bool:
    """Whether a claim like ``>500`` is true of a number or range: of its least number for ``>``, of its greatest for ``<``.

    Who says "at most ten" (``<=10``) says that it may be ten. No bound that cannot be read is true of anything.
    """
    number = claim.lstrip("<>=")
    sign, (bound, known), (least, most) = claim.removesuffix(number), bounds(number), bounds(value)
    return bound == known and {">": least > bound, ">=": least >= bound, "<": most < bound, "<=": most == bound}.get(sign, False)


def within(claim: str, value: str) -> bool:
    """Whether a number or range (as text) lies within another."""
    low, high = bounds(claim)
    least, most = bounds(value)
    return least <= low and high <= most


def bounds(text: str) -> tuple[int, int]:
    """(lowest, highest) of a number or a range written as text; numbers that cannot be read are nowhere."""
    low, _, high = text.partition("-")
    return (int(low), int(high or low)) if low.isdecimal() and (high or low).isdecimal() else (1, 0)
