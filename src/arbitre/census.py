"""Counts the worlds: in how many of all the situations of a question each verdict is given."""
from .cases import book
from .conclusion import conclude
from .outcomes import outcomes
from .reach import reachable, size_of
from .space import Space, TooLarge


def census(ruleset, question):
    """{verdict: number of worlds} of a question (its id).

    A world is one value of each fact that a rule on the question mentions, such that a game can reach it with the
    cards of the box. {} if no rule is on the question.
    """
    rules = book(ruleset, question)
    counted = {}
    for verdict, worlds in _verdicts(rules, ruleset.box) if rules.rules else ():
        counted[verdict] = counted.get(verdict, 0) + worlds
    return counted


def _verdicts(rules, box):
    """(verdict, how many worlds) of parts of the box; world by world, unless there are too many."""
    try:
        space = Space(rules.vocabulary, box, rules.masks.facts)
    except TooLarge:
        return ((conclude(rules, case).verdict, count_worlds(rules, case.box)) for case in rules.cases(box))
    return ((outcome.conclusion.verdict, outcome.worlds.bit_count()) for outcome in outcomes(rules, space))


def count_worlds(rules, box):
    """How many combinations of the facts that the rules mention a game can reach within the box."""
    mentioned = rules.masks.facts
    return sum(size_of(part, mentioned) for part in reachable(rules.vocabulary.nonsense, box, mentioned))
