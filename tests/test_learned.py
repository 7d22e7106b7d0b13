"""The examples are sound, what was counted of them is fresh, and it only helps the phrases."""

import json
import marshal
import os
import pathlib

import learn
import pytest

from arbitre import folders
from arbitre.drawers import Drawers
from arbitre.problem import Problems
from arbitre.reading import read, words_of
from arbitre.reading.examples import examples_of
from arbitre.reading.learned import content_of, form_of
from arbitre.reading.likelihood import Likelihood, counted
from arbitre.ruleset import load_shelf
from arbitre.situation import Situation

CASES = pathlib.Path(__file__).parent / "cases"


@pytest.fixture(scope="module")
def vocabulary():
    return load_shelf(folders.rulesets()).vocabulary


@pytest.fixture(scope="module")
def examples(vocabulary):
    return examples_of(os.path.dirname(learn.PATH), tuple(words_of(vocabulary).lexicons))


def test_the_counts_are_of_the_examples_and_words_of_today():
    assert learn.fresh(), "run `python tests/learn.py`"


def test_every_example_is_of_a_known_question_with_known_facts(vocabulary, examples):
    wrong = []
    for one in examples:
        if one.question == "out-of-scope":
            continue
        if one.question not in vocabulary.questions:
            wrong.append((one.text, one.question))
            continue
        for fact, value in one.facts.items():
            try:
                Situation.of(vocabulary, {fact: value})
            except Problems as problems:
                wrong.append((one.text, str(problems.problems[0].message)))
    assert wrong == []


def test_no_labelled_question_is_an_example(examples):
    given = {" ".join(json.loads(line)["text"].lower().split()) for path in CASES.glob("*.jsonl")
             for line in path.read_text(encoding="utf-8").splitlines()}
    assert [one.text for one in examples if " ".join(one.text.lower().split()) in given] == []


def test_probabilities_add_up_and_follow_the_marks():
    table = Likelihood.made(counted([({"rain": {}}, {"wet": 1, "grey": 1}), ({"rain": {}}, {"wet": 1}),
                                     ({"sun": {}}, {"dry": 1, "grey": 1}), ({"sun": {}}, {"dry": 1})], fewest=1))
    for marks in ({}, {"wet": 1}, {"dry": 2}, {"grey": 1}, {"unheard": 1}):
        assert sum(table.of(marks).values()) == pytest.approx(1)
    assert table.of({"wet": 1})["rain"] > 0.9 < table.of({"dry": 1})["sun"]
    assert table.of({"unheard": 1}) == table.of({})


def test_what_is_folded_says_the_same():
    counts, drawers = counted([({"rain": {}}, {"wet": 1}), ({"sun": {}}, {"dry": 300})], fewest=1), Drawers()
    kept = marshal.loads(marshal.dumps(Likelihood.frozen(counts, drawers)))
    for marks in ({"wet": 1}, {"dry": 2}, {"grey": 1}):
        assert Likelihood.thawed(kept, drawers).of(marks) == Likelihood.made(counts).of(marks)


def test_rare_marks_are_left_out():
    assert counted([({"rain": {}}, {"wet": 1, "once": 1}), ({"sun": {}}, {"wet": 1})], fewest=2)["marks"] == {"wet": [0, 1, 1, 1]}


@pytest.mark.parametrize(("asks", "form", "content"), [
    ("what", "what", "what"), ("not allowed", "not allowed", "allowed"),
    ("next:draw:6", "claim", "next:draw"), ("not value:7", "not claim", "value"),
])
def test_a_claim_has_a_form_and_a_content(asks, form, content):
    assert (form_of(asks), content_of(asks)) == (form, content)


def test_examples_find_questions_for_which_no_phrase_is_found(vocabulary):
    words = words_of(vocabulary)
    texts = [json.loads(line)["text"] for line in (CASES / "paraphrases.jsonl").read_text(encoding="utf-8").splitlines()][::4]
    helped = [read(text, vocabulary).status for text in texts]
    learned, words.learned = words.learned, None
    try:
        alone = [read(text, vocabulary).status for text in texts]
    finally:
        words.learned = learned
    assert helped.count("unread") < alone.count("unread")
