"""The command `check`: everything that is wrong in the rulesets and scenarios, or in the files that are named."""

import os
from typing import TYPE_CHECKING

from ..agreeing.charter import NAME, nearest_charter
from ..asking.language import of_locale
from ..files.cache import fingerprint_of, keep, kept
from ..files.drawers import Drawers
from ..files.folders import named_id, rulesets, scenario_files, scenarios, unshelved
from ..law.beside import fresh_beside
from ..law.ruleset import load_shelf
from ..law.shelffile import read_shelf
from ..problem import Problem, Problems, with_excerpts
from ..trying.scenario_file import load
from .chosen import chosen_language
from .progress import Progress
from .seating import sort
from .usage import WrongUsage, told

if TYPE_CHECKING:
    from ..law.ruleset import Ruleset, Shelf

FAILED = 1


def check(files: list[str], mutants: bool, lang: str | None, json: bool, table: bool = False) -> int:
    """Print what is wrong, and if ``mutants`` what no scenario notices; return 1 if anything is.

    If ``table``, the table's charter is checked with the files.
    """
    lang = chosen_language(lang) or of_locale()
    files = [*files, *_charter()] if table else files
    found, counted = _in_files(files) if files else _in_everything()
    problems = with_excerpts(found)
    _tell(problems, [] if mutants else counted, lang, json)
    if problems or mutants and _mutants_survive(files, lang, json):
        return FAILED
    if not json:
        _tell_next(files, counted, mutants)
    return 0


def _tell_next(files: list[str], counted: list["Ruleset"], mutants: bool) -> None:
    from .onward import after_check, after_mutants

    for line in (after_mutants if mutants else after_check)(sort(files), counted):
        print(line)


def _mutants_survive(files: list[str], lang: str, json: bool) -> bool:
    from .spoiling import survivors_told

    sorted_ = sort(files)
    return survivors_told(sorted_.documents, unshelved(sorted_.documents), sorted_.scenarios, lang, json)


def _charter() -> list[str]:
    path = nearest_charter()
    if path is None:
        raise WrongUsage(told(f"there is no {NAME} here or above", f"il n'y a pas de fichier {NAME} ici ni au-dessus"))
    return [path]


def _in_everything() -> tuple[list[Problem], list["Ruleset"]]:
    """Return what is wrong in all files, and the rulesets whose situations can be counted."""
    from .. import check

    try:
        shelf = load_shelf(rulesets())  # what was kept of sound files is as good as the files
    except Problems as problems:
        return list(problems.problems), []
    with Progress() as progress:
        found = [*check(shelf, begin=progress.tell), *_in_every_scenario(shelf, progress)]
    return found, list(shelf.rulesets.values())


def _in_files(files: list[str]) -> tuple[list[Problem], list["Ruleset"]]:
    """Return what is wrong in these files, and their rulesets.

    Rulesets are read beside those of the shelf, scenarios against them.
    """
    documents, charters, scenarios = sort(files)
    problems: list[Problem] = []
    besides = unshelved(documents)
    shelf = fresh_beside(rulesets(), besides, problems) or read_shelf(rulesets(), problems, besides)
    if problems:
        named = [problem for problem in problems if problem.place and _same(problem.place.path, files)]
        return named or problems, []
    ids = [named_id(path) for path in documents]
    found = [*_audited(ids, shelf), *_in_charters(charters), *_in_scenarios(scenarios, shelf)]
    return found, [shelf.rulesets[id] for id in ids if id in shelf.rulesets]


def _audited(ids: list[str], shelf: "Shelf") -> list[Problem]:
    from .. import check

    with Progress() as progress:
        return list(check(shelf, ids, progress.tell)) if ids else []


def _in_charters(paths: list[str]) -> list[Problem]:
    if not paths:
        return []
    from ..agreeing.charterfile import check_charter

    return [problem for path in paths for problem in check_charter(path, rulesets())]


def _in_every_scenario(shelf: "Shelf", progress: Progress) -> list[Problem]:
    """Return what is wrong in the scenarios; those that were found sound are not read again until a file changes."""
    folder = scenarios()
    sound, fingerprint = kept(folder, "sound", (fingerprint_of(folder), fingerprint_of(rulesets())))
    if sound:
        return []
    problems = _in_scenarios(scenario_files(), shelf, progress)
    if not problems:
        keep(folder, fingerprint, Drawers(), "sound")
    return problems


def _in_scenarios(paths: list[str], shelf: "Shelf", progress: Progress | None = None) -> list[Problem]:
    problems: list[Problem] = []
    for number, path in enumerate(paths):
        if progress:
            progress.tell(os.path.basename(path), number, len(paths))
        try:
            load(path, shelf)
        except Problems as found:
            problems += found.problems
    return problems


def _same(path: str, files: list[str]) -> bool:
    return os.path.abspath(path) in {os.path.abspath(file) for file in files}


def _tell(problems: tuple[Problem, ...], counted: list["Ruleset"], lang: str, json: bool) -> None:
    from ..report.problems import print_problems
    from ..report.words import say

    print_problems(problems, json)
    _tell_census(counted, lang, json)
    if not json:
        print(say("problems", lang, count=len(problems)) if problems else say("sound", lang))


def _tell_census(rulesets: list["Ruleset"], lang: str, json: bool) -> None:
    """Print in how many of all the situations each ruleset gives each verdict."""
    from ..proving.census import census
    from ..report.census import census_line, census_object
    from ..report.json import dump
    from ..report.words import typeset

    with Progress() as progress:
        for ruleset in rulesets:
            counted = {}
            for question in ruleset.vocabulary.questions:
                progress.tell(ruleset.id)
                if found := census(ruleset, question):
                    counted[question] = found
            progress.wipe()
            if json:
                print(dump(census_object(ruleset.id, counted)))
            elif counted:  # of a document with too many situations nothing is counted
                print(typeset(census_line(ruleset.id, counted, lang), lang))
