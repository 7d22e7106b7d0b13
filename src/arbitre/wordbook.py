"""Reads the vocabulary: the things, kinds, places, facts and questions of all files together."""
from . import never
from .factbook import FactReader
from .groups import read_groups, read_numbers
from .problem import unknown
from .shape import LANGUAGES, in_languages, known_names, required, table, where, word_of, words, words_of
from .vocabulary import VERDICTS, Clash, Question, Spot, Vocabulary


def read_vocabulary(merged, problems, owners=None):
    """The Vocabulary of merged sections; what is wrong in them is added to `problems`.

    `owners` is {question id: the ruleset that brought it} of the questions that are not shared.
    """
    things = _things(merged, problems)
    kinds, groups, names, numbers = _kinds(merged["kinds"], problems)
    parts = tuple(dict.fromkeys(part for made_of in things.values() for part in made_of))
    problems += [unknown("kind", kind, parts, where(kind), " in `kinds`") for kind in kinds if kind not in parts]
    places = _places(merged["places"], things, kinds, groups, problems)
    reader = FactReader(things, kinds, groups, numbers, places, problems)
    facts = {id: fact for id, node in merged["facts"].items() if (fact := reader.read(id, node))}
    reader.check_ordinary(facts)
    questions = _questions(merged, owners or {}, facts, places, problems)
    vocabulary = Vocabulary(
        things, kinds, groups, names, numbers, places, facts, questions,
        {id: in_languages(node, f"the topic `{id}`", problems) for id, node in merged["topics"].items()},
        merged["who"], merged["does"], _clashes(merged, problems), [], merged["commands"], merged["words"], _written(merged))
    vocabulary.never = never.listed(merged["never"], vocabulary, problems) + never.of_computed(vocabulary)
    return vocabulary


def _written(merged):
    """{section: {id: the place where it is first written}} of all that has a name."""
    written = {section: {id: where(id) for id in merged[section]} for section in ("facts", "questions", "topics")}
    for kind, entries in merged["kinds"].items():
        written[kind] = {id: where(id) for id in entries} if isinstance(entries, dict) else {}
    return written


def _things(merged, problems):
    things = {}
    for id, node in merged["things"].items():
        node = table(node, f"the thing `{id}`", problems)
        required(node, ("made-of",), f"the thing `{id}`", problems)
        things[id] = words(node.get("made-of", ()), f"`made-of` of `{id}`", problems)
        for part in things[id]:
            if part not in merged["kinds"]:
                problems.append(unknown("kind", part, merged["kinds"], where(part)))
    return things


def _kinds(section, problems):
    kinds, groups, names, numbers = {}, {}, {}, {}
    for kind, node in section.items():
        node = table(node, f"the kind `{kind}`", problems)
        entries = {id: table(entry, f"`{id}`", problems) for id, entry in node.items()}
        for id, entry in entries.items():
            known_names(entry, ("is", "number", *LANGUAGES), f"`{id}`", problems)
        kinds[kind] = tuple(id for id, entry in entries.items() if "is" not in entry)
        groups[kind] = read_groups(entries, kinds[kind], problems)
        names[kind] = {id: {lang: words(entry[lang], f"`{lang}` of `{id}`", problems)
                            for lang in LANGUAGES if lang in entry} for id, entry in entries.items()}
        numbers[kind] = read_numbers(entries, problems)
    return kinds, groups, names, numbers


def _places(section, things, kinds, groups, problems):
    places = {}
    for id, node in section.items():
        what = f"the place `{id}`"
        node = table(node, what, problems)
        known_names(node, ("thing", "many", "without", *LANGUAGES), what, problems)
        required(node, ("thing",), what, problems)
        thing = word_of(node, "thing", what, problems)
        if thing not in things:
            if thing:
                problems.append(unknown("thing", thing, things, where(thing)))
            continue
        without = {}
        for part, name in words_of(node.get("without", {}), f"`without` of {what}", problems).items():
            teller = next((p for p in things.get(thing, ()) if name in groups.get(p, ()) or name in kinds.get(p, ())), None)
            if teller is None or part not in things[thing]:
                problems.append(unknown("value", name, [g for p in things.get(thing, ()) for g in groups.get(p, ())], where(name)))
            else:
                without[part] = (teller, groups[teller].get(name, (name,)))
        label = in_languages({lang: node[lang] for lang in LANGUAGES if lang in node}, what, problems)
        places[id] = Spot(id, thing, node.get("many") == "true", without, label)
    return places


def _questions(merged, owners, facts, places, problems):
    questions = {}
    for id, node in merged["questions"].items():
        what = f"the question `{id}`"
        node = table(node, what, problems)
        known_names(node, ("kind", "topic", "then", "about", *LANGUAGES), what, problems)
        required(node, ("kind", "topic", *LANGUAGES), what, problems)
        kind, topic = (word_of(node, key, what, problems) for key in ("kind", "topic"))
        if kind not in VERDICTS:
            if kind:
                problems.append(unknown("question-kind", kind, VERDICTS, where(kind), f" of {what}"))
            kind = "outcome"
        if topic and topic not in merged["topics"]:
            problems.append(unknown("topic", topic, merged["topics"], where(topic), f" of {what}"))
        then = words_of(node.get("then", {}), f"`then` of {what}", problems)
        for verdict, other in then.items():
            if verdict not in VERDICTS[kind]:
                problems.append(unknown("verdict", verdict, VERDICTS[kind], where(verdict), f" in `then` of {what}"))
            if other not in merged["questions"]:
                problems.append(unknown("question", other, merged["questions"], where(other), f" in `then` of {what}"))
        about = words(node.get("about", ()), f"`about` of {what}", problems)
        for name in about:
            if name not in facts and name not in places:
                problems.append(unknown("fact", name, (*facts, *places), where(name), f" in `about` of {what}"))
        label = in_languages({lang: node[lang] for lang in LANGUAGES if lang in node}, what, problems)
        questions[id] = Question(id, kind, topic, then, label, about, owners.get(id))
    return questions


def _clashes(merged, problems):
    """The Clashes: the first act of a row with each of the others."""
    clashes = []
    for row in merged["clash"]:
        anyone = isinstance(row, dict)
        if anyone:
            known_names(row, ("acts", "by"), "a row of `clash`", problems)
            required(row, ("acts",), "a row of `clash`", problems)
        acts = words(row.get("acts", ()) if anyone else row, "a row of `clash`", problems)
        for act in acts:
            if act not in merged["does"]:
                problems.append(unknown("act", act, merged["does"], where(act), " in `clash`"))
        clashes += [Clash(frozenset((acts[0], other)), anyone) for other in acts[1:]]
    return tuple(clashes)
