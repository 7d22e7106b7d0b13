"""The commands that take files: `judge`, `test` and `check`."""

import os
from typing import TYPE_CHECKING, Any

from ..asking.hearing import Hearing, documents, hear_reading
from ..asking.language import LANGUAGES, of_locale
from ..files.folders import from_here, scenario_files
from ..law.ruleset import Shelf
from ..problem import Problem, Problems
from ..reading import Reading
from ..trying.scenario import Misread, Scenario, Tried, misreading, readings_of, run
from ..trying.scenario_file import load
from .asking import Manner, hearing_as_object, status, tell, terms_of
from .chosen import chosen_language
from .progress import Progress
from .seating import Sorted, agreed, seat, sort

if TYPE_CHECKING:
    from ..asking.hearing import Terms

FAILED = 1


def judge(files: list[str], rules: list[str] | None, facts: list[str] | None, manner: Manner, table: bool = False) -> int:
    """Rule on every scenario of the files, at the table's charter if ``table``; return the exit code.

    Files that hold documents are put beside those of the shelf.
    """
    sorted_ = sort(files)
    shelf, charter = seat([*sorted_.documents, *(rules or ())], manner.house, table)
    manner = agreed(manner, charter)
    terms = terms_of(shelf, rules, facts, manner, charter)
    hearings: list[Hearing] = []
    for scenario in _load_all(sorted_.scenarios, shelf):
        hearing, misread = _hear(scenario, shelf, terms)
        if hearings and not manner.json:
            print()
        _tell(scenario, hearing, misread, shelf, manner)
        hearings.append(hearing)
    return status(hearings, manner.exit_code)


def _load_all(files: list[str], shelf: Shelf) -> list[Scenario]:
    """Read every file before anything is judged, so that all problems are told together."""
    scenarios: list[Scenario] = []
    problems: list[Problem] = []
    for path in files:
        try:
            scenarios += load(path, shelf)
        except Problems as found:
            problems += found.problems
    if problems:
        raise Problems(problems)
    return scenarios


def _hear(scenario: Scenario, shelf: Shelf, terms: "Terms") -> tuple[Hearing, Misread | None]:
    """Rule on the facts of a scenario if it has them, else on its words; tell where the two disagree."""
    readings = readings_of(scenario, shelf, terms.lang)
    reading = readings[0] if readings else Reading(scenario.name, terms.lang or of_locale(), "read")
    misread = misreading(scenario, reading, shelf) if readings and scenario.reads else None
    if scenario.reads:
        wanted = scenario.reads
        reading = reading._replace(
            status="read", question=wanted.question, asks=wanted.asks, facts=wanted.facts, unread=(), more=()
        )
    _, by_default = documents(shelf, reading, terms)
    if by_default and scenario.expect:
        terms = terms._replace(rules=tuple(scenario.expect))
    if scenario.house and terms.house in (None, terms.charter and terms.charter.house):
        terms = terms._replace(house=scenario.house)
    return hear_reading(shelf, reading, terms), misread


def _tell(scenario: Scenario, hearing: Hearing, misread: "Misread | None", shelf: Shelf, manner: Manner) -> None:
    if manner.json:
        from ..report.json import dump

        found = hearing_as_object(hearing, shelf, manner.lang or hearing.reading.lang, manner)
        print(dump({**found, "scenario": scenario.name, **_misread_object(misread)}))
        return
    tell(hearing, shelf, manner, titled=True)
    if misread:
        from ..report.trial import failure_text

        print(failure_text(misread, manner.lang or hearing.reading.lang))


def _misread_object(misread: Misread | None) -> dict[str, Any]:
    return {"misread": {"got": dict(misread.got), "wanted": dict(misread.wanted)}} if misread else {}


def _tell_next(files: Sorted, tried: "list[Tried]") -> None:
    from .onward import after_test

    for line in after_test(files) if tried and not any(one.failures for one in tried) else ():
        print(line)


def _trials(files: list[str], table: bool) -> tuple[Sorted, Shelf, list[str], tuple[str, ...]]:
    """Return the files sorted, the shelf with those that are documents, the paths of the scenarios, the house rules in force."""
    sorted_ = sort(files)
    shelf, charter = seat(sorted_.documents, None, table)
    beside = os.path.join(os.path.dirname(charter.path), "scenarios") if charter else None
    return sorted_, shelf, sorted_.scenarios if files else scenario_files(beside), charter.house if charter else ()


def test(files: list[str], lang: str | None, json: bool, table: bool = False) -> int:
    """Run the scenarios of the files, or all that are shipped; return 1 if any fails.

    Files that hold documents are put beside those of the shelf. If ``table``, scenarios that name no house rule are
    run under those of the charter; without files, those beside it are run.
    """
    lang = chosen_language(lang) or of_locale()
    sorted_, shelf, paths, house = _trials(files, table)
    with Progress() as progress:
        tried = []
        for number, path in enumerate(paths):
            progress.tell(os.path.basename(path), number, len(paths))
            tried += [Tried(path, one, run(one._replace(house=one.house or house), shelf)) for one in _load_all([path], shelf)]
    if json:
        from ..report.trial import print_objects

        print_objects(tried)
    else:
        from ..report.trial import print_failures

        print_failures(tried, lang)
        _tell_next(sorted_, tried)
    return FAILED if any(one.failures for one in tried) else 0


def export(files: list[str], lang: str | None, table: bool = False) -> int:
    """Print the scenarios of the files, or all that are shipped, as JSON lines: one for each document expected to rule."""
    from ..report.export import exported
    from ..report.json import dump

    lang = chosen_language(lang) or LANGUAGES[0]
    _, shelf, paths, house = _trials(files, table)
    for path in paths:
        for scenario in _load_all([path], shelf):
            for found in exported(from_here(path), scenario._replace(house=scenario.house or house), shelf, lang):
                print(dump(found))
    return 0
