"""The referee on a small game: verdicts, what they depend on, what was assumed, and what would change them."""
from pathlib import Path

import pytest
from engine import ruleset, vocabulary

from arbitre.game.situation import Situation
from arbitre.judging.conclusion import Conclusion, spanned
from arbitre.judging.judge import judge
from arbitre.judging.why import considered
from arbitre.law.ruleset import load_shelf

WORDS = vocabulary()
SHELF = load_shelf(Path(__file__).parent / "small")
HOME = SHELF.rulesets["home"]


def ruled(facts, question="may-lay", asks="what", strict=False, home=HOME):
    return judge(home, question, Situation.of(home.vocabulary, facts), asks, strict)


def made(rules, **more):
    return ruleset(WORDS, rules, **more)


def names(rules):
    return [rule.id for rule in rules]


def test_the_rule_that_stands_and_the_rule_that_it_beats():
    ruling = ruled({"tile": "bar/gold", "pile": "bar/gold", "fine": "bar"}, asks="allowed")
    assert (ruling.answer, ruling.verdict) == ("no", "forbidden")
    assert names(ruling.because) == ["fine-first"]
    assert [(one.id, by.id) for one, by in ruling.beaten] == [("same-may", "fine-first")]
    assert list(map(str, ruling.effects)) == ["me:take:2"]


def test_an_allowed_card_brings_its_effects():
    ruling = ruled({"tile": "star/gold", "pile": "dot/gold"}, asks="allowed")
    assert (ruling.answer, ruling.verdict) == ("yes", "allowed")
    assert list(map(str, ruling.effects)) == ["you:take:5"]


def test_a_fact_that_was_not_given_and_decides_is_asked():
    ruling = ruled({"tile": "star"}, asks="allowed")
    assert (ruling.answer, ruling.verdict, ruling.effects, ruling.because) == ("depends", "depends", (), ())
    dependence, = ruling.depends
    assert dependence.fact == "same-ink" and dependence.ask["en"] == "Same ink?"
    assert [(branch.values, branch.ruling.answer) for branch in dependence.branches] == [(("yes",), "yes"), (("no",), "no")]


def test_the_ordinary_is_assumed_and_what_would_change_the_answer_is_told():
    ruling = ruled({"tile": "blank"}, asks="allowed")
    assert ruling.answer == "yes" and ruling.assumed == {"fine": "none"}
    other, = ruling.unless
    assert other.facts == {"fine": ["bar", "star"]} and other.ruling.answer == "no"


def test_no_exception_where_the_sentence_names_it():
    ruling = ruled({"tile": "blank", "pile": "bar"}, asks="allowed")
    assert ruling.assumed == {}
    dependence, = ruling.depends
    assert [(branch.values, branch.ruling.answer) for branch in dependence.branches] == [(("none",), "yes"), (("bar",), "no")]


def test_what_already_follows_is_no_assumption():
    ruling = ruled({"tile": "blank", "pile": "dot"}, asks="allowed")
    assert ruling.answer == "yes" and ruling.assumed == {} and ruling.unless == ()


def test_strict_assumes_nothing():
    ruling = ruled({"tile": "blank"}, asks="allowed", strict=True)
    assert ruling.verdict == "depends" and ruling.assumed == {}


@pytest.mark.parametrize(("asks", "answer"), [
    ("allowed", "yes"), ("not allowed", "no"), ("forbidden", "no"), ("not forbidden", "yes"), ("what", "settled"),
    ("you:take", "yes"), ("you:take:5", "yes"), ("you:take:4", "no"), ("not you:take:4", "yes"), ("me:take", "no"), ("you:pass", "no"),
])
def test_a_claim_is_borne_out_or_contradicted(asks, answer):
    assert ruled({"tile": "star/gold", "pile": "dot/gold"}, asks=asks).answer == answer


@pytest.mark.parametrize(("asks", "answer"), [("you:pass", "silent"), ("you:take:2", "yes"), ("you:take:3", "no")])
def test_what_else_may_happen_is_not_denied(asks, answer):
    home = made("[{id: a, question: laid, outcome: [{who: you, does: take, count: 2}], and-more: true}]")
    assert ruled({}, "laid", asks, home=home).answer == answer


@pytest.mark.parametrize(("asks", "answer"), [("value:7", "yes"), ("value:2-10", "yes"), ("value:11", "no"), ("value:2-11", "no"), ("not value:11", "yes"),
                                               ("value:>=2", "yes"), ("value:>many", "no"), ("value:<", "no"), ("value:", "no"), ("value:<>11", "no")])
