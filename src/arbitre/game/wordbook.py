"""Reads the vocabulary: the things, kinds, places, facts and questions of all files together."""
from collections.abc import Mapping

from ..files.merging import Merged
from ..files.shape import LANGUAGES, in_languages, known_names, required, table, where, word_of, words, words_of
from ..problem import Place, Problem, unknown
from . import never
from .factbook import FactReader
from .groups import read_groups, read_numbers
from .vocabulary import VERDICTS, Clash, Fact, Question, Spot, Vocabulary

Groups = dict[str, dict[str, tuple[str, ...]]]
Names = dict[str, dict[str, dict[str, tuple[str, ...]]]]


def read_vocabulary(merged: Merged, problems: list[Problem], owners: Mapping[str, str] | None = None) -> Vocabulary:
    """The Vocabulary of merged sections; what is wrong in them is added to `problems`.

    `owners` is {question id: the ruleset that brought it} of the questions that are not shared.
    """
    sections = merged.tables
    things = _things(sections, problems)
    kinds, groups, names, numbers = _kinds(sections["kinds"], problems)
    parts = tuple(dict.fromkeys(part for made_of in things.values() for part in made_of))
    problems += [unknown("kind", kind, parts, where(kind), " in `kinds`") for kind in kinds if kind not in parts]
    places = _places(sections["places"], things, kinds, groups, problems)
    reader = FactReader(things, kinds, groups, numbers, places, problems)
    facts = {id: reader.read(id, node) for id, node in sections["facts"].items()}
    reader.check_ordinary(facts)
    questions = _questions(sections, owners or {}, facts, places, problems)
    vocabulary = Vocabulary(
        things, kinds, groups, names, numbers, places, facts, questions,
        {id: in_languages(node, f"the topic `{id}`", problems) for id, node in sections["topics"].items()},
        _spoken(sections["who"], "role", problems), _spoken(sections["does"], "act", problems), _clashes(merged, problems), [], sections["commands"], sections["words"], _written(sections))
    vocabulary.never = never.listed(merged.lists["never"], vocabulary, problems) + never.of_computed(vocabulary)
    return vocabulary


def _written(sections: Mapping[str, dict[str, object]]) -> dict[str, dict[str, Place | None]]:
    """{section: {id: the place where it is first written}} of all that has a name."""
    written = {section: {id: where(id) for id in sections[section]} for section in ("facts", "questions", "topics")}
    for kind, entries in sections["kinds"].items():
        written[kind] = {id: where(id) for id in entries} if isinstance(entries, dict) else {}
    return written


def _things(sections: Mapping[str, dict[str, object]], problems: list[Problem]) -> dict[str, tuple[str, ...]]:
    things: dict[str, tuple[str, ...]] = {}
    for id, node in sections["things"].items():
        thing = table(node, f"the thing `{id}`", problems)
        required(thing, ("made-of",), f"the thing `{id}`", problems)
        things[id] = words(thing.get("made-of", ()), f"`made-of` of `{id}`", problems)
        for part in things[id]:
            if part not in sections["kinds"]:
                problems.append(unknown("kind", part, sections["kinds"], where(part)))
    return things


def _kinds(section: Mapping[str, object], problems: list[Problem]) -> tuple[dict[str, tuple[str, ...]], Groups, Names, dict[str, dict[str, int]]]:
    """(the values of each kind, its groups, the names of both, their numbers)."""
    kinds: dict[str, tuple[str, ...]] = {}
    groups: Groups = {}
    names: Names = {}
    numbers: dict[str, dict[str, int]] = {}
    for kind, node in section.items():
        entries = {id: table(entry, f"`{id}`", problems) for id, entry in table(node, f"the kind `{kind}`", problems).items()}
        for id, entry in entries.items():
            known_names(entry, ("is", "number", *LANGUAGES), f"`{id}`", problems)
        kinds[kind] = tuple(id for id, entry in entries.items() if "is" not in entry)
        groups[kind] = read_groups(entries, kinds[kind], problems)
        names[kind] = {id: {lang: words(entry[lang], f"`{lang}` of `{id}`", problems)
                            for lang in LANGUAGES if lang in entry} for id, entry in entries.items()}
        numbers[kind] = read_numbers(entries, problems)
    return kinds, groups, names, numbers


