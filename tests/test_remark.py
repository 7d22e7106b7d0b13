"""A document that comments on another: whether it confirms a ruling, contradicts it or says what that leaves open."""
import pytest
from engine import ruleset, vocabulary

from arbitre.asking.hearing import Terms, hear, hear_reading
from arbitre.game.situation import Situation
from arbitre.judging.judge import judge
from arbitre.judging.remark import ADDS, CONFIRMS, CONTRADICTS, remark
from arbitre.law.ruleset import Shelf
from arbitre.reading import Reading
from arbitre.report.hearing import hearing_blocks
from arbitre.report.json import hearing_object
from arbitre.report.voice import Voice

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


def test_what_the_company_said_is_shown_beside_what_its_sheets_say(shelf):
    said = {text: hear(shelf, text, Terms(lang="en")).remarks for text in (
        "+2 on +2 while penalized", "with two players, do you play again after a reverse?")}
    (confirmed,), (contradicted,) = said.values()
    assert confirmed.relation == CONFIRMS and confirmed.ruling.because[0].id == "no-stacking"
    assert contradicted.relation == CONTRADICTS and contradicted.ruling.because[0].id == "reverse-with-two"
    assert "2021" in contradicted.ruling.because[0].cites[0].text("fr")


def test_a_remark_is_a_line_on_the_screen_and_a_field_in_json(shelf):
    found = hear(shelf, "+2 on +2 while penalized", Terms())
    told = [block.text for block in hearing_blocks(found, shelf, Voice(shelf.vocabulary, "fr"))]
    assert any(line.startswith("Confirmé par les déclarations publiques de Mattel : ") for line in told)
    (written,) = hearing_object(found, "en")["rulings"][0]["remarks"]
    assert (written["ruleset"], written["relation"], written["answer"]) == ("statements", "confirms", "no")
    assert written["because"][0]["cite"]["text"].endswith("after Mattel on X, May 2019")


@pytest.mark.parametrize(("text", "ruleset"), [
    ("UNO Deluxe: how many cards are dealt?", "deluxe"),
    ("au huit américain, combien de cartes on distribue ?", "huit-americain"),
    ("8 américain: what does an ace do?", "huit-americain"),
    ("by Mattel's statement, can I finish on a +4?", "statements"),
    ("d'après un tweet de Mattel, peut-on finir sur un +4 ?", "statements"),
    ("does UNO Deluxe have its own rules?", "ffk04"),  # asked about, not asked
    ("est-ce que ces règles couvrent le 8 américain ?", "ffk04"),
])
def test_a_name_chooses_its_document_unless_it_is_asked_about(shelf, text, ruleset):
    assert [ruling.ruleset for ruling in hear(shelf, text, Terms()).rulings] == [ruleset]


def test_another_game_is_asked_by_its_name_alone(shelf):
    text = "on joue au 8 américain, le valet ça fait quoi ?"
    assert [ruling.ruleset for ruling in hear(shelf, text, Terms()).rulings] == ["huit-americain"]
    assert hear(shelf, text, Terms(rules=("ffk04",))).reading.status == "out-of-scope"
    others = {ruling.ruleset for ruling in hear(shelf, "how many cards are dealt?", Terms()).others}
    assert not others & {"huit-americain", "statements"}