def test_a_value_within_a_range(asks, answer):
    home = made("[{id: a, question: worth, value: 2-10}]")
    ruling = ruled({}, "worth", asks, home=home)
    assert ruling.answer == answer and ruling.values == ("2-10",)


def test_silence_without_a_rule_and_with_one():
    assert ruled({}, "must-talk", "required").answer == "silent"
    assert names(ruled({}, "must-talk").because) == ["talking-open"]
    empty = made("[]")
    ruling = ruled({}, "must-talk", "required", home=empty)
    assert (ruling.answer, ruling.because) == ("silent", ())


def test_a_gap_takes_part_in_overrides():
    home = made("""
- {id: a, question: may-lay, verdict: allowed}
- {id: b, question: may-lay, when: {turn: other}, verdict: silent, open: [x], overrides: [a]}
""")
    assert ruled({"turn": "other"}, home=home).verdict == "silent"
    ruling = ruled({}, asks="allowed", home=home)
    assert ruling.answer == "yes" and [u.facts for u in ruling.unless] == [{"turn": "other"}]


def test_a_beaten_rule_beats_nothing():
    home = made("""
- {id: a, question: may-lay, verdict: allowed}
- {id: b, question: may-lay, verdict: forbidden, overrides: [a]}
- {id: c, question: may-lay, verdict: forbidden, overrides: [b]}
""")
    ruling = ruled({}, home=home)
    assert ruling.verdict == "contested", "a stands again, beside c"
    assert names(ruling.because) == ["a", "c"]


def test_a_rule_that_yields_to_all_stands_where_no_other_does():
    home = made("""
- {id: rest, question: may-lay, verdict: silent, open: [the rest], yields: [all]}
- {id: bar-may, question: may-lay, when: {tile: bar}, verdict: allowed}
- {id: bar-may-not, question: may-lay, when: {tile: bar, turn: other}, verdict: forbidden, overrides: [bar-may]}
""")
    for facts, stands in (({"tile": "bar", "turn": "own"}, "bar-may"), ({"tile": "bar", "turn": "other"}, "bar-may-not"),
                          ({"tile": "dot", "turn": "own"}, "rest")):
        assert names(ruled(facts, home=home).because) == [stands]


def test_yields_is_the_same_edge_from_below():
    home = made("""
- {id: a, question: may-lay, verdict: allowed, yields: [strong]}
- {id: b, question: may-lay, in: [strong], verdict: forbidden}
""")
    ruling = ruled({}, home=home)
    assert names(ruling.because) == ["b"] and [(one.id, by.id) for one, by in ruling.beaten] == [("a", "b")]


@pytest.mark.parametrize(("contests", "declared"), [("", False), (", contests: [a]", True), (", contests: [both]", True)])
def test_a_contradiction_is_shown_whole(contests, declared):
    home = made(f"[{{id: a, in: [both], question: may-lay, verdict: allowed}}, {{id: b, question: may-lay, verdict: forbidden{contests}}}]")
    ruling = ruled({}, asks="allowed", home=home)
    assert (ruling.answer, ruling.verdict, ruling.declared) == ("contested", "contested", declared)
    assert names(ruling.because) == ["a", "b"]


def test_a_contradiction_of_three_is_declared_only_if_every_pair_is():
    home = made("""
- {id: a, question: may-lay, verdict: allowed}
- {id: b, question: may-lay, verdict: forbidden, contests: [a]}
- {id: c, question: may-lay, verdict: forbidden}
""")
    assert ruled({}, home=home).declared is False


def test_equal_effects_count_once_and_others_add_up():
    home = made("""
- {id: a, question: laid, outcome: [{who: you, does: take, count: 2}, {who: you, does: pass}]}
- {id: b, question: laid, outcome: [{who: you, does: pass}, {who: me, does: again}]}
""")
    ruling = ruled({}, "laid", home=home)
    assert list(map(str, ruling.effects)) == ["you:take:2", "you:pass", "me:again"]
    assert names(ruling.because) == ["a", "b"]


@pytest.mark.parametrize("other", ["{who: you, does: take, count: 3}", "{who: you, does: again}"])
def test_two_counts_or_clashing_acts_are_a_contradiction(other):
    home = made(f"""
- {{id: a, question: laid, outcome: [{{who: you, does: take, count: 2}}, {{who: you, does: pass}}]}}
- {{id: b, question: laid, outcome: [{other}]}}
""")
    assert ruled({}, "laid", home=home).verdict == "contested"


@pytest.mark.parametrize(("standing", "values", "span"), [
    ((1, 1, 1), ("4", "2", "3"), ("2-4",)), ((1, 1), ("2", "5"), None), ((1, 2), ("2", "3"), None), ((1, 1), ("2", "2"), None), ((1,), ("2",), None)])
