"""A moment in the game: for each fact, the values that are still possible."""
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from ..files.shape import known_names, where, word
from ..problem import Problem, stop_at, unknown
from .masks import Box
from .when import read_values

if TYPE_CHECKING:
    from .vocabulary import End, Some, Spot, Vocabulary

Thing = tuple[str | None, ...]  # a card: its value of each part it is made of, None where that was not said
Things = dict[str, tuple[Thing, ...]]

MOST_SITUATIONS = 2000
"""Situations that are remembered by what was said of them."""


class Situation:
    """What was said of a moment and what follows from the cards; never changes.

    `box` has for each fact (by number) the integer of its possible values, `said` the numbers of the facts that
    were given, `computed` those that follow from cards that were given, `things` the cards of each place that
    holds many: tuples of values, one a part, None where it was not said.
    """

    __slots__ = ("vocabulary", "box", "said", "computed", "things")

    def __init__(self, vocabulary: "Vocabulary", box: Box, said: tuple[int, ...], computed: tuple[int, ...], things: Things) -> None:
        self.vocabulary, self.box, self.said = vocabulary, box, said
        self.computed, self.things = computed, things

    @classmethod
    def of(cls, vocabulary: "Vocabulary", facts: Mapping[str, object]) -> "Situation":
        """The situation in which `facts` hold: {fact: a value, a list, a group or {"not": …}}, or cards at a place.

        A card is "symbol/colour" or {"symbol": …, "colour": …}; a place of many cards takes a list of all that lie
        there. Raises Problems for names that do not exist and for facts that cannot all hold.
        """
        key = repr(facts)
        known: Situation | None = vocabulary.situations.get(key)
        if known is None:
            known = cls._of(vocabulary, facts)
            if len(vocabulary.situations) >= MOST_SITUATIONS:
                vocabulary.situations.clear()
            vocabulary.situations[key] = known
        return known

    @classmethod
    def _of(cls, vocabulary: "Vocabulary", facts: Mapping[str, object]) -> "Situation":
        problems: list[Problem] = []
        box = list(vocabulary.full)
        things: Things = {}
        said: list[int] = []
        for name, value in facts.items():
            for fact, mask in _read(vocabulary, name, value, things, problems):
                if fact not in said:
                    said.append(fact)
                box[fact] &= mask
        stop_at(problems)
        computed = _compute(vocabulary, box, things)
        situation = cls(vocabulary, tuple(box), tuple(said), computed, things)
        _check(situation, facts)
        return situation

    def known(self) -> dict[str, str | list[str]]:
        """{fact: its value, or a list while several remain possible} of the facts that were said."""
        known: dict[str, str | list[str]] = {}
        for number in sorted(self.said):
            values = self.vocabulary.values(number, self.box[number])
            known[self.vocabulary.order[number].id] = values[0] if len(values) == 1 else list(values)
        for place, things in self.things.items():
            known[place] = [thing_text(thing) for thing in things]
        return known

    def with_box(self, box: Box) -> "Situation":
        """The same situation with other possible values."""
        return Situation(self.vocabulary, box, self.said, self.computed, self.things)

    def with_thing(self, place: str, thing: Thing) -> "Situation":
        """The same situation with this card (a tuple of values, one a part) at a place of one, and what follows from it."""
        box, said = list(self.box), list(self.said)
        for fact, mask in _parts_said(self.vocabulary, place, thing):
            box[fact] &= mask
            if fact not in said:
                said.append(fact)
        computed = _compute(self.vocabulary, box, self.things) if all(box) else ()
        return Situation(self.vocabulary, tuple(box), tuple(said), computed, self.things)

    def checked(self) -> "Situation":
        """The situation itself; raises Problems if no game can reach it."""
        if not (all(self.box) and self.vocabulary.nonsense.leaves(self.box)):
            _check(self, self.known())
        return self


def thing_text(thing: Thing) -> str:
    """A card as one word: its parts with a slash between, those that were not said left out."""
    return "/".join(part for part in thing if part)


