"""A shelf as plain tuples, lists, tables and words, which can be written to a file and made a shelf again.

What one question does not need stays folded: each ruleset, the rules of each question, each section of words lies in a
drawer of its own until somebody asks for it.
"""
from typing import Any

from ..files.drawers import Drawers, plain
from ..files.ondemand import OnDemand
from ..game.vocabulary import Clash, Fact, Question, Spot, Vocabulary
from ..problem import Place
from .rule import Citation, Effect, Part, Rule, Source
from .ruleset import Placed, Ruleset, Shelf

_VOCABULARY = ("things", "kinds", "groups", "names", "numbers", "places", "facts", "questions", "topics", "who", "does",
               "clash", "never", "commands", "words", "written")
_RULESET = ("id", "name", "short", "sources", "cards", "colours", "means", "rules", "place", "amends", "comments",
            "game", "asked_about")


def freeze(shelf: Shelf) -> Drawers:
    """The shelf as plain values; where in a file a word was read is left out, save for rules."""
    drawers = Drawers()
    vocabulary = {name: plain(getattr(shelf.vocabulary, name)) for name in _VOCABULARY}
    vocabulary["words"] = drawers.put_each(vocabulary["words"])
    rulesets, house = (drawers.put_each({id: frozen_ruleset(ruleset, drawers) for id, ruleset in named.items()})
                       for named in (shelf.rulesets, shelf.house))
    drawers.tray = tuple(vocabulary.values()), rulesets, house, plain(shelf.comments), plain(shelf.groups)
    return drawers


def frozen_ruleset(ruleset: Ruleset, drawers: Drawers) -> tuple[Any, ...]:
    """A ruleset as plain values, its rules in drawers."""
    fields = {name: plain(getattr(ruleset, name)) for name in _RULESET}
    by_question: dict[str, list[tuple[int, tuple[Any, ...]]]] = {}
    for place, rule in enumerate(fields["rules"]):
        by_question.setdefault(Rule._make(rule).question, []).append((place, rule))
    fields["rules"] = drawers.put_each(by_question)
    return tuple(fields.values())


def thaw(drawers: Drawers) -> Shelf:
    """The Shelf that was frozen."""
    parts, rulesets, house, comments, groups = drawers.tray
    words = dict(zip(_VOCABULARY, parts))
    for name, noun in (("places", Spot), ("facts", Fact), ("questions", Question)):
        words[name] = {id: noun._make(fields) for id, fields in words[name].items()}
    words["written"] = {section: {id: place and Place._make(place) for id, place in places.items()}
                        for section, places in words["written"].items()}
    words["clash"] = tuple(map(Clash._make, words["clash"]))
    words["words"] = OnDemand(words["words"], drawers.open)
    vocabulary = Vocabulary(**words)

    def make(number: int) -> Ruleset:
        return thawed_ruleset(drawers.open(number), vocabulary, drawers)

    return Shelf(vocabulary, OnDemand(rulesets, make), OnDemand(house, make), comments, groups)


def thawed_ruleset(fields: tuple[Any, ...], vocabulary: Vocabulary, drawers: Drawers) -> Ruleset:
    """The Ruleset that was frozen, in a vocabulary."""
    named = dict(zip(_RULESET, fields))
    named["sources"] = {id: _source(source) for id, source in named["sources"].items()}
    named["rules"] = OnDemand[Placed](named["rules"], lambda number: _rules(drawers.open(number)))
    named["place"] = named["place"] and Place._make(named["place"])
    return Ruleset(**named, vocabulary=vocabulary)


def _source(fields: tuple[Any, ...]) -> Source:
    source = Source._make(fields)
    return source._replace(parts=tuple(map(Part._make, source.parts)))


def _rules(placed: Any) -> Placed:
    """The (place in the file, Rule) of the rules on one question."""
    return tuple((place, _rule(fields)) for place, fields in placed)


def _rule(fields: tuple[Any, ...]) -> Rule:
    rule = Rule._make(fields)
    return rule._replace(effects=tuple(map(Effect._make, rule.effects)), cites=tuple(map(_citation, rule.cites)),
                         place=rule.place and Place._make(rule.place))


def _citation(fields: tuple[Any, ...]) -> Citation:
    citation = Citation._make(fields)
    return citation if citation.via is None else citation._replace(via=_citation(citation.via))
