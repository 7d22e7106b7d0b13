"""The sheet of a table: what was agreed, in both languages, and what the house rules leave open."""

import json
import re
from itertools import combinations, product

import pytest

from arbitre.agreeing.charter import OWN
from arbitre.agreeing.houses import clashing_pairs
from arbitre.agreeing.openings import CLASH, SILENT, openings
from arbitre.game.masks import bits, with_fact
from arbitre.judging.cases import book
from arbitre.judging.conclusion import conclude, disagree, resolved

BASE = "ffk04"
TABLE = """name: {en: "Sunday <table> & co", fr: "La table du dimanche"}
base: ffk04
house: [stacking, jump-in]
language: fr
players: 4
rules:
  - id: no-zero-last
    question: may-finish
    overrides: [lets-finish]
    when: {card: zero}
    verdict: forbidden
    says: {en: "Nobody finishes on a <b>0</b>.", fr: "On ne finit pas sur un <b>0</b>."}
"""
SETTLED = """  - id: jumped-two
    question: what-happens
    overrides: [stacked-like, jump-in-draw-two, cut-in-effect-open, draw-two-effect]
    when: {card: draw-two, penalty: draw-two, turn: other, identical: yes}
    outcome: [{who: next, does: draw, count: 4}, {who: next, does: lose-turn}]
    says: {en: "A jumped +2 counts too.", fr: "Un +2 intercalé compte aussi."}
"""


@pytest.fixture
def table(tmp_path):
    (tmp_path / "arbitre.yaml").write_text(TABLE, encoding="utf-8")
    return tmp_path


def told(arbitre, table, *arguments, **more):
    ran = arbitre("table", *arguments, cwd=table, **more)
    assert ran.returncode == 0 and not ran.stderr, ran.stderr
    return ran.stdout.decode("utf-8")


def test_the_sheet_is_in_both_languages_that_of_the_charter_first(arbitre, table):
    sheet = told(arbitre, table)
    french, english = sheet.partition("Sunday <table> & co")[0], sheet.partition("Sunday <table> & co")[2]
    for part in (
        "La table du dimanche",
        "À lire à haute voix",
        "Combien de joueurs y a-t-il\u202f? 4.",
        "1. Cumul",
        "2. Intercalation",
        "On ne finit pas sur un <b>0</b>.",
        "À convenir avant la distribution",
        "Le document seul",
    ):
        assert part in french
    for part in (
        "read aloud",
        "How many are playing? 4.",
        "1. Stacking",
        "2. Jump-in",
        "Nobody finishes on a <b>0</b>.",
        "To settle before the deal",
        "The document alone",
        "A rule that overrides `stacked-like`, `jump-in-draw-two`, `cut-in-effect-open` and `draw-two-effect` settles it.",
    ):
        assert part in english
    assert "Stacking" not in french.replace("« Stacking »", "").replace("«\u202fStacking\u202f»", "")
    one = told(arbitre, table, "--lang", "en")
    assert one.startswith("Sunday <table> & co") and "dimanche" not in one


def test_every_sentence_of_a_house_rule_is_read_once_and_what_the_box_lacks_is_left_out(arbitre, table):
    sheet = told(arbitre, table, "--lang", "en")
    lines = [line for line in sheet.partition("To settle")[0].splitlines() if line.startswith("   ")]
    assert len(lines) == len(set(lines)) > 10


def test_a_jumped_two_under_stacking_is_found_to_be_open(arbitre, table):
    found = json.loads(told(arbitre, table, "--json"))
    opening = next(one for one in found["open"] if one["house"] == ["stacking", "jump-in"])
    assert (opening["question"], opening["kind"]) == ("what-happens", "clash")
    assert {side["house"]: side["effects"] for side in opening["sides"]} == {
        "stacking": ["next:draw:4", "next:lose-turn"],
        "jump-in": ["next:draw:2", "next:lose-turn"],
    }
    assert opening["cases"][0]["facts"]["turn"] == ["other"] and opening["ask"]["fr"] == "Que fait cette carte ?"
    assert [one["house"] for one in found["house"]] == ["stacking", "jump-in", OWN]


def test_what_the_table_settles_itself_is_no_longer_open(arbitre, table):
    (table / "arbitre.yaml").write_text(TABLE + SETTLED, encoding="utf-8")
    left = json.loads(told(arbitre, table, "--json"))["open"]
    assert [one["question"] for one in left] == ["may-play"]  # nothing of the jumped +2, not even by the table's own rule


