"""Of the places where a rule is written, those first that speak of the situation at hand."""
from ..game.masks import Box
from ..law.rule import Citation, Rule


def fitting(rules: tuple[Rule, ...], box: Box) -> tuple[Rule, ...]:
    """The rules, the places that surely speak of this box first in each, those that cannot speak of it last."""
    if not any(cite.when for rule in rules for cite in rule.cites):
        return rules
    return tuple(rule._replace(cites=tuple(sorted(rule.cites, key=lambda cite: _distance(cite, box)))) for rule in rules)


def _distance(cite: Citation, box: Box) -> int:
    if any(not box[fact] & values for fact, values in cite.when):
        return 2
    return 0 if cite.when and all(not box[fact] & ~values for fact, values in cite.when) else 1
