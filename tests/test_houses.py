"""House rules: each over every document that has its norm, all pairs of them, and what a mistake in one is told."""

import shutil
import time
from itertools import combinations
from pathlib import Path

import pytest

from arbitre.agreeing.houses import check_houses, clashes, clashes_on, clashing_pairs, combinations_on
from arbitre.asking.hearing import Terms, hear
from arbitre.files.folders import rulesets
from arbitre.game.situation import Situation
from arbitre.judging.cases import book
from arbitre.judging.conclusion import conclude
from arbitre.judging.judge import judge
from arbitre.law.ruleset import load_shelf
from arbitre.problem import Problems
from arbitre.reading import read

SMALL = Path(__file__).parent / "small"
BASE = "ffk04"
CLASHING = {  # who may not finish on a draw card or Skip, and who may answer with one; what a +2 makes that is jumped in with
    ("jump-in", "stacking"), ("jump-in", "stacking-any"),
    ("jump-in", "no-action-finish"), ("no-action-finish", "skip-bounce"), ("no-action-finish", "stacking"),
    ("no-action-finish", "stacking-any"), ("no-action-finish", "stacking-four-on-two")}


def ruled(shelf, house, facts, question="may-play", asks="allowed", base=BASE):
    return judge(shelf.ruleset(base, house), question, Situation.of(shelf.vocabulary, facts), asks)


def test_every_house_rule_gets_along_with_every_document(shelf):
    assert not [f"{problem.place} {problem.message}" for problem in check_houses(shelf)]


def test_every_house_rule_amends_the_notice(shelf):
    assert not [id for id in shelf.house if shelf.ruleset(BASE, [id]).idle]


def test_all_pairs_are_checked_and_those_that_clash_are_named_with_their_question(shelf):
    start = time.process_time()
    found = clashing_pairs(shelf.rulesets[BASE], shelf.house.values())
    assert time.process_time() - start < 30
    assert set(found) == CLASHING
    assert {dict(problem.fields)["question"] for problems in found.values() for problem in problems} == {"may-play", "may-finish", "what-happens"}


def test_every_pair_composes(shelf):
    for pair in combinations(shelf.house, 2):
        assert shelf.ruleset(BASE, pair).house == pair


def test_a_house_rule_lifts_only_the_norm_that_it_names(shelf):
    four = {"card": "wild-draw-four", "holds-colour": "yes"}
    assert ruled(shelf, ["stacking-any"], four).answer == "no"
    stacked = {**four, "top": "draw-two", "penalty": "draw-two"}
    assert ruled(shelf, ["stacking-any"], stacked).answer == "no"
    two = {"card": "draw-two", "top": "draw-two", "penalty": "draw-two"}
    assert ruled(shelf, ["stacking"], two).answer == "yes"
    assert ruled(shelf, ["stacking"], {**two, "at-once": "several"}).answer == "no"
    assert ruled(shelf, ["stacking"], {**two, "turn": "other"}).answer == "no"


def test_what_follows_by_a_house_rule_is_told_as_such(shelf):
    ruling = ruled(shelf, ["seven-swap"], {"card": "seven", "top": "seven"})
    assert (ruling.answer, ruling.house) == ("yes", ("seven-swap",))
    assert [str(effect) for effect in ruling.effects] == ["player:swap-hands"] and ruling.base.effects != ruling.effects


def test_over_a_document_without_the_norm_nothing_changes(shelf):
    ruling = ruled(shelf, ["stacking"], {"card": "draw-two", "top": "draw-two", "penalty": "draw-two"}, base="no-mercy")
    assert (ruling.house, ruling.idle, ruling.base) == ((), ("stacking",), None)


def test_house_rules_heard_in_the_words_leave_the_answer_to_the_document(shelf):
    for text in ("We play with stacking. Can I put a +2 on his +2?", "Chez nous on cumule. On me met un +2, je peux répondre par un +2 ?"):
        hearing = hear(shelf, text, Terms((BASE,)))
        assert (hearing.rulings[0].answer, hearing.rulings[0].house) == ("no", ()), text
        assert [(other.answer, other.house) for other in hearing.with_house] == [("yes", ("stacking",))], text


def test_the_words_name_only_house_rules_that_there_are(shelf):
    assert set(shelf.vocabulary.words["houses"]) <= set(shelf.house)


def test_the_option_tells_which_house_rule_decided(arbitre):
    ran = arbitre("ask", "can I put a +4 on his +2?", "--rules", BASE, "--house", "stacking-any", "--plain")
    told = ran.stdout.decode("utf-8")
    assert told.startswith("Yes.") and "[stacking-any]" in told and "the FFK04 notice says: No." in told
    assert arbitre("ask", "+2", "--house", "stakcing").returncode == 2
    told = arbitre("ask", "+2 on +2 while penalized", "-r", "no-mercy", "-H", "stacking").stdout.decode("utf-8")
    assert "changes nothing here" in told
    listed = arbitre("rules").stdout.decode("utf-8")
    assert "House rules" in listed and "skip-bounce: Skip bounce" in listed


RULE = """name: {{en: "Answering", fr: "Répondre"}}
amends: [{norm}]
rules:
  - id: answering
    question: may-lay
    overrides: [fine-first]
    yields: [{yields}]
    when: {{fine: {value}}}
    verdict: allowed
    says: {{en: "A bar answers a bar.", fr: "Une barre répond à une barre."}}
"""


