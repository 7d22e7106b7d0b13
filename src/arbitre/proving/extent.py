"""Too many situations to go through: how many, on which question, and which facts make it so."""
from itertools import islice
from typing import TYPE_CHECKING

from ..game.masks import Box
from ..game.reach import size_of
from ..judging.cases import Book, Case
from ..problem import Problem

if TYPE_CHECKING:
    from ..law.ruleset import Ruleset

MOST_CASES = 20_000
NAMED = 6  # so many facts are named, those with the most values first


def every_case(ruleset: "Ruleset", rules: Book, problems: list[Problem]) -> tuple[Case, ...]:
    """All the cases of a book over the whole box of its ruleset; () and a problem if there are too many."""
    if rules.whole is None:
        rules.whole = tuple(islice(rules.cases(ruleset.box), MOST_CASES + 1)) if rules.rules else ()
    if len(rules.whole) <= MOST_CASES:
        return rules.whole
    problems.append(too_large(ruleset, rules, ruleset.box))
    return ()


def too_large(ruleset: "Ruleset", rules: Book, box: Box) -> Problem:
    """The Problem of a question that hangs on too many situations of a box."""
    vocabulary, facts = rules.vocabulary, rules.masks.facts
    many = sorted(facts, key=lambda fact: -box[fact].bit_count())[:NAMED]
    named = ", ".join(f"`{vocabulary.order[fact].id}` ({box[fact].bit_count()})" for fact in many)
    size = f"{size_of(box, facts):,}"
    message = f"`{rules.question.id}` has too many situations in `{ruleset.id}` to go through, up to {size}"
    hint = f"its rules ask for {len(facts)} facts, of so many values each: {named}; say more of the moment, or write rules that ask for fewer"
    if rest := len(facts) - len(many):
        hint = f"its rules ask for {len(facts)} facts, of so many values each: {named} and {rest} more; say more of the moment, or write rules that ask for fewer"
    return Problem("too-large", message, ruleset.place, hint,
                   fields=(("ruleset", ruleset.id), ("question", rules.question.id), ("size", size_of(box, facts)),
                           ("facts", tuple(vocabulary.order[fact].id for fact in facts))))
