"""The command `schema`: the form of ruleset, scenario and charter files, and of answers, as JSON Schema for editors and programs."""

import json
import os
from collections.abc import Iterable
from typing import Any

from ..files.folders import rulesets, schemas
from ..game.vocabulary import Vocabulary
from ..law.ruleset import Shelf, load_shelf
from .usage import WrongUsage, told

KINDS = ("ruleset", "scenario", "charter", "answer")


def schema(kind: str | None, bare: bool) -> int:
    """Print the schema of a kind of file, with the names of the shelf filled in unless ``bare``; without a kind, the kinds."""
    if kind is None:
        for one in KINDS:
            print(told(f"arbitre schema {one} > {one}.schema.json", f"arbitre schema {one} > {one}.schema.json"))
        return 0
    if kind not in KINDS:
        from .misuse import nearest_of

        raise WrongUsage(told(f"no such schema: `{kind}`", f"schéma inconnu : `{kind}`") + nearest_of(kind, KINDS))
    found = published(kind)
    print(json.dumps(found if bare else filled(found, load_shelf(rulesets())), indent=2, ensure_ascii=False))
    return 0


def published(kind: str) -> dict[str, Any]:
    """Return a schema as it is published."""
    with open(os.path.join(schemas(), f"{kind}.schema.json"), encoding="utf-8") as file:
        found: dict[str, Any] = json.load(file)
        return found


def filled(found: dict[str, Any], shelf: Shelf) -> dict[str, Any]:
    """Return a schema whose open names are those of a shelf: what a file may add itself is offered, and not demanded."""
    vocabulary = shelf.vocabulary
    cards = [name for names in vocabulary.names.values() for name in names]
    values = [name for fact in vocabulary.facts for name in vocabulary.known_values(fact)]
    known = {"question": vocabulary.questions, "fact": [*vocabulary.facts, *vocabulary.places], "value": values, "playing-card": cards,
             "role": vocabulary.who, "act": vocabulary.does, "ruleset": shelf.rulesets, "house-rule": shelf.house}
    offered = {name: _offering(open_name, known[name]) for name, open_name in found["$defs"].items() if name in known}
    whole = {**found, "$defs": {**found["$defs"], **offered}}
    if "when" in whole["$defs"]:
        whole["$defs"]["when"] = _of_facts(whole["$defs"]["when"], vocabulary)
    return whole


def _offering(open_name: dict[str, Any], names: Iterable[str]) -> dict[str, Any]:
    """Return the schema of a name with the known ones, so that an editor completes them, and any other still allowed."""
    return {"description": open_name["description"], "anyOf": [{"enum": list(dict.fromkeys(map(str, names)))}, open_name]}


def _of_facts(when: dict[str, Any], vocabulary: Vocabulary) -> dict[str, Any]:
    """Return the schema of conditions with every fact, what it asks, and the values that it can have."""
    properties = {}
    for fact in vocabulary.order:
        value = {"anyOf": [{"enum": list(dict.fromkeys(vocabulary.known_values(fact.id)))}, {"$ref": "#/$defs/value"}]}
        several = {"type": "array", "items": value}
        denied = {"type": "object", "properties": {"not": {"anyOf": [value, several]}}, "required": ["not"]}
        properties[fact.id] = {"description": fact.ask.get("en", fact.id), "anyOf": [value, several, denied]}
    return {**when, "properties": properties}
