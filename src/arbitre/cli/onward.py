"""What comes next: each step of adding a document, a house rule or a charter says the command of the step after it."""

import os
from typing import TYPE_CHECKING

from ..files.folders import from_here, named_id
from .seating import Sorted
from .usage import told

if TYPE_CHECKING:
    from ..law.ruleset import Ruleset

TO_FILL_IN = "to fill in"  # under `open` of the rules that a new ruleset begins with


def after_check(files: Sorted, counted: list["Ruleset"]) -> list[str]:
    """Return what to do once these files are sound; ``counted`` are the rulesets among them."""
    lines = [line for ruleset in counted if (line := _left(ruleset))]
    rulesets = {ruleset.id for ruleset in counted}
    for path in files.documents:
        lines.append(_after_ruleset(path, files) if named_id(path) in rulesets else _after_house(path))
    return lines + [told("next: arbitre table", "ensuite : arbitre table") for _ in files.charters]


def _left(ruleset: "Ruleset") -> str | None:
    left = sum(1 for rule in ruleset.rules if TO_FILL_IN in rule.open)
    questions = len({rule.question for rule in ruleset.rules})
    return (
        told(f"to fill in: {left} of {questions} questions", f"à remplir : {left} questions sur {questions}")
        if left
        else None
    )


def _after_ruleset(path: str, files: Sorted) -> str:
    beside = os.path.join(
        os.path.dirname(os.path.dirname(os.path.abspath(path))), "scenarios", f"{named_id(path)}.yaml"
    )
    scenarios = files.scenarios or [from_here(beside)] * os.path.isfile(beside)
    if not scenarios:
        return _next(f"arbitre new scenario {named_id(path)} --rules {path}")
    return _next(f"arbitre test {' '.join([path, *scenarios])}")


def _after_house(path: str) -> str:
    return told(
        f"next: arbitre ask WORDS --house {path}, or write `house: [{path}]` in arbitre.yaml",
        f"ensuite : arbitre ask MOTS --house {path}, ou écrivez `house: [{path}]` dans arbitre.yaml",
    )


def after_test(files: Sorted) -> list[str]:
    """Return what to do once all scenarios of these files pass."""
    names = " ".join([*files.documents, *files.scenarios])
    return [_next(f"arbitre check --mutants {names}")] if files.documents else []


def after_mutants(files: Sorted, counted: list["Ruleset"]) -> list[str]:
    """Return what to do once the scenarios notice every spoilt rule."""
    rulesets = {ruleset.id for ruleset in counted}
    return [
        _next(f"arbitre ask WORDS --{'rules' if named_id(path) in rulesets else 'house'} {path}")
        for path in files.documents
    ]


def _next(command: str) -> str:
    return told(f"next: {command}", f"ensuite : {command}")