def _read(vocabulary: "Vocabulary", name: str, value: object, things: Things, problems: list[Problem]) -> list[tuple[int, int]]:
    """The (fact number, integer of values) that one entry of the facts says."""
    place = vocabulary.places.get(name)
    if place and place.many:
        listed = value if isinstance(value, (list, tuple)) else [value]
        things[name] = tuple(read_thing(vocabulary, place.thing, item, problems) for item in listed)
        return []
    if place and _is_thing(value):
        thing = read_thing(vocabulary, place.thing, value, problems)
        return _parts_said(vocabulary, name, thing)
    if name in vocabulary.facts:
        value = list(value) if isinstance(value, tuple) else value
        return [(vocabulary.index[name], read_values(value, name, vocabulary, "the facts", problems))]
    known = (*vocabulary.facts, *vocabulary.places)
    problems.append(unknown("fact", name, known, where(name)))
    return []


def _is_thing(value: object) -> bool:
    return "/" in value if isinstance(value, str) else isinstance(value, dict) and "not" not in value


def read_thing(vocabulary: "Vocabulary", thing: str, value: object, problems: list[Problem]) -> Thing:
    """A card as a tuple of values, one for each part it is made of, from "symbol/colour" or a table of parts."""
    parts = vocabulary.things[thing]
    kinds = vocabulary.names
    found: dict[str, str | None] = dict.fromkeys(parts)
    for part, name in _parts_named(vocabulary, thing, value, problems):
        if part is None or name not in kinds[part] or _is_group(vocabulary, part, name):
            known = [id for kind in ((part,) if part else parts) for id in kinds[kind] if not _is_group(vocabulary, kind, id)]
            problems.append(unknown("value", name, known, where(value), f" in the {thing} `{value}`" if isinstance(value, str) else ""))
        else:
            found[part] = name
    return tuple(found.values())


def _parts_named(vocabulary: "Vocabulary", thing: str, value: object, problems: list[Problem]) -> list[tuple[str | None, str]]:
    """The (part, the name of its value) of a card as it was written; None where no part has a value of this name."""
    parts, what = vocabulary.things[thing], f"the {thing}"
    if isinstance(value, dict):
        known_names(value, parts, what, problems)
        return [(part, name) for part in parts if value.get(part) and (name := word(value[part], what, problems))]
    if not isinstance(value, str):
        word(value, what, problems)
        return []
    return [(next((part for part in parts if name in vocabulary.names[part]), None), name) for name in value.split("/")]


def _is_group(vocabulary: "Vocabulary", kind: str, word: str) -> bool:
    return word in vocabulary.groups.get(kind, ())


def _parts_said(vocabulary: "Vocabulary", place: str, thing: Thing) -> list[tuple[int, int]]:
    """What a card at a place says of the facts that speak of its parts."""
    parts = vocabulary.things[vocabulary.places[place].thing]
    return sorted((number, vocabulary.bit[vocabulary.order[number].id][value])
                  for part, value in zip(parts, thing) if value for number in vocabulary.telling.get((place, part), ()))


def _compute(vocabulary: "Vocabulary", box: list[int], things: Things) -> tuple[int, ...]:
    """Narrow the computed facts by the cards that are known; the numbers of those that were settled."""
    parts = vocabulary.parts
    settled = []
    for number, id, how in vocabulary.computed:
        if how[0] == "same":
            truth = _all_same(vocabulary, box, parts, how[1:])
        else:
            truth = _some_match(vocabulary, box, parts, things.get(how[1]), how)
        if truth is not None:
            box[number] &= vocabulary.bit[id]["yes" if truth else "no"]
            settled.append(number)
    return tuple(settled)


def _all_same(vocabulary: "Vocabulary", box: Sequence[int], parts: "dict[End, int]", pairs: "tuple[tuple[End, End], ...]") -> bool | None:
    """Whether every pair of parts is the same: True, False or None (not known)."""
    known: bool | None = True
    for one, other in pairs:
        same = _same(vocabulary, box, parts, one, other, len(pairs) > 1)
        if same is False:
            return False
        known = known and same
    return known


def _same(vocabulary: "Vocabulary", box: Sequence[int], parts: "dict[End, int]", one: "End", other: "End", whole: bool) -> bool | None:
    if _lacks(vocabulary, box, one) or _lacks(vocabulary, box, other):
        return True if whole else False  # of two whole cards, a part that one never has tells nothing
    if one not in parts or other not in parts:
        return None
    here, there = parts[one], parts[other]
    if vocabulary.order[here].values == vocabulary.order[there].values:
        common = box[here] & box[there]
        return False if not common else True if box[here] == box[there] == common & -common else None
    left, right = vocabulary.values(here, box[here]), vocabulary.values(there, box[there])
    if not set(left) & set(right):
        return False
    return True if len(left) == len(right) == 1 else None


