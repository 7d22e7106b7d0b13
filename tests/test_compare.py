"""compare: where two rulesets part, against a count that goes through every world one by one."""
import json
from itertools import combinations, product

import pytest
from engine import ruleset, vocabulary
from hypothesis import given, settings
from hypothesis import strategies as st
from length import at_length
from test_properties_engine import PLAIN, SLOW, conditions, holds, naive_verdict, rules, worlds, yaml

from arbitre.game import space
from arbitre.proving.compare import compare, compare_on

WORDS = vocabulary()
MOST = 300  # worlds of a question of the shipped rulesets that are gone through one by one


@st.composite
def pairs(draw):
    """(the worlds that a game can reach, two lists of rules as written, the two rulesets)."""
    rows = draw(st.lists(conditions(2), max_size=3))
    words = vocabulary(text=PLAIN + f"never: {yaml(rows)}\n")
    found = draw(rules()), draw(rules())
    homes = [ruleset(words, yaml(written), cards=(), id=id) for written, id in zip(found, ("one", "other"))]
    return list(worlds(words, words.full, rows)), found, homes


def told_apart(everywhere, found):
    """{the mentioned facts of a world: the two verdicts}, the naive way."""
    mentioned = sorted({fact for written in found for rule in written for fact in rule["when"]})
    return {tuple((fact, world[fact]) for fact in mentioned): tuple(naive_verdict(written, world) for written in found)
            for world in everywhere}


def count(rulings):
    """(total, same, differ, only) of pairs of verdicts, the naive way."""
    only = sum(one != other and "silent" in (one, other) for one, other in rulings)
    same = sum(one == other for one, other in rulings)
    return len(rulings), same, len(rulings) - same - only, only


@SLOW
@given(pairs())
def test_the_totals_are_those_of_a_naive_count(case):
    everywhere, found, homes = case
    if everywhere:
        counted = compare_on(homes, "may").worlds
        assert count(list(told_apart(everywhere, found).values())) == counted[:4]


@SLOW
@given(pairs())
def test_the_cases_are_all_the_worlds_that_differ_and_none_can_be_dropped_or_widened(case):
    everywhere, found, homes = case
    table = [(dict(world), verdicts) for world, verdicts in told_apart(everywhere, found).items()]
    met = []
    for group in compare_on(homes, "may").groups:
        verdicts = tuple(ruling.verdict for ruling in group.rulings.values())
        inside = [[n for n, (world, _) in enumerate(table) if holds(part.facts, world)] for part in group.cases]
        assert [len(worlds) for worlds in inside] == [part.worlds for part in group.cases]
        assert all(table[n][1] == verdicts for worlds in inside for n in worlds)
        every = {n for worlds in inside for n in worlds}
        assert group.worlds == len(every)
        for place, part in enumerate(group.cases):
            assert every - {n for other, worlds in enumerate(inside) if other != place for n in worlds}, "none can be dropped"
            assert holds(part.facts, part.example)
            for wider in widened(part.facts, homes[0].vocabulary):
                assert {n for n, (world, _) in enumerate(table) if holds(wider, world)} - every, "none can be widened"
        met += every
    assert {n for n, (_, (one, other)) in enumerate(table) if one != other} == set(met)


def widened(facts, words):
    """The case with one more value of one fact, in every way."""
    for fact, values in facts.items():
        for value in words.facts[fact].values:
            if value not in values:
                yield {**facts, fact: (*values, value)}


def reaches(world, rows, order, values, last=None):
    """Whether the rest of the facts can be chosen so that no row of what cannot be holds: one fact after another, and only
    the rows that speak of the `last` are looked at again."""
    if any(row.keys() <= world.keys() and holds(row, world) for row in rows if last is None or last in row):
        return False
    fact = next((fact for fact in order if fact not in world), None)
    return fact is None or any(reaches({**world, fact: value}, rows, order, values, fact) for value in values[fact])


def stands(rule, found, world):
    return holds(rule.when, world) and not any(
        (any(rule.is_named(name) for name in other.overrides) or any(other.is_named(name) for name in rule.yields))
        and other is not rule and stands(other, found, world) for other in found)


def ruled(found, world, words):
    """What the rules come to in a world, the naive way; rules that contradict each other are not looked into."""
    standing = [rule for rule in found if stands(rule, found, world)]

    def number(text):
        return str(words.facts[text].numbers[world[text]]) if text in words.facts else text

    effects = frozenset((effect.who, effect.does, number(effect.count)) for rule in standing for effect in rule.effects)
    values = tuple(dict.fromkeys(number(value) for rule in standing for value in rule.values))
    return standing[0].verdict if standing else "silent", effects, values