def _places(section: Mapping[str, object], things: Mapping[str, tuple[str, ...]], kinds: Mapping[str, tuple[str, ...]], groups: Groups,
            problems: list[Problem]) -> dict[str, Spot]:
    places = {}
    for id, entry in section.items():
        what = f"the place `{id}`"
        node = table(entry, what, problems)
        known_names(node, ("thing", "many", "without", *LANGUAGES), what, problems)
        required(node, ("thing",), what, problems)
        thing = word_of(node, "thing", what, problems)
        if thing is None or thing not in things:
            if thing:
                problems.append(unknown("thing", thing, things, where(thing)))
            continue
        without: dict[str, tuple[str, tuple[str, ...]]] = {}
        for part, name in words_of(node.get("without", {}), f"`without` of {what}", problems).items():
            teller = next((p for p in things.get(thing, ()) if name in groups.get(p, ()) or name in kinds.get(p, ())), None)
            if teller is None or part not in things[thing]:
                problems.append(unknown("value", name, [g for p in things.get(thing, ()) for g in groups.get(p, ())], where(name)))
            else:
                without[part] = (teller, groups[teller].get(name, (name,)))
        label = in_languages({lang: node[lang] for lang in LANGUAGES if lang in node}, what, problems)
        places[id] = Spot(id, thing, node.get("many") == "true", without, label)
    return places


def _questions(sections: Mapping[str, dict[str, object]], owners: Mapping[str, str], facts: Mapping[str, Fact], places: Mapping[str, Spot],
               problems: list[Problem]) -> dict[str, Question]:
    questions = {}
    for id, entry in sections["questions"].items():
        what = f"the question `{id}`"
        node = table(entry, what, problems)
        known_names(node, ("kind", "topic", "then", "about", *LANGUAGES), what, problems)
        required(node, ("kind", "topic", *LANGUAGES), what, problems)
        kind, topic = (word_of(node, key, what, problems) for key in ("kind", "topic"))
        if kind is None or kind not in VERDICTS:
            if kind:
                problems.append(unknown("question-kind", kind, VERDICTS, where(kind), f" of {what}"))
            kind = "outcome"
        if topic and topic not in sections["topics"]:
            problems.append(unknown("topic", topic, sections["topics"], where(topic), f" of {what}"))
        then = words_of(node.get("then", {}), f"`then` of {what}", problems)
        for verdict, other in then.items():
            if verdict not in VERDICTS[kind]:
                problems.append(unknown("verdict", verdict, VERDICTS[kind], where(verdict), f" in `then` of {what}"))
            if other not in sections["questions"]:
                problems.append(unknown("question", other, sections["questions"], where(other), f" in `then` of {what}"))
        about = words(node.get("about", ()), f"`about` of {what}", problems)
        for name in about:
            if name not in facts and name not in places:
                problems.append(unknown("fact", name, (*facts, *places), where(name), f" in `about` of {what}"))
        label = in_languages({lang: node[lang] for lang in LANGUAGES if lang in node}, what, problems)
        questions[id] = Question(id, kind, topic or "", then, label, about, owners.get(id))
    return questions


def _spoken(section: dict[str, object], sort: str, problems: list[Problem]) -> dict[str, object]:
    """The words of roles or of acts; each must have some in every language, those of an act perhaps in two forms: for one,
    for several."""
    for id, node in section.items():
        what = f"the {sort} `{id}`"
        entry = table(node, what, problems)
        required(entry, LANGUAGES, what, problems)
        for lang in LANGUAGES:
            if lang in entry and not words(entry[lang], f"`{lang}` of {what}", problems) and isinstance(entry[lang], (list, tuple)):
                problems.append(Problem("missing-key", f"{what} has no `{lang}`", where(id), f"add `{lang}: …`"))
    return section


def _clashes(merged: Merged, problems: list[Problem]) -> tuple[Clash, ...]:
    """The Clashes: the first act of a row with each of the others."""
    clashes: list[Clash] = []
    known = merged.tables["does"]
    for row in merged.lists["clash"]:
        anyone = isinstance(row, dict)
        if isinstance(row, dict):
            known_names(row, ("acts", "by"), "a row of `clash`", problems)
            required(row, ("acts",), "a row of `clash`", problems)
        acts = words(row.get("acts", ()) if isinstance(row, dict) else row, "a row of `clash`", problems)
        for act in acts:
            if act not in known:
                problems.append(unknown("act", act, known, where(act), " in `clash`"))
        clashes += [Clash(frozenset((acts[0], other)), anyone) for other in acts[1:]]
    return tuple(clashes)
