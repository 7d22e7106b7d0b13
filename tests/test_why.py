"""Every rule considered: in a known world it stands, is beaten by one that stands, or fails on the facts that are named."""

from hypothesis import given, settings
from hypothesis import strategies as st
from length import at_length
from test_properties_engine import SLOW, holds, standing, tables, worlds

from arbitre.game.situation import Situation
from arbitre.judging.why import considered
from arbitre.report.voice import Voice
from arbitre.report.why import considered_objects, why_blocks

FEW = settings(SLOW, max_examples=at_length(20, 200))


@FEW
@given(tables(), st.integers(0, 10**6))
def test_every_rule_is_told_for_what_it_is_in_a_known_world(case, number):
    words, rows, found, home, box, _ = case
    everywhere = list(worlds(words, box, rows))
    if not everywhere:
        return
    world = everywhere[number % len(everywhere)]
    stand = standing(found, world)
    told = considered(home, "may", Situation.of(words, world), strict=True)
    assert [one.rule.id for one in told] == [rule["id"] for rule in found]
    for n, (rule, one) in enumerate(zip(found, told)):
        if n in stand:
            assert one.status == "stands"
        elif holds(rule["when"], world):
            beater = next(m for m, other in enumerate(found) if other["id"] == one.by.id)
            assert one.status == "beaten" and beater in stand and rule["id"] in found[beater]["overrides"]
        else:
            against = {fact: (world[fact],) for fact, values in rule["when"].items() if world[fact] not in values}
            assert one.status == "does-not-apply" and one.has == against and set(one.facts) == set(against)


@FEW
@given(tables())
def test_in_doubt_the_facts_that_are_named_decide(case):
    words, rows, found, home, box, facts = case
    everywhere = list(worlds(words, box, rows))
    standing_in = [standing(found, world) for world in everywhere]
    for n, one in enumerate(considered(home, "may", Situation.of(words, facts), strict=True) if everywhere else ()):
        stands = {n in stand for stand in standing_in}
        if one.status == "stands":
            assert stands == {True}
        elif one.status in ("beaten", "does-not-apply"):
            assert stands == {False}
        else:
            assert one.facts, "what may apply hangs on something"


def test_it_is_told_with_what_the_rule_is_for_and_what_is_here(shelf):
    home = shelf.rulesets["mila"]
    told = considered(home, "may-play", Situation.of(shelf.vocabulary, {"card": "draw-two", "top": "draw-two", "penalty": "draw-two"}))
    lines = {block.text.partition(": ")[0]: block.text for block in why_blocks(told, Voice(shelf.vocabulary, "en"))}
    assert lines["no-stacking"] == "no-stacking: stands" and lines["match-symbol"] == "match-symbol: beaten by no-stacking"
    assert lines["wild-any-time"] == "wild-any-time: does not apply; it is for: the card played: Wild (here: +2)"
    assert "does-not-apply" in {one["status"] for one in considered_objects(told)}
    assert next(one for one in considered_objects(told) if one["rule"] == "mila/wild-any-time")["has"] == {"card": "draw-two"}
    french = [block.text for block in why_blocks(told, Voice(shelf.vocabulary, "fr"))]
    assert any("(ici : +2)" in text for text in french)


def test_a_card_that_is_not_in_the_box_makes_no_rule_considered(shelf):
    assert considered(shelf.rulesets["fiu"], "may-play", Situation.of(shelf.vocabulary, {"card": "shuffle-hands"})) == ()
