"""What examples teach: which question a text asks, how and what it asks of it, which facts it tells, each with a
probability.

The tables are learnt from the example sentences beside the words files (see `learning`). What the phrases make of a
text is a mark like its words, so that the examples also tell how far the phrases are to be trusted.
"""

import os
from typing import Any

from ..files.drawers import Drawers
from ..files.ondemand import OnDemand
from .claim import NOT, OPEN
from .likelihood import Likelihood, shares

COUNTS = os.path.join("vocabulary", "learned.json")
"""The file of what was counted, in the folder of the rulesets."""
VOTE, SAYS = "vote:", "says:"
VOTED, FIRST_VOTED = 2, 5
"""Weight of the mark of a question for which a phrase votes, and of the one that has most votes."""
SAID = 3
"""Weight of what the phrases say of a fact or a claim, as a mark."""
UNTOLD = "-"
SURE_FACT, SURE_FORM, SURE_CLAIM = 0.95, 0.75, 0.4
"""Probability from which a fact, how it is asked, and what is claimed are taken from the examples, whatever the phrases
say."""
CLAIM = "claim"


class Learned:
    """The learnt tables: of questions; of how something is asked, by kind of question; of claims and facts by question."""

    def __init__(self, questions: Likelihood, forms: Any, claims: Any, facts: Any) -> None:
        self.questions, self.forms, self.claims, self.facts = questions, forms, claims, facts

    @classmethod
    def made(cls, counts: dict[str, Any]) -> "Learned":
        """The tables of what was counted."""
        return cls.thawed(frozen(counts))

    @classmethod
    def thawed(cls, drawers: Drawers) -> "Learned":
        """The tables that were frozen."""
        def make(number: int) -> Likelihood:
            return Likelihood.thawed(drawers.open(number), drawers)

        questions, *others = drawers.tray
        return cls(make(questions), *(OnDemand(tables, make) for tables in others))

    def question(self, marks: dict[str, Any], voted: Any) -> dict[str, float]:
        """The probability of each question; ``voted`` are the (question, weight) pairs of the phrases."""
        return self.questions.of({**marks, **votes(voted)})

    def form(self, marks: dict[str, Any], kind: str, said: str) -> tuple[str, float]:
        """How a question of a kind is most likely asked (see `form_of`), and the probability; ``said``: by the phrases."""
        return _likeliest(self.forms.get(kind), {**marks, SAYS + form_of(said): SAID})

    def claim(self, marks: dict[str, Any], question: str) -> tuple[str, float]:
        """What is most likely claimed of an outcome or a value, without number, and the probability."""
        return _likeliest(self.claims.get(question), marks)

    def told(self, marks: dict[str, Any], question: str, said: dict[str, Any]) -> dict[str, tuple[str, float]]:
        """For each fact that examples of this question tell: its most likely value (or ``UNTOLD``), the probability."""
        table = self.facts.get(question)
        return told(table, marks, said) if table else {}


def counts_of(folder: str) -> str:
    """The file of what was counted, in a folder of rulesets."""
    return os.path.join(folder, COUNTS)


def frozen(counts: dict[str, Any]) -> Drawers:
    """What was counted as plain values, each table in drawers of its own."""
    drawers = Drawers()

    def put(table: dict[str, Any]) -> int:
        return drawers.put(Likelihood.frozen(table, drawers))

    several = ({name: put(table) for name, table in counts[what].items()} for what in ("forms", "claims", "facts"))
    drawers.tray = put(counts["questions"]), *several
    return drawers


def read_counts(folder: str) -> Drawers:
    """What the examples of a folder of rulesets teach; with nothing in it where nothing was counted there."""
    try:
        with open(counts_of(folder), encoding="utf-8") as file:
            import json  # only where there is no copy yet

            return frozen(json.load(file))
    except (OSError, ValueError, LookupError, TypeError):
        return Drawers()  # without examples, the phrases alone are heard


def _likeliest(table: Likelihood | None, marks: dict[str, Any]) -> tuple[str, float]:
    if table is None:
        return "", 0.0
    found = table.of(marks)
    best = max(found, key=found.__getitem__)
    return best, found[best]


def told(table: Likelihood, marks: dict[str, Any], said: dict[str, Any]) -> dict[str, tuple[str, float]]:
    """For each fact of a table whose classes are ``fact=value``: the most likely value and its probability.

    What the phrases say of a fact bears on this fact alone.
    """
    points, known = table.points(marks)
    out = {}
    for fact, places in table.by_fact.items():
        gains = table.gains(says(fact, said))
        own = [points[place] + (SAID * gains[place] if gains else 0) for place in places]
        share, place = max(zip(shares(own, known), places))
        out[fact] = table.classes[place].partition("=")[2], share
    return out


def says(fact: str, said: dict[str, Any]) -> str:
    """What the phrases say of a fact, as a mark."""
    return f"{SAYS}{fact}={said.get(fact, UNTOLD)}"


def votes(voted: Any) -> dict[str, int]:
    """The votes of phrases as marks, the strongest most."""
    marks: dict[str, int] = {VOTE + question: VOTED for question, _ in voted}
    marks[VOTE + (voted[0][0] if voted else UNTOLD)] = FIRST_VOTED
    return marks


def form_of(asks: str) -> str:
    """How something is asked: ``what``, a verdict, or a ``claim`` of an effect or a value; denied with ``not ``."""
    if asks == OPEN:
        return OPEN
    denied, text = (NOT, asks[len(NOT):]) if asks.startswith(NOT) else ("", asks)
    return denied + (CLAIM if ":" in text else text)


def content_of(asks: str) -> str:
    """What is claimed, without denial and number: ``next:draw`` of ``not next:draw:6``, ``value`` of ``value:7``."""
    parts = asks.removeprefix(NOT).split(":")
    return parts[0] if parts[0] == "value" else ":".join(parts[:2])
