"""A hearing: the words are read, the documents chosen, and each of them rules."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ..agreeing.charter import Charter
from ..game.situation import Situation
from ..judging.answer import REFUSED
from ..judging.judge import Ruling, judge
from ..judging.remark import remark
from ..law.ruleset import Shelf
from ..problem import Problem, Problems
from ..reading import Reading, read

if TYPE_CHECKING:
    from ..judging.nearest import Nearest
    from ..judging.remark import Remark

ABSENT = "absent"
RULED = ("read", "partly")  # the statuses of a reading on which one can rule
OUTSIDE = "out-of-scope"
UNREAD = "unread"


class Terms(NamedTuple):
    """How the asker wants to be heard.

    ``rules`` are ruleset ids (empty: the text or the default decides), ``facts`` add to or correct what the
    words said, ``strict`` assumes nothing, ``lang`` is `en`, `fr` or None (the words decide), ``house`` the ids of
    the house rules in force, or None where nobody chose any; ``charter`` is what the table agreed on, or None.
    """

    rules: tuple[str, ...] = ()
    facts: dict[str, Any] = {}
    strict: bool = False
    lang: str | None = None
    house: tuple[str, ...] | None = None
    charter: Charter | None = None


class Hearing(NamedTuple):
    """One question heard: its reading, the rulings, and those of the other documents that differ.

    ``by_default``: nobody named a document, so that ``others`` is told.
    ``problem`` says why a text could not be ruled on (it contradicts itself); then there is no
    ruling. ``more`` holds the further questions of the same text, each a hearing; ``rivals`` what the same words
    may mean instead, where that is answered otherwise; ``with_house`` the rulings under the house rules of which the
    text speaks, of the documents that they change; ``charter`` the charter under which it was heard, or None.
    ``nearest`` is {ruleset id: the smallest change that would make allowed what it forbids, or None}; ``remarks`` are
    what documents that comment on these say of the same thing.
    """

    reading: Reading
    rulings: tuple[Ruling, ...] = ()
    others: tuple[Ruling, ...] = ()
    more: "tuple[Hearing, ...]" = ()
    problem: Problem | None = None
    by_default: bool = False
    rivals: "tuple[Hearing, ...]" = ()
    with_house: tuple[Ruling, ...] = ()
    charter: Charter | None = None
    nearest: "dict[str, Nearest | None]" = {}
    remarks: "tuple[Remark, ...]" = ()


def hear(shelf: Shelf, text: str, terms: Terms) -> Hearing:
    """Read `text` and rule on it."""
    return hear_reading(shelf, read(text, shelf.vocabulary, terms.lang, asked_document(terms)), terms)


def asked_document(terms: Terms) -> str | None:
    """Return the one document that options or the charter have rule, whose own matters the words may then speak of; else None."""
    chosen = terms.rules or ((terms.charter.base,) if terms.charter else ())
    return chosen[0] if len(chosen) == 1 else None


def hear_reading(shelf: Shelf, reading: Reading, terms: Terms) -> Hearing:
    """Rule on what was read, and on every further question of the same text."""
    more = tuple(hear_reading(shelf, other, terms) for other in reading.more)
    if terms.facts:
        reading = reading._replace(facts={**reading.facts, **terms.facts})
    if problem := reading.contradiction():
        return Hearing(reading._replace(status=UNREAD), problem=problem)
    if reading.status not in RULED or reading.question is None:
        return Hearing(reading, more=more)
    chosen, by_default = documents(shelf, reading, terms)
    if not chosen:
        return Hearing(reading._replace(status=OUTSIDE, question=None, facts={}), more=more)
    reading = _agreed(reading, shelf, terms, chosen)
    try:
        situation = Situation.of(shelf.vocabulary, reading.facts)
    except Problems as problems:
        return Hearing(reading._replace(status=UNREAD), more=more, problem=problems.problems[0])
    if reading.strange:
        return Hearing(reading, tuple(without_card(name, reading) for name in chosen), more=more)
    rulings = tuple(rule(shelf, name, reading, situation, terms.strict, house=terms.house or ()) for name in chosen)
    others = otherwise(shelf, reading, situation, rulings[0], terms.strict) if by_default and not rulings[0].house else ()
    heard = _heard(shelf, reading, terms)
    amended = (rule(shelf, name, reading, situation, terms.strict, house=(*(terms.house or ()), *heard)) for name in chosen if heard)
    rivals = tuple(rival for other in reading.rivals if _apart(rival := hear_reading(shelf, other, terms), rulings))
    return Hearing(reading, rulings, others, more, by_default=by_default, rivals=rivals,
                   with_house=tuple(ruling for ruling in amended if set(heard) & set(ruling.house)), charter=_in_force(terms, chosen),
                   nearest=_nearest(shelf, rulings, situation, terms), remarks=_remarks(shelf, reading, situation, rulings, terms.strict))


def _nearest(shelf: Shelf, rulings: tuple[Ruling, ...], situation: Situation, terms: Terms) -> "dict[str, Nearest | None]":
    """Return what would make allowed what is forbidden, {ruleset id: Nearest or None}."""
    refused = [ruling for ruling in rulings if ruling.verdict == REFUSED]
    if not refused:
        return {}
    from ..judging.nearest import nearest_allowed  # only here: most answers need no such search

    return {ruling.ruleset: nearest_allowed(shelf.ruleset(ruling.ruleset, terms.house or ()), ruling.question, situation, terms.strict)
            for ruling in refused}


def _heard(shelf: Shelf, reading: Reading, terms: Terms) -> tuple[str, ...]:
    """Return the house rules of which the text speaks, beside those of the charter; none where an option chose them."""
    if terms.house is not None and not (terms.charter and terms.house == terms.charter.house):
        return ()
    return tuple(name for name in reading.houses if name in shelf.house and name not in (terms.house or ()))


def _in_force(terms: Terms, chosen: tuple[str, ...]) -> Charter | None:
    """Return the charter without what an option or the text replaced: its document, its house rules."""
    charter = terms.charter
    if charter is None:
        return None
    house = tuple(name for name in charter.house if name in (terms.house or ()))
    return charter._replace(base=charter.base if charter.base in chosen else None, house=house)


def _agreed(reading: Reading, shelf: Shelf, terms: Terms, chosen: tuple[str, ...]) -> Reading:
    """Return the reading with what the table's charter says of the moment and the words do not, where a rule asks for it.

    What is ordinary anyway is left to be assumed, unless nothing may be assumed.
    """
    vocabulary = shelf.vocabulary
    agreed = dict(terms.charter.facts) if terms.charter else {}
    telling = {fact: value for fact, value in agreed.items() if terms.strict or value != vocabulary.facts[fact].normally}
    if not telling:
        return reading
    question = _question(reading)
    asked = (question, *vocabulary.questions[question].then.values())
    rules = (rule for name in chosen for one in asked for rule in shelf.ruleset(name, terms.house or ()).on(one))
    mentioned = {fact for rule in rules for fact in rule.when}
    return reading._replace(facts={**{fact: value for fact, value in telling.items() if fact in mentioned}, **reading.facts})


def _apart(rival: Hearing, rulings: tuple[Ruling, ...]) -> bool:
    """Say whether a rival reading has rulings, and any that answers otherwise than the first reading's."""
    return any(other.answer != one.answer for other, one in zip(rival.rulings, rulings))