@pytest.mark.parametrize("ids", [("ffk04", "flip"), ("ffk04", "mila")])
def test_the_totals_of_the_shipped_rulesets_are_those_of_a_naive_count(shelf, ids):
    words, homes = shelf.vocabulary, [shelf.rulesets[id] for id in ids]
    values = {fact.id: [value for n, value in enumerate(fact.values) if (homes[0].box[number] & homes[1].box[number]) >> n & 1]
              for number, fact in enumerate(words.order)}
    rows = [{words.order[fact].id: words.values(fact, mask) for fact, mask in row.items()} for row in words.never]
    seen = 0
    for parting in compare(homes).questions:
        found = [[rule for rule in home.rules if rule.question == parting.question] for home in homes]
        counts = {name for written in found for rule in written for name in (*(e.count for e in rule.effects), *rule.values)}
        mentioned = sorted({fact for written in found for rule in written for fact in rule.when} | counts & words.facts.keys())
        rulings = []
        choices = list(product(*(values[fact] for fact in mentioned))) if size(mentioned, values) <= MOST else ()
        near = linked(mentioned, rows)
        order = sorted(near, key=lambda fact: -len(values[fact]))
        for choice in choices:
            world = dict(zip(mentioned, choice))
            if reaches(world, [row for row in rows if row.keys() <= near], order, values):
                rulings.append(tuple(ruled(written, world, words) for written in found))
        if choices:
            seen += 1
            only = sum(one != other and "silent" in (one[0], other[0]) for one, other in rulings)
            same = sum(one == other for one, other in rulings)
            assert (len(rulings), same, len(rulings) - same - only, only) == parting.worlds[:4], (parting.question, mentioned)
    assert seen > 30


def size(facts, values):
    count = 1
    for fact in facts:
        count *= len(values[fact])
    return count


def linked(facts, rows):
    """The facts that rows of what cannot be join to these, directly or by others."""
    found, before = set(facts), set()
    while found != before:
        before = set(found)
        found |= {fact for row in rows if found & row.keys() for fact in row}
    return found


def parting(one, other, question="may-lay", cards=("dot", "bar", "star", "blank"), other_cards=None):
    homes = [ruleset(WORDS, one, id="one", cards=cards), ruleset(WORDS, other, id="other", cards=other_cards or cards)]
    return compare_on(homes, question)


@pytest.mark.parametrize(("one", "other", "relation"), [
    ("allowed", "allowed", "same"), ("forbidden", "allowed", "stricter"), ("allowed", "forbidden", "looser")])
def test_the_relation_of_permissions(one, other, relation):
    rule = "[{{id: a, question: may-lay, when: {{mood: calm}}, verdict: {}}}, {{id: b, question: may-lay, when: {{mood: {{not: calm}}}}, verdict: allowed}}]"
    assert parting(rule.format(one), rule.format(other)).relation == relation


def test_only_one_speaks():
    found = parting("[{id: a, question: may-lay, when: {turn: own}, verdict: allowed}]", "[]")
    assert (found.relation, found.speaks) == ("only", ("one",))
    assert found.worlds == (2, 1, 0, 1, {"one": 1, "other": 0})


def test_the_space_is_made_of_the_values_that_both_boxes_have():
    rule = "[{id: a, question: may-lay, when: {tile: inked}, verdict: allowed}, {id: b, question: may-lay, when: {tile: blank}, verdict: forbidden}]"
    assert parting(rule, rule, cards=("dot", "bar", "blank"), other_cards=("dot", "star", "blank")).worlds.total == 2


def test_a_number_that_a_rule_takes_from_a_fact_is_compared_for_each_value():
    one = "[{id: a, question: worth, value: tile}]"
    other = "[{id: a, question: worth, value: 2}]"
    found = parting(one, other, "worth", cards=("dot", "bar", "star"))
    assert (found.relation, found.worlds.same, found.worlds.differ) == ("different", 1, 2)


def test_a_space_that_is_too_large_says_why(monkeypatch):
    monkeypatch.setattr(space, "MOST_WORLDS", 5)
    found = parting("[{id: a, question: may-lay, when: {tile: dot, mood: calm}, verdict: allowed}]", "[]")
    assert (found.relation, found.worlds.total, found.sizes) == ("too-large", 12, {"tile": 4, "mood": 3})


