"""Counts the worlds: in how many of all the situations of a question each verdict is given."""
from math import prod

from .cases import book
from .conclusion import conclude
from .masks import with_fact


def census(ruleset, question):
    """{verdict: number of worlds} of a question (its id).

    A world is one value of each fact that a rule on the question mentions, such that a game can reach it with the
    cards of the box. Verdicts in the order in which they are first met; {} if no rule is on the question.
    """
    rules = book(ruleset, question)
    counted = {}
    for case in rules.cases(ruleset.box) if rules.rules else ():
        verdict = conclude(rules, case).verdict
        counted[verdict] = counted.get(verdict, 0) + count_worlds(rules, case.box)
    return counted


def count_worlds(rules, box):
    """How many combinations of the facts that the rules mention a game can reach within the box."""
    mentioned = rules.masks.facts
    return sum(size_of(part, mentioned) for part in reachable(rules.vocabulary.nonsense, box, mentioned))


def size_of(box, facts):
    """How many combinations of the values of these facts a box has."""
    return prod(box[fact].bit_count() for fact in facts)


def reachable(nonsense, box, mentioned):
    """Parts of the box, none of which overlap, that hold every combination of the mentioned facts that a game can
    reach, and no other; of the facts that are not mentioned some value will do."""
    box = nonsense.narrow(box)
    if box is None:
        return
    possible = nonsense.masks.match(box)[1]
    if possible and not nonsense.dodges(box, possible, mentioned):
        fact, parts = _cut(nonsense.masks, box, possible, mentioned)
        if fact is not None:
            for part in parts:
                yield from reachable(nonsense, with_fact(box, fact, part), mentioned)
            return
        if not nonsense.leaves(box):
            return
    yield box


def _cut(masks, box, rows, mentioned):
    """A mentioned fact on which some row still hangs, and its values parted by the rows; else (None, ())."""
    for fact in mentioned:
        if fact in masks.facts and len(parts := masks.parts(fact, box[fact], rows)) > 1:
            return fact, parts
    return None, ()
