"""The share of the labelled questions that are answered right does not fall."""

import pathlib

import pytest
import score

CASES = pathlib.Path(__file__).parent / "cases"


@pytest.fixture(scope="session")
def rows_of(shelf):
    """Return the labelled answers of a file, each scored once."""
    scored = {}

    def rows(name):
        if name not in scored:
            scored[name] = score.score(shelf, CASES / f"{name}.jsonl")
        return scored[name]

    return rows


@pytest.mark.parametrize(("name", "right", "wrong_and_sure"), [
    ("questions", 94.5, 0.9), ("paraphrases", 92.2, 4.9), ("statements", 94.9, 2.8), ("held-back", 80.0, 14.0),
    ("table", 90.6, 4.2), ("passages", 93.3, 3.0), ("people", 88.8, 5.0), ("unseen", 84.0, 9.2),
])
def test_the_score_does_not_fall(rows_of, name, right, wrong_and_sure):
    rows = rows_of(name)
    assert score.share(rows, "right") >= right
    assert score.share(rows, "sure") <= wrong_and_sure


def test_no_question_without_a_rule_in_it_gets_one(rows_of):
    rows = [row for row in rows_of("questions") if row["accept"] == ["out-of-scope"]]
    assert [row["id"] for row in rows if row["got"] != "out-of-scope"] == []


def test_falling_back_on_silence_is_no_way(rows_of):
    rows = [row for row in rows_of("questions") if row["hard"]]
    assert score.share(rows, "right") >= 91.0
