"""The words of the game: what can be asked, what can be said of a moment, and the cards that it can be said of."""
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from ..problem import Place, nearest
from .masks import Box, Condition, Masks, bits
from .nonsense import Nonsense

if TYPE_CHECKING:
    from ..files.cache import Fingerprint
    from ..law.rule import Effect
    from .situation import Situation


End = tuple[str, str]  # a place and a part of the card there
Same = tuple[Literal["same"], *tuple[tuple[End, End], ...]]
Some = tuple[Literal["some"], str, dict[str, tuple[str, ...]]]


class Fact(NamedTuple):
    """A property of a situation with a closed list of values.

    `normally` is the value assumed when nobody said (or None), `exceptions` the {fact: value names} under which
    it is not assumed; if there are `occasions`, it is assumed only under one of them. `kind` names the kind of card
    part that the values are, `source` the (place, part) that the fact says directly,
    `computed` how it follows from places: ("same", (place, part), …) or
    ("some", place, {part: what}). `conditions` are {value: {language: ways to say "if it were so"}}, the first way
    whose slots `{fact}` are known being said.
    """

    id: str
    kind: str | None
    values: tuple[str, ...]
    normally: str | None
    exceptions: tuple[dict[str, tuple[str, ...]], ...]
    ask: dict[str, str]
    labels: dict[str, dict[str, str]]
    numbers: dict[str, int]
    source: End | None
    computed: Same | Some | None
    occasions: tuple[dict[str, tuple[str, ...]], ...] = ()
    conditions: dict[str, dict[str, tuple[str, ...]]] = {}


class Question(NamedTuple):
    """Something that can be in dispute.

    `then` maps a verdict to the question whose effects come with it; `about` names the places and facts whose cards
    must be in the box (none: all); `owner` is the ruleset that brought the question, or None if all share it.
    """

    id: str
    kind: str
    topic: str
    then: dict[str, str]
    label: dict[str, str]
    about: tuple[str, ...]
    owner: str | None = None


class Spot(NamedTuple):
    """A place where cards lie: one (or `many`), and the values of a part that has no other part there:
    `without` is {part: (the part that tells, its values)}."""

    id: str
    thing: str
    many: bool
    without: dict[str, tuple[str, tuple[str, ...]]]
    label: dict[str, str]


class Clash(NamedTuple):
    """Two acts that cannot both be done: by the same role, or by `anyone`."""

    acts: frozenset[str]
    anyone: bool

    def of(self, who: str, does: str, effect: "Effect") -> bool:
        """Whether `who does` this cannot be where `effect` happens."""
        return does != effect.does and {does, effect.does} == self.acts and (self.anyone or who == effect.who)


VERDICTS = {
    "permission": ("allowed", "forbidden"),
    "duty": ("required", "optional"),
    "truth": ("yes", "no"),
    "outcome": ("settled",),
    "value": ("settled",),
}
OWN_VERDICTS = ("depends", "silent", "contested", "absent")  # the referee's own