def _remarks(shelf: Shelf, reading: Reading, situation: Situation, rulings: tuple[Ruling, ...], strict: bool) -> "tuple[Remark, ...]":
    """Return what the documents that comment on those that ruled say of the same thing."""
    ruled = {ruling.ruleset for ruling in rulings}
    found = (remark(ruling, rule(shelf, name, reading, situation, strict, brief=True))
             for ruling in rulings for name in shelf.comments.get(ruling.ruleset, ()) if name not in ruled)
    return tuple(filter(None, found))


def documents(shelf: Shelf, reading: Reading, terms: Terms) -> tuple[tuple[str, ...], bool]:
    """Return the ids of the rulesets that shall rule, and whether they were taken by default.

    None rules where the text names another game than theirs.
    """
    named = tuple(name for name in reading.rulesets if reading.question not in shelf.rulesets[name].asked_about)
    if terms.rules:
        games = {shelf.rulesets[name].game for name in named} or {shelf.rulesets[name].game for name in terms.rules}
        return tuple(name for name in terms.rules if shelf.rulesets[name].game in games), False
    if named:
        return named, False
    if terms.charter and terms.charter.base:
        return (terms.charter.base,), False
    return (default_document(shelf),), True


def default_document(shelf: Shelf) -> str:
    """Return the id of the ruleset that rules when nobody chose one."""
    id: str = shelf.vocabulary.commands["ask"]["rules"]
    return id


def rule(shelf: Shelf, ruleset: str, reading: Reading, situation: Situation, strict: bool, brief: bool = False, house: Sequence[str] = ()) -> Ruling:
    """Return the ruling of one document, amended by house rules, on what was read; ``brief``: only what it comes to."""
    return judge(shelf.ruleset(ruleset, house), _question(reading), situation, reading.asks, strict, brief)


def _question(reading: Reading) -> str:
    """Return the question of a reading on which one can rule; raises ValueError where it has none."""
    if reading.question is None:
        raise ValueError(reading.status)
    return reading.question


def without_card(ruleset: str, reading: Reading) -> Ruling:
    """Return the ruling on a card that no edition has: it is absent from this one too."""
    return Ruling(ruleset, _question(reading), reading.asks, ABSENT, ABSENT, absent=dict(reading.strange))


def otherwise(shelf: Shelf, reading: Reading, situation: Situation, ruling: Ruling, strict: bool) -> tuple[Ruling, ...]:
    """Return the rulings of the other documents that answer otherwise than `ruling`, in brief."""
    others = (rule(shelf, name, reading, situation, strict, brief=True) for name in beside(shelf, ruling.ruleset))
    return tuple(other for other in others if differs(other, ruling))


def beside(shelf: Shelf, ruleset: str) -> tuple[str, ...]:
    """Return the ids of the other documents to set beside one; those of another game and those that comment on it
    answer apart."""
    game, apart = shelf.rulesets[ruleset].game, (ruleset, *shelf.comments.get(ruleset, ()))
    return tuple(name for name in shelf.rulesets if name not in apart and shelf.rulesets[name].game == game)


def differs(one: Ruling, other: Ruling) -> bool:
    """Say whether two rulings answer the same question differently.

    Where both settle a "what" or "how many", what they settle counts; a claim is answered by its answer alone.
    """
    if one.answer != other.answer:
        return True
    return one.answer == "settled" and (one.effects, one.values) != (other.effects, other.values)


def every_document(shelf: Shelf) -> tuple[str, ...]:
    """Return the ids of all the documents, the default one first."""
    first = default_document(shelf)
    return (first, *(name for name in shelf.rulesets if name != first))
