"""The package as Python uses it: verbs and nouns that are imported when they are asked for, and a docstring that is true."""

import doctest
import inspect
import subprocess
import sys
from pathlib import Path

import pytest

import arbitre
from arbitre import Problems, Situation, api
from arbitre.agreeing.houses import check_houses
from arbitre.law.ruleset import load_shelf

SMALL = Path(__file__).parent / "small"


def run(code):
    """What a Python of its own prints."""
    paths = ":".join(filter(None, sys.path))
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env={"PYTHONPATH": paths}, timeout=60)
    assert not ran.stderr, ran.stderr
    return ran.stdout.strip()


def test_the_docstring_is_true():
    assert doctest.testmod(arbitre).failed == 0
    assert doctest.testmod(arbitre).attempted > 10


def test_every_name_is_there_documented_and_typed():
    for name in arbitre.__all__:
        found = getattr(arbitre, name)
        assert inspect.getdoc(found) and name in dir(arbitre)
    for verb in ("load", "read", "judge", "compare", "check"):
        signature = inspect.signature(getattr(arbitre, verb))
        assert signature.return_annotation is not inspect.Signature.empty
        assert all(parameter.annotation is not inspect.Parameter.empty for parameter in signature.parameters.values())
    stub = (Path(arbitre.__file__).parent / "__init__.pyi").read_text(encoding="utf-8")
    assert all(f"import {name} as {name}\n" in stub for name in arbitre.__all__)


def test_the_package_costs_nothing_to_import():
    look = "import sys; before = set(sys.modules); import arbitre; print(sorted(set(sys.modules) - before))"
    assert run(look) == "['arbitre']"


@pytest.mark.parametrize("before", ["", "import arbitre.judging.judge, arbitre.proving.compare", "from arbitre.judging.judge import judge", "import arbitre.api"])
def test_a_verb_is_a_verb_whatever_module_was_imported_before(before):
    assert run(f"{before}\nimport arbitre\nprint(arbitre.judge.__module__, arbitre.compare.__module__)\n"
               "from arbitre import judge, compare\nimport arbitre.proving.compare\nprint(callable(judge), callable(arbitre.compare))"
               ) == "arbitre.api arbitre.api\nTrue True"


def test_an_unknown_name_is_an_attribute_error():
    with pytest.raises(AttributeError, match="no attribute 'referee'"):
        arbitre.referee  # noqa: B018


def test_one_judges_readings_questions_and_situations(shelf):
    home = shelf.ruleset("ffk04")
    reading = arbitre.read("+2 on +2 while penalized", shelf)
    assert arbitre.judge(home, reading).answer == "no"
    assert arbitre.judge(home, reading, {"penalty": "none"}).answer == "yes", "facts correct the words"
    assert arbitre.judge(home, reading, asks="what").answer == "settled"
    facts = {"card": "draw-two", "top": "draw-two", "penalty": "draw-two"}
    assert arbitre.judge(home, "may-play", facts, asks="allowed") == arbitre.judge(home, reading)
    assert arbitre.judge(home, "may-play", Situation.of(shelf.vocabulary, facts)).verdict == "forbidden"
    assert arbitre.judge(shelf.ruleset("ffk04", ["stacking"]), reading).answer == "yes"
    assert arbitre.judge(home, "may-play", {"card": "draw-two"}, strict=True).assumed == {}


def test_what_cannot_be_judged_is_told(shelf):
    home = shelf.ruleset("ffk04")
    with pytest.raises(Problems, match="write `penalty`"):
        arbitre.judge(home, "may-play", {"penality": "none"})
    with pytest.raises(ValueError, match="not read"):
        arbitre.judge(home, arbitre.read("florble", shelf))
    with pytest.raises(ValueError, match="two"):
        arbitre.compare(home)
    with pytest.raises(KeyError):
        arbitre.judge(home, "may-florble")


def test_a_folder_of_ones_own_is_loaded_and_checked(tmp_path):
    shelf = arbitre.load(SMALL)
    assert arbitre.check(shelf) == () and set(shelf.rulesets) == set(load_shelf(SMALL).rulesets)
    with pytest.raises(Problems):
        arbitre.load(tmp_path)


def test_house_rules_are_checked_as_well(shelf, monkeypatch):
    monkeypatch.setattr(api.houses, "check_houses", lambda shelf, ids: [*check_houses(shelf, ids), arbitre.Problem("clash", "they clash")])
    assert [problem.id for problem in arbitre.check(shelf, ["stacking"])] == ["clash"]