class Vocabulary:
    """Everything that has a name, for all the rulesets of a shelf; ids are shared by all of them.

    `names` is {kind: {value: {language: names, the printed one first}}}; `who`, `does`, `topics`, `commands`
    and `words` are the sections of the files as they stand; `written` is {section: {id: its Place in a file}}. `lacking` is
    {(place, part): (fact, values)} of the parts that the card at a place lacks if this fact has one of these values;
    `leaves` is {act: the effects ``who:does`` that go on as always where only it happens}, `telling` {(place, part): the facts that say it}, `computed` the (fact, its id, how) of those that follow from cards.
    """

    def __init__(self, things: dict[str, tuple[str, ...]], kinds: dict[str, tuple[str, ...]], groups: dict[str, dict[str, tuple[str, ...]]],
                 names: dict[str, dict[str, dict[str, tuple[str, ...]]]], numbers: dict[str, dict[str, int]], places: dict[str, Spot],
                 facts: dict[str, Fact], questions: dict[str, Question], topics: dict[str, dict[str, str]], who: dict[str, Any], does: dict[str, Any],
                 clash: tuple[Clash, ...], never: list[Condition], commands: dict[str, Any], words: dict[str, Any],
                 written: dict[str, dict[str, Place | None]]) -> None:
        self.things, self.kinds, self.groups, self.names, self.numbers = things, kinds, groups, names, numbers
        self.places, self.facts, self.questions, self.topics = places, facts, questions, topics
        self.who, self.does, self.clash = who, does, clash
        self.leaves = {act: frozenset(row["leaves"]) for act, row in does.items() if isinstance(row, dict) and "leaves" in row}
        self.commands, self.words, self.never, self.written = commands, words, never, written
        self.index = {fact: number for number, fact in enumerate(facts)}
        self.order = tuple(facts.values())
        self.full: Box = tuple((1 << len(fact.values)) - 1 for fact in self.order)
        self.parts = {fact.source: number for number, fact in enumerate(self.order) if fact.source}
        self.telling: dict[End, tuple[int, ...]] = {}
        for number, fact in enumerate(self.order):
            if fact.source:
                self.telling[fact.source] = (*self.telling.get(fact.source, ()), number)
        self.computed = tuple((number, fact.id, fact.computed) for number, fact in enumerate(self.order) if fact.computed)
        self.bit = {fact.id: {value: 1 << n for n, value in enumerate(fact.values)} for fact in self.order}
        self.lacking = {(place, part): (self.parts[place, teller], self.mask(self.order[self.parts[place, teller]].id, values))
                        for place, spot in places.items() for part, (teller, values) in spot.without.items()
                        if (place, teller) in self.parts}
        self.ordinary = tuple(self.mask(fact.id, (fact.normally,)) if fact.normally and not fact.occasions else 0 for fact in self.order)
        self.origin: tuple[str, Fingerprint] | None = None  # (folder, fingerprint) where it was read from a folder, so that more can be kept of it
        self._nonsense: Nonsense | None = None
        self.situations: dict[str, Situation] = {}  # what was said of a moment before (see `Situation.of`)

    def expand(self, fact: str, name: str) -> tuple[str, ...]:
        """The values of a fact that a name stands for: a value itself, or a group's members; () if unknown."""
        if name in self.bit[fact]:
            return (name,)
        kind = self.facts[fact].kind
        for owner in (fact, kind) if kind else (fact,):
            members = self.groups.get(owner, {}).get(name)
            if members:
                return tuple(value for value in self.facts[fact].values if value in members)
        return ()

    def mask(self, fact: str, names: Iterable[str]) -> int:
        """The integer of the values that these names of values or groups stand for."""
        bit = self.bit[fact]
        mask = 0
        for name in names:
            for value in self.expand(fact, name):
                mask |= bit[value]
        return mask

    def values(self, number: int, mask: int) -> tuple[str, ...]:
        """The value ids of the fact with this number that an integer stands for."""
        values = self.order[number].values
        return tuple(values[bit] for bit in bits(mask))

    def label(self, fact: str, value: str, lang: str) -> str:
        """The words for a fact's value or group in a language (the value's id where there are none)."""
        labels = self.facts[fact].labels.get(value)
        if labels is None:
            owner = next((kind for kind in (self.facts[fact].kind, *self.names) if kind and value in self.names.get(kind, {})), None)
            names = self.names[owner][value].get(lang) if owner else None
            return names[0] if names else str(value)
        return labels.get(lang) or next(iter(labels.values()), str(value))

    def nearest(self, word: str, fact: str | None = None) -> tuple[str, ...]:
        """The known ids closest to a word: of the values and groups of a fact, else of facts and questions."""
        if fact is None:
            return nearest(word, (*self.facts, *self.questions), 3)
        return nearest(word, self.known_values(fact), 3)

    def known_values(self, fact: str) -> tuple[str, ...]:
        """Every name that may be written as a value of the fact: its values, then the groups that hold some."""
        kind = self.facts[fact].kind
        owners = (fact, kind) if kind else (fact,)
        return (*self.facts[fact].values, *(g for owner in owners for g in self.groups.get(owner, ()) if self.expand(fact, g)))

    def telling_values(self, fact: str) -> tuple[str, ...]:
        """The names that say something of their own: its values, then the groups of several of them, each row once."""
        told: dict[tuple[str, ...], str] = {self.facts[fact].values: ""}
        for name in self.known_values(fact):
            told.setdefault(self.expand(fact, name), name)
        return tuple(filter(None, told.values()))

    def names_of(self, fact: str) -> dict[str, dict[str, tuple[str, ...]]]:
        """{value or group: {language: names}} of the kind whose ids the values of the fact are; {} if they are of none."""
        kind = self.facts[fact].kind
        return self.names.get(kind, {}) if kind else {}

    @property
    def nonsense(self) -> Nonsense:
        """What no game can reach, ready for matching."""
        if self._nonsense is None:
            self._nonsense = Nonsense(Masks(self.never, self.full))
        return self._nonsense
