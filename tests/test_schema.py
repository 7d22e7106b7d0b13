"""The schemas fit every file that is shipped and every answer that is given, and find what is wrong in broken ones."""

import json
import re
from functools import cache
from pathlib import Path

import pytest
import yaml

from arbitre.cli.describing import KINDS, filled, published
from arbitre.files.folders import rulesets, scenario_files, schemas
from arbitre.law.rulefile import RULE_KEYS
from arbitre.law.shelffile import HOUSE_KEYS, RULESET_KEYS
from arbitre.trying.scenario_file import EXPECTED_KEYS, KEYS
from schemas import errors

ROOT = Path(__file__).parent.parent
SHELF = Path(rulesets())
RULESETS = [*sorted(SHELF.glob("*.yaml")), *sorted((SHELF / "house").glob("*.yaml"))]
TEMPLATES = [SHELF / "_template" / "house.yaml"]


FAST = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class Editor(FAST):
    """Reads YAML as editors do (version 1.2): numbers, true and false are no texts, yes and no are."""


Editor.yaml_implicit_resolvers = {}
for tag, pattern, first in (("int", r"-?[0-9]+", "-0123456789"), ("bool", r"true|false", "tf"), ("null", r"null|~|", "n~")):
    Editor.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(rf"^(?:{pattern})$"), list(first))


class Words(FAST):
    """Reads YAML as arbitre does: every value is a text."""

    yaml_implicit_resolvers = {}


@cache
def both_ways(path):
    """Return what a file holds, as an editor and as arbitre read it."""
    text = Path(path).read_text(encoding="utf-8").replace("NAME-", "name-")  # of a template
    return [named(yaml.load(text, loader)) for loader in (Editor, Words)]


def named(value):
    """Return a value with every name a text, as in JSON."""
    if isinstance(value, dict):
        return {str(name): named(inner) for name, inner in value.items()}
    return [named(inner) for inner in value] if isinstance(value, list) else value


@pytest.fixture(scope="module", params=["bare", "filled"])
def schema(request, shelf):
    """Return the schema of a kind, as it is published or with the names of the shelf."""
    made = {kind: published(kind) if request.param == "bare" else filled(published(kind), shelf) for kind in KINDS}
    return made.__getitem__


@pytest.mark.parametrize("path", [*RULESETS, *TEMPLATES], ids=lambda path: path.stem)
def test_every_ruleset_and_house_rule_fits(path, schema):
    for tree in both_ways(path):
        assert not errors(tree, schema("ruleset"))[:3]


@pytest.mark.parametrize("path", scenario_files(), ids=lambda path: "/".join(Path(path).parts[-2:]))
def test_every_scenario_fits(path, schema):
    assert not errors(both_ways(path)[1], schema("scenario"))[:3]


def test_charters_fit(schema):
    charter = "name: The Smiths\nbase: ffk04\nhouse: [stacking, rulesets/house/ours.yaml]\nlanguage: fr\nplayers: 4\n"
    own = ("rules:\n  - id: no-zero-last\n    question: may-finish\n    overrides: [lets-finish]\n    when: {card: zero}\n"
           '    verdict: forbidden\n    says: {en: "No.", fr: "Non."}\n')
    for text in (charter, charter + own, (SHELF / "_template" / "table.yaml").read_text(encoding="utf-8")):
        assert not errors(yaml.load(text, Editor), schema("charter"))


BROKEN = [
    ("ruleset", "name: {en: x, fr: x}\nrulez: []\n", "$: rules is missing"),
    ("ruleset", "name: {en: x, fr: x}\nrulez: []\nrules: []\n", "$.rulez: nothing may stand here"),
    ("ruleset", "name: {en: x, fr: x}\nrules: [{id: A B, question: q, says: {en: x, fr: x}, verdict: allowed}]\n", "$.rules[0].id"),
    ("ruleset", "name: {en: x, fr: x}\nrules: [{id: a, question: q, says: {en: x}, verdict: allowed}]\n", "$.rules[0].says: fr is missing"),
    ("ruleset", "name: {en: x, fr: x}\nrules: [{id: a, question: q, says: {en: x, fr: x}}]\n", "$.rules[0]"),
    ("ruleset", "name: {en: x, fr: x}\nrules: [{id: a, question: q, says: {en: x, fr: x}, verdict: alowed}]\n", "$.rules[0].verdict"),
    ("scenario", "- name: x\n", "$"),
    ("scenario", "- ask: x\n  expects: {}\n", "$"),
    ("scenario", "- ask: x\n  expect: {ffk04: {answer: maybe}}\n", "$"),
    ("charter", "base: ffk04\nlanguage: de\n", "$.language"),
]


