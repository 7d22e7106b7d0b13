"""The next question is the one that settles most: no other first question does better in three, tried one by one."""
from functools import cache
from itertools import product

from engine import ruleset, vocabulary
from hypothesis import given, settings
from length import at_length
from test_properties_engine import PLAIN, SLOW, naive_verdict, tables, worlds

from arbitre.asking import inquiry
from arbitre.asking.inquiry import answers, next_inquiry
from arbitre.game.situation import Situation
from arbitre.judging.judge import judge, parted

FEWER = settings(SLOW, max_examples=at_length(20, 200))

WORDS = vocabulary(text=PLAIN)


def opened(case):
    """(the answers of each askable fact, every world told by its answers with its verdict) of a table of rules."""
    words, rows, found, home, box, facts = case
    cases = parted(home, "may", Situation.of(words, facts), strict=True) if any(True for _ in worlds(words, box, rows)) else []
    asked = {fact.id: [words.values(n, part) for part in answers(cases, n)] for n, fact in enumerate(words.order)}
    asked = {fact: parts for fact, parts in asked.items() if len(parts) > 1}
    answered = [({fact: next(part for part in parts if world[fact] in part) for fact, parts in asked.items()}, naive_verdict(found, world))
                for world in worlds(words, box, rows)]
    return asked, answered


def brute_costs(asked, everywhere, depth, unknown=()):
    """{fact: how many questions all rows of answers need together if it is asked first}: every tree is tried.

    Rows differ by the facts that can be asked for; what nobody can tell leaves several verdicts possible in one.
    """
    askable = {fact: parts for fact, parts in asked.items() if fact not in unknown}
    possible = {}
    for world, verdict in everywhere:
        possible.setdefault(tuple((fact, world[fact]) for fact in askable), set()).add(verdict)

    @cache
    def cost(inside, left):
        if len({frozenset(possible[world]) for world in inside}) == 1:
            return 0
        return len(inside) if not left else min(first(inside, fact, left) for fact in askable)

    def first(inside, fact, left):
        parts = [frozenset(world for world in inside if dict(world)[fact] == part) for part in askable[fact]]
        return len(inside) + sum(cost(part, left - 1) for part in parts if part)

    whole = frozenset(possible)
    return {fact: first(whole, fact, depth) for fact in askable} if cost(whole, depth) else {}


@FEWER
@given(tables())
def test_no_other_question_settles_more_in_three(case):
    words, rows, found, home, box, facts = case
    asked, everywhere = opened(case)
    if not everywhere:
        return
    costs = brute_costs(asked, everywhere, inquiry.DEPTH)
    chosen = next_inquiry(home, "may", Situation.of(words, facts), strict=True)
    assert (chosen is None) == (not costs)
    assert chosen is None or costs[chosen.fact] == min(costs.values())
    assert chosen is None or list(chosen.answers) == asked[chosen.fact]


@FEWER
@given(tables())
def test_what_nobody_can_tell_is_not_asked_and_the_rest_only_if_it_changes_anything(case):
    words, rows, found, home, box, facts = case
    asked, everywhere = opened(case)
    for unknown in asked:
        costs = brute_costs(asked, everywhere, inquiry.DEPTH, (unknown,))
        chosen = next_inquiry(home, "may", Situation.of(words, facts), strict=True, unknown=(unknown,))
        assert (chosen is None) == (not costs)
        assert chosen is None or chosen.fact != unknown and costs[chosen.fact] == min(costs.values())


@FEWER
@given(tables())
def test_asking_on_ends_with_the_ruling_of_the_world(case):
    words, rows, found, home, box, facts = case
    for world in list(worlds(words, box, rows))[:3]:
        said, asked = dict(facts), []
        while (chosen := next_inquiry(home, "may", Situation.of(words, said), strict=True)) is not None:
            assert chosen.fact not in asked
            asked.append(chosen.fact)
            said[chosen.fact] = next(list(part) for part in chosen.answers if world[chosen.fact] in part)
        ruling = judge(home, "may", Situation.of(words, said), strict=True)
        assert ruling.verdict == naive_verdict(found, world)


TWO = "[{id: x, question: may, when: {a: a1, b: b1}, verdict: allowed}, {id: y, question: may, overrides: [], verdict: forbidden, yields: [x]}]"


def test_a_space_too_large_is_asked_by_what_tells_most_apart(monkeypatch):
    monkeypatch.setattr(inquiry, "MOST_ROWS", 1)
    home = ruleset(WORDS, TWO, cards=())
    assert next_inquiry(home, "may", Situation.of(WORDS, {}), strict=True).fact == "a"
    assert next_inquiry(home, "may", Situation.of(WORDS, {}), strict=True, unknown=("a",)).fact == "b"
    assert next_inquiry(home, "may", Situation.of(WORDS, {}), strict=True, unknown=("a", "b")) is None


def test_the_shortest_list_of_answers_is_offered_first():
    home = ruleset(WORDS, TWO, cards=())
    assert next_inquiry(home, "may", Situation.of(WORDS, {}), strict=True) == ("a", (("a0", "a2"), ("a1",)))
    assert next_inquiry(home, "may", Situation.of(WORDS, {"a": "a0"}), strict=True) is None
    assert next_inquiry(home, "may", Situation.of(WORDS, {"a": "a1"})) is None, "what is ordinary is not asked"


def test_on_the_shipped_documents_no_first_question_settles_more(shelf):
    """The same, world by world and tree by tree, wherever few facts are asked for."""
    words, tried = shelf.vocabulary, set()
    for home in shelf.rulesets.values():
        for question in words.questions:
            situation = Situation.of(words, {})
            chosen = home.on(question) and next_inquiry(home, question, situation)
            if chosen:
                cases = parted(home, question, situation)
                asked = {number: parts for number in range(len(words.order)) if len(parts := answers(cases, number)) > 1}
                everywhere = list(askable_worlds(words, cases, asked))
                costs = brute_costs(asked, everywhere, inquiry.DEPTH)
                assert costs[words.index[chosen.fact]] == min(costs.values())
                tried.add(chosen.fact)
    assert len(tried) > 5


def askable_worlds(words, cases, asked):
    """Every (world, key): a value of each fact that is asked for, told by the answer it belongs to, and how it is ruled."""
    for values in product(*asked.values()):
        for box, key in cases:
            inside = tuple(mask & values[list(asked).index(number)] if number in asked else mask for number, mask in enumerate(box))
            if all(inside) and words.nonsense.leaves(inside):
                yield dict(zip(asked, values)), key
