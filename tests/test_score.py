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
    ("questions", 95.5, 0.9), ("paraphrases", 94.0, 3.4), ("statements", 95.4, 2.5), ("held-back", 88.0, 6.6),
    ("table", 93.4, 2.6), ("passages", 95.8, 1.5), ("people", 91.8, 3.1), ("unseen", 88.7, 6.1),
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