@settings(max_examples=at_length(20, 200), deadline=None)
@given(pairs())
def test_the_other_way_round_the_same_worlds_differ(case):
    _, _, homes = case
    one, other = compare_on(homes, "may"), compare_on(homes[::-1], "may")
    assert one.worlds[:4] == other.worlds[:4]
    mirrored = {"stricter": "looser", "looser": "stricter"}
    assert other.relation == mirrored.get(one.relation, one.relation)


def test_several_rulesets_at_once_differ_where_any_two_do(shelf):
    ids = ("ffk04", "fiu", "mila")
    homes = [shelf.rulesets[id] for id in ids]
    for found in compare(homes).questions:
        apart = [compare_on(list(pair), found.question).relation for pair in combinations(homes, 2)]
        if found.relation == "same":
            assert set(apart) == {"same"}


def test_kin_is_named(shelf):
    cards = compare([shelf.rulesets["ffk04"], shelf.rulesets["flip"]]).cards
    assert "wild-draw-two" in cards["ffk04"]["wild-draw-four"]
    assert cards["flip"]["wild-draw-two"] == ("draw-two", "wild-draw-four")


def test_the_command_compares_documents(arbitre):
    ran = arbitre("compare", "ffk04", "mila", "--json")
    assert ran.returncode == 0, ran.stderr
    found = json.loads(ran.stdout)
    assert list(found) == ["schema", "compare", "cards", "topics"] and found["compare"] == ["ffk04", "mila"]
    topic = found["topics"][0]
    assert topic["worlds"]["total"] == topic["worlds"]["same"] + topic["worlds"]["differ"] + topic["worlds"]["only"]
    case = topic["cases"][0]
    assert set(case["rulings"]) == {"ffk04", "mila"} and set(case["example"]) == {"en", "fr"}


@pytest.mark.parametrize(("form", "start"), [("--markdown", "# Where"), ("--html", "<!DOCTYPE html>"), ("--plain", "Where")])
def test_the_forms_of_a_comparison(arbitre, form, start):
    ran = arbitre("compare", "fiu", "flip", form)
    assert ran.returncode == 0 and ran.stdout.decode("utf-8").startswith(start)


@pytest.mark.parametrize("arguments", [("ffk04", "ffk04"), ("ffk04", "fuu"), ("ffk04", "fiu", "--strict"), ("ffk04", "fiu", "--json", "--html")])
def test_wrong_usage_is_refused(arbitre, arguments):
    ran = arbitre("compare", *arguments)
    assert ran.returncode == 2 and ran.stderr


def test_two_documents_without_a_question_in_common_are_told_so():
    words = vocabulary()
    one, other, third = (ruleset(words, f"[{{id: r, question: {question}, {says}}}]", cards=(), id=id)
                         for id, question, says in (("one", "may-lay", "verdict: allowed"), ("other", "laid", "outcome: [{who: you, does: pass}]"),
                                                    ("third", "may-lay", "verdict: forbidden")))
    assert compare([one, other]).shared == ()
    assert compare([one, third]).shared == compare([one, other, third]).shared == ("may-lay",)


@pytest.mark.parametrize(("lang", "told"), [
    ("en", ("What does this card do? The card played: 7. — ffk04: Nothing happens. — no-mercy: The player of the card swaps hands.",
            "How many points to reach? — ffk04: 500. — no-mercy: 1000.",
            "How many cards knock a player out? — no-mercy: 25.")),
    ("fr", ("Que fait un joueur qui ne peut pas jouer ? — ffk04 : Le joueur pioche 1 carte. — no-mercy : Le joueur pioche jusqu'à pouvoir jouer.",)),
])
def test_what_changes_is_told_at_a_glance_before_the_details(arbitre, lang, told):
    lines = arbitre("compare", "ffk04", "no-mercy", "--lang", lang, "--plain").stdout.decode().replace("\u202f", " ").splitlines()
    glance = [line.strip() for line in lines[:lines.index("", lines.index("") + 1)]]
    assert all(line in glance for line in told)


def test_at_a_glance_nothing_is_told_of_what_is_ruled_alike(arbitre):
    lines = arbitre("compare", "mila", "fiu", "--lang", "en", "--plain").stdout.decode().splitlines()
    glance = lines[:lines.index("", lines.index("") + 1)]
    told = [line.split(" — mila: ")[1].split(" — fiu: ") for line in glance if " — mila: " in line]
    assert told and all(one != other for one, other in told)
