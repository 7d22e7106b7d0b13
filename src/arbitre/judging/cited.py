"""Of the rules that stand, those first that speak of what is claimed; of the places where one is written, those first that
speak of the situation at hand."""
from ..game.masks import Box
from ..law.rule import Citation, Rule
from .answer import NOT


def fitting(rules: tuple[Rule, ...], box: Box) -> tuple[Rule, ...]:
    """The rules, the places that surely speak of this box first in each, those that cannot speak of it last."""
    if not any(cite.when for rule in rules for cite in rule.cites):
        return rules
    return tuple(rule._replace(cites=tuple(sorted(rule.cites, key=lambda cite: _distance(cite, box)))) for rule in rules)


def bearing(rules: tuple[Rule, ...], asks: str) -> tuple[Rule, ...]:
    """The rules, those first by which somebody does what is claimed of that one."""
    who, told, act = asks.removeprefix(NOT).partition(":")
    does = act.partition(":")[0]
    if not told or len(rules) < 2:
        return rules
    return tuple(sorted(rules, key=lambda rule: all((effect.who, effect.does) != (who, does) for effect in rule.effects)))


def _distance(cite: Citation, box: Box) -> int:
    if any(not box[fact] & values for fact, values in cite.when):
        return 2
    return 0 if cite.when and all(not box[fact] & ~values for fact, values in cite.when) else 1
