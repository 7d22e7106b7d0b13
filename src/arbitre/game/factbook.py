"""Reads what can be said of a moment: each fact, its values, its ordinary value and how it follows from the cards."""
from collections.abc import Iterable, Mapping

from ..files.shape import LANGUAGES, in_languages, known_names, required, table, where, word, word_of, words, words_of
from ..problem import Problem, unknown
from .groups import read_groups, read_numbers
from .vocabulary import End, Fact, Same, Some, Spot

Rows = tuple[dict[str, tuple[str, ...]], ...]  # of facts with their values


class FactReader:
    """Reads facts one at a time; remembers what they are made of."""

    KEYS = ("is", "same", "some", "with", "values", "normally", "ask")

    def __init__(self, things: Mapping[str, tuple[str, ...]], kinds: Mapping[str, tuple[str, ...]], groups: dict[str, dict[str, tuple[str, ...]]],
                 numbers: Mapping[str, dict[str, int]], places: Mapping[str, Spot], problems: list[Problem]) -> None:
        self.things, self.kinds, self.groups, self.numbers = things, kinds, groups, numbers
        self.places, self.problems = places, problems

    def read(self, id: str, entry: object) -> Fact:
        """The Fact of one entry of `facts:`."""
        what = f"the fact `{id}`"
        node = table(entry, what, self.problems)
        keys = self._keys(node)
        source = self._part(node["is"], what) if "is" in keys else None
        computed = self._same(node, what) if "same" in keys else self._some(node, what) if "some" in keys else None
        entries = self._entries(node, keys, what)
        values = self.kinds.get(source[1], ()) if source else self._values(node, entries, computed, what)
        kind = source[1] if source else self._kind(values)
        groups = read_groups({**{value: {} for value in values}, **entries}, values, self.problems)
        if groups:
            self.groups[id] = groups
        shared = self.numbers.get(kind, {}) if kind else {}
        numbers = {**{v: n for v, n in shared.items() if v in values}, **read_numbers(entries, self.problems)}
        labels = {value: in_languages({lang: entry[lang] for lang in LANGUAGES if lang in entry},
                                      f"`{value}` of {what}", self.problems) for value, entry in entries.items()}
        ask = in_languages(node.get("ask", {}), f"`ask` of {what}", self.problems)
        conditions = {value: self._conditions(entry["if"], f"`if` of `{value}` of {what}") for value, entry in entries.items() if "if" in entry}
        normally, exceptions, occasions = self._normally(node, what)
        return Fact(id, kind, tuple(values), normally, exceptions, ask,
                    {value: label for value, label in labels.items() if label}, numbers, source, computed, occasions, conditions)

    def _keys(self, node: Mapping[str, object]) -> list[str]:
        """The names of the entry that are keys of a fact: a listed value may bear the name of a key."""
        values = node.get("values")
        listed = values if isinstance(values, (list, dict)) else (values,)
        return [name for name in node if name in self.KEYS and name not in listed]

    def _entries(self, node: Mapping[str, object], keys: list[str], what: str) -> dict[str, dict[str, object]]:
        """The words of each value: every name that is no key of a fact is a value's."""
        inner = node.get("values")
        named: dict[str, object] = dict(inner) if isinstance(inner, dict) else {}
        named.update((name, entry) for name, entry in node.items() if name not in keys)
        entries = {name: table(entry, f"`{name}` of {what}", self.problems) for name, entry in named.items()}
        for name, entry in entries.items():
            known_names(entry, ("is", "number", "if", *LANGUAGES), f"`{name}` of {what}", self.problems)
        return entries

    def _conditions(self, entry: object, what: str) -> dict[str, tuple[str, ...]]:
        """{language: ways to say a condition} of a table with a sentence or a list of them for each language."""
        node = table(entry, what, self.problems)
        known_names(node, LANGUAGES, what, self.problems)
        return {lang: words(node[lang], f"`{lang}` of {what}", self.problems) for lang in LANGUAGES if lang in node}

    def _values(self, node: Mapping[str, object], entries: Mapping[str, dict[str, object]], computed: Same | Some | None, what: str) -> tuple[str, ...]:
        if computed:
            return ("yes", "no")
        written = node.get("values", ())
        listed = tuple(written) if isinstance(written, dict) else words(written, f"`values` of {what}", self.problems)
        values = tuple(dict.fromkeys(v for v in (*listed, *entries) if "is" not in entries.get(v, ())))
        if not values:
            self.problems.append(Problem("missing-key", f"{what} has no `values`", where(node), "list its values"))
        return values

    def _kind(self, values: Iterable[str]) -> str | None:
        """The kind whose ids all the values are, `none` aside."""
        named = [value for value in values if value != "none"]
        return next((kind for kind, known in self.kinds.items() if named and all(v in known for v in named)), None)

    def _part(self, node: object, what: str) -> End | None:
        """(place, part) of `place.part`; both must exist."""
        text = word(node, what, self.problems)
        place, _, part = text.partition(".")
        if place not in self.places:
            self.problems.append(unknown("place", place, self.places, where(text), f" in {what}"))
            return None
        parts = self.things.get(self.places[place].thing, ())
        if part not in parts:
            self.problems.append(unknown("part", part, parts, where(text), f" in {what}"))
            return None
        return place, part

    def _same(self, node: Mapping[str, object], what: str) -> Same | None:
        pair = words(node["same"], f"`same` of {what}", self.problems)
        if len(pair) != 2:
            self.problems.append(Problem("wrong-shape", f"`same` of {what} must name two places", where(node["same"]),
                                         "write `same: [one, other]`"))
            return None
        if all(name in self.places for name in pair):
            parts = self.things.get(self.places[pair[0]].thing, ())
            return ("same", *(((pair[0], part), (pair[1], part)) for part in parts))
        one, other = (self._part(name, what) for name in pair)
        return ("same", (one, other)) if one and other else None

    def _some(self, node: Mapping[str, object], what: str) -> Some | None:
        place = word(node["some"], f"`some` of {what}", self.problems)
        if place not in self.places:
            self.problems.append(unknown("place", place, self.places, where(place), f" in {what}"))
            return None
        pattern: dict[str, tuple[str, ...]] = {}
        for part, name in words_of(node.get("with", {}), f"`with` of {what}", self.problems).items():
            if "." in name:
                pattern[part] = self._part(name, what) or ()
            else:
                pattern[part] = self.groups.get(part, {}).get(name, (name,))
        return "some", place, pattern

    def _normally(self, node: Mapping[str, object], what: str) -> tuple[str | None, Rows, Rows]:
        """(the ordinary value, the rows under which it is not assumed, those under which alone it is)."""
        normally = node.get("normally")
        if not isinstance(normally, dict):
            return word_of(node, "normally", what, self.problems), (), ()
        known_names(normally, ("value", "except", "where"), f"`normally` of {what}", self.problems)
        required(normally, ("value",), f"`normally` of {what}", self.problems)
        value = word_of(normally, "value", f"`normally` of {what}", self.problems)
        return value, self._rows(normally, "except", what), self._rows(normally, "where", what)

    def _rows(self, normally: Mapping[str, object], key: str, what: str) -> Rows:
        listed = normally.get(key, [])
        rows = listed if isinstance(listed, list) else (listed,)
        return tuple({fact: words(names, f"`{key}` of {what}", self.problems) for fact, names in row.items()}
                     for entry in rows if (row := table(entry, f"`{key}` of {what}", self.problems)))

    def check_ordinary(self, facts: Mapping[str, Fact]) -> None:
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

    def _check_value(self, fact: Fact, name: str) -> None:
        known = (*fact.values, *self.groups.get(fact.id, ()), *(self.groups.get(fact.kind, ()) if fact.kind else ()))
        if name not in known:
            self.problems.append(unknown("value", name, known, where(name), f" of the fact `{fact.id}`"))
