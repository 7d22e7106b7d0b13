"""The smallest change that would make a forbidden thing allowed: it does, and no smaller one would."""

import json
from itertools import combinations, product

from hypothesis import given, settings
from length import at_length
from shipped import scenarios
from test_properties_engine import SLOW, tables, worlds

from arbitre.asking.hearing import Terms, hear
from arbitre.game.situation import Situation
from arbitre.judging.judge import judge
from arbitre.judging.nearest import MOST_CHANGES, nearest_allowed
from arbitre.problem import Problems
from arbitre.report.nearest import nearest_blocks
from arbitre.report.voice import Voice

FEW = settings(SLOW, max_examples=at_length(20, 200))


def smaller(words, home, facts, size):
    """A set of fewer than `size` facts, each with one value, with which it would be allowed, or None: all are tried."""
    for count in range(1, size):
        for chosen in combinations(words.facts, count):
            for values in product(*(words.facts[fact].values for fact in chosen)):
                known = {**facts, **dict(zip(chosen, values))}
                try:
                    situation = Situation.of(words, known)
                except Problems:
                    continue
                if judge(home, "may", situation).verdict == "allowed":
                    return dict(zip(chosen, values))
    return None


@FEW
@given(tables())
def test_the_change_makes_it_allowed_and_none_of_fewer_facts_does(case):
    words, rows, _, home, box, facts = case
    if not any(True for _ in worlds(words, box, rows)) or judge(home, "may", situation := Situation.of(words, facts)).verdict != "forbidden":
        return
    found = nearest_allowed(home, "may", situation)
    if found is None:
        assert smaller(words, home, facts, MOST_CHANGES + 1) is None
        return
    changed = Situation.of(words, {**facts, **{fact: list(values) for fact, values in found.facts.items()}})
    ruling = judge(home, "may", changed)
    assert ruling.verdict == "allowed" and {rule.id for rule in found.because} & {rule.id for rule in ruling.because}
    assert smaller(words, home, facts, len(found.facts)) is None


def test_in_every_forbidden_scenario_the_change_makes_it_allowed(shelf):
    tried = 0
    for _, scenario in scenarios():
        for id in scenario.expect if scenario.reads else ():
            question, facts = scenario.reads.question, scenario.reads.facts
            situation = Situation.of(shelf.vocabulary, facts)
            if id in shelf.rulesets and judge(shelf.rulesets[id], question, situation).verdict == "forbidden":
                found = nearest_allowed(shelf.rulesets[id], question, situation)
                if found and (changed := otherwise(shelf, facts, found)):
                    assert judge(shelf.rulesets[id], question, changed).verdict == "allowed", (scenario.name, id, found.facts)
                    tried += 1
    assert tried > 50


def otherwise(shelf, facts, found):
    """The situation with the change; None where the cards that were told contradict it."""
    try:
        return Situation.of(shelf.vocabulary, {**facts, **{fact: list(values) for fact, values in found.facts.items()}})
    except Problems:
        return None


def told(shelf, words, ruleset="ffk04", lang="en"):
    """The sentence that is told of the words."""
    hearing = hear(shelf, words, Terms(rules=(ruleset,)))
    return "".join(block.text for block in nearest_blocks(hearing.nearest[ruleset], Voice(shelf.vocabulary, lang), hearing.reading.facts, shelf.rulesets[ruleset]))


def test_it_is_told_in_one_sentence_in_both_languages(shelf):
    assert told(shelf, "+2 on +2 while penalized") == "It would be allowed in a normal turn, with nothing to undergo."
    assert told(shelf, "+2 on +2 while penalized", lang="fr") == "Ce serait permis lors d'un tour normal, sans rien à subir."
    assert told(shelf, "+4 on a red 7 if I have red") == "It would be allowed if the player held no red card."
    assert told(shelf, "je joue un +4 alors que j'ai la couleur", lang="fr") == "Ce serait permis si le joueur n'avait aucune carte de la couleur demandée."
    assert told(shelf, "can I challenge a +2?") == "It would be allowed if the card played were +4."
    assert told(shelf, "+4 on +2 aimed at me").startswith("It would be allowed in a normal turn, with nothing to undergo and if the player held no")


def test_many_cards_that_would_do_are_told_in_few_names(arbitre, tmp_path):
    def shown(card, words):
        house.write_text(text.replace("{card: zero}", f"{{card: {card}}}"), encoding="utf-8")
        return arbitre("ask", words, "-r", "ffk04", "-H", "rulesets/house/ours.yaml").stdout.decode("utf-8")

    arbitre("new", "house", "ours")
    house = tmp_path / "rulesets" / "house" / "ours.yaml"
    text = house.read_text(encoding="utf-8")
    assert "It would be allowed if the card played were another than 0, +2 or +4." in shown("zero", "can I finish on a 0?")
    assert "Ce serait permis si la carte jouée était autre que 0, +2 ou +4." in shown("zero", "peut-on finir sur un 0 ?")
    assert "if the card played were of this kind: number card." in shown("{not: number}", "can I finish on a +2?")
    assert "si la carte jouée était de cette sorte\u202f: carte numérotée." in shown("{not: number}", "peut-on finir sur un +2 ?")


def test_what_is_not_forbidden_has_no_such_change(shelf):
    assert hear(shelf, "can I play a red 7 on a red 5?", Terms(rules=("ffk04",))).nearest == {}


def test_json_tells_it_beside_the_ruling(arbitre):
    (line,) = arbitre("ask", "+2 on +2 while penalized", "--json").stdout.decode("utf-8").splitlines()
    assert json.loads(line)["rulings"][0]["nearest_allowed"] == {"facts": {"penalty": "none"}, "because": ["ffk04/match-symbol"]}
    (line,) = arbitre("ask", "can I play a red 7 on a red 5?", "--json").stdout.decode("utf-8").splitlines()
    assert "nearest_allowed" not in json.loads(line)["rulings"][0]


def test_an_exception_that_says_the_same_is_not_said_twice(arbitre):
    shown = arbitre("ask", "may I pass without drawing?").stdout.decode("utf-8")
    assert "But if" in shown and "It would be allowed" not in shown
