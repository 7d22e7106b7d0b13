"""Spoils one rule at a time and asks the scenarios whether they notice: what nobody notices nobody has tested."""
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from ..game.masks import Box, Condition, with_fact
from ..game.situation import Situation
from ..game.vocabulary import VERDICTS, Fact, Vocabulary
from ..judging.cases import Book, Case, book
from ..judging.conclusion import Conclusion, conclude
from ..judging.judge import judge
from ..judging.ordinary import distance
from ..judging.own import own_situation
from ..judging.ruling import Ruling
from ..law.rule import Rule
from ..law.ruleset import Ruleset

if TYPE_CHECKING:
    from .scenario import Scenario


class Mutant(NamedTuple):
    """A ruleset with one rule spoilt: the rule as it was, what was done to it, and the ruleset so spoilt.

    `change` is `dropped`, `turned`, `counts`, `closed` for an `and-more` left out, `effect:EFFECT` for an effect left
    out, `widened:FACT` for a condition left out, `unbound:NAME` and `unyielding:NAME` for an `overrides` and a `yields`.
    """

    rule: Rule
    change: str
    ruleset: Ruleset


class Trial(NamedTuple):
    """What a scenario expects of a ruleset on a question: pairs (name, value) of a ruling.

    `standing` are the ids of the rules that it expects to stand, if it says. `box` is the situation as the ruleset understands it, or None where it speaks of a card that is not in the box.
    """

    question: str
    asks: str
    situation: Situation
    expected: tuple[tuple[str, str | tuple[str, ...]], ...]
    standing: tuple[str, ...] | None
    box: Box | None


class Survivor(NamedTuple):
    """A Mutant that no scenario notices, the fewest facts that show it ({fact: values}), and what is then concluded.

    `sound` is the Conclusion of the ruleset as it is, `spoilt` that of the mutant.
    """

    mutant: Mutant
    facts: dict[str, list[str] | dict[str, list[str]]]
    sound: Conclusion
    spoilt: Conclusion


class Toll(NamedTuple):
    """How many mutants of a ruleset were tried, killed by a scenario and proved to change nothing; and the Survivors."""

    tried: int
    killed: int
    equivalent: int
    survivors: tuple[Survivor, ...]


Spoilt = tuple[str, tuple[Rule, ...]]  # what is done to a rule, and the rule afterwards: none or one
Progress = Callable[[int, int], object]  # told how many of how many are done


def untold(done: int, count: int) -> None:
    """Progress of which nobody is told."""


def toll(ruleset: Ruleset, scenarios: "Iterable[Scenario]", progress: Progress = untold) -> Toll:
    """Try every mutant of a ruleset on the scenarios, as a Toll; `progress` is told how many of how many are done."""
    trials = trials_of(ruleset, scenarios)
    every = tuple(mutants(ruleset))
    killed, left = 0, []
    for done, mutant in enumerate(every):
        progress(done, len(every))
        if any(notices(trial, mutant) for trial in likely_first(trials, mutant.rule, ruleset.vocabulary)):
            killed += 1
        elif survivor := shown(mutant, ruleset):
            left.append(survivor)
    progress(len(every), len(every))
    return Toll(len(every), killed, len(every) - killed - len(left), tuple(left))


def likely_first(trials: Iterable[Trial], rule: Rule, vocabulary: Vocabulary) -> list[Trial]:
    """The trials on whose question a rule bears, those that expect it to stand before the others."""
    bearing = [trial for trial in trials
               if rule.question == trial.question or rule.question in vocabulary.questions[trial.question].then.values()]
    return sorted(bearing, key=lambda trial: rule.id not in (trial.standing or ()))


def shown(mutant: Mutant, ruleset: Ruleset) -> Survivor | None:
    """The Survivor that shows a mutant to conclude otherwise than the ruleset, or None if it never does.

    Proved over every situation that a game can reach.
    """
    sound, spoilt = book(ruleset, mutant.rule.question), book(mutant.ruleset, mutant.rule.question)
    pairs = _apart(sound, spoilt, _touched(mutant, ruleset.box))
    best = min(pairs, key=lambda pair: distance(ruleset.vocabulary, pair[0].box), default=None)
    if best is None:
        return None
    box = best[0].box
    for fact in sorted({*sound.masks.facts, *spoilt.masks.facts}):
        wider = with_fact(box, fact, ruleset.box[fact])
        if wider != box and all(_concluded(spoilt, case) != _concluded(sound, part) for case, part in _pairs(sound, spoilt, wider)):
            box = wider
    return Survivor(mutant, _told_of(box, ruleset, mutant.rule.condition), _concluded(sound, best[0]), _concluded(spoilt, best[1]))