def _lacks(vocabulary: "Vocabulary", box: Sequence[int], end: "End") -> bool:
    """Whether the card at this place surely has no such part (a wild has no colour)."""
    lacking = vocabulary.lacking.get(end)
    return lacking is not None and not box[lacking[0]] & ~lacking[1]


def _some_match(vocabulary: "Vocabulary", box: Sequence[int], parts: "dict[End, int]", things: tuple[Thing, ...] | None, computed: "Some") -> bool | None:
    """Whether one of the cards fits the pattern: True, False or None (not known, or the cards were not given)."""
    if things is None:
        return None
    _, place, pattern = computed
    verdicts = [_fits(vocabulary, box, parts, vocabulary.places[place], thing, pattern) for thing in things]
    return True if True in verdicts else None if None in verdicts else False


def fits(situation: Situation, thing: Thing, computed: "Some") -> bool | None:
    """Whether a card that is held bears out a computed fact ("some", …) in a situation: True, False or None (not known)."""
    vocabulary = situation.vocabulary
    parts = vocabulary.parts
    return _fits(vocabulary, situation.box, parts, vocabulary.places[computed[1]], thing, computed[2])


def _fits(vocabulary: "Vocabulary", box: Sequence[int], parts: "dict[End, int]", place: "Spot", thing: Thing, pattern: dict[str, tuple[str, ...]]) -> bool | None:
    known = dict(zip(vocabulary.things[place.thing], thing))
    verdict: bool | None = True
    for part, wanted in pattern.items():
        teller, lacking = place.without.get(part, (None, ()))
        if teller and known[teller] in lacking:
            return False
        allowed, sure = _wanted(vocabulary, box, parts, wanted)
        if known[part] is None:
            verdict = None
        elif known[part] not in allowed:
            return False
        elif not sure:
            verdict = None
    return verdict


def _wanted(vocabulary: "Vocabulary", box: Sequence[int], parts: "dict[End, int]", wanted: tuple[str, ...]) -> tuple[Collection[str], bool]:
    """The values that a pattern accepts, and whether it surely accepts each of them.

    A pattern is a tuple of values, or the (place, part) whose value it must be.
    """
    if wanted not in parts:
        is_end = len(wanted) == 2 and wanted[0] in vocabulary.places
        return (vocabulary.names.get(wanted[1], ()), False) if is_end else (wanted, True)
    values = vocabulary.values(parts[wanted], box[parts[wanted]])
    return values, len(values) == 1


def _check(situation: Situation, facts: Mapping[str, object]) -> None:
    """Raise Problems if the facts cannot all hold, naming as few of them as show it."""
    vocabulary = situation.vocabulary
    if all(situation.box) and vocabulary.nonsense.leaves(situation.box):
        return
    names = _fewest(vocabulary, facts)
    listed = ", ".join(f"`{name}: {_shown(facts[name])}`" for name in names)
    stop_at([Problem("contradictory-facts", f"these cannot all hold: {listed}", where(next(iter(facts.values()), None)),
                     "change or leave out one of them", fields=(("facts", names),))])


def _fewest(vocabulary: "Vocabulary", facts: Mapping[str, object]) -> tuple[str, ...]:
    """The names of the facts that are needed for the contradiction: drop each that it does without."""
    names = list(facts)
    for name in list(facts):
        fewer = [other for other in names if other != name]
        if fewer and not _possible(vocabulary, {other: facts[other] for other in fewer}):
            names = fewer
    return tuple(names)


def _possible(vocabulary: "Vocabulary", facts: Mapping[str, object]) -> bool:
    box = list(vocabulary.full)
    things: Things = {}
    for name, value in facts.items():
        for fact, mask in _read(vocabulary, name, value, things, []):
            box[fact] &= mask
    _compute(vocabulary, box, things)
    return all(box) and vocabulary.nonsense.leaves(tuple(box))


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return "not " + _shown(value["not"]) if "not" in value else "/".join(map(str, value.values()))
    return ", ".join(map(_shown, value)) if isinstance(value, (list, tuple)) else str(value)
