"""Is everything said in both languages, and does every rule name the place where it is written?"""
from collections.abc import Iterator, Mapping

from ..files.shape import LANGUAGES
from ..game.vocabulary import Fact, Vocabulary
from ..problem import Place, Problem
from .rule import Rule
from .ruleset import Ruleset


def missing_words(vocabulary: Vocabulary) -> Iterator[Problem]:
    """The names of the vocabulary that lack their words in a language."""
    written = vocabulary.written
    for kind, entries in vocabulary.names.items():
        for id, names in entries.items():
            yield from _lacking(names, f"the {kind} `{id}`", written[kind].get(id))
    for fact in vocabulary.order:
        yield from _missing_of_fact(vocabulary, fact, written["facts"].get(fact.id))
    for id, question in vocabulary.questions.items():
        yield from _lacking(question.label, f"the question `{id}`", written["questions"].get(id))
    for id, label in vocabulary.topics.items():
        yield from _lacking(label, f"the topic `{id}`", written["topics"].get(id))


def _missing_of_fact(vocabulary: Vocabulary, fact: Fact, place: Place | None) -> Iterator[Problem]:
    yield from _lacking(fact.ask, f"`ask` of the fact `{fact.id}`", place)
    named = vocabulary.names_of(fact.id) if fact.source else ()
    for value in fact.values:
        if value not in named:
            yield from _lacking(fact.labels.get(value, {}), f"the value `{value}` of the fact `{fact.id}`", place)
    for value, ways in fact.conditions.items():
        yield from _lacking(ways, f"`if` of the value `{value}` of the fact `{fact.id}`", place)


def missing_places(ruleset: Ruleset) -> Iterator[Problem]:
    """What a ruleset lacks: words of its rules, citations, and what an implied rule follows from."""
    yield from _lacking(ruleset.name, f"`name` of `{ruleset.id}`", ruleset.place)
    yield from _lacking(ruleset.short, f"`short` of `{ruleset.id}`", ruleset.place)
    for source in ruleset.sources.values():
        yield from _lacking(source.label, f"the source `{source.id}` of `{ruleset.id}`", ruleset.place)
    for rule in ruleset.rules:
        yield from _lacking(rule.says, f"`says` of `{rule.id}`", rule.place)
        yield from _uncited(rule)
        if rule.basis == "implied" and not rule.from_ and rule.verdict != "silent":
            yield Problem("missing-from", f"`{rule.id}` is implied, but not said by what", rule.place,
                          "add `from: […]`: the rules that it follows from", fields=(("rule", rule.id),))


def _uncited(rule: Rule) -> Iterator[Problem]:
    """A rule of a document must name a place in it; a gap or a table's own rule need not."""
    if not rule.cites and rule.verdict != "silent" and "/" not in rule.ruleset:
        yield Problem("no-citation", f"`{rule.id}` names no document", rule.place, "add `cite: {source: …, page: …, part: …}`",
                      fields=(("rule", rule.id),))
    for cite in rule.cites:
        spots = (cite, cite.via) if cite.via else (cite,)
        if "/" not in rule.ruleset and not any(spot.page or spot.part or spot.item for spot in spots):
            yield Problem("no-place", f"`{rule.id}` cites `{cite.source}` without page or part", rule.place, "add `page: …` or `part: …`",
                          fields=(("rule", rule.id), ("source", cite.source)))


def _lacking(words: Mapping[str, object], what: str, place: Place | None) -> Iterator[Problem]:
    missing = [lang for lang in LANGUAGES if not words.get(lang)]
    if missing:
        languages = " nor ".join(f"`{lang}`" for lang in missing)
        yield Problem("missing-translation", f"{what} has no words in {languages}", place,
                      "add " + ", ".join(f"`{lang}: \"…\"`" for lang in missing), fields=(("languages", tuple(missing)),))
