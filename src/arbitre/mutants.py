"""Spoils one rule at a time and asks the scenarios whether they notice: what nobody notices nobody has tested."""
from typing import NamedTuple

from .cases import book
from .conclusion import conclude
from .judge import judge
from .ruleset import Ruleset
from .situation import Situation
from .vocabulary import VERDICTS


class Mutant(NamedTuple):
    """A ruleset with one rule spoilt: the rule as it was, what was done to it, and the ruleset so spoilt.

    `change` is `dropped`, `turned`, `counts` or `widened:FACT`, `unbound:NAME` for a condition or override left out.
    """

    rule: object
    change: str
    ruleset: Ruleset


class Trial(NamedTuple):
    """What a scenario expects of a ruleset on a question: pairs (name, value) of a ruling."""

    question: str
    asks: str
    situation: Situation
    expected: tuple


def survivors(ruleset, scenarios):
    """The Mutants of a ruleset that rule otherwise somewhere and that no scenario notices, in the order of its rules."""
    trials = trials_of(ruleset, scenarios)
    chained = {question.id: question.then.values() for question in ruleset.vocabulary.questions.values()}
    for mutant in mutants(ruleset):
        spoilt = mutant.rule.question
        noticed = any(_notices(trial, mutant.ruleset) for trial in trials
                      if trial.question == spoilt or spoilt in chained[trial.question])
        if not noticed and changes_something(mutant, ruleset):
            yield mutant


def changes_something(mutant, ruleset):
    """Whether a mutant concludes otherwise than the ruleset in some situation that a game can reach."""
    sound, spoilt = book(ruleset, mutant.rule.question), book(mutant.ruleset, mutant.rule.question)
    box = list(ruleset.box)
    widened = mutant.change.partition(":")[2]
    for fact, values in mutant.rule.condition.items():
        if ruleset.vocabulary.order[fact].id != widened:
            box[fact] &= values
    return all(box) and any(_concluded(spoilt, case) != _concluded(sound, part)
                            for case in spoilt.cases(tuple(box)) for part in sound.cases(case.box))


def _concluded(rules, case):
    conclusion = conclude(rules, case)
    return conclusion._replace(effects=frozenset(conclusion.effects))


def trials_of(ruleset, scenarios):
    """What the scenarios that give facts expect of the ruleset, as Trials."""
    found = []
    for scenario in scenarios:
        expected = scenario.expect.get(ruleset.id)
        if scenario.reads and expected:
            pairs = tuple((name, value) for name, value in expected._asdict().items() if value is not None)
            situation = Situation.of(ruleset.vocabulary, scenario.reads.facts)
            found.append(Trial(scenario.reads.question, scenario.reads.asks, situation, pairs))
    return found


def _notices(trial, ruleset):
    ruling = judge(ruleset, trial.question, trial.situation, trial.asks)
    return any(_told(ruling, name) != _wanted(name, value) for name, value in trial.expected)


def _told(ruling, name):
    """What a ruling says under a name, as it is compared."""
    if name == "because":
        return sorted(rule.id for rule in ruling.because)
    if name == "effects":
        return [str(effect) for effect in ruling.effects]
    if name == "depends":
        return sorted(dependence.fact for dependence in ruling.depends)
    if name == "absent":
        return next(iter((ruling.absent or {}).values()), None)
    value = getattr(ruling, name)
    return list(value) if isinstance(value, tuple) else value


def _wanted(name, value):
    if name in ("because", "depends"):
        return sorted(item.rpartition("/")[2] for item in value)
    return list(value) if isinstance(value, tuple) else value


def mutants(ruleset):
    """Every Mutant of a ruleset: each of its own rules dropped, turned round, miscounted, widened or unbound."""
    for place, rule in enumerate(ruleset.rules):
        for change, spoilt in _spoilt(rule, ruleset.vocabulary):
            rules = (*ruleset.rules[:place], *spoilt, *ruleset.rules[place + 1:])
            yield Mutant(rule, change, _with_rules(ruleset, rules))


def _spoilt(rule, vocabulary):
    """(what is done, the rule afterwards as a tuple of none or one) for everything that can be done to a rule."""
    yield "dropped", ()
    verdicts = VERDICTS[vocabulary.questions[rule.question].kind]
    if rule.verdict in verdicts and len(verdicts) == 2:
        yield "turned", (rule._replace(verdict=next(verdict for verdict in verdicts if verdict != rule.verdict)),)
    if miscounted := _miscounted(rule):
        yield "counts", (miscounted,)
    for number in rule.condition:
        condition = {other: values for other, values in rule.condition.items() if other != number}
        yield f"widened:{vocabulary.order[number].id}", (rule._replace(condition=condition),)
    for key in ("overrides", "yields"):
        for name in getattr(rule, key):
            yield f"unbound:{name}", (rule._replace(**{key: tuple(other for other in getattr(rule, key) if other != name)}),)


def _miscounted(rule):
    """The rule with every count and value that is a number one higher, or None if it has none."""
    effects = tuple(effect._replace(count=_higher(effect.count)) for effect in rule.effects)
    values = tuple(map(_higher, rule.values))
    return rule._replace(effects=effects, values=values) if (effects, values) != (rule.effects, rule.values) else None


def _higher(text):
    return str(int(text) + 1) if text and text.isdecimal() else text


def _with_rules(ruleset, rules):
    return Ruleset(ruleset.id, ruleset.name, ruleset.short, ruleset.sources, ruleset.cards, ruleset.colours,
                   ruleset.means, rules, ruleset.vocabulary, ruleset.place)
