"""Files beside the documents: those that bring rules alone are read alone, and all is as if everything had been read together."""

import shutil
from pathlib import Path

import pytest

from arbitre.law.beside import fresh_beside
from arbitre.law.ruleset import load_shelf
from arbitre.law.shelffile import read_shelf
from arbitre.problem import Problems

OWN = """
name: {en: "Away", fr: "En visite"}
extends: home
comments: [home]
sources: {slip: {name: "Slip", en: "A slip", fr: "Un billet"}}
rules:
  - id: same-may
    question: may-lay
    verdict: forbidden
    says: {en: "No.", fr: "Non."}
    cite: {source: slip}
"""
HOUSE = """
name: {en: "ours", fr: "les nôtres"}
amends: [same-may]
sources: {slip: {name: "Slip", en: "A slip", fr: "Un billet"}}
rules:
  - id: ours
    question: may-lay
    overrides: [same-may]
    verdict: forbidden
    says: {en: "No.", fr: "Non."}
    cite: {source: slip}
"""


@pytest.fixture
def small(tmp_path, monkeypatch):
    monkeypatch.setenv("ARBITRE_CACHE", str(tmp_path / "kept"))
    shutil.copytree(Path(__file__).parent / "small", tmp_path / "shelf")
    return str(tmp_path / "shelf")


@pytest.fixture
def files(tmp_path):
    return written(tmp_path / "away.yaml", OWN), written(tmp_path / "ours.yaml", HOUSE)


def written(path, text):
    path.write_text(text, encoding="utf-8")
    return str(path)


def described(shelf):
    """All that is known of what lies on a shelf."""
    return [(id, *(str(getattr(one, name)) for name in ("name", "short", "sources", "cards", "means", "amends", "box", "place", "rules", "game")))
            for named in (shelf.rulesets, shelf.house) for id, one in named.items()], shelf.comments, shelf.groups, list(shelf.vocabulary.written)


def test_it_is_as_if_all_had_been_read_together(small, files, monkeypatch):
    whole = described(read_shelf(small, [], files))
    load_shelf(small)
    monkeypatch.setattr("arbitre.law.shelffile.read_shelf", None)  # no other file must be read again
    assert described(load_shelf(small, files)) == described(load_shelf(small, files)) == described(fresh_beside(small, files, [])) == whole
    assert load_shelf(small, files).ruleset("away", ["ours"]).house == ("ours",)


def test_a_copy_that_was_kept_holds_until_the_file_changes(small, files, monkeypatch):
    load_shelf(small, files)
    with monkeypatch.context() as patched:
        patched.setattr("arbitre.law.shelffile.read_beside", None)
        assert "away" in load_shelf(small, files).rulesets
    written(Path(files[1]), HOUSE.replace("en: \"ours\"", "en: \"changed\""))
    assert load_shelf(small, files).house["ours"].name["en"] == "changed"


@pytest.mark.parametrize("more", ["words: {known: {en: abracadabra}}\n", "never: []\n"])
def test_what_brings_more_than_rules_is_read_with_all_others(small, tmp_path, more):
    path = written(tmp_path / "away.yaml", OWN + more)
    assert fresh_beside(small, [path], []) is None and "away" in load_shelf(small, [path]).rulesets


def test_what_bears_the_name_of_a_document_takes_its_place(small, tmp_path):
    path = written(tmp_path / "home.yaml", OWN.replace("extends: home\ncomments: [home]\n", "cards: [dot]\n"))
    assert [rule.id for rule in load_shelf(small, [path]).rulesets["home"].rules] == ["same-may"]


@pytest.mark.parametrize(("old", "new", "id"), [
    ("extends: home", "extends: hom", "unknown-ruleset"), ("comments: [home]", "comments: [hom]", "unknown-ruleset"), ("verdict: forbidden", "verdict: never", "unknown-verdict"),
    ("source: slip", "source: slop", "unknown-source"), ("name:", "nom:", "unknown-key"), ("question: may-lay", "question: ''", "empty-value"),
    ("verdict:", "overrides: [same-mya]\n    verdict:", "unknown-rule"), ("verdict:", "when: {tile: dto}\n    verdict:", "unknown-value"), ("rules:", "rules: [", "not-yaml"), (OWN, "", "empty-file")])
def test_what_is_wrong_in_it_is_told_as_if_all_had_been_read_together(small, tmp_path, monkeypatch, old, new, id):
    path, wanted, now = written(tmp_path / "away.yaml", OWN.replace(old, new, 1)), [], []
    read_shelf(small, wanted, [path])
    load_shelf(small)
    monkeypatch.setattr("arbitre.law.shelffile.read_shelf", None)
    with pytest.raises(Problems) as caught:
        load_shelf(small, [path])
    fresh_beside(small, [path], now)
    assert [problem._replace(excerpt=None) for problem in caught.value.problems] == now == wanted and id in {problem.id for problem in now}


@pytest.mark.parametrize(("old", "new", "id"), [("[same-may]\nsources", "[same-mya]\nsources", "unknown-rule"), ("overrides: [same-may]", "overrides: [same-mya]", "unknown-rule")])
def test_what_is_wrong_in_a_house_rule_is_told_likewise(small, tmp_path, old, new, id):
    path, wanted, now = written(tmp_path / "ours.yaml", HOUSE.replace(old, new, 1)), [], []
    read_shelf(small, wanted, [path])
    fresh_beside(small, [path], now)
    assert now == wanted and [problem.id for problem in now] == [id]


def test_where_a_document_is_wrong_too_both_are_told(small, tmp_path):
    path, home = written(tmp_path / "away.yaml", OWN.replace("slip}", "slop}")), Path(small) / "home.yaml"
    written(home, home.read_text(encoding="utf-8").replace("verdict: allowed", "verdict: never", 1))
    with pytest.raises(Problems) as caught:
        load_shelf(small, [path])
    assert {problem.place.path for problem in caught.value.problems} == {path, str(home)}
