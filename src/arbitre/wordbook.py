"""Reads the vocabulary files and what each ruleset adds to them, and merges them into one vocabulary."""
from .masks import bits
from .problem import Problem, unknown
from .shape import LANGUAGES, in_languages, items, known_names, required, table, where, word, words
from .vocabulary import VERDICTS, Clash, Fact, Question, Spot, Vocabulary
from .yamltext import Table

SECTIONS = ("things", "kinds", "places", "facts", "never", "who", "does", "clash", "topics", "questions",
            "commands", "words")
RULESET_SECTIONS = ("kinds", "facts", "questions", "topics", "never", "words")
LISTS = ("never", "clash")


def merge(trees, worded, problems):
    """All sections of the vocabulary files, then those of `worded` files (whose sections are all words), as one.

    `trees` are tables; a name that is written in several of them is merged, lists are put end to end.
    """
    merged = {section: [] if section in LISTS else {} for section in SECTIONS}
    for tree in trees:
        known_names(tree, SECTIONS, "the vocabulary", problems)
        for section in SECTIONS:
            if section in tree:
                add_section(merged, section, tree[section], problems)
    for tree in worded:
        _merge_into(merged["words"], tree)
    return merged


def add_section(merged, section, node, problems):
    """Merge one more section into what is merged so far."""
    if section in LISTS:
        merged[section] += items(node, f"`{section}`", problems)
    else:
        _merge_into(merged[section], table(node, f"`{section}`", problems))


def _merge_into(merged, node):
    for name, value in node.items():
        old = merged.get(name)
        if isinstance(old, dict) and isinstance(value, dict):
            _merge_into(old, value)
        elif isinstance(old, list) and isinstance(value, list):
            old += [item for item in value if item not in old]
        else:
            merged[name] = _copied(value)


def _copied(value):
    """Tables and lists are copied, since more will be merged into them."""
    if isinstance(value, dict):
        copy = Table((name, _copied(inner)) for name, inner in value.items())
    elif isinstance(value, list):
        copy = type(value)(_copied(inner) for inner in value)
    else:
        return value
    if hasattr(value, "place"):
        copy.place = value.place
    return copy


def read_vocabulary(merged, problems):
    """The Vocabulary of merged sections; what is wrong in them is added to `problems`."""
    things = _things(merged, problems)
    kinds, groups, names, numbers = _kinds(merged["kinds"], problems)
    places = _places(merged["places"], things, kinds, groups, problems)
    reader = _Facts(things, kinds, groups, numbers, places, problems)
    facts = {id: fact for id, node in merged["facts"].items() if (fact := reader.read(id, node))}
    reader.check_ordinary(facts)
    questions = _questions(merged, facts, places, problems)
    vocabulary = Vocabulary(
        things, kinds, groups, names, numbers, places, facts, questions,
        {id: in_languages(node, f"the topic `{id}`", problems) for id, node in merged["topics"].items()},
        merged["who"], merged["does"], _clashes(merged, problems), [], merged["commands"], merged["words"])
    vocabulary.never = _never(merged["never"], vocabulary, problems) + _of_computed(vocabulary)
    return vocabulary


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


def own_groups(shared, own):
    """{kind: {group: its values}} as one ruleset has them: the shared kinds and its own, not those of others."""
    section = _copied(shared)
    _merge_into(section, own if isinstance(own, dict) else {})
    groups = {}
    for kind, node in section.items():
        entries = {id: entry for id, entry in node.items() if isinstance(entry, dict)} if isinstance(node, dict) else {}
        groups[kind] = read_groups(entries, tuple(id for id, entry in entries.items() if "is" not in entry), [])
    return groups


def read_groups(entries, values, problems):
    """{group: its values} of the entries that have `is:`; a group may hold groups."""
    groups = {id: words(entry["is"], f"`is` of `{id}`", problems) for id, entry in entries.items() if "is" in entry}
    found = {}
    for id, members in groups.items():
        for member in members:
            if member not in entries:
                problems.append(unknown("value", member, entries, where(member), f" in the group `{id}`"))
        reached = _members(id, groups, (id,), problems)
        found[id] = tuple(value for value in values if value in reached)
    return found


