"""Whatever has a name is explained under the same headings, in both languages; what has none gets the nearest names."""

import json

import pytest
from length import at_length

from arbitre.asking.explain import UNRULED, Explanation, beats, explain
from arbitre.asking.lookup import KINDS, Named, every_name, named
from arbitre.files.folders import scenario_files, scenarios
from arbitre.game.masks import bits
from arbitre.law.overrides import beats as beaten_by
from arbitre.report.explain import explain_blocks, explain_object
from arbitre.report.translate import problem_ids
from arbitre.report.voice import Voice
from arbitre.report.words import say
from arbitre.trying.casebook import casebook
from arbitre.trying.scenario_file import load

HEADINGS = ("stands", "overridden", "elsewhere", "scenarios", "asked")


@pytest.fixture(scope="module")
def cases():
    return casebook(scenarios())


def page(shelf, cases, text, lang="en"):
    """Return the page of a name as {heading: its lines}, the title under None."""
    blocks = explain_blocks(explain(shelf, named(shelf, text)[0], cases), shelf, Voice(shelf.vocabulary, lang))
    found, heading = {None: [blocks[0].text]}, None
    for block in blocks[1:]:
        if block.kind == "ask":
            heading = block.text
            found[heading] = []
        elif block.kind != "gap":
            found[heading].append(block.text)
    return found


def test_a_rule_is_told_with_all_that_hangs_on_it(shelf, cases):
    found = page(shelf, cases, "no-stacking")
    assert found[None] == ["Rule: ffk04/no-stacking"]
    assert "Its verdict: Forbidden" in found["What it says"]
    assert "row 1, after Mattel FFK04 p. 2" in found["Where it stands"][0]
    assert any(line.startswith("match-symbol: ") for line in found["What it overrides"])
    assert any("house/stacking/stack-like" in line for line in found["What overrides it"])
    assert {"fiu", "mila"} <= {line.partition("/")[0] for line in found["The same norm in the other documents"]}
    assert any("scenarios/ffk04/" in line for line in found["Scenarios that turn on it"])
    assert found["How people ask it"]
    assert page(shelf, cases, "fiu/no-stacking")[None] == ["Rule: fiu/no-stacking"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_that_has_a_name_has_a_page_with_every_heading(shelf, cases, lang):
    names = [name for name in every_name(shelf) if name not in shelf.rulesets["ffk04"].by_id or name.startswith("c")]
    met = set()
    for one in (one for name in names[:400:at_length(3, 1)] for one in named(shelf, name)):
        met.add(one.kind)
        told = explain(shelf, one, cases)
        texts = [block.text for block in explain_blocks(told, shelf, Voice(shelf.vocabulary, lang))]
        assert all(texts[1:2]) or texts[1] == "" and all(say("explain-" + heading, lang) in texts for heading in HEADINGS
                                                           if heading != "overridden" or one.kind not in UNRULED)
        assert json.dumps(explain_object(told, shelf, Voice(shelf.vocabulary, lang)))
    assert met == set(KINDS)


def test_what_a_rule_overrides_is_what_the_judge_lets_it_override(shelf):
    for ruleset in shelf.rulesets.values():
        for question in shelf.vocabulary.questions:
            rules = ruleset.on(question)
            pairs = {(new.id, old.id) for new in rules for old in rules if beats(new, old)}
            judged = [(new, rules[old]) for new, olds in zip(rules, beaten_by(rules)) for old in bits(olds)]
            can_meet = {(new.id, old.id) for new, old in judged if all(new.condition.get(fact, values) & values for fact, values in old.condition.items())}
            assert pairs == can_meet


def test_scenarios_in_short_are_those_of_the_files(shelf, cases):
    path = next(path for path in scenario_files() if path.endswith("ffk04/stacking.yaml"))
    whole, short = load(path, shelf), [case for case in cases if case.place.path == path]
    assert [(one.name, one.ask, one.place) for one in whole] == [(case.name, case.asks, case.place) for case in short]
    assert [{id: wanted.because or () for id, wanted in one.expect.items()} for one in whole] == [case.because for case in short]
    assert len(cases) > 1000


def test_a_card_is_found_by_what_people_call_it(shelf):
    assert Named("playing-card", "wild-draw-four") in named(shelf, "+4") and Named("playing-card", "skip") in named(shelf, "Passer")
    assert {one.kind for one in named(shelf, "challenge")} > {"topic", "question"}
    assert named(shelf, "question/challenge") == (Named("question", "challenge"),)


def test_a_slip_gets_the_nearest_name(arbitre):
    ran = arbitre("explain", "no-stakcing")
    assert ran.returncode == 2 and "did you mean `no-stacking`?" in ran.stderr.decode()
    assert "vouliez-vous dire" in arbitre("explain", "no-stakcing", LC_ALL="fr_FR.UTF-8").stderr.decode()
    assert arbitre("explain", "zzzzzzzz").returncode == 2


def test_the_page_of_a_rule_as_json(arbitre):
    ran = arbitre("explain", "ffk04/no-stacking", "--json", "--lang", "fr")
    found = json.loads(ran.stdout)
    assert (found["kind"], found["name"], found["rules"][0]["verdict"]) == ("rule", "ffk04/no-stacking", "forbidden")
    assert "house/stacking/stack-like" in found["overridden_by"] and "ffk04/match-symbol" in found["overrides"]
    assert found["scenarios"] and any("pénalisé" in text for text in found["asked"])


def test_a_second_thing_of_the_same_name_is_pointed_to(arbitre):
    shown = arbitre("explain", "challenge", "--plain").stdout.decode()
    assert shown.startswith("Topic: ") and "arbitre explain question/challenge" in shown
    assert all(len(line) <= 40 for line in arbitre("explain", "challenge", COLUMNS="40").stdout.decode().splitlines())


@pytest.mark.parametrize("id", problem_ids())
def test_a_problem_is_explained_by_its_sentence_and_its_remedy(shelf, id):
    for lang, do in (("en", "What to do"), ("fr", "Que faire")):
        texts = [block.text for block in explain_blocks(Explanation(Named("problem", id)), shelf, Voice(shelf.vocabulary, lang))]
        assert id in texts[0] and any(text.startswith(do) for text in texts) and not any("{}" in text for text in texts)


def test_a_problem_is_found_by_its_id(arbitre):
    assert arbitre("explain", "dead-rule").stdout.decode().startswith("Problem in a file: dead-rule")
    assert "`idle-override`" in arbitre("explain", "idle-overide").stderr.decode()


@pytest.mark.parametrize(("typed", "wanted"), [
    ("no-stackng", "no-stacking"), ("la couleur", "La couleur choisie"), ("challenge rule", "challenge"), ("regle de la pitie", "La règle de la pitié"),
])
def test_a_near_miss_gets_the_names_that_are_near_or_share_a_word(arbitre, typed, wanted):
    ran = arbitre("explain", typed)
    assert ran.returncode == 2 and f"`{wanted}`" in ran.stderr.decode("utf-8").partition("did you mean")[2]


def test_what_is_near_nothing_is_told_where_names_are_listed(arbitre):
    assert "`arbitre rules`" in arbitre("explain", "xyzzy").stderr.decode("utf-8")