def test_the_number_of_players_is_given_in_what_is_left_open(arbitre, table):
    (table / "arbitre.yaml").write_text(TABLE.replace("players: 4", "players: 2"), encoding="utf-8")
    for one in json.loads(told(arbitre, table, "--json"))["open"]:
        assert all(case["facts"].get("players", ["two"]) == ["two"] for case in one["cases"])


def test_on_a_page_everything_is_escaped(arbitre, table):
    page = told(arbitre, table, "--html")
    assert "<title>La table du dimanche</title>" in page and "<h1>Sunday &lt;table&gt; &amp; co</h1>" in page
    assert "&lt;b&gt;0&lt;/b&gt;" in page and "<b>" not in page and "<table>" not in page
    assert list(re.findall(r'<section lang="(..)">', page)) == ["fr", "en"] and page.count("<h1>") == 2
    text = told(arbitre, table, "--markdown")
    assert r"\<b\>0\</b\>" in text and "\n---\n" in text and text.startswith("# La table du dimanche")


@pytest.mark.parametrize("width", ["40", "100"])
def test_the_sheet_keeps_to_the_width_there_is(arbitre, table, width):
    assert max(map(len, told(arbitre, table, "--plain", COLUMNS=width).splitlines())) <= int(width)


def test_without_a_charter_the_options_name_what_was_agreed(arbitre, tmp_path):
    assert arbitre("table", cwd=tmp_path).returncode == 2
    sheet = told(arbitre, tmp_path, "--rules", "fiu", "--house", "no-challenge", "--lang", "en")
    assert (
        "[fiu]" in sheet
        and "1. No challenge" in sheet
        and "Nothing: this house rule leaves no question open." in sheet
    )
    assert "None: the document as it is." in told(arbitre, tmp_path, "--rules", "fiu", "--lang", "en")
    assert arbitre("table", "-r", "fiu", "--html", "--json", cwd=tmp_path).returncode == 2


def test_the_clashes_of_a_pair_are_among_its_openings(shelf):
    clashing = clashing_pairs(shelf.rulesets[BASE], shelf.house.values())
    for pair in combinations(
        ("draw-to-match", "jump-in", "no-action-finish", "several-cards", "skip-bounce", "stacking"), 2
    ):
        found = openings(shelf.ruleset(BASE, pair))
        assert {one.question for one in found if one.houses == pair and one.kind == CLASH} == {
            dict(problem.fields)["question"] for problem in clashing.get(pair, ())
        }, pair


@pytest.mark.parametrize(
    "house", [("stacking", "jump-in", "no-action-finish"), ("seven-swap", "zero-rotation", "jump-in")]
)
def test_the_openings_are_exactly_the_situations_that_are_left_open(shelf, house):
    """Against a naive walk over single worlds: where house rules stand that disagree, or nothing is said though the document
    alone answers."""
    amended = shelf.ruleset(BASE, house)
    for question in ("what-happens", "may-finish"):
        told_open = {
            kind: [one for one in openings(amended) if one.question == question and one.kind == kind]
            for kind in (CLASH, SILENT)
        }
        after, before = book(amended, question), book(amended.base, question)
        vocabulary, facts = amended.vocabulary, sorted({*after.masks.facts, *before.masks.facts})
        for values in product(*(bits(amended.box[fact]) for fact in facts)):
            box = amended.box
            for fact, value in zip(facts, values):
                box = with_fact(box, fact, 1 << value)
            case = next(after.cases(box), None)
            if case is None:
                continue  # no game can reach it
            rules = [resolved(rule, vocabulary, case.box) for rule in after.pick(case.standing)]
            clash = any(
                disagree(*pair, vocabulary.clash) and any("/" in rule.ruleset for rule in pair)
                for pair in combinations(rules, 2)
            )
            alone = conclude(before, next(before.cases(box))).verdict
            silent = conclude(after, case).verdict == "silent" and alone not in ("silent", "contested")
            world = {
                vocabulary.order[fact].id: vocabulary.order[fact].values[value] for fact, value in zip(facts, values)
            }
            assert clash == any(_holds(one, world) for one in told_open[CLASH]), world
            assert silent == any(_holds(one, world) for one in told_open[SILENT]), world


def _holds(opening, world):
    return any(all(world[fact] in values for fact, values in case.facts.items()) for case in opening.cases)
