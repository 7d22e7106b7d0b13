"""A shelf as plain tuples, lists, tables and words, which can be written to a file and made a shelf again.

What one question does not need stays folded: each ruleset, the rules of each question, each section of words is a
run of bytes until somebody asks for it.
"""
import marshal
import sys
from collections.abc import Mapping
from typing import Any

from .ondemand import OnDemand
from .problem import Place
from .rule import Citation, Effect, Part, Rule, Source
from .ruleset import Placed, Ruleset, Shelf
from .vocabulary import Clash, Fact, Question, Spot, Vocabulary

_VOCABULARY = ("things", "kinds", "groups", "names", "numbers", "places", "facts", "questions", "topics", "who", "does",
               "clash", "never", "commands", "words", "written")
_RULESET = ("id", "name", "short", "sources", "cards", "colours", "means", "rules", "place", "amends", "comments",
            "game", "asked_about")


def freeze(shelf: Shelf) -> tuple[Any, ...]:
    """The shelf as plain values; where in a file a word was read is left out, save for rules."""
    vocabulary = {name: plain(getattr(shelf.vocabulary, name)) for name in _VOCABULARY}
    vocabulary["words"] = _folded(vocabulary["words"])
    rulesets = _folded({id: frozen_ruleset(ruleset) for id, ruleset in shelf.rulesets.items()})
    house = _folded({id: frozen_ruleset(ruleset) for id, ruleset in shelf.house.items()})
    return tuple(vocabulary.values()), rulesets, house, plain(shelf.comments)


def frozen_ruleset(ruleset: Ruleset) -> tuple[Any, ...]:
    """A ruleset as plain values."""
    fields = {name: plain(getattr(ruleset, name)) for name in _RULESET}
    by_question: dict[str, list[tuple[int, tuple[Any, ...]]]] = {}
    for place, rule in enumerate(fields["rules"]):
        by_question.setdefault(Rule._make(rule).question, []).append((place, rule))
    fields["rules"] = _folded(by_question)
    return tuple(fields.values())


def _folded(named: Mapping[str, Any]) -> dict[str, bytes]:
    return {name: marshal.dumps(value) for name, value in named.items()}


def plain(value: Any) -> Any:
    """The value without the classes of this program; equal words become the very same."""
    if isinstance(value, str):
        return sys.intern(str(value)) if len(value) < 40 else str(value)
    if isinstance(value, dict):
        return {plain(name): plain(inner) for name, inner in value.items()}
    if isinstance(value, tuple):
        return tuple(map(plain, value))
    if isinstance(value, list):
        return list(map(plain, value))
    if isinstance(value, frozenset):
        return frozenset(map(plain, value))
    return value


def thaw(frozen: Any) -> Shelf:
    """The Shelf that was frozen."""
    parts, rulesets, house, comments = frozen
    words = dict(zip(_VOCABULARY, parts))
    for name, noun in (("places", Spot), ("facts", Fact), ("questions", Question)):
        words[name] = {id: noun._make(fields) for id, fields in words[name].items()}
    words["written"] = {section: {id: place and Place._make(place) for id, place in places.items()}
                        for section, places in words["written"].items()}
    words["clash"] = tuple(map(Clash._make, words["clash"]))
    words["words"] = OnDemand(words["words"], marshal.loads)
    vocabulary = Vocabulary(**words)

    def make(folded: bytes) -> Ruleset:
        return thawed_ruleset(marshal.loads(folded), vocabulary)

    return Shelf(vocabulary, OnDemand(rulesets, make), OnDemand(house, make), comments)


def thawed_ruleset(fields: tuple[Any, ...], vocabulary: Vocabulary) -> Ruleset:
    """The Ruleset that was frozen, in a vocabulary."""
    named = dict(zip(_RULESET, fields))
    named["sources"] = {id: _source(source) for id, source in named["sources"].items()}
    named["rules"] = OnDemand[Placed](named["rules"], _rules)
    named["place"] = named["place"] and Place._make(named["place"])
    return Ruleset(**named, vocabulary=vocabulary)


def _source(fields: tuple[Any, ...]) -> Source:
    source = Source._make(fields)
    return source._replace(parts=tuple(map(Part._make, source.parts)))


def _rules(folded: bytes) -> Placed:
    """The (place in the file, Rule) of the rules on one question."""
    return tuple((place, _rule(fields)) for place, fields in marshal.loads(folded))


def _rule(fields: tuple[Any, ...]) -> Rule:
    rule = Rule._make(fields)
    return rule._replace(effects=tuple(map(Effect._make, rule.effects)), cites=tuple(map(_citation, rule.cites)),
                         place=rule.place and Place._make(rule.place))


def _citation(fields: tuple[Any, ...]) -> Citation:
    citation = Citation._make(fields)
    return citation if citation.via is None else citation._replace(via=_citation(citation.via))
