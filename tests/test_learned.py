"""The examples are sound, what was counted of them is fresh, and it only helps the phrases."""

import json
import marshal
import os
import pathlib

import learn
import pytest

from arbitre.files.drawers import Drawers
from arbitre.game.situation import Situation
from arbitre.problem import Problems
from arbitre.reading import learning, read, words_of
from arbitre.reading.examples import examples_of
from arbitre.reading.learned import content_of, form_of
from arbitre.reading.likelihood import Likelihood, counted

CASES = pathlib.Path(__file__).parent / "cases"


@pytest.fixture(scope="module")
def vocabulary(shelf):
    return shelf.vocabulary


@pytest.fixture(scope="module")
def examples(vocabulary):
    return examples_of(os.path.dirname(learn.PATH), tuple(words_of(vocabulary).lexicons))


def test_the_counts_are_of_the_examples_and_words_of_today():
    assert learn.fresh(), "run `python tests/learn.py`"


def test_every_example_is_of_a_known_question_with_known_facts(vocabulary, examples):
    asking = [one for one in examples if one.question != "out-of-scope"]
    wrong = [(one.text, one.question) for one in asking if one.question not in vocabulary.questions]
    told = {repr((fact, value)): (one.text, fact, value) for one in asking for fact, value in one.facts.items()}  # each once
    for text, fact, value in told.values():
        try:
            Situation.of(vocabulary, {fact: value})
        except Problems as problems:
            wrong.append((text, str(problems.problems[0].message)))
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


TAUGHT = ("points", "uno-forgotten", "may-finish")


@pytest.fixture(scope="module")
def small(vocabulary, examples):
    """What the examples of three questions teach alone, one in five kept back to be asked afterwards."""
    words = words_of(vocabulary)
    learned, words.learned = words.learned, None
    try:
        of_them = [one for one in examples if one.question in TAUGHT]
        kept = of_them[::5]
        return learning.learn(words, vocabulary, [one for one in of_them if one not in kept]), kept
    finally:
        words.learned = learned


def test_three_questions_are_told_apart_by_what_their_examples_teach(vocabulary, small):
    tables, kept = small
    table, words = Likelihood.made(tables["questions"]), words_of(vocabulary)
    assert set(tables["questions"]["number"]) == set(TAUGHT)
    right = 0
    for one in kept:
        shares = table.of(learning._seen(words, vocabulary, one).marks)
        right += max(shares, key=shares.get) == one.question
    assert len(kept) >= 30 and right >= 0.9 * len(kept)


def test_what_is_asked_and_told_is_learnt_only_where_it_is_worth_it(vocabulary, small):
    tables, _ = small
    assert set(tables["forms"]) <= {vocabulary.questions[question].kind for question in TAUGHT}
    assert set(tables["claims"]) <= set(TAUGHT) and tables["claims"]
    assert all(fact.partition("=")[0] in vocabulary.facts for table in tables["facts"].values() for fact in table["number"])


def test_a_sentence_beside_the_rules_teaches_only_that_it_is_none(vocabulary):
    example = learning.Example("en", "who won the football last night?", "out-of-scope", "what", {})
    tables = learning.learn(words_of(vocabulary), vocabulary, [example])
    assert list(tables["questions"]["number"]) == ["out-of-scope"] and not tables["facts"] and not tables["forms"]
