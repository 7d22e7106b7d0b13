"""What is shipped, read once for all the tests of a process: the shelf of the documents, and the scenarios."""

from functools import cache

from arbitre.files.folders import rulesets, scenario_files
from arbitre.law.ruleset import load_shelf
from arbitre.trying.scenario_file import load

SHELF = load_shelf(rulesets())


@cache
def scenarios():
    """Every scenario with the path of its file, in the order of the files."""
    return [(path, scenario) for path in scenario_files() for scenario in load(path, SHELF)]
