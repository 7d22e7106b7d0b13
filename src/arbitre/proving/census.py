"""Counts the worlds: in how many of all the situations of a question each verdict is given."""
from typing import TYPE_CHECKING

from ..game.masks import Box
from ..game.reach import count_reachable
from ..judging.cases import Book, book
from ..judging.conclusion import conclude
from .extent import every_case

if TYPE_CHECKING:
    from ..law.ruleset import Ruleset


def census(ruleset: "Ruleset", question: str) -> dict[str, int]:
    """{verdict: number of worlds} of a question (its id).

    A world is one value of each fact that a rule on the question mentions, such that a game can reach it with the
    cards of the box. {} if no rule is on the question, or if there are too many situations to go through.
    """
    rules = book(ruleset, question)
    boxes: dict[str, list[Box]] = {}
    for case in every_case(ruleset, rules, []):
        boxes.setdefault(conclude(rules, case).verdict, []).append(case.box)
    if not boxes:
        return {}
    most = max(boxes, key=lambda verdict: len(boxes[verdict]))  # the cases hold every world once: it has what the others leave
    counted = {verdict: sum(count_worlds(rules, box) for box in boxes[verdict]) for verdict in boxes if verdict != most}
    counted[most] = count_worlds(rules, ruleset.box) - sum(counted.values())
    return {verdict: counted[verdict] for verdict in boxes if counted[verdict]}


def count_worlds(rules: Book, box: Box) -> int:
    """How many combinations of the facts that the rules mention a game can reach within the box."""
    return count_reachable(rules.vocabulary.nonsense, box, rules.masks.facts)
