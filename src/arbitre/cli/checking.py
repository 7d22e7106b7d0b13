"""The command `check`: everything that is wrong in the rulesets and scenarios, or in the files that are named."""

import os

from ..folders import rulesets, scenario_files
from ..language import of_locale
from ..problem import Problems, with_excerpts
from ..scenario_file import load
from ..shelffile import HOUSE, read_shelf
from ..yamltext import Table, read_file
from .chosen import chosen_language

FAILED = 1


def check(files: list[str], mutants: bool, lang: str | None, json: bool) -> int:
    """Print what is wrong, and if ``mutants`` what no scenario notices; return 1 if anything is."""
    lang = chosen_language(lang) or of_locale()
    found, counted = _in_files(files) if files else _in_everything()
    problems = with_excerpts(found)
    _tell(problems, () if mutants else counted, lang, json)
    if problems or not mutants:
        return FAILED if problems else 0
    return FAILED if _mutants_survive(files, lang, json) else 0


def _mutants_survive(files: list[str], lang: str, json: bool) -> bool:
    from .spoiling import survivors_told

    documents = [path for path in files if _is_ruleset(path)]
    unshelved = [path for path in documents if not _is_shelved(path)]
    return survivors_told(documents, unshelved, [path for path in files if path not in documents], lang, json)


def _in_everything() -> tuple[list, list]:
    """Return what is wrong in all files, and the rulesets whose situations can be counted."""
    from ..audit import check as audit
    from ..houses import check_houses

    problems: list = []
    shelf = read_shelf(rulesets(), problems)
    if problems:
        return problems, []
    found = [*audit(shelf), *check_houses(shelf), *_in_scenarios(scenario_files(), shelf)]
    return found, list(shelf.rulesets.values())


def _in_files(files: list[str]) -> tuple[list, list]:
    """Return what is wrong in these files, and their rulesets.

    Rulesets are read beside those of the shelf, scenarios against them.
    """
    documents = [path for path in files if _is_ruleset(path)]
    problems: list = []
    shelf = read_shelf(rulesets(), problems, [path for path in documents if not _is_shelved(path)])
    scenarios = [path for path in files if path not in documents]
    if problems:
        named = [problem for problem in problems if problem.place and _same(problem.place.path, files)]
        return named or problems, []
    ids = [os.path.splitext(os.path.basename(path))[0] for path in documents]
    found = [*_audited(ids, shelf), *_in_scenarios(scenarios, shelf)]
    return found, [shelf.rulesets[id] for id in ids if id in shelf.rulesets]


def _audited(ids: list[str], shelf) -> list:
    from ..audit import check as audit
    from ..houses import check_houses

    return [*audit(shelf, ids), *check_houses(shelf, ids)] if ids else []


def _in_scenarios(paths: list[str], shelf) -> list:
    problems: list = []
    for path in paths:
        try:
            load(path, shelf)
        except Problems as found:
            problems += found.problems
    return problems


def _is_ruleset(path: str) -> bool:
    """Say whether a file is a table of rules; a file that cannot be read is told as a scenario file is."""
    root = read_file(path, [])
    return isinstance(root, Table) and not {"ask", "reads"} & set(root)


def _is_shelved(path: str) -> bool:
    return os.path.dirname(os.path.abspath(path)) in (os.path.abspath(rulesets()), os.path.abspath(os.path.join(rulesets(), HOUSE)))


def _same(path: str, files: list[str]) -> bool:
    return os.path.abspath(path) in {os.path.abspath(file) for file in files}


def _tell(problems: tuple, counted: list, lang: str, json: bool) -> None:
    from ..report.problems import print_problems
    from ..report.words import say

    print_problems(problems, json)
    _tell_census(counted, lang, json)
    if not json:
        print(say("problems", lang, count=len(problems)) if problems else say("sound", lang))


def _tell_census(rulesets: list, lang: str, json: bool) -> None:
    """Print in how many of all the situations each ruleset gives each verdict."""
    from ..census import census
    from ..report.census import census_line, census_object
    from ..report.json import dump
    from ..report.words import typeset

    for ruleset in rulesets:
        counted = {question: found for question in ruleset.vocabulary.questions if (found := census(ruleset, question))}
        told = dump(census_object(ruleset.id, counted)) if json else typeset(census_line(ruleset.id, counted, lang), lang)
        print(told)
