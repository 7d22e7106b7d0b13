"""The charter of a table: found from the folder upward, in force where nothing else was chosen, told when wrong."""

import json
import os
import shutil
from pathlib import Path

import pytest

from arbitre.agreeing.charter import OWN, load_charter, nearest_charter, user_charter
from arbitre.files.folders import rulesets
from arbitre.problem import Problems

STACKING = "can I play a +2 on his +2?"
CHARTER = """name: {en: "Sunday table", fr: "La table du dimanche"}
base: ffk04
house: [stacking, jump-in]
players: 2
rules:
  - id: no-zero-last
    question: may-finish
    overrides: [lets-finish]
    when: {card: zero}
    verdict: forbidden
    says: {en: "Nobody finishes on a 0.", fr: "On ne finit pas sur un 0."}
"""


@pytest.fixture
def table(tmp_path):
    """A folder with a charter, and a folder below it."""
    (tmp_path / "arbitre.yaml").write_text(CHARTER, encoding="utf-8")
    (tmp_path / "kitchen" / "table").mkdir(parents=True)
    return tmp_path / "kitchen" / "table"


def asked(arbitre, *arguments, **more):
    ran = arbitre("ask", *arguments, "--json", **more)
    assert not ran.stderr and ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


def test_the_charter_is_found_from_the_folder_upward(arbitre, table):
    found = asked(arbitre, STACKING, cwd=table)
    (ruling,) = found["rulings"]
    assert (ruling["ruleset"], ruling["answer"], ruling["house"], ruling["base"]["answer"]) == (
        "ffk04",
        "yes",
        ["stacking"],
        "no",
    )
    assert found["charter"] == {
        "file": str(table.parent.parent / "arbitre.yaml"),
        "base": "ffk04",
        "house": ["stacking", "jump-in", OWN],
        "lang": None,
        "numbers": {"players": 2},
        "facts": {"players": "two"},
    }
    assert "others" not in found


def test_the_nearest_charter_is_the_one_in_force(arbitre, table):
    (table / "arbitre.yaml").write_text("base: fiu\n", encoding="utf-8")
    assert asked(arbitre, STACKING, cwd=table)["rulings"][0]["ruleset"] == "fiu"


def test_the_charter_of_the_user_is_taken_where_no_folder_has_one(arbitre, tmp_path):
    own = tmp_path / "config" / "arbitre" / "arbitre.yaml"
    own.parent.mkdir(parents=True)
    own.write_text("base: mila\n", encoding="utf-8")
    assert asked(arbitre, STACKING, XDG_CONFIG_HOME=str(tmp_path / "config"))["rulings"][0]["ruleset"] == "mila"


