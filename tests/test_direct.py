"""The short way to a ruling gives what the long way gives, wherever it gives anything."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st
from length import at_length
from test_properties_engine import SLOW, tables, worlds

from arbitre.game.situation import Situation
from arbitre.judging.cases import book
from arbitre.judging.direct import direct
from arbitre.judging.judge import _judge
from arbitre.problem import Problems

ASKS = ("what", "allowed", "not allowed", "forbidden")


@settings(SLOW, max_examples=at_length(30, 300))
@given(tables(), st.sampled_from(ASKS), st.booleans())
def test_on_random_rules_both_ways_agree(case, asks, strict):
    words, rows, _, home, box, facts = case
    everywhere = list(worlds(words, box, rows))
    for known in [facts, *everywhere[:5]] if everywhere else ():
        situation = Situation.of(words, known)
        short = direct(home, "may", situation, asks)
        assert short is None or short == _judge(home, "may", situation, asks, strict, False)
    for world in everywhere[:5]:
        assert direct(home, "may", Situation.of(words, world), asks) is not None, "all is known"


def test_on_the_shipped_documents_both_ways_agree(shelf):
    words, chance, met = shelf.vocabulary, random.Random(7), 0
    for home in (*shelf.rulesets.values(), shelf.ruleset("ffk04", ("stacking",))):
        for question in words.questions:
            mentioned = [words.order[fact] for fact in book(home, question).masks.facts]
            for _ in range(8):
                known = {fact.id: chance.choice(fact.values) for fact in mentioned if chance.random() < 0.8}
                try:
                    situation = Situation.of(words, known)
                except Problems:
                    continue
                for asks in ("what", *ASKS[1:]) if words.questions[question].kind == "permission" else ("what",):
                    short = direct(home, question, situation, asks)
                    strict = chance.random() < 0.5
                    assert short is None or short == _judge(home, question, situation, asks, strict, chance.random() < 0.5)
                    met += short is not None
    assert met > 1000
