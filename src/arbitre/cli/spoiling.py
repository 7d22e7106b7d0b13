"""The option `check --mutants`: spoils every rule, and tells which spoilt rules no scenario notices."""

import os
from functools import partial
from typing import TYPE_CHECKING

from ..files.folders import rulesets, scenario_files
from ..law.ruleset import load_shelf
from ..trying.scenario_file import load
from .progress import Progress

if TYPE_CHECKING:
    from ..law.ruleset import Ruleset, Shelf
    from ..trying.scenario import Scenario


def survivors_told(documents: list[str], unshelved: tuple[str, ...], scenarios: list[str], lang: str, json: bool) -> bool:
    """Try every mutant of the rulesets and house rules and print what became of them; say whether any survives.

    ``documents`` are ruleset files (those ``unshelved`` lie elsewhere than the others), ``scenarios`` scenario
    files that join those that are shipped. Where only scenarios are given, the rulesets that they expect
    something of are tried, or the house rules that they put in force; where nothing is, all. The files must be sound.
    """
    from ..report.mutants import print_toll, print_toll_object
    from ..report.words import say
    from ..trying.house_mutants import house_toll
    from ..trying.mutants import toll

    shelf = load_shelf(rulesets(), unshelved)
    files = {os.path.abspath(path): load(path, shelf) for path in (*scenario_files(), *scenarios)}
    everything = [one for loaded in files.values() for one in loaded]
    added = [one for path in scenarios for one in files[os.path.abspath(path)]]
    left = 0
    for ruleset in _chosen(shelf, documents, added):
        is_house = ruleset is shelf.house.get(ruleset.id)
        with Progress() as progress:
            tell = partial(progress.tell, ruleset.id)
            tried = house_toll(ruleset, shelf, everything, tell) if is_house else toll(ruleset, everything, tell)
        print_toll_object(ruleset, tried) if json else print_toll(ruleset, tried, lang)
        left += len(tried.survivors)
    if not json:
        print(say("mutants-left", lang, count=left) if left else say("mutants-none", lang))
    return left > 0


def _chosen(shelf: "Shelf", documents: list[str], added: list["Scenario"]) -> list["Ruleset"]:
    named = {os.path.splitext(os.path.basename(path))[0] for path in documents}
    named = named or {id for scenario in added for id in scenario.house or scenario.expect}
    return [one for one in (*shelf.rulesets.values(), *shelf.house.values()) if one.id in named or not named]
