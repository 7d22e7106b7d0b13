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
    problems = with_excerpts(_in_files(files) if files else _in_everything())
    _tell(problems, lang, json)
    if problems or not mutants:
        return FAILED if problems else 0
    return FAILED if _mutants_survive(files, lang, json) else 0


def _mutants_survive(files: list[str], lang: str, json: bool) -> bool:
    from .spoiling import survivors_told

    documents = [path for path in files if _is_ruleset(path)]
    unshelved = [path for path in documents if not _is_shelved(path)]
    return survivors_told(documents, unshelved, [path for path in files if path not in documents], lang, json)


def _in_everything() -> list:
    from ..audit import check as audit
    from ..houses import check_houses

    problems: list = []
    shelf = read_shelf(rulesets(), problems)
    return problems or [*audit(shelf), *check_houses(shelf), *_in_scenarios(scenario_files(), shelf)]


def _in_files(files: list[str]) -> list:
    """Return what is wrong in these files: rulesets are read beside those of the shelf, scenarios against them."""
    documents = [path for path in files if _is_ruleset(path)]
    problems: list = []
    shelf = read_shelf(rulesets(), problems, [path for path in documents if not _is_shelved(path)])
    scenarios = [path for path in files if path not in documents]
    if problems:
        named = [problem for problem in problems if problem.place and _same(problem.place.path, files)]
        return named or problems
    return [*_audited(documents, shelf), *_in_scenarios(scenarios, shelf)]


def _audited(documents: list[str], shelf) -> list:
    from ..audit import check as audit
    from ..houses import check_houses

    ids = [os.path.splitext(os.path.basename(path))[0] for path in documents]
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


def _tell(problems: tuple, lang: str, json: bool) -> None:
    from ..report.problems import print_problems
    from ..report.words import say

    print_problems(problems, json)
    if not json:
        print(say("problems", lang, count=len(problems)) if problems else say("sound", lang))
