"""What the referee says: the verdict, the rules that stand, what it depends on and what was assumed."""
from collections.abc import Iterator
from typing import NamedTuple

from ..law.rule import Effect, Rule


class Ruling(NamedTuple):
    """What the referee says.

    `answer` is yes, no, settled, or as the verdict where that is the referee's own: depends, silent, contested,
    absent. `because` are the rules that stand, `beaten` pairs (rule, the rule that beats it). `assumed` is
    {fact: ordinary value}, `absent` {fact or place: card} or None, `house` the ids of the house rules that decided,
    `base` the ruling without them and `idle` the house rules whose norm this document does not have. `facts` are the facts as this edition understands them, if otherwise than
    said, else None. `declared`: whether the document itself declares the contradiction of a contested verdict.
    """

    ruleset: str
    question: str
    asks: str
    answer: str
    verdict: str
    effects: tuple[Effect, ...] = ()
    values: tuple[str, ...] = ()
    because: tuple[Rule, ...] = ()
    beaten: tuple[tuple[Rule, Rule], ...] = ()
    depends: "tuple[Dependence, ...]" = ()
    unless: "tuple[Unless, ...]" = ()
    assumed: dict[str, str] = {}
    absent: dict[str, str] | None = None
    house: tuple[str, ...] = ()
    base: "Ruling | None" = None
    idle: tuple[str, ...] = ()
    facts: dict[str, str | list[str]] | None = None
    declared: bool | None = None


class Dependence(NamedTuple):
    """A fact that was not given and changes the ruling: how to ask for it, and what follows from each answer."""

    fact: str
    ask: dict[str, str]
    branches: "tuple[Branch, ...]"


class Branch(NamedTuple):
    """The ruling if the fact has one of these values."""

    values: tuple[str, ...]
    ruling: Ruling


class Unless(NamedTuple):
    """The other ruling that follows if these facts are not the ordinary ones: {fact: value, or list of values}."""

    facts: dict[str, str | list[str]]
    ruling: Ruling


def shape(ruling: Ruling) -> tuple[object, ...]:
    """What of a ruling matters when it is compared with another: not the rules, but what they come to."""
    branches = tuple((dependence.fact, tuple((branch.values, shape(branch.ruling)) for branch in dependence.branches))
                     for dependence in ruling.depends)
    settled = (ruling.effects, ruling.values) if ruling.answer in ("settled", "depends") else ()
    return ruling.answer, ruling.verdict, settled, branches


def deciders(ruling: Ruling) -> Iterator[str]:
    """The ids of the house rules that stand or beat another rule, in the ruling or in one that it depends on."""
    for rule in (*ruling.because, *(by for _, by in ruling.beaten)):
        folder, _, id = rule.ruleset.rpartition("/")
        if folder:
            yield id
    for dependence in ruling.depends:
        for branch in dependence.branches:
            yield from deciders(branch.ruling)