def _members(id, groups, path, problems):
    reached = set()
    for member in groups[id]:
        if member in path:
            problems.append(Problem("group-cycle", f"the group `{path[0]}` holds itself", where(member),
                                    f"remove `{member}` from `{id}`"))
        elif member in groups:
            reached |= _members(member, groups, (*path, member), problems)
        else:
            reached.add(member)
    return reached


def read_numbers(entries, problems):
    """{id: its `number`} of the entries that have one."""
    numbers = {}
    for id, entry in entries.items():
        if "number" in entry:
            text = word(entry["number"], f"`number` of `{id}`", problems)
            if text.isdecimal():
                numbers[id] = int(text)
            else:
                problems.append(Problem("not-a-number", f"`{text}` is not a number", where(text), "write digits"))
    return numbers


def _places(section, things, kinds, groups, problems):
    places = {}
    for id, node in section.items():
        what = f"the place `{id}`"
        node = table(node, what, problems)
        known_names(node, ("thing", "many", "without", *LANGUAGES), what, problems)
        required(node, ("thing",), what, problems)
        thing = word(node.get("thing", "?"), f"`thing` of {what}", problems)
        if thing not in things:
            problems.append(unknown("thing", thing, things, where(thing)))
        without = {}
        for part, name in table(node.get("without", {}), f"`without` of {what}", problems).items():
            teller = next((p for p in things.get(thing, ()) if name in groups.get(p, ()) or name in kinds.get(p, ())), None)
            if teller is None or part not in things[thing]:
                problems.append(unknown("value", name, [g for p in things.get(thing, ()) for g in groups.get(p, ())], where(name)))
            else:
                without[part] = (teller, groups[teller].get(name, (name,)))
        label = in_languages({lang: node[lang] for lang in LANGUAGES if lang in node}, what, problems)
        places[id] = Spot(id, thing, node.get("many") == "true", without, label)
    return places


