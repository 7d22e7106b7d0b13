"""A document that comments on another: whether it confirms a ruling, contradicts it or says what that leaves open."""
import pytest

from arbitre.hearing import Terms, hear_reading
from arbitre.judge import judge
from arbitre.reading import Reading
from arbitre.remark import ADDS, CONFIRMS, CONTRADICTS, remark
from arbitre.ruleset import Shelf
from arbitre.situation import Situation
from engine import ruleset, vocabulary

SHEET = """
- {id: bar-may, question: may-lay, when: {tile: bar}, verdict: allowed}
- {id: star-may-not, question: may-lay, when: {tile: star}, verdict: forbidden}
- {id: dot-open, question: may-lay, when: {tile: dot}, verdict: silent, open: [dots]}
- {id: calm-may, question: may-lay, when: {tile: blank, mood: calm}, verdict: allowed}
- {id: cross-may-not, question: may-lay, when: {tile: blank, mood: [cross, wild]}, verdict: forbidden}
- {id: bar-takes, question: laid, when: {tile: bar}, outcome: [{who: you, does: take, count: 2}, {who: you, does: pass}]}
- {id: star-takes, question: laid, when: {tile: star}, outcome: [{who: you, does: take, count: 5}]}
- {id: worth-bar, question: worth, when: {tile: bar}, value: "2"}
"""
COMMENT = """
- {id: said-of-bars, question: may-lay, when: {tile: [bar, star, blank]}, verdict: allowed}
- {id: said-of-dots, question: may-lay, when: {tile: dot}, verdict: forbidden}
- {id: said-in-part, question: laid, when: {tile: bar}, outcome: [{who: you, does: pass}], and-more: "yes"}
- {id: said-otherwise, question: laid, when: {tile: star}, outcome: [{who: you, does: take, count: 6}], and-more: "yes"}
- {id: said-worth, question: worth, when: {tile: bar}, value: "2"}
"""


@pytest.fixture(scope="module")
def words():
    return vocabulary()


@pytest.fixture(scope="module")
def made(words):
    sheet, comment = ruleset(words, SHEET, id="sheet"), ruleset(words, COMMENT, id="comment")

    def on(question, facts, asks="what"):
        rulings = [judge(one, question, Situation.of(words, facts), asks) for one in (sheet, comment)]
        return remark(*rulings)

    return on


@pytest.mark.parametrize(("question", "facts", "asks", "relation"), [
    ("may-lay", {"tile": "bar"}, "allowed", CONFIRMS),
    ("may-lay", {"tile": "bar"}, "forbidden", CONFIRMS),
    ("may-lay", {"tile": "star"}, "allowed", CONTRADICTS),
    ("may-lay", {"tile": "star"}, "what", CONTRADICTS),
    ("may-lay", {"tile": "dot"}, "allowed", ADDS),
    ("laid", {"tile": "bar"}, "what", CONFIRMS),  # it tells less, and says so
    ("laid", {"tile": "star"}, "what", CONTRADICTS),
    ("worth", {"tile": "bar"}, "what", CONFIRMS),
    ("worth", {"tile": "bar"}, "value:2", CONFIRMS),
])
def test_how_a_comment_relates(made, question, facts, asks, relation):
    assert made(question, facts, asks).relation == relation


def test_no_remark_where_the_document_depends_or_the_comment_is_silent(made):
    assert made("may-lay", {"tile": "blank"}, "allowed") is None
    assert made("laid", {"tile": "dot"}) is None


def test_a_hearing_tells_the_remark_and_no_other_answer_of_the_commentator(words):
    sheet, comment = ruleset(words, SHEET, id="sheet"), ruleset(words, COMMENT, id="comment")
    comment.comments = ("sheet",)
    words.commands["ask"] = {"rules": "sheet"}
    shelf = Shelf(words, {"sheet": sheet, "comment": comment}, {})
    reading = Reading("may I lay a star?", "en", "read", "may-lay", "allowed", {"tile": "star"})
    found = hear_reading(shelf, reading, Terms())
    assert [(made.of, made.ruling.ruleset, made.relation) for made in found.remarks] == [("sheet", "comment", CONTRADICTS)]
    assert not found.others
    both = hear_reading(shelf, reading, Terms(rules=("sheet", "comment")))
    assert len(both.rulings) == 2 and not both.remarks


def test_the_name_of_another_game_puts_the_question_out_of_its_scope(words):
    sheet, dominoes = ruleset(words, SHEET, id="sheet"), ruleset(words, COMMENT, id="dominoes")
    dominoes.game, dominoes.asked_about = "dominoes", ("laid",)
    words.commands["ask"] = {"rules": "sheet"}
    shelf = Shelf(words, {"sheet": sheet, "dominoes": dominoes}, {})
    reading = Reading("at dominoes, may I lay a star?", "en", "read", "may-lay", "allowed", {"tile": "star"}, rulesets=("dominoes",))
    assert [ruling.ruleset for ruling in hear_reading(shelf, reading, Terms()).rulings] == ["dominoes"]
    refused = hear_reading(shelf, reading, Terms(rules=("sheet",)))
    assert refused.reading.status == "out-of-scope" and not refused.rulings
    assert [ruling.ruleset for ruling in hear_reading(shelf, reading, Terms(rules=("sheet", "dominoes"))).rulings] == ["dominoes"]
    about = reading._replace(question="laid", asks="what")
    assert [ruling.ruleset for ruling in hear_reading(shelf, about, Terms()).rulings] == ["sheet"]
    unnamed = hear_reading(shelf, reading._replace(rulesets=()), Terms())
    assert [ruling.ruleset for ruling in unnamed.rulings] == ["sheet"] and not unnamed.others
