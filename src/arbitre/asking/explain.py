"""What is to be known of a name: what it says, where, what it overrides, and the scenarios in which that matters."""
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..game.vocabulary import Vocabulary
from ..law.rule import Rule
from ..law.ruleset import Ruleset, Shelf
from ..trying.casebook import Case
from .lookup import Named, rulesets_of

UNRULED = ("fact", "verdict", "document")  # what no rule can override


class Explanation(NamedTuple):
    """All that is to be known of something.

    `rules` are those of one document that say it (the narrowest first), `elsewhere` the same norms in the other
    documents; `overrides` and `overridden` are the rules on either side of them; `cases` are the scenarios that turn
    on it; `holders` are the ids of the documents that have it, where that is not told by the rules.
    """

    named: Named
    rules: tuple[Rule, ...] = ()
    elsewhere: tuple[Rule, ...] = ()
    overrides: tuple[Rule, ...] = ()
    overridden: tuple[Rule, ...] = ()
    cases: tuple[Case, ...] = ()
    holders: tuple[str, ...] = ()


def explain(shelf: Shelf, one: Named, cases: tuple[Case, ...]) -> Explanation:
    """Return all that is to be known of something that has a name."""
    if one.kind == "house":
        house = shelf.house[one.id]
        return _told(shelf, one, house.rules, (), [case for case in cases if one.id in case.house])
    found = {ruleset.id: _rules_of(ruleset, one) for ruleset in rulesets_of(shelf)}
    first = one.ruleset or next((id for id, rules in found.items() if rules), None)
    rules = found.get(first, ()) if first else ()
    ids = {rule.id for rule in rules}
    elsewhere = [rule for id, others in found.items() if id != first for rule in others if rule.id in ids or one.kind == "group"]
    order = {rule.id: place for place, rule in enumerate(rules)}
    elsewhere.sort(key=lambda rule: order.get(rule.id, len(order)))
    met = [case for case in cases if _is_of(case, one, rules, elsewhere, shelf.vocabulary)]
    met.sort(key=lambda case: first not in case.because)  # those of the same document first
    return _told(shelf, one, rules, elsewhere, met)


def _told(shelf: Shelf, one: Named, rules: Sequence[Rule], elsewhere: Sequence[Rule], cases: Iterable[Case]) -> Explanation:
    if one.kind in UNRULED:
        return Explanation(one, tuple(rules), tuple(elsewhere), cases=tuple(cases))
    own = {id(rule) for rule in rules}
    others = [rule for ruleset in rulesets_of(shelf) for rule in ruleset.rules if id(rule) not in own]
    here = [rule for rule in others if one.kind == "house" or rule.ruleset in {mine.ruleset for mine in rules}]
    beneath = [old for old in here if any(beats(new, old) for new in rules)]
    above = [new for new in others if ("/" in new.ruleset or new in here) and any(beats(new, old) for old in rules)]
    return Explanation(one, tuple(rules), tuple(elsewhere), tuple(beneath), tuple(above), tuple(cases), _holders(shelf, one))


def beats(new: Rule, old: Rule) -> bool:
    """Say whether one rule overrides another that can hold in the same situation."""
    if new.question != old.question or new is old:
        return False
    if not any(old.is_named(name) for name in new.overrides) and not any(new.is_named(name) for name in old.yields):
        return False
    return all(values & old.condition.get(fact, values) for fact, values in new.condition.items())


def _rules_of(ruleset: Ruleset, one: Named) -> list[Rule]:
    """Return the rules of one document that say it, those that are about the least beside it first."""
    if one.kind == "playing-card":
        return _about(ruleset, one.id)
    return [rule for rule in ruleset.rules if _says(rule, one, ruleset.vocabulary)]


def _says(rule: Rule, one: Named, vocabulary: Vocabulary) -> bool:
    """Say whether a rule is, or speaks of, something that is no card."""
    if one.kind == "rule":
        return rule.id == one.id
    if one.kind == "group":
        return one.id in rule.groups
    if one.kind == "topic":
        return bool(vocabulary.questions[rule.question].topic == one.id)
    named = {"question": rule.question, "verdict": rule.verdict}.get(one.kind)
    return named == one.id or one.kind == "fact" and one.id in rule.when


def _about(ruleset: Ruleset, card: str) -> list[Rule]:
    """Return the rules whose conditions pick out a card, those that pick out the fewest first."""
    if card not in (*ruleset.cards, *ruleset.colours) and not ruleset.amends and not _is_group(ruleset.vocabulary, card):
        return []
    wide = {rule.id: width for rule in ruleset.rules if (width := _width(rule, card, ruleset.vocabulary))}
    few = min(wide.values(), default=0)
    return sorted((rule for rule in ruleset.rules if 0 < wide.get(rule.id, 0) <= max(few, 2)), key=lambda rule: wide[rule.id])


def _is_group(vocabulary: Vocabulary, card: str) -> bool:
    return any(card in groups for groups in vocabulary.groups.values())


def _width(rule: Rule, card: str, vocabulary: Vocabulary) -> int:
    """Return among how many cards a rule picks this one out; 0 if it does not."""
    widths = []
    for fact, values in rule.when.items():
        members = vocabulary.expand(fact, card) if vocabulary.facts[fact].kind else ()
        if members and set(members) <= set(values):
            widths.append(len(values) - len(members) + 1)
    return min(widths, default=0)


def _is_of(case: Case, one: Named, rules: Sequence[Rule], elsewhere: Sequence[Rule], vocabulary: Vocabulary) -> bool:
    """Say whether a scenario turns on something."""
    if one.kind in ("rule", "group"):
        deciding = [(rule.ruleset, rule.id) for rule in (*rules, *elsewhere)]
        return any(rule in case.because.get(ruleset, ()) or "/" in ruleset and any(rule in ids for ids in case.because.values())
                   for ruleset, rule in deciding if "/" not in ruleset or ruleset.rpartition("/")[2] in case.house)
    if one.kind == "playing-card":
        return any(one.id == value for value in case.facts.values())
    if one.kind == "topic":
        return case.question is not None and vocabulary.questions[case.question].topic == one.id
    return {"question": case.question == one.id, "fact": one.id in case.facts, "document": one.id in case.because,
            "verdict": one.id in case.verdicts.values()}[one.kind]


def _holders(shelf: Shelf, one: Named) -> tuple[str, ...]:
    """Return the documents whose box has a card, or that have the norm that a house rule amends."""
    if one.kind == "playing-card":
        return tuple(id for id, ruleset in shelf.rulesets.items() if _has(ruleset, one.id))
    if one.kind == "house":
        return tuple(id for id in shelf.rulesets if one.id not in shelf.ruleset(id, (one.id,)).idle)
    return ()


def _has(ruleset: Ruleset, card: str) -> bool:
    box = (*ruleset.cards, *ruleset.colours)
    groups = [members[card] for members in ruleset.vocabulary.groups.values() if card in members]
    return card in box or any(member in box for members in groups for member in members)
