"""The commands that take files: `judge`, `test` and `check`."""

from typing import NamedTuple

from ..folders import rulesets, scenario_files
from ..hearing import Hearing, documents, hear_reading
from ..language import of_locale
from ..problem import Problems
from ..reading import Reading
from ..ruleset import Shelf, load_shelf
from ..scenario import Misread, Scenario, misreading, readings_of, run
from ..scenario_file import load
from .asking import Manner, hearing_as_object, status, tell, terms_of
from .chosen import chosen_language

FAILED = 1


def judge(files: list[str], rules, facts, manner: Manner) -> int:
    """Rule on every scenario of the files; return the exit code."""
    shelf = load_shelf(rulesets())
    terms = terms_of(shelf, rules, facts, manner)
    hearings = []
    for scenario in _load_all(files, shelf):
        hearing, misread = _hear(scenario, shelf, terms)
        if hearings and not manner.json:
            print()
        _tell(scenario, hearing, misread, shelf, manner)
        hearings.append(hearing)
    return status(hearings, manner.exit_code)


def _load_all(files: list[str], shelf: Shelf) -> list[Scenario]:
    """Read every file before anything is judged, so that all problems are told together."""
    scenarios, problems = [], []
    for path in files:
        try:
            scenarios += load(path, shelf)
        except Problems as found:
            problems += found.problems
    if problems:
        raise Problems(problems)
    return scenarios


def _hear(scenario: Scenario, shelf: Shelf, terms) -> tuple[Hearing, Misread | None]:
    """Rule on the facts of a scenario if it has them, else on its words; tell where the two disagree."""
    readings = readings_of(scenario, shelf, terms.lang)
    reading = readings[0] if readings else Reading(scenario.name, terms.lang, "read")
    misread = misreading(scenario, reading, shelf) if readings and scenario.reads else None
    if scenario.reads:
        wanted = scenario.reads
        reading = reading._replace(
            status="read", question=wanted.question, asks=wanted.asks, facts=wanted.facts, unread=(), more=()
        )
    _, by_default = documents(shelf, reading, terms)
    if by_default and scenario.expect:
        terms = terms._replace(rules=tuple(scenario.expect))
    if terms.house is None and scenario.house:
        terms = terms._replace(house=scenario.house)
    return hear_reading(shelf, reading, terms), misread


def _tell(scenario: Scenario, hearing: Hearing, misread, shelf: Shelf, manner: Manner) -> None:
    if manner.json:
        from ..report.json import dump

        found = hearing_as_object(hearing, shelf, manner.lang or hearing.reading.lang, manner)
        print(dump({**found, "scenario": scenario.name, **_misread_object(misread)}))
        return
    tell(hearing, shelf, manner, titled=True)
    if misread:
        from ..report.trial import failure_text

        print(failure_text(misread, manner.lang or hearing.reading.lang))


def _misread_object(misread: Misread | None) -> dict:
    return {"misread": {"got": dict(misread.got), "wanted": dict(misread.wanted)}} if misread else {}


class Tried(NamedTuple):
    """A scenario that was run, where it stands, and what came out otherwise than expected."""

    path: str
    scenario: Scenario
    failures: tuple


def test(files: list[str], lang: str | None, json: bool) -> int:
    """Run the scenarios of the files, or all that are shipped; return 1 if any fails."""
    lang = chosen_language(lang) or of_locale()
    shelf = load_shelf(rulesets())
    tried = [Tried(path, one, run(one, shelf)) for path in files or scenario_files() for one in _load_all([path], shelf)]
    if json:
        from ..report.trial import print_objects

        print_objects(tried)
    else:
        from ..report.trial import print_failures

        print_failures(tried, lang)
    return FAILED if any(one.failures for one in tried) else 0