class _Facts:
    """Reads facts one at a time; remembers what they are made of."""

    KEYS = ("is", "same", "some", "with", "values", "normally", "ask")

    def __init__(self, things, kinds, groups, numbers, places, problems):
        self.things, self.kinds, self.groups, self.numbers = things, kinds, groups, numbers
        self.places, self.problems = places, problems

    def read(self, id, node):
        """The Fact of one entry of `facts:`."""
        what = f"the fact `{id}`"
        node = table(node, what, self.problems)
        keys = self._keys(node)
        source = self._part(node["is"], what) if "is" in keys else None
        computed = self._same(node, what) if "same" in keys else self._some(node, what) if "some" in keys else None
        entries = self._entries(node, keys, what)
        if source:
            kind, values = source[1], self.kinds.get(source[1], ())
        else:
            values = self._values(node, entries, computed, what)
            kind = self._kind(values)
        groups = read_groups({**{value: {} for value in values}, **entries}, values, self.problems)
        if groups:
            self.groups[id] = groups
        numbers = {**{v: n for v, n in self.numbers.get(kind, {}).items() if v in values},
                   **read_numbers(entries, self.problems)}
        labels = {value: in_languages({lang: entry[lang] for lang in LANGUAGES if lang in entry},
                                      f"`{value}` of {what}", self.problems) for value, entry in entries.items()}
        ask = in_languages(node.get("ask", {}), f"`ask` of {what}", self.problems)
        normally, exceptions = self._normally(node, what)
        return Fact(id, kind, tuple(values), normally, exceptions, ask,
                    {value: label for value, label in labels.items() if label}, numbers, source, computed)

    def _keys(self, node):
        """The names of the entry that are keys of a fact: a listed value may bear the name of a key."""
        listed = node.get("values", ())
        return [name for name in node if name in self.KEYS and name not in listed]

    def _entries(self, node, keys, what):
        """The words of each value: every name that is no key of a fact is a value's."""
        inner = node.get("values")
        entries = dict(inner) if isinstance(inner, dict) else {}
        entries.update((name, entry) for name, entry in node.items() if name not in keys)
        for name, entry in entries.items():
            entries[name] = entry = table(entry, f"`{name}` of {what}", self.problems)
            known_names(entry, ("is", "number", *LANGUAGES), f"`{name}` of {what}", self.problems)
        return entries

    def _values(self, node, entries, computed, what):
        if computed:
            return ("yes", "no")
        listed = node.get("values", ())
        if not isinstance(listed, dict):
            listed = words(listed, f"`values` of {what}", self.problems)
        values = tuple(dict.fromkeys(v for v in (*listed, *entries) if "is" not in entries.get(v, ())))
        if not values:
            self.problems.append(Problem("missing-key", f"{what} has no `values`", where(node), "list its values"))
        return values

    def _kind(self, values):
        """The kind whose ids all the values are, `none` aside."""
        named = [value for value in values if value != "none"]
        return next((kind for kind, known in self.kinds.items() if named and all(v in known for v in named)), None)

    def _part(self, text, what):
        """(place, part) of `place.part`; both must exist."""
        text = word(text, what, self.problems)
        place, _, part = text.partition(".")
        if place not in self.places:
            self.problems.append(unknown("place", place, self.places, where(text), f" in {what}"))
            return None
        parts = self.things.get(self.places[place].thing, ())
        if part not in parts:
            self.problems.append(unknown("part", part, parts, where(text), f" in {what}"))
            return None
        return place, part

    def _same(self, node, what):
        pair = words(node["same"], f"`same` of {what}", self.problems)
        if len(pair) != 2:
            self.problems.append(Problem("wrong-shape", f"`same` of {what} must name two places", where(node["same"]),
                                         "write `same: [one, other]`"))
            return None
        if all(name in self.places for name in pair):
            parts = self.things.get(self.places[pair[0]].thing, ())
            return ("same", *(((pair[0], part), (pair[1], part)) for part in parts))
        ends = tuple(self._part(name, what) for name in pair)
        return ("same", ends) if all(ends) else None

    def _some(self, node, what):
        place = word(node["some"], f"`some` of {what}", self.problems)
        if place not in self.places:
            self.problems.append(unknown("place", place, self.places, where(place), f" in {what}"))
            return None
        pattern = {}
        for part, name in table(node.get("with", {}), f"`with` of {what}", self.problems).items():
            if "." in name:
                pattern[part] = self._part(name, what)
            else:
                pattern[part] = self.groups.get(part, {}).get(name, (name,))
        return "some", place, pattern

    def _normally(self, node, what):
        normally = node.get("normally")
        if not isinstance(normally, dict):
            return normally, ()
        known_names(normally, ("value", "except"), f"`normally` of {what}", self.problems)
        required(normally, ("value",), f"`normally` of {what}", self.problems)
        rows = normally.get("except", ())
        rows = rows if isinstance(rows, list) else (rows,)
        exceptions = tuple({fact: words(names, f"`except` of {what}", self.problems) for fact, names in row.items()}
                           for row in rows if table(row, f"`except` of {what}", self.problems))
        return normally.get("value"), exceptions

    def check_ordinary(self, facts):
        """Report every ordinary value and exception that names what does not exist."""
        for fact in facts.values():
            if fact.normally is not None:
                self._check_value(fact, fact.normally)
            for row in fact.exceptions:
                for other, names in row.items():
                    if other not in facts:
                        self.problems.append(unknown("fact", other, facts, where(other)))
                    else:
                        for name in names:
                            self._check_value(facts[other], name)

    def _check_value(self, fact, name):
        known = (*fact.values, *self.groups.get(fact.id, ()), *self.groups.get(fact.kind, ()))
        if name not in known:
            self.problems.append(unknown("value", name, known, where(name), f" of the fact `{fact.id}`"))


def _questions(merged, facts, places, problems):
    questions = {}
    for id, node in merged["questions"].items():
        what = f"the question `{id}`"
        node = table(node, what, problems)
        known_names(node, ("kind", "topic", "then", "about", *LANGUAGES), what, problems)
        required(node, ("kind", "topic", *LANGUAGES), what, problems)
        kind, topic = node.get("kind", "outcome"), node.get("topic", "")
        if kind not in VERDICTS:
            problems.append(unknown("question-kind", kind, VERDICTS, where(kind), f" of {what}"))
            kind = "outcome"
        if topic and topic not in merged["topics"]:
            problems.append(unknown("topic", topic, merged["topics"], where(topic), f" of {what}"))
        then = table(node.get("then", {}), f"`then` of {what}", problems)
        for verdict, other in then.items():
            if verdict not in VERDICTS[kind]:
                problems.append(unknown("verdict", verdict, VERDICTS[kind], where(verdict), f" in `then` of {what}"))
            if other not in merged["questions"]:
                problems.append(unknown("question", other, merged["questions"], where(other), f" in `then` of {what}"))
        about = words(node.get("about", ()), f"`about` of {what}", problems)
        for name in about:
            if name not in facts and name not in places:
                problems.append(unknown("fact", name, (*facts, *places), where(name), f" in `about` of {what}"))
        label = {lang: node[lang] for lang in LANGUAGES if lang in node}
        questions[id] = Question(id, kind, topic, dict(then), label, about)
    return questions


