"""Scenarios as JSON lines for any other referee: a moment, what is asked of it, and what one document is expected to rule."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from ..game.situation import Situation
from ..judging.judge import judge
from ..problem import Problems
from ..trying.scenario import Scenario, facts_of, readings_of
from .json import SCHEMA, plain, reasons

if TYPE_CHECKING:
    from ..judging.ruling import Ruling
    from ..law.rule import Rule
    from ..law.ruleset import Ruleset, Shelf
    from ..trying.scenario import Expected


def exported(path: str, scenario: Scenario, shelf: "Shelf", lang: str) -> Iterator[dict[str, Any]]:
    """Yield the object of a scenario for each document that is expected to rule on it.

    What the scenario does not write is what the referee rules; `written` names what it does write. A scenario whose
    words are not understood, or whose facts cannot all hold, has nothing that another referee could be asked.
    """
    facts = scenario.reads or next(filter(None, map(facts_of, readings_of(scenario, shelf))), None)
    if facts is None:
        return
    try:
        situation = Situation.of(shelf.vocabulary, facts.facts)
    except Problems:
        return
    for name, expected in scenario.expect.items():
        ruling = judge(shelf.ruleset(name, scenario.house), facts.question, situation, facts.asks)
        yield {
            "schema": SCHEMA,
            "file": path,
            "line": scenario.place.line if scenario.place else None,
            "scenario": scenario.name,
            "passage": scenario.passages.get(name),
            "ruleset": name,
            "house": list(scenario.house),
            "ask": {tongue: text for tongue, text in scenario.ask.items() if tongue},
            "question": facts.question,
            "asks": facts.asks,
            "facts": plain(facts.facts),
            "known": plain(situation.known()),
            "assumed": plain(ruling.assumed),
            "expect": _expected(expected, ruling, shelf.ruleset(name, scenario.house), lang),
        }


def _expected(expected: "Expected", ruling: "Ruling", ruleset: "Ruleset", lang: str) -> dict[str, Any]:
    """Return what is expected in full, with the words and the citation of every rule that shall stand."""
    written = {key: value for key, value in expected._asdict().items() if value is not None}
    found = {
        "answer": ruling.answer,
        "verdict": ruling.verdict,
        "effects": [str(effect) for effect in ruling.effects],
        "values": list(ruling.values),
        "depends": [dependence.fact for dependence in ruling.depends],
        "absent": next(iter((ruling.absent or {}).values()), None),
        "house": list(ruling.house),
        "base": ruling.base.answer if ruling.base else None,
    }
    found |= {key: list(value) if isinstance(value, tuple) else value for key, value in written.items()}
    standing = _standing(written["because"], ruling, ruleset) if "because" in written else ruling.because
    return {**found, "because": reasons(ruling._replace(because=standing), lang), "written": sorted(written)}


def _standing(names: Sequence[str], ruling: "Ruling", ruleset: "Ruleset") -> "tuple[Rule, ...]":
    """Return the rules of these names: those that stand, else those of the document."""
    rules = {rule.id: rule for rule in (*reversed(ruleset.rules), *ruling.because)}
    return tuple(rules[name.split("/")[-1]] for name in names)
