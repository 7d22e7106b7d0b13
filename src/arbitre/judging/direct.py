"""The short way to a ruling: where what is known decides every rule, nothing is cut, assumed or asked."""
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..game.masks import Box
from .answer import answer, claims_effect
from .cases import Book, Case, book
from .cited import bearing, fitting
from .conclusion import Conclusion, conclude, joined
from .ruling import Ruling

if TYPE_CHECKING:
    from ..game.situation import Situation
    from ..law.ruleset import Ruleset
    from .cases import Decided


def direct(ruleset: "Ruleset", question: str, situation: "Situation", asks: str) -> Ruling | None:
    """The Ruling on a situation in which every rule on the question surely matches or surely does not; else None.

    It is the ruling that the long way gives. None, too, where cards were counted, a word names another card here, a
    card is not in the box or house rules are in force: then there is more to tell.
    """
    if situation.things or ruleset.base is not None or ruleset.means and _is_renamed(ruleset, situation):
        return None
    box = _own(ruleset.books.get(question) or book(ruleset, question), situation.box)
    return None if box is None else decided(ruleset, question, box, situation.said, asks)


def decided(ruleset: "Ruleset", question: str, box: Box, said: Sequence[int], asks: str) -> Ruling | None:
    """The Ruling on a box in which every rule on the question surely matches or surely does not; else None."""
    found = _decided(ruleset, question, box, said)
    if found is None or not ruleset.vocabulary.nonsense.leaves(box):
        return None
    given = ruleset.books[question].given
    ruling = given.get((asks, found))
    if ruling is None:
        ruling = given[asks, found] = _ruling(ruleset, question, asks, box, found)
    because = fitting(ruling.because, box)
    return ruling if because is ruling.because else ruling._replace(because=because)


def _own(rules: Book, box: Box) -> Box | None:
    """The box without what this edition's cards do not allow; None if nothing is left of a fact."""
    own: list[int] | None = None
    for fact, values in rules.bounds:
        if box[fact] & ~values:
            own = own or list(box)
            own[fact] &= values
            if not own[fact]:
                return None
    return box if own is None else tuple(own)


def _is_renamed(ruleset: "Ruleset", situation: "Situation") -> bool:
    """Whether a word that was said may name another card in this edition."""
    bit, order = ruleset.vocabulary.bit, ruleset.vocabulary.order
    said = [(situation.box[number], bit[order[number].id]) for number in situation.said]
    return any(values & known.get(word, 0) for values, known in said for word in ruleset.means)


def _decided(ruleset: "Ruleset", question: str, box: Box, said: Sequence[int], chain: tuple[str, ...] = ()) -> "Decided | None":
    """(rules that match, the values that they count, the same of the question that the verdict leads to or None); None
    if a rule is in doubt."""
    rules = ruleset.books.get(question) or book(ruleset, question)
    sure, possible = rules.masks.match(box)
    if sure != possible:
        return None
    counts: tuple[int, ...] = ()
    if sure & rules.counting:
        facts = [fact for number, row in enumerate(rules.counted) if sure >> number & 1 for fact in row]
        counts = tuple(box[fact] for fact in facts)
        if any(values & (values - 1) for values in counts):
            return None
        if any(fact not in said and fact not in rules.masks.facts for fact in facts):
            return None
    verdict = rules.verdicts.get((sure, counts))
    if verdict is None:
        verdict = rules.verdicts[sure, counts] = _concluded(rules, sure, box).verdict
    other = rules.question.then.get(verdict) if rules.question.then else None
    if other is None or other in chain or other == question:
        return sure, counts, None
    more = _decided(ruleset, other, box, said, (*chain, question))
    return None if more is None else (sure, counts, more)


def _concluded(rules: Book, sure: int, box: Box) -> Conclusion:
    return conclude(rules, Case(box, rules.walk(sure, sure)[0], sure))


def _chained(ruleset: "Ruleset", question: str, box: Box, found: "Decided") -> Conclusion:
    """The conclusion with the effects of the question that its verdict leads to."""
    rules = book(ruleset, question)
    conclusion, more = _concluded(rules, found[0], box), found[2]
    if more is None:
        return conclusion
    return joined(conclusion, [_chained(ruleset, rules.question.then[conclusion.verdict], box, more)])


def _ruling(ruleset: "Ruleset", question: str, asks: str, box: Box, found: "Decided") -> Ruling:
    rules = book(ruleset, question)
    case = Case(box, rules.walk(found[0], found[0])[0], found[0])
    alone, whole = conclude(rules, case), _chained(ruleset, question, box, found)
    said = answer(asks, rules.question.kind, whole if claims_effect(asks) else alone, rules.vocabulary.clash, rules.vocabulary.leaves)
    return Ruling(ruleset.id, question, asks, said, whole.verdict, whole.effects, whole.values,
                  because=bearing(rules.pick(case.standing), asks), beaten=rules.beaten(case), declared=whole.declared)