def _clashes(merged, problems):
    clashes = []
    for row in merged["clash"]:
        anyone = isinstance(row, dict)
        if anyone:
            known_names(row, ("acts", "by"), "a row of `clash`", problems)
            required(row, ("acts",), "a row of `clash`", problems)
        pair = words(row.get("acts", ()) if anyone else row, "a row of `clash`", problems)
        for act in pair:
            if act not in merged["does"]:
                problems.append(unknown("act", act, merged["does"], where(act), " in `clash`"))
        clashes.append(Clash(frozenset(pair), anyone))
    return tuple(clashes)


def read_when(node, vocabulary, what, problems):
    """{fact number: integer of values} of a table of facts, each with a value, a list, a group or `{not: …}`."""
    condition = {}
    for fact, names in table(node, what, problems).items():
        if fact not in vocabulary.facts:
            problems.append(unknown("fact", fact, vocabulary.facts, where(fact), f" in {what}"))
            continue
        number = vocabulary.index[fact]
        condition[number] = read_values(names, fact, vocabulary, what, problems)
    return condition


def read_values(node, fact, vocabulary, what, problems):
    """The integer of the values of a fact that a file or a question names; the whole is never empty."""
    number = vocabulary.index[fact]
    if isinstance(node, dict):
        known_names(node, ("not",), what, problems)
        rest = read_values(node.get("not", ()), fact, vocabulary, what, problems)
        mask = vocabulary.full[number] & ~rest
    else:
        names = words(node, f"`{fact}` in {what}", problems)
        for name in names:
            if name and not vocabulary.expand(fact, name):
                problems.append(unknown("value", name, vocabulary.known_values(fact), where(name), f" of the fact `{fact}`"))
        mask = vocabulary.mask(fact, names)
    return mask or vocabulary.full[number]


def _never(rows, vocabulary, problems):
    return [condition for row in rows if (condition := read_when(row, vocabulary, "a row of `never`", problems))]


def _of_computed(vocabulary):
    """The rows that keep a fact computed from two single parts true to them."""
    said = {fact.source: number for number, fact in enumerate(vocabulary.order) if fact.source}
    rows = []
    for number, fact in enumerate(vocabulary.order):
        if fact.computed and fact.computed[0] == "same" and len(fact.computed) == 2:
            one, other = fact.computed[1]
            if one in said and other in said and vocabulary.full[said[one]] == vocabulary.full[said[other]]:
                rows += _of_same(vocabulary, number, one, other, said)
    return rows


def _of_same(vocabulary, number, one, other, said):
    yes, no = vocabulary.bit[vocabulary.order[number].id]["yes"], vocabulary.bit[vocabulary.order[number].id]["no"]
    bare, having, rows = _without(vocabulary, one, other, said)
    rows = [{**row, number: yes} for row in rows]
    full = vocabulary.full[said[one]]
    for bit in bits(full):
        value = 1 << bit
        rows.append({said[one]: value, said[other]: value, number: no, **having})
        if full & ~value:
            rows.append({said[one]: value, said[other]: full & ~value, number: yes, **having})
    return [row for row in rows if all(row.values())]


def _without(vocabulary, one, other, said):
    """(places that may lack the part, the condition that none does, a condition for each that does)."""
    bare, having, rows = [], {}, []
    for place, part in (one, other):
        teller, values = vocabulary.places[place].without.get(part, (None, ()))
        if teller and (place, teller) in said:
            fact = said[place, teller]
            lacking = vocabulary.mask(vocabulary.order[fact].id, values)
            bare.append(place)
            having[fact] = vocabulary.full[fact] & ~lacking
            rows.append({fact: lacking})
    return bare, having, rows