def _touched(mutant: Mutant, box: Box) -> Box:
    """The box in which the mutant may conclude otherwise: where its rule, as it was or as it is, may match."""
    touched = list(box)
    for fact, values in _condition(mutant).items():
        touched[fact] &= values
    return tuple(touched)


def _condition(mutant: Mutant) -> Condition:
    """The condition of the mutant's rule, without the fact that it no longer asks for."""
    change, _, name = mutant.change.partition(":")
    order = mutant.ruleset.vocabulary.order
    return {fact: values for fact, values in mutant.rule.condition.items() if change != "widened" or order[fact].id != name}


def _pairs(sound: Book, spoilt: Book, box: Box) -> Iterator[tuple[Case, Case]]:
    """The (case of the mutant, case of the ruleset) of a box, the second within the first."""
    return ((case, part) for case in spoilt.cases(box) for part in sound.cases(case.box))


def _apart(sound: Book, spoilt: Book, box: Box) -> Iterator[tuple[Case, Case]]:
    """The (case of the ruleset, case of the mutant) that conclude otherwise."""
    if all(box):
        for case, part in _pairs(sound, spoilt, box):
            if _concluded(spoilt, case) != _concluded(sound, part):
                yield part, case._replace(box=part.box)


def _concluded(rules: Book, case: Case) -> Conclusion:
    """What is concluded in a case, its effects in an order that does not hang on that of the rules."""
    conclusion = conclude(rules, case)
    return conclusion if len(conclusion.effects) < 2 else conclusion._replace(effects=tuple(sorted(set(conclusion.effects), key=str)))


def _told_of(box: Box, ruleset: Ruleset, condition: Condition) -> dict[str, list[str] | dict[str, list[str]]]:
    """{fact: its values, or {"not": …}} of what must be said of a box; what is ordinary goes without saying.

    The facts of the `condition` are told in any event.
    """
    vocabulary = ruleset.vocabulary
    told: dict[str, list[str] | dict[str, list[str]]] = {}
    narrow = vocabulary.nonsense.narrow(box) or box
    for number, fact in enumerate(vocabulary.order):
        if box[number] != ruleset.box[number] and (number in condition or not _is_ordinary(fact, box, ruleset)):
            values = vocabulary.values(number, narrow[number])
            others = vocabulary.values(number, ruleset.box[number] & ~narrow[number])
            told[fact.id] = list(values) if len(values) <= len(others) else {"not": list(others)}
    return told


def _is_ordinary(fact: Fact, box: Box, ruleset: Ruleset) -> bool:
    """Whether a fact has its ordinary value in a box, and nothing there speaks against assuming it."""
    vocabulary = ruleset.vocabulary
    spoken = any(all(box[vocabulary.index[name]] != ruleset.box[vocabulary.index[name]] for name in row) for row in fact.exceptions)
    return not spoken and bool(box[vocabulary.index[fact.id]] & vocabulary.ordinary[vocabulary.index[fact.id]])


def trials_of(ruleset: Ruleset, scenarios: "Iterable[Scenario]") -> list[Trial]:
    """What the scenarios that give facts expect of the ruleset, as Trials."""
    found = []
    for scenario in scenarios:
        expected = scenario.expect.get(ruleset.id)
        if scenario.reads and expected and tuple(scenario.house) == tuple(ruleset.house):
            pairs = tuple((name, value) for name, value in expected._asdict().items() if value is not None)
            situation = Situation.of(ruleset.vocabulary, scenario.reads.facts)
            own = own_situation(ruleset, ruleset.vocabulary.questions[scenario.reads.question], situation)
            found.append(Trial(scenario.reads.question, scenario.reads.asks, situation, pairs, expected.because, None if own.absent else own.box))
    return found


