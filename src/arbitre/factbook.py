"""Reads what can be said of a moment: each fact, its values, its ordinary value and how it follows from the cards."""
from .groups import read_groups, read_numbers
from .problem import Problem, unknown
from .shape import LANGUAGES, in_languages, known_names, required, table, where, word, word_of, words, words_of
from .vocabulary import Fact


class FactReader:
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
        conditions = {value: self._conditions(entry["if"], f"`if` of `{value}` of {what}") for value, entry in entries.items() if "if" in entry}
        normally, exceptions, occasions = self._normally(node, what)
        return Fact(id, kind, tuple(values), normally, exceptions, ask,
                    {value: label for value, label in labels.items() if label}, numbers, source, computed, occasions, conditions)

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
            known_names(entry, ("is", "number", "if", *LANGUAGES), f"`{name}` of {what}", self.problems)
        return entries

    def _conditions(self, node, what):
        """{language: ways to say a condition} of a table with a sentence or a list of them for each language."""
        node = table(node, what, self.problems)
        known_names(node, LANGUAGES, what, self.problems)
        return {lang: words(node[lang], f"`{lang}` of {what}", self.problems) for lang in LANGUAGES if lang in node}

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
        for part, name in words_of(node.get("with", {}), f"`with` of {what}", self.problems).items():
            if "." in name:
                pattern[part] = self._part(name, what)
            else:
                pattern[part] = self.groups.get(part, {}).get(name, (name,))
        return "some", place, pattern

    def _normally(self, node, what):
        normally = node.get("normally")
        if not isinstance(normally, dict):
            return word_of(node, "normally", what, self.problems), (), ()
        known_names(normally, ("value", "except", "where"), f"`normally` of {what}", self.problems)
        required(normally, ("value",), f"`normally` of {what}", self.problems)
        value = word_of(normally, "value", f"`normally` of {what}", self.problems)
        return value, self._rows(normally, "except", what), self._rows(normally, "where", what)

    def _rows(self, normally, key, what):
        rows = normally.get(key, [])
        rows = rows if isinstance(rows, list) else (rows,)
        return tuple({fact: words(names, f"`{key}` of {what}", self.problems) for fact, names in row.items()}
                     for row in rows if table(row, f"`{key}` of {what}", self.problems))

    def check_ordinary(self, facts):
        """Report every ordinary value and exception that names what does not exist."""
        for fact in facts.values():
            if fact.normally is not None:
                self._check_value(fact, fact.normally)
            for row in (*fact.exceptions, *fact.occasions):
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
