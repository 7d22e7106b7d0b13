"""The short way to a ruling: where what is known decides every rule, nothing is cut, assumed or asked."""
from .answer import answer
from .cases import Case, book
from .conclusion import conclude, joined
from .ruling import Ruling


def direct(ruleset, question, situation, asks):
    """The Ruling on a situation in which every rule on the question surely matches or surely does not; else None.

    It is the ruling that the long way gives. None, too, where cards were counted, a word names another card here, a
    card is not in the box or house rules are in force: then there is more to tell.
    """
    if situation.things or ruleset.base is not None or ruleset.means and _is_renamed(ruleset, situation):
        return None
    box = _own(ruleset.books.get(question) or book(ruleset, question), situation.box)
    if box is None or not ruleset.vocabulary.nonsense.leaves(box):
        return None
    found = _decided(ruleset, question, box, situation.said)
    if found is None:
        return None
    given = ruleset.books[question].given
    ruling = given.get((asks, found))
    if ruling is None:
        ruling = given[asks, found] = _ruling(ruleset, question, asks, box, found)
    return ruling


def _own(rules, box):
    """The box without what this edition's cards do not allow; None if nothing is left of a fact."""
    own = None
    for fact, values in rules.bounds:
        if box[fact] & ~values:
            own = own or list(box)
            own[fact] &= values
            if not own[fact]:
                return None
    return box if own is None else tuple(own)


def _is_renamed(ruleset, situation):
    """Whether a word that was said may name another card in this edition."""
    bit, order = ruleset.vocabulary.bit, ruleset.vocabulary.order
    said = [(situation.box[number], bit[order[number].id]) for number in situation.said]
    return any(values & known.get(word, 0) for values, known in said for word in ruleset.means)


def _decided(ruleset, question, box, said, chain=()):
    """(rules that match, the values that they count, the same of the question that the verdict leads to or None); None
    if a rule is in doubt."""
    rules = ruleset.books.get(question) or book(ruleset, question)
    sure, possible = rules.masks.match(box)
    if sure != possible:
        return None
    counts = ()
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


def _concluded(rules, sure, box):
    return conclude(rules, Case(box, rules.walk(sure, sure)[0], sure))


def _chained(ruleset, question, box, found):
    """The conclusion with the effects of the question that its verdict leads to."""
    rules = book(ruleset, question)
    conclusion, more = _concluded(rules, found[0], box), found[2]
    other = rules.question.then.get(conclusion.verdict)
    return conclusion if more is None else joined(conclusion, [_chained(ruleset, other, box, more)])


def _ruling(ruleset, question, asks, box, found):
    rules = book(ruleset, question)
    case = Case(box, rules.walk(found[0], found[0])[0], found[0])
    alone, whole = conclude(rules, case), _chained(ruleset, question, box, found)
    said = answer(asks, rules.question.kind, alone, rules.vocabulary.clash)
    return Ruling(ruleset.id, question, asks, said, whole.verdict, whole.effects, whole.values,
                  because=rules.pick(case.standing), beaten=rules.beaten(case), declared=whole.declared)
