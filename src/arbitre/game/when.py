"""Reads conditions: facts, each with a value, a list of values, a group or `not:`."""
from typing import TYPE_CHECKING

from ..files.shape import known_names, table, where, words
from ..problem import Problem, unknown
from .masks import Condition

if TYPE_CHECKING:
    from .vocabulary import Vocabulary


def read_when(node: object, vocabulary: "Vocabulary", what: str, problems: list[Problem]) -> Condition:
    """{fact number: integer of values} of a table of facts, each with a value, a list, a group or `{not: …}`."""
    condition: Condition = {}
    for fact, names in table(node, what, problems).items():
        if fact not in vocabulary.facts:
            problems.append(unknown("fact", fact, vocabulary.facts, where(fact), f" in {what}"))
            continue
        number = vocabulary.index[fact]
        condition[number] = read_values(names, fact, vocabulary, what, problems)
    return condition


def read_values(node: object, fact: str, vocabulary: "Vocabulary", what: str, problems: list[Problem]) -> int:
    """The integer of the values of a fact that a file or a question names; never empty."""
    number = vocabulary.index[fact]
    if isinstance(node, dict):
        known_names(node, ("not",), what, problems)
        rest = read_values(node.get("not", ()), fact, vocabulary, what, problems)
        mask = vocabulary.full[number] & ~rest
        if not mask:
            problems.append(Problem("no-value-left", f"`not` leaves no value of `{fact}` in {what}", where(node),
                                    "leave out some of the values"))
    else:
        names = words(node, f"`{fact}` in {what}", problems)
        for name in names:
            if name and not vocabulary.expand(fact, name):
                problem = unknown("value", name, vocabulary.known_values(fact), where(name), f" of the fact `{fact}`")
                spoken = _spoken_of(name, fact, vocabulary)
                problems.append(problem._replace(hint=f"write `{spoken}`", fields=(("name", name), ("nearest", spoken))) if spoken else problem)
        mask = vocabulary.mask(fact, names)
    return mask or vocabulary.full[number]


def _spoken_of(word: str, fact: str, vocabulary: "Vocabulary") -> str | None:
    """The value of a fact that people call by this word, or None."""
    names = vocabulary.names_of(fact)
    return next((value for value in vocabulary.known_values(fact)
                 if any(word.casefold() == name.casefold() for listed in names.get(value, {}).values() for name in listed)), None)
