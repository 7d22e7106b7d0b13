"""A shelf as plain tuples, lists, tables and words, which can be written to a file and made a shelf again."""
import sys

from .problem import Place
from .rule import Citation, Effect, Part, Rule, Source
from .ruleset import Ruleset, Shelf
from .vocabulary import Clash, Fact, Question, Spot, Vocabulary

_VOCABULARY = ("things", "kinds", "groups", "names", "numbers", "places", "facts", "questions", "topics", "who", "does",
               "clash", "never", "commands", "words", "written")
_RULESET = ("id", "name", "short", "sources", "cards", "colours", "means", "rules", "place")


def freeze(shelf):
    """The shelf as plain values; where in a file a word was read is left out, save for rules."""
    vocabulary = tuple(_plain(getattr(shelf.vocabulary, name)) for name in _VOCABULARY)
    return (vocabulary, {id: _frozen(ruleset) for id, ruleset in shelf.rulesets.items()},
            {id: _frozen(ruleset) for id, ruleset in shelf.house.items()})


def _frozen(ruleset):
    return tuple(_plain(getattr(ruleset, name)) for name in _RULESET)


def _plain(value):
    """The value without the classes of this program; equal words become the very same."""
    if isinstance(value, str):
        return sys.intern(str(value)) if len(value) < 40 else str(value)
    if isinstance(value, dict):
        return {_plain(name): _plain(inner) for name, inner in value.items()}
    if isinstance(value, tuple):
        return tuple(map(_plain, value))
    if isinstance(value, list):
        return list(map(_plain, value))
    if isinstance(value, frozenset):
        return frozenset(map(_plain, value))
    return value


def thaw(frozen):
    """The Shelf that was frozen."""
    parts, rulesets, house = frozen
    words = dict(zip(_VOCABULARY, parts))
    for name, noun in (("places", Spot), ("facts", Fact), ("questions", Question)):
        words[name] = {id: noun._make(fields) for id, fields in words[name].items()}
    words["written"] = {section: {id: place and Place._make(place) for id, place in places.items()}
                        for section, places in words["written"].items()}
    words["clash"] = tuple(map(Clash._make, words["clash"]))
    vocabulary = Vocabulary(**words)
    return Shelf(vocabulary, {id: _thawed(fields, vocabulary) for id, fields in rulesets.items()},
                 {id: _thawed(fields, vocabulary) for id, fields in house.items()})


def _thawed(fields, vocabulary):
    named = dict(zip(_RULESET, fields))
    named["sources"] = {id: _source(source) for id, source in named["sources"].items()}
    named["rules"] = tuple(map(_rule, named["rules"]))
    named["place"] = named["place"] and Place._make(named["place"])
    return Ruleset(**named, vocabulary=vocabulary)


def _source(fields):
    source = Source._make(fields)
    return source._replace(parts=tuple(map(Part._make, source.parts)))


def _rule(fields):
    rule = Rule._make(fields)
    return rule._replace(effects=tuple(map(Effect._make, rule.effects)), cites=tuple(map(_citation, rule.cites)),
                         place=rule.place and Place._make(rule.place))


def _citation(fields):
    citation = Citation._make(fields)
    return citation if citation.via is None else citation._replace(via=_citation(citation.via))