def notices(trial: Trial, mutant: Mutant) -> bool:
    """Whether a mutant rules otherwise than a scenario expects."""
    if trial.box and not trial.situation.things and not _bears(mutant, trial.box):
        return False
    ruling = judge(mutant.ruleset, trial.question, trial.situation, trial.asks)
    return any(_told(ruling, name) != _wanted(name, value) for name, value in trial.expected)


def _bears(mutant: Mutant, box: Box) -> bool:
    """Whether the spoilt rule may match in a box, as it was or as it is."""
    return all(box[fact] & values for fact, values in _condition(mutant).items())


def _told(ruling: Ruling, name: str) -> object:
    """What a ruling says under a name, as it is compared."""
    if name == "because":
        return sorted(rule.id for rule in ruling.because)
    if name == "effects":
        return [str(effect) for effect in ruling.effects]
    if name == "depends":
        return sorted(dependence.fact for dependence in ruling.depends)
    if name == "absent":
        return next(iter((ruling.absent or {}).values()), None)
    if name == "base":
        return ruling.base.answer if ruling.base else None
    value: object = getattr(ruling, name)
    return list(value) if isinstance(value, tuple) else value


def _wanted(name: str, value: str | tuple[str, ...]) -> object:
    if name in ("because", "depends"):
        return sorted(item.rpartition("/")[2] for item in value)
    return list(value) if isinstance(value, tuple) else value


def mutants(ruleset: Ruleset) -> Iterator[Mutant]:
    """Every Mutant of a ruleset: each of its own rules dropped, turned round, miscounted, curtailed, widened or unbound."""
    for place, rule in enumerate(ruleset.rules):
        for change, after in spoilt(rule, ruleset.vocabulary):
            rules = (*ruleset.rules[:place], *after, *ruleset.rules[place + 1:])
            yield Mutant(rule, change, with_rules(ruleset, rules, rule.question))


def spoilt(rule: Rule, vocabulary: Vocabulary) -> Iterator[Spoilt]:
    """(what is done, the rule afterwards as a tuple of none or one) for everything that can be done to a rule."""
    yield "dropped", ()
    verdicts = VERDICTS[vocabulary.questions[rule.question].kind]
    if rule.verdict in verdicts and len(verdicts) == 2:
        yield "turned", (rule._replace(verdict=next(verdict for verdict in verdicts if verdict != rule.verdict)),)
    if miscounted := _miscounted(rule):
        yield "counts", (miscounted,)
    if rule.and_more:
        yield "closed", (rule._replace(and_more=False),)
    for effect in rule.effects:
        yield f"effect:{effect}", (rule._replace(effects=tuple(other for other in rule.effects if other != effect)),)
    for number in rule.condition:
        condition = {other: values for other, values in rule.condition.items() if other != number}
        yield f"widened:{vocabulary.order[number].id}", (rule._replace(condition=condition),)
    for name in rule.overrides:
        yield f"unbound:{name}", (rule._replace(overrides=tuple(other for other in rule.overrides if other != name)),)
    for name in rule.yields:
        yield f"unyielding:{name}", (rule._replace(yields=tuple(other for other in rule.yields if other != name)),)


def _miscounted(rule: Rule) -> Rule | None:
    """The rule with every count and value that is a number one higher, or None if it has none."""
    effects = tuple(effect._replace(count=_higher(effect.count)) for effect in rule.effects)
    values = tuple(_higher(value) or value for value in rule.values)
    return rule._replace(effects=effects, values=values) if (effects, values) != (rule.effects, rule.values) else None


def _higher(text: str | None) -> str | None:
    return str(int(text) + 1) if text and text.isdecimal() else text


def with_rules(ruleset: Ruleset, rules: tuple[Rule, ...], question: str) -> Ruleset:
    """The ruleset with other rules on one question; what judging the others needs is shared."""
    spoilt = Ruleset(ruleset.id, ruleset.name, ruleset.short, ruleset.sources, ruleset.cards, ruleset.colours,
                     ruleset.means, rules, ruleset.vocabulary, ruleset.place, (), ruleset.base, ruleset.house, ruleset.idle)
    for other in ruleset.vocabulary.questions:
        if other != question:
            spoilt.books[other] = book(ruleset, other)
    return spoilt
