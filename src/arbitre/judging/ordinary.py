"""What is assumed when nobody said: the ordinary values, where they can hold."""
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from ..game.masks import Box, with_fact

if TYPE_CHECKING:
    from ..game.situation import Situation
    from ..game.vocabulary import Fact, Vocabulary
    from .cases import Book


def assume(book: "Book", box: Box, situation: "Situation") -> tuple[Box, dict[int, str]]:
    """(box, {fact number: value id}): the box with the ordinary values of the facts that were not said.

    Only facts that still bear on a rule of the question are assumed; what already follows is not an assumption.
    """
    box, assumed = usual(book, box, situation)
    box, special = _on_occasion(book, box, situation)
    return box, {fact: book.vocabulary.order[fact].normally or "" for fact in (*special, *assumed)}


def usual(book: "Book", box: Box, situation: "Situation") -> tuple[Box, dict[int, int]]:
    """(box, {fact number: value}): as `assume`, without what is ordinary on some occasion only."""
    vocabulary = book.vocabulary
    candidates = [(fact, value) for fact in _open_facts(book, box, situation)
                  if (value := _ordinary(vocabulary, fact, box, situation))]
    if not candidates:
        return box, {}
    assumed, full, leaves = dict(candidates), list(box), vocabulary.nonsense.leaves
    for fact, value in candidates:
        full[fact] = value
    if leaves(tuple(full)):
        return tuple(full), assumed
    assumed.clear()
    for fact, value in candidates:
        tried = with_fact(box, fact, value)
        if leaves(tried):
            box, assumed[fact] = tried, value
    return box, assumed


def _on_occasion(book: "Book", box: Box, situation: "Situation") -> tuple[Box, list[int]]:
    """(box, facts): the box with the values that are ordinary on some occasion only, where that is said and the verdict hangs on them."""
    vocabulary = book.vocabulary
    special: list[int] = []
    for fact in book.masks.facts:
        noun = vocabulary.order[fact]
        if noun.occasions and noun.normally and fact not in situation.said and _has_occasion(vocabulary, noun, box, situation):
            tried = with_fact(box, fact, box[fact] & vocabulary.mask(noun.id, (noun.normally,)))
            if tried[fact] and tried != box and vocabulary.nonsense.leaves(tried) and _is_divided(book, box):
                box = tried
                special.append(fact)
    return box, special


def _has_occasion(vocabulary: "Vocabulary", noun: "Fact", box: Box, situation: "Situation") -> bool:
    """Whether a fact has a value that is ordinary on some occasion only, and this is one, no exception."""
    def brought_up(rows: tuple[dict[str, tuple[str, ...]], ...]) -> bool:
        return any(_holds(vocabulary, row, box, situation) for row in rows)

    return brought_up(noun.occasions) and not brought_up(noun.exceptions)


def _is_divided(book: "Book", box: Box) -> bool:
    """Whether rules of different verdicts stand in the cases of a box."""
    return len({rule.verdict for case in book.cases(box) for rule in book.pick(case.standing)}) > 1


def _open_facts(book: "Book", box: Box, situation: "Situation") -> Iterator[int]:
    """The facts that were not said and that a rule which may still hold mentions."""
    possible, said, computed = book.masks.match(box)[1], situation.said, situation.computed
    for fact in book.masks.facts:
        values = box[fact]
        if values & (values - 1) and fact not in said and fact not in computed and book.masks.tells(fact, values, possible):
            yield fact
    for number, facts in enumerate(book.counted if possible & book.counting else ()):
        if possible >> number & 1:
            yield from (fact for fact in facts if fact not in book.masks.facts and fact not in situation.said)


def _ordinary(vocabulary: "Vocabulary", number: int, box: Box, situation: "Situation") -> int:
    """The integer of the ordinary value of a fact, 0 if it has none here."""
    value = vocabulary.ordinary[number] & box[number]
    exceptions = vocabulary.order[number].exceptions
    return 0 if exceptions and any(_holds(vocabulary, row, box, situation) for row in exceptions) else value


def _holds(vocabulary: "Vocabulary", row: Mapping[str, tuple[str, ...]], box: Box, situation: "Situation") -> bool:
    """Whether what was said brings up the exception: every one of its facts was said to be perhaps so."""
    return all(vocabulary.index[fact] in situation.said
               and box[vocabulary.index[fact]] & vocabulary.mask(fact, names) for fact, names in row.items())


def distance(vocabulary: "Vocabulary", box: Box) -> int:
    """How many facts of a box cannot have their ordinary value."""
    return sum(1 for ordinary, values in zip(vocabulary.ordinary, box) if ordinary and not ordinary & values)