@pytest.mark.parametrize(("kind", "text", "place"), BROKEN)
def test_what_is_wrong_is_found_with_its_place(kind, text, place, schema):
    assert any(error.startswith(place) for error in errors(yaml.load(text, Editor), schema(kind)))


def test_every_key_that_is_read_is_in_the_schema_and_no_other():
    ruleset, scenario = published("ruleset"), published("scenario")
    assert set(ruleset["properties"]) == {*RULESET_KEYS, *HOUSE_KEYS}
    assert set(ruleset["$defs"]["rule"]["properties"]) == set(RULE_KEYS)
    assert set(scenario["$defs"]["scenario"]["properties"]) == set(KEYS)
    assert set(scenario["$defs"]["expected"]["properties"]) == set(EXPECTED_KEYS)


def test_an_editor_is_offered_the_names_of_the_shelf(shelf):
    made = filled(published("ruleset"), shelf)
    offered = made["$defs"]["when"]["properties"]["penalty"]["anyOf"][0]["anyOf"][0]["enum"]
    assert {"none", "draw-two"} <= set(offered) and "may-play" in made["$defs"]["question"]["anyOf"][0]["enum"]
    own = {"name": "x", "rules": [{"id": "a", "question": "my-own", "when": {"my-fact": "x"}, "verdict": "allowed", "says": {"en": "x", "fr": "x"}}]}
    assert not errors(own, made), "what a file adds itself is allowed"


QUESTIONS = (
    "+2 on +2 while penalized", "can I play a +2 on a +2?", "florble the quux", "who invented uno?", "", "how many cards are there in the box?",
    "can I play a +10?", "in Flip, may I put a +2 on a +2?", "a +4 is challenged and I held the colour: who draws?",
    "puis-je finir sur un +4 ?", "je peux jouer un 7 rouge sur un 7 bleu ? et un +4 si j'ai la couleur ?", "may I swap hands?",
    "what happens when a 0 is played?", "quand faut-il dire uno ?", "we play with stacking: +2 on +2?",
)


@pytest.mark.parametrize("options", [(), ("--rules", "all"), ("--house", "stacking", "--why"), ("--strict", "--lang", "fr", "-r", "all")])
def test_every_answer_fits(arbitre, options):
    lines = arbitre("ask", "-", "--json", *options, stdin="\n".join(QUESTIONS)).stdout.decode("utf-8").splitlines()
    assert len(lines) == len(QUESTIONS)
    for line in lines:
        assert not errors(json.loads(line), published("answer"))[:3], line[:200]


def test_answers_of_compare_and_judge_fit(arbitre):
    told = arbitre("compare", "can I play a +4 with the colour?", "--json").stdout.decode()
    told += arbitre("judge", str(ROOT / "scenarios" / "ffk04" / "stacking.yaml"), "--json").stdout.decode()
    assert len(told.splitlines()) > 5
    for line in told.splitlines():
        assert not errors(json.loads(line), published("answer"))[:3]


def test_an_answer_that_is_not_one_is_found(arbitre):
    found = json.loads(arbitre("ask", QUESTIONS[0], "--json").stdout)
    for change in ({"schema": 2}, {"rulings": None}, {"rulings": [{**found["rulings"][0], "verdict": "perhaps"}]}):
        assert errors({**found, **change}, published("answer"))
    del found["rulings"][0]["because"][0]["cite"]
    assert errors(found, published("answer"))


@pytest.mark.parametrize("kind", KINDS)
def test_the_command_prints_what_is_published(arbitre, kind, shelf):
    bare = arbitre("schema", kind, "--bare")
    assert json.loads(bare.stdout) == json.loads((Path(schemas()) / f"{kind}.schema.json").read_text(encoding="utf-8"))
    assert json.loads(arbitre("schema", kind).stdout) == json.loads(json.dumps(filled(published(kind), shelf)))


def test_without_a_kind_it_says_which_there_are(arbitre):
    assert [line.split()[2] for line in arbitre("schema").stdout.decode().splitlines()] == list(KINDS)
    assert "did you mean `scenario`?" in arbitre("schema", "scenaro").stderr.decode()