@pytest.mark.parametrize(
    ("system", "names", "place"),
    [
        ("posix", {"XDG_CONFIG_HOME": "/x"}, "/x/arbitre/arbitre.yaml"),
        ("posix", {"HOME": "/h"}, "/h/.config/arbitre/arbitre.yaml"),
        ("nt", {"APPDATA": "/a"}, "/a/arbitre/arbitre.yaml"),
    ],
)
def test_where_the_charter_of_the_user_lies(monkeypatch, system, names, place):
    for name in ("XDG_CONFIG_HOME", "APPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in names.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("arbitre.agreeing.charter.os.name", system)
    assert user_charter() == place


def test_an_option_replaces_the_key_of_its_name(arbitre, table):
    assert asked(arbitre, STACKING, "--house", "none", cwd=table)["rulings"][0]["answer"] == "no"
    (ruling,) = asked(arbitre, STACKING, "--rules", "fiu", cwd=table)["rulings"]
    assert ruling["ruleset"] == "fiu" and ruling["house"] == ["stacking"]
    (ruling,) = asked(arbitre, "In the FIU rules, " + STACKING, cwd=table)["rulings"]
    assert ruling["ruleset"] == "fiu"
    (ruling,) = asked(arbitre, "can I finish on a 0?", "--house", "stacking", cwd=table)["rulings"]
    assert ruling["answer"] == "yes"


def test_its_own_rules_amend_the_base(arbitre, table):
    (ruling,) = asked(arbitre, "can I finish on a 0?", cwd=table)["rulings"]
    assert (ruling["answer"], ruling["house"], ruling["base"]["answer"]) == ("no", [OWN], "yes")
    told = arbitre("ask", "peut-on finir sur un 0 ?", cwd=table).stdout.decode("utf-8")
    assert (
        "On ne finit pas sur un 0." in told
        and "la règle propre à la table" in told
        and "La charte de cette table" in told
    )


def test_the_number_of_players_is_a_fact_where_it_matters(arbitre, table):
    told = asked(arbitre, "What does a reverse do?", "--house", "none", cwd=table)
    assert told["reading"]["facts"]["players"] == "two" and told["rulings"][0]["effects"] == [
        "next:lose-turn",
        "player:play-again",
    ]
    told = asked(
        arbitre, "What does a reverse do?", "--fact", "players=more", "--house", "none", cwd=table
    )
    assert told["reading"]["facts"]["players"] == "more"
    assert "players" not in asked(arbitre, "can I challenge a +4?", cwd=table)["reading"]["facts"]


def test_an_ordinary_number_of_players_is_said_only_where_nothing_may_be_assumed(arbitre, table):
    (table / "arbitre.yaml").write_text("players: 4\n", encoding="utf-8")
    reverse = "What does a reverse do?"
    assert "players" not in asked(arbitre, reverse, cwd=table)["reading"]["facts"]
    assert asked(arbitre, reverse, "--strict", cwd=table)["reading"]["facts"]["players"] == "more"


def test_the_language_of_the_charter_is_that_of_the_answer(arbitre, table):
    (table / "arbitre.yaml").write_text("language: fr\n", encoding="utf-8")
    assert arbitre("ask", STACKING, cwd=table).stdout.decode("utf-8").startswith("Non.")
    assert arbitre("ask", STACKING, "--lang", "en", cwd=table).stdout.decode("utf-8").startswith("No.")


@pytest.mark.parametrize(
    "command",
    [("compare", "ffk04", "fiu"), ("judge", "moment.yaml"), ("test", "moment.yaml"), ("check", "moment.yaml")],
)
def test_a_charter_is_not_looked_at_but_on_demand(arbitre, table, command):
    (table / "arbitre.yaml").write_text("house: [nowhere]\n", encoding="utf-8")
    (table / "moment.yaml").write_text(
        "- name: x\n  reads: {question: may-challenge, card: wild-draw-four}\n", encoding="utf-8"
    )
    assert (
        arbitre(
            *command, "--plain" if command[0] != "test" and command[0] != "check" else "--json", cwd=table
        ).returncode
        == 0
    )
    ran = arbitre(*command, "--table", cwd=table)
    told = (ran.stdout + ran.stderr).decode("utf-8")
    assert ran.returncode == 1 and "arbitre.yaml:1:9: unknown house rule `nowhere` in the charter" in told


def test_with_the_table_scenarios_are_ruled_by_its_house_rules(arbitre, table):
    scenario = '- name: x\n  reads: {question: may-play, asks: allowed, card: draw-two, top: draw-two, penalty: draw-two}\n  expect:\n    ffk04: {answer: "yes"}\n'
    (table.parent.parent / "scenarios").mkdir()
    (table.parent.parent / "scenarios" / "own.yaml").write_text(scenario, encoding="utf-8")
    (table / "own.yaml").write_text(scenario, encoding="utf-8")
    assert arbitre("test", "own.yaml", cwd=table).returncode == 1
    assert arbitre("test", "own.yaml", "--table", cwd=table).returncode == 0
    assert b"1 passed" in arbitre("test", "--table", cwd=table).stdout


def test_what_is_wrong_stops_the_question_with_place_and_remedy(arbitre, table):
    (table / "arbitre.yaml").write_text("base: no-mercy\nhouse: stacking\n", encoding="utf-8")
    ran = arbitre("ask", STACKING, cwd=table)
    assert ran.returncode == 1 and not ran.stdout
    assert ran.stderr.decode("utf-8").splitlines()[0] == (
        "arbitre.yaml:2:8: `no-mercy` has no rule for `stacking` to amend (`no-stacking`, `no-stacking-on-four`, `no-four-on-two`, `no-stacking-draw-colour`) (missing-norm)"
    )


def test_a_charter_that_was_read_is_kept(table, tmp_path, monkeypatch, kept):
    monkeypatch.setenv("ARBITRE_CACHE", str(shutil.copytree(kept, tmp_path / "kept")))
    path = str(tmp_path / "arbitre.yaml")
    first, shelf = load_charter(path, rulesets())
    monkeypatch.setattr("arbitre.agreeing.charterfile.read_charter", None)  # it must not be read again
    second, again = load_charter(path, rulesets())
    assert first == second and again.house[OWN].rules[0].says == shelf.house[OWN].rules[0].says


def test_a_change_of_the_charter_or_of_a_file_that_it_names_is_noticed(table, tmp_path, monkeypatch, kept):
    monkeypatch.setenv("ARBITRE_CACHE", str(shutil.copytree(kept, tmp_path / "kept")))
    path, house = tmp_path / "arbitre.yaml", tmp_path / "our-house.yaml"
    source = Path(rulesets()) / "house" / "no-challenge.yaml"
    house.write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    path.write_text("house: [our-house.yaml]\n", encoding="utf-8")
    charter, shelf = load_charter(str(path), rulesets())
    assert charter.house == ("our-house",) and shelf.house["our-house"].short["en"] == "no challenge"
    house.write_text(
        source.read_text(encoding="utf-8").replace('en: "no challenge"', 'en: "not again"'), encoding="utf-8"
    )
    assert load_charter(str(path), rulesets())[1].house["our-house"].short["en"] == "not again"
    path.write_text("house: []\n", encoding="utf-8")
    assert load_charter(str(path), rulesets())[0].house == ()


def test_everything_that_is_wrong_is_told_at_once(tmp_path):
    path = tmp_path / "arbitre.yaml"
    path.write_text("base: ffk4\nhouse: [stakcing]\nlanguage: de\nplayers: 99\nplayer: 2\n", encoding="utf-8")
    with pytest.raises(Problems) as caught:
        load_charter(str(path), rulesets())
    assert {(problem.id, problem.place.line) for problem in caught.value.problems} == {
        ("unknown-ruleset", 1),
        ("unknown-house-rule", 2),
        ("unknown-language", 3),
        ("no-such-number", 4),
        ("unknown-key", 5),
    }
    assert all(problem.hint for problem in caught.value.problems)


def test_without_a_charter_only_names_of_files_are_looked_at(tmp_path, monkeypatch):
    folder = tmp_path / "a" / "b"
    folder.mkdir(parents=True)
    monkeypatch.chdir(folder)
    looked = []
    monkeypatch.setattr("arbitre.agreeing.charter.os.path.isfile", lambda path: looked.append(path) or False)
    assert nearest_charter() is None
    assert len(looked) == len(Path(os.getcwd()).parents) + 2


def test_a_house_rule_in_the_words_is_told_beside_those_of_the_charter(arbitre, table):
    (ruling,) = asked(
        arbitre, "We play with the skip bounce. Someone skips me. Can I answer with my own skip?", cwd=table
    )["rulings"]
    assert (
        ruling["answer"] == "no"
        and ruling["with_house"]["answer"] == "yes"
        and ruling["with_house"]["house"] == ["skip-bounce"]
    )
    (ruling,) = asked(arbitre, f"We play with stacking. {STACKING}", cwd=table)["rulings"]
    assert ruling["answer"] == "yes" and "with_house" not in ruling


def test_documents_are_compared_as_the_table_amends_them(arbitre, table):
    told = arbitre("compare", "ffk04", "fiu", "--table", "--lang", "en", cwd=table).stdout.decode("utf-8")
    assert told.splitlines()[1].startswith("House rules: stacking [stacking]; jump-in [jump-in]")
    found = json.loads(arbitre("compare", "ffk04", "fiu", "--house", "stacking", "--json", cwd=table).stdout)
    assert found["house"] == ["stacking"]
    assert "house" not in json.loads(arbitre("compare", "ffk04", "fiu", "--json", cwd=table).stdout)


@pytest.mark.parametrize(("lang", "head"), [("en", "This table's charter: "), ("fr", "La charte de cette table\u202f: ")])
@pytest.mark.parametrize(("options", "parts"), [
    ((), " (ffk04, stacking)"),
    (("--house", "none"), " (ffk04)"),
    (("--house", "no-challenge"), " (ffk04)"),
    (("--rules", "fiu"), " (stacking)"),
    (("--rules", "fiu", "--house", "none"), ""),
])
def test_what_an_option_replaced_is_not_told_as_in_force(arbitre, table, lang, head, options, parts):
    (table / "arbitre.yaml").write_text("base: ffk04\nhouse: [stacking]\n", encoding="utf-8")
    told = arbitre("ask", STACKING, "--lang", lang, *options, cwd=table).stdout.decode("utf-8").splitlines()
    assert told[-1] == f"{head}arbitre.yaml{parts}"
