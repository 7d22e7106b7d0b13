"""The share of the labelled questions that are answered right does not fall."""

import pathlib

import pytest
import score

from arbitre import folders
from arbitre.ruleset import load_shelf

CASES = pathlib.Path(__file__).parent / "cases"


@pytest.fixture(scope="module")
def shelf():
    return load_shelf(folders.rulesets())


@pytest.mark.parametrize(("name", "right", "wrong_and_sure"), [
    ("questions", 90.0, 4.0), ("paraphrases", 85.5, 7.0), ("statements", 87.5, 6.0), ("held-back", 80.0, 14.0),
    ("table", 78.5, 11.5), ("passages", 77.5, 11.5),
])
def test_the_score_does_not_fall(shelf, name, right, wrong_and_sure):
    rows = score.score(shelf, CASES / f"{name}.jsonl")
    assert score.share(rows, "right") >= right
    assert score.share(rows, "sure") <= wrong_and_sure


def test_no_question_without_a_rule_in_it_gets_one(shelf):
    rows = [row for row in score.score(shelf, CASES / "questions.jsonl") if row["accept"] == ["out-of-scope"]]
    assert [row["id"] for row in rows if row["got"] != "out-of-scope"] == []


def test_falling_back_on_silence_is_no_way(shelf):
    rows = [row for row in score.score(shelf, CASES / "questions.jsonl") if row["hard"]]
    assert score.share(rows, "right") >= 91.0
