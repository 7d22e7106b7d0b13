"""Spoils the rules of a house rule one at a time: do the scenarios that put it in force notice, over any document?"""

from collections.abc import Collection
from typing import TYPE_CHECKING

from ..law.rule import Rule
from ..law.ruleset import Ruleset, Shelf
from .mutants import (
    Mutant,
    Progress,
    Survivor,
    Toll,
    Trial,
    likely_first,
    notices,
    shown,
    spoilt,
    trials_of,
    untold,
    with_rules,
)

if TYPE_CHECKING:
    from .scenario import Scenario


def house_toll(house: Ruleset, shelf: Shelf, scenarios: "Collection[Scenario]", progress: Progress = untold) -> Toll:
    """Try every mutant of a house rule on the scenarios that put it in force, as a Toll; `progress` is told how many of
    how many are done. A mutant changes nothing if it changes nothing over any document of the shelf."""
    trials = _trials(house, shelf, scenarios)
    amended = [
        one
        for ruleset in shelf.rulesets.values()
        if house.id not in (one := shelf.ruleset(ruleset.id, (house.id,))).idle
    ]
    every = [(rule, change, after) for rule in house.rules for change, after in spoilt(rule, house.vocabulary)]
    killed, left = 0, []
    for done, (rule, change, after) in enumerate(every):
        progress(done, len(every))
        if any(_is_noticed(rule, change, after, *pair) for pair in trials):
            killed += 1
        elif survivor := next(filter(None, (_shown(rule, change, after, one) for one in amended)), None):
            left.append(survivor)
    progress(len(every), len(every))
    return Toll(len(every), killed, len(every) - killed - len(left), tuple(left))


def _trials(house: Ruleset, shelf: Shelf, scenarios: "Collection[Scenario]") -> list[tuple[Ruleset, list[Trial]]]:
    """[(a ruleset amended by this house rule and perhaps others, what the scenarios expect of it)]."""
    combined = dict.fromkeys((id, one.house) for one in scenarios if house.id in one.house for id in one.expect)
    return [
        (amended, trials_of(amended, [one for one in scenarios if one.house == houses]))
        for id, houses in combined
        if house.id not in (amended := shelf.ruleset(id, houses)).idle
    ]


def _is_noticed(rule: Rule, change: str, after: tuple[Rule, ...], amended: Ruleset, trials: list[Trial]) -> bool:
    mutant = _mutant(rule, change, after, amended)
    return mutant is not None and any(
        notices(trial, mutant) for trial in likely_first(trials, rule, amended.vocabulary)
    )


def _shown(rule: Rule, change: str, after: tuple[Rule, ...], amended: Ruleset) -> Survivor | None:
    mutant = _mutant(rule, change, after, amended)
    return mutant and shown(mutant, amended)


def _mutant(rule: Rule, change: str, after: tuple[Rule, ...], amended: Ruleset) -> Mutant | None:
    """The Mutant of an amended ruleset in which a rule of the house is what it is `after` being spoilt; None where that
    rule is not in force."""
    place = next((place for place, other in enumerate(amended.rules) if other is rule), None)
    if place is None:
        return None
    rules = (*amended.rules[:place], *after, *amended.rules[place + 1 :])
    return Mutant(rule, change, with_rules(amended, rules, rule.question))
