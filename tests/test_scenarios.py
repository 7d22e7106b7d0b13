"""Every scenario that is shipped: its words are read as written, and every document rules as expected."""

import pytest
import shipped
from shipped import SHELF

from arbitre.files.folders import scenarios
from arbitre.report.trial import failure_text
from arbitre.trying.scenario import run

ALL = shipped.scenarios()



def named(case):
    path, scenario = case
    return f"{path.removeprefix(scenarios()).lstrip('/')}: {scenario.name}"


@pytest.mark.parametrize("case", ALL, ids=named)
def test_scenario(case):
    failures = run(case[1], SHELF)
    assert not failures, "\n" + "\n".join(failure_text(failure, "en") for failure in failures)


def test_few_scenarios_give_only_facts():
    wordless = [scenario for _, scenario in ALL if not scenario.ask]
    assert len(wordless) * 5 <= len(ALL)


def test_every_scenario_asks_in_both_languages():
    one_sided = [scenario.name for _, scenario in ALL if scenario.ask and set(scenario.ask) != {"en", "fr"}]
    assert not one_sided