@pytest.mark.parametrize(("change", "told"), [
    ({"norm": "fine-frist"}, "unknown rule `fine-frist` in `amends` of `answering`"),
    ({"value": "bra"}, "unknown value `bra`"),
    ({"yields": "fine-frist"}, "unknown rule `fine-frist` in `yields`"),
    ({"yields": "fine-first"}, "override each other in a circle"),
])
def test_a_mistake_in_a_house_rule_has_its_place_and_its_remedy(tmp_path, monkeypatch, change, told):
    monkeypatch.setenv("ARBITRE_CACHE", "none")
    folder = tmp_path / "shelf"
    shutil.copytree(SMALL, folder)
    (folder / "house").mkdir()
    text = RULE.format(**{"norm": "fine-first", "value": "bar", "yields": "", **change})
    (folder / "house" / "answering.yaml").write_text(text, encoding="utf-8")
    try:
        shelf = load_shelf(folder)
        problems = clashes(shelf.rulesets["home"], list(shelf.house.values()))
    except Problems as found:
        problems = found.problems
    problem = next(one for one in problems if told in one.message)
    assert problem.place.path.endswith("house/answering.yaml") and problem.hint


def test_all_combinations_on_each_question_compose_and_say_where_they_clash(shelf):
    start, base, found = time.process_time(), load_shelf(rulesets()).rulesets[BASE], {}
    for question in base.vocabulary.questions:
        for ids, amended in combinations_on(base, shelf.house.values(), question):
            clashing = clashes_on(amended, question)
            assert all(dict(problem.fields)["question"] == question and problem.place and problem.hint for problem in clashing)
            found[question, ids] = bool(clashing)
    assert time.process_time() - start < 30
    assert len(found) > 200
    for (question, ids), clashing in found.items():
        # More house rules settle nothing that two of them leave open, and open nothing that no two do.
        assert clashing == any(found[question, pair] for pair in combinations(ids, 2)), (question, ids)


STACKING = ("stacking", "stacking-any", "stacking-four-on-two")


@pytest.mark.parametrize("base", ["ffk04", "fiu", "mila", "w2085"])
@pytest.mark.parametrize("house", [chosen for size in (1, 2, 3) for chosen in combinations(STACKING, size)])
def test_stacking_never_lifts_the_condition_of_a_wild_draw_card_nor_allows_two_cards_at_once(shelf, house, base):
    ruleset = shelf.ruleset(base, house)
    judged, index, bit = book(ruleset, "may-play"), shelf.vocabulary.index, shelf.vocabulary.bit
    for known in ({"card": "wild-draw-four", "holds-colour": "yes"}, {"card": "draw-two", "at-once": "several"},
                  {"card": "wild-draw-four", "at-once": "several"}):
        box = list(ruleset.box)
        for fact, value in known.items():
            box[index[fact]] = bit[fact][value]
        freed = [case for case in judged.cases(tuple(box)) if conclude(judged, case).verdict == "allowed"]
        alone = book(shelf.rulesets[base], "may-play")
        assert not [case for case in freed if any(conclude(alone, part).verdict != "allowed" for part in alone.cases(case.box))], known


def test_the_composition_says_where_two_clash_and_which_question_to_settle(arbitre):
    ran = arbitre("ask", "+2 on +2 while penalized", "-f", "hand-size=last", "-H", "stacking", "-H", "no-action-finish", "--plain")
    told = ran.stdout.decode("utf-8")
    assert told.startswith("The house rules contradict each other.") and "the table has to settle it before the deal" in told
    assert "A player hit by a draw card may answer" in told and "a number card" in told
    sheet = arbitre("table", "-r", BASE, "-H", "stacking", "-H", "no-action-finish", "--lang", "en").stdout.decode("utf-8")
    assert "To settle before the deal" in sheet and "Stacking [stacking] and no finishing" in sheet and "May one finish on this card?" in sheet


CUSTOMS = [
    ("At our place we stack. He hit me with a +2, can I play a +2?", "stacking"),
    ("House rule: you can stack draw cards. He played a +2 on me, can I play a +2?", "stacking"),
    ("Règle maison : les +2 se cumulent. Il m'a mis un +2, je peux répondre par un +2 ?", "stacking"),
    ("Dans ma famille on empile les +2. Il m'a mis un +2, je peux répondre par un +2 ?", "stacking"),
    ("We use the seven-zero rule. I played a 7, what happens?", "seven-swap"),
    ("On joue avec la règle du 7-0. J'ai posé un 7, il se passe quoi ?", "seven-swap"),
    ("In my family you keep drawing until you can play. I can't play, how many cards?", "draw-to-match"),
]
NONE = ["Chez nous on cumule pas. Je peux mettre un +2 sur un +2 ?", "House rule: stacking is not allowed. Can I put a +2 on a +2?",
        "We don't stack. Can I put a +2 on a +2?"]


@pytest.mark.parametrize("text, custom", CUSTOMS)
def test_a_custom_is_heard_however_it_is_opened(shelf, text, custom):
    assert custom in read(text, shelf.vocabulary).houses


@pytest.mark.parametrize("text", NONE)
def test_a_custom_that_is_denied_is_none(shelf, text):
    assert read(text, shelf.vocabulary).houses == ()