def test_numbers_that_one_rule_gives_without_a_gap_are_told_from_the_least_to_the_greatest(standing, values, span):
    found = spanned(standing, [Conclusion("settled", values=(value,)) for value in values])
    assert (found and found.values) == span


def test_a_count_is_the_number_of_what_was_laid():
    assert list(map(str, ruled({"tile": "star"}, "laid").effects)) == ["you:take:5"]
    ruling = ruled({"tile": ["bar", "star"]}, "laid")
    assert [dependence.fact for dependence in ruling.depends] == ["tile"]
    assert ruled({"tile": ["bar", "star"]}, "laid", "you:take").answer == "yes", "whatever the count"


def test_the_worth_of_a_whole_rack_is_added_up():
    ruling = ruled({"rack": ["bar/gold", "star", "blank", "bar"]}, "worth")
    assert ruling.values == ("19",) and names(ruling.because) == ["worth-number", "worth-blank"]
    assert ruled({"rack": ["bar", "star"]}, "worth", "value:7").answer == "yes"
    assert ruled({"rack": ["bar", "star"]}, "worth", "value:8").answer == "no"
    assert ruled({"rack": ["bar", "star"], "tile": "bar"}, "worth").values == ("2",), "one tile was asked of"


def test_a_total_is_what_the_rack_is_worth():
    home = made("""
- {id: a, question: worth, when: {tile: inked}, value: tile}
- {id: b, question: who-wins, outcome: [{who: me, does: take, count: total}]}
""")
    assert list(map(str, ruled({"rack": ["bar", "star"]}, "who-wins", home=home).effects)) == ["me:take:7"]
    assert list(map(str, ruled({}, "who-wins", home=home).effects)) == ["me:take"]


def test_a_card_that_is_not_in_the_box_is_absent():
    home = made("[{id: a, question: may-lay, verdict: allowed}]", cards=("dot", "bar"))
    ruling = ruled({"tile": "star"}, asks="allowed", home=home)
    assert (ruling.answer, ruling.absent, ruling.because) == ("absent", {"tile": "star"}, ())
    assert ruled({"fine": "star"}, home=home).absent == {"fine": "star"}
    assert ruled({"rack": ["dot", "star"]}, home=home).absent == {"rack": "star"}
    assert ruled({"tile": ["bar", "star"]}, home=home).absent is None


def test_what_is_not_in_the_box_makes_no_branch():
    home = made("""
- {id: a, question: may-lay, when: {tile: [dot, star]}, verdict: allowed}
- {id: b, question: may-lay, when: {tile: bar}, verdict: forbidden}
""", cards=("dot", "bar"))
    dependence, = ruled({}, home=home).depends
    assert [branch.values for branch in dependence.branches] == [("dot",), ("bar",)]


def test_a_word_that_names_another_card_here():
    home = made("[{id: a, question: may-lay, when: {tile: star}, verdict: allowed}]", cards=("dot", "star"), means={"bar": ("star",)})
    ruling = ruled({"tile": "bar", "fine": "bar", "pile": "bar"}, asks="allowed", home=home)
    assert ruling.answer == "yes" and ruling.facts == {"tile": "star", "pile": "star", "fine": "star"}
    assert ruled({"tile": "dot"}, home=home).facts is None


def test_a_word_that_may_name_several_cards_leaves_them_all_possible():
    home = made("[{id: a, question: may-lay, when: {tile: star}, verdict: allowed}, {id: b, question: may-lay, when: {tile: dot}, verdict: forbidden}]",
                cards=("dot", "star"), means={"bar": ("dot", "star")})
    ruling = ruled({"tile": "bar"}, asks="allowed", home=home)
    assert ruling.facts == {"tile": ["dot", "star"]} and [d.fact for d in ruling.depends] == ["tile"]


def test_the_same_verdict_for_different_reasons_is_settled():
    home = made("""
- {id: a, question: may-lay, when: {mood: calm}, verdict: forbidden}
- {id: b, question: may-lay, when: {mood: [cross, wild]}, verdict: forbidden}
""")
    ruling = ruled({}, asks="allowed", home=home)
    assert ruling.answer == "no" and names(ruling.because) == ["a"]
    both = made("""
- {id: a, question: may-lay, when: {mood: calm}, verdict: forbidden}
- {id: b, question: may-lay, verdict: forbidden}
""")
    assert names(ruled({}, home=both).because) == ["b"], "the rule that stands in every case"


