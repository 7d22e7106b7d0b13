"""A scenario: a moment at the table in words and in facts, and how each document is expected to rule."""

from typing import NamedTuple

from ..game.situation import Situation
from ..judging.judge import judge
from ..judging.ruling import Ruling
from ..law.ruleset import Shelf
from ..problem import Place, Problems
from ..reading import Reading, read

Pairs = tuple[tuple[str, object], ...]  # names with what they are

class Facts(NamedTuple):
    """What the words mean: the question, what is asked of it, and the facts as `Situation.of` takes them."""

    question: str
    asks: str
    facts: dict[str, object]


class Expected(NamedTuple):
    """How one document is expected to rule; what is None is not compared."""

    answer: str | None = None
    verdict: str | None = None
    because: tuple[str, ...] | None = None
    effects: tuple[str, ...] | None = None
    values: tuple[str, ...] | None = None
    absent: str | None = None
    depends: tuple[str, ...] | None = None
    house: tuple[str, ...] | None = None
    base: str | None = None


class Scenario(NamedTuple):
    """One scenario of a file. ``ask`` is {lang: sentence} (None where the language is not told), ``passages``
    {ruleset: passage it was written from}, ``house`` the house rules under which it is ruled.
    """

    name: str
    place: Place | None
    ask: dict[str | None, str]
    reads: Facts | None
    expect: dict[str, Expected]
    passages: dict[str, str]
    house: tuple[str, ...] = ()


class Misread(NamedTuple):
    """The words of one language were read as something else; both halves as (name, value) pairs that differ."""

    lang: str
    text: str
    got: Pairs
    wanted: Pairs


class Misruled(NamedTuple):
    """One document ruled the facts otherwise; both halves as pairs that differ, with the rules that stood."""

    ruleset: str
    got: Pairs
    wanted: Pairs
    because: tuple[str, ...]


class Tried(NamedTuple):
    """A scenario that was run, where it stands, and what came out otherwise than expected."""

    path: str
    scenario: Scenario
    failures: tuple[Misread | Misruled, ...]


def run(scenario: Scenario, shelf: Shelf) -> tuple[Misread | Misruled, ...]:
    """Read the words and rule on the facts of a scenario; return what came out otherwise than expected."""
    readings = readings_of(scenario, shelf)
    misread = [difference for reading in readings if (difference := misreading(scenario, reading, shelf))]
    facts = scenario.reads or facts_of(readings[0])
    if facts is None:
        return tuple(misread)
    return (*misread, *_misrulings(scenario, facts, shelf))


def readings_of(scenario: Scenario, shelf: Shelf, lang: str | None = None) -> list[Reading]:
    """Return what is read in the words of each language (or of one), presuming that language."""
    wanted = scenario.ask.items() if lang not in scenario.ask else [(lang, scenario.ask[lang])]
    return [read(text, shelf.vocabulary, tongue) for tongue, text in wanted]


def facts_of(reading: Reading) -> Facts | None:
    """Return what was read as a scenario writes it; None where no question was understood."""
    return Facts(reading.question, reading.asks, reading.facts) if reading.question else None


def misreading(scenario: Scenario, reading: Reading, shelf: Shelf) -> Misread | None:
    """Return how a reading departs from the `reads` of its scenario, or None."""
    got, wanted = facts_of(reading), scenario.reads
    if got is None:
        question = wanted.question if wanted else ""
        return Misread(reading.lang, reading.text, (("question", reading.status),), (("question", question),))
    if wanted is None:
        return None
    bearing = _bearing(scenario, wanted, shelf)
    read_as, written = _named(got, shelf, bearing), _named(wanted, shelf, bearing)
    if read_as == written:
        return None
    return Misread(reading.lang, reading.text, *_apart(read_as, written))


def _bearing(scenario: Scenario, wanted: Facts, shelf: Shelf) -> set[str]:
    """Return the facts that some rule on the question speaks of, in the documents that are expected to rule."""
    asked = [wanted.question, *shelf.vocabulary.questions[wanted.question].then.values()]
    rulesets = [shelf.ruleset(name, scenario.house) for name in scenario.expect if name in shelf.rulesets]
    return {fact for ruleset in rulesets for rule in ruleset.rules if rule.question in asked for fact in rule.when}


def _named(facts: Facts, shelf: Shelf, bearing: set[str]) -> dict[str, object]:
    """Return the question, what is asked and all that is known and bears on it, computed facts included."""
    named: dict[str, object] = {"question": facts.question, "asks": facts.asks}
    vocabulary = shelf.vocabulary
    try:
        box = Situation.of(vocabulary, facts.facts).box
    except Problems:
        return {**named, **facts.facts}
    for number, fact in enumerate(vocabulary.order):
        if box[number] != vocabulary.full[number] and (fact.id in bearing or not bearing):
            values = vocabulary.values(number, box[number])
            if values == (fact.normally,) and not fact.exceptions and not fact.occasions:
                continue  # as good as unsaid
            named[fact.id] = values[0] if len(values) == 1 else list(values)
    return named


def _apart(got: dict[str, object], wanted: dict[str, object]) -> tuple[Pairs, Pairs]:
    """Return the pairs of each side that the other does not have alike."""
    names = [name for name in {**wanted, **got} if got.get(name) != wanted.get(name)]
    return tuple((n, got.get(n)) for n in names), tuple((n, wanted.get(n)) for n in names)


def _misrulings(scenario: Scenario, facts: Facts, shelf: Shelf) -> list[Misruled]:
    situation = Situation.of(shelf.vocabulary, facts.facts)
    found = []
    for name, expected in scenario.expect.items():
        ruling = judge(shelf.ruleset(name, scenario.house), facts.question, situation, facts.asks)
        got, wanted = _apart(_ruled(ruling), _expected(expected, ruling))
        if got or wanted:
            found.append(Misruled(name, got, wanted, tuple(rule.id for rule in ruling.because)))
    return found


def _ruled(ruling: Ruling) -> dict[str, object]:
    """Return a ruling as an expectation is compared: every list sorted but the effects, whose order tells."""
    return {
        "answer": ruling.answer,
        "verdict": ruling.verdict,
        "because": sorted(rule.id for rule in ruling.because),
        "effects": [str(effect) for effect in ruling.effects],
        "values": sorted(ruling.values),
        "absent": next(iter((ruling.absent or {}).values()), None),
        "depends": sorted(dependence.fact for dependence in ruling.depends),
        "house": sorted(ruling.house),
        "base": ruling.base.answer if ruling.base else None,
    }


def _expected(expected: Expected, ruling: Ruling) -> dict[str, object]:
    """Return an expectation in full: what it leaves out is whatever was ruled."""
    wanted = {name: value for name, value in expected._asdict().items() if value is not None}
    for name in ("because", "depends", "values", "house"):
        if name in wanted:
            wanted[name] = sorted(item.split("/")[-1] for item in wanted[name])
    if "effects" in wanted:
        wanted["effects"] = list(wanted["effects"])
    return {**_ruled(ruling), **wanted}
