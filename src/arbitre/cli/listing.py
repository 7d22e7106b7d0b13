"""The command that lists: the rulesets, the rules of one by topic, or what rests on each part of its document."""

from typing import Any

from ..asking.language import of_locale
from ..files.folders import named_id
from ..law.ruleset import Ruleset, Shelf
from .chosen import chosen_language
from .seating import seat
from .usage import refuse_unknown


def rules(name: str | None, coverage: bool, lang: str | None, json: bool, plain: bool) -> int:
    """Print the rulesets, or the rules or the coverage of one (of all with `--coverage` alone)."""
    from ..report.voice import Voice

    shelf, _ = seat([name] if name else [], None, charter=False)
    name = name and named_id(name)
    if name is not None and name not in shelf.rulesets and name not in shelf.house:
        refuse_unknown("ruleset", name, (*shelf.rulesets, *shelf.house))
    voice = Voice(shelf.vocabulary, chosen_language(lang) or of_locale())
    chosen = [shelf.rulesets.get(name) or shelf.house[name]] if name else list(shelf.rulesets.values())
    if json and not name and not coverage:
        chosen += shelf.house.values()
    if json:
        return _as_json(chosen, bool(name) or coverage, coverage, voice)
    from ..report.screen import show

    show(_blocks(shelf, chosen, bool(name), coverage, voice), voice.lang, plain)
    return 0


def _blocks(shelf: Shelf, chosen: list[Ruleset], one: bool, coverage: bool, voice: Any) -> list[Any]:
    from ..report.coverage import coverage_blocks
    from ..report.listing import rules_blocks, shelf_blocks

    if coverage:
        return [block for ruleset in chosen for block in coverage_blocks(ruleset, voice)]
    return rules_blocks(chosen[0], voice) if one else shelf_blocks(shelf, voice)


def _as_json(chosen: list[Ruleset], whole: bool, coverage: bool, voice: Any) -> int:
    from ..report.coverage import coverage_object
    from ..report.json import dump
    from ..report.listing import ruleset_object

    for ruleset in chosen:
        print(dump(coverage_object(ruleset) if coverage else ruleset_object(ruleset, voice, whole)))
    return 0