def test_only_facts_that_really_matter_are_asked():
    home = made("""
- {id: a, question: may-lay, when: {mood: calm, turn: own}, verdict: allowed}
- {id: b, question: may-lay, when: {mood: [cross, wild], turn: own}, verdict: forbidden}
- {id: c, question: may-lay, when: {turn: other}, verdict: forbidden}
- {id: d, question: may-lay, when: {holds-ink: yes, mood: wild}, verdict: forbidden}
""")
    ruling = ruled({}, home=home)
    dependence, = ruling.depends
    assert dependence.fact == "mood"
    assert [branch.values for branch in dependence.branches] == [("calm",), ("cross", "wild")]


def test_two_facts_that_matter_are_both_asked_and_a_branch_may_depend():
    home = made("""
- {id: a, question: may-lay, when: {mood: calm}, verdict: allowed}
- {id: b, question: may-lay, when: {mood: [cross, wild], holds-ink: yes}, verdict: allowed}
- {id: c, question: may-lay, when: {mood: [cross, wild], holds-ink: no}, verdict: forbidden}
""")
    ruling = ruled({}, asks="allowed", home=home)
    assert {dependence.fact for dependence in ruling.depends} == {"mood", "holds-ink"}
    mood = next(dependence for dependence in ruling.depends if dependence.fact == "mood")
    calm, other = mood.branches
    assert calm.ruling.answer == "yes" and other.values == ("cross", "wild")
    assert [inner.fact for inner in other.ruling.depends] == ["holds-ink"]


def test_a_chained_outcome_that_depends_keeps_what_is_common():
    home = made("""
- {id: a, question: may-lay, verdict: allowed}
- {id: b, question: laid, when: {mood: calm}, outcome: [{who: you, does: pass}, {who: me, does: win}]}
- {id: c, question: laid, when: {mood: {not: calm}}, outcome: [{who: you, does: pass}]}
""")
    ruling = ruled({}, asks="allowed", home=home)
    assert ruling.answer == "yes" and list(map(str, ruling.effects)) == ["you:pass"]
    assert ruled({}, asks="me:win", home=home).answer == "depends"
    assert ruled({}, asks="you:pass", home=home).answer == "yes"


def test_house_rules_decide_and_the_document_is_told():
    house = ruleset(WORDS, "[{id: answer, question: may-lay, when: {fine: bar, tile: bar}, verdict: allowed, overrides: [fine-first]}]", id="house/answer")
    house.id = "answer"
    table = HOME.amended([house])
    facts = {"tile": "bar/gold", "pile": "bar/gold", "fine": "bar"}
    ruling = ruled(facts, asks="allowed", home=table)
    assert (ruling.answer, ruling.house, ruling.base.answer) == ("yes", ("answer",), "no")
    assert names(ruling.base.because) == ["fine-first"]
    untouched = ruled({"tile": "dot/gold", "pile": "dot/gold"}, asks="allowed", home=table)
    assert (untouched.house, untouched.base) == ((), None)


def test_a_house_rule_over_a_norm_that_is_not_here_changes_nothing():
    house = ruleset(WORDS, "[{id: x, question: may-lay, verdict: forbidden, overrides: [unheard-of]}]", id="house/x")
    house.id = "x"
    table = HOME.amended([house])
    assert table.idle == ("x",) and table.rules == HOME.rules


def test_every_rule_is_considered():
    found = {item.rule.id: item for item in considered(HOME, "may-lay", Situation.of(HOME.vocabulary, {"tile": "bar/gold", "pile": "bar/gold"}))}
    assert found["blank-any-time"].status == "does-not-apply" and found["blank-any-time"].facts == ("tile",)
    assert found["fine-first"].status == "may-apply" and found["fine-first"].facts == ("fine",)
    assert found["same-may"].status == "may-apply" and found["same-may"].facts == ("fine",)
    found = {item.rule.id: item for item in considered(HOME, "may-lay", Situation.of(HOME.vocabulary, {"tile": "bar/gold", "pile": "bar/gold", "fine": "bar"}))}
    assert found["fine-first"].status == "stands"
    assert found["same-may"].status == "beaten" and found["same-may"].by.id == "fine-first"


def test_a_count_by_a_fact_that_no_rule_asks_of():
    home = made("[{id: a, question: laid, outcome: [{who: me, does: take, count: fine}]}]")
    ruling = ruled({}, "laid", home=home)
    assert ruling.assumed == {"fine": "none"} and list(map(str, ruling.effects)) == ["me:take"]
    assert [(other.facts, list(map(str, other.ruling.effects))) for other in ruling.unless] == [
        ({"fine": "bar"}, ["me:take:2"]), ({"fine": "star"}, ["me:take:5"])]
