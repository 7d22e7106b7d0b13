"""The rules of one document, the house rules that amend them, and the shelf that holds all documents."""
from collections.abc import Collection, Iterable, Mapping, Sequence
from os import PathLike
from typing import TYPE_CHECKING

from ..files.cache import fingerprint_of, kept_or_made
from ..files.drawers import Drawers
from ..files.ondemand import OnDemand
from ..game.masks import Box
from ..problem import Place, Problem, stop_at
from .rule import Rule, Source

if TYPE_CHECKING:
    from ..files.cache import Fingerprint
    from ..game.vocabulary import Vocabulary
    from ..judging.cases import Book
    from ..judging.nearest import Nearest
    from ..judging.ruling import Ruling

Placed = tuple[tuple[int, Rule], ...]  # rules with their places in the order of the file


class Ruleset:
    """The rules of one document, in order.

    `rules` are a tuple, or {question: (place in order, Rule) pairs} where they shall be made only when asked for.
    `box` holds for each fact (by number) the integer of the values that this edition's cards allow; `means` is
    {word: the cards that it names here}. A house rule `amends` norms (ids of rules or groups). A ruleset amended by
    house rules has its `base`, the ids of the `house` rules in force and of those that are `idle`: over this
    document they change nothing. A ruleset `comments` on the documents with these ids: what it says is shown beside
    theirs. `game` names the game that it is of, None the one that most are of. `asked_about` are the questions in
    which its name says what is asked about, and not who is asked.
    """

    def __init__(self, id: str, name: dict[str, str], short: dict[str, str], sources: dict[str, Source], cards: tuple[str, ...],
                 colours: tuple[str, ...], means: dict[str, tuple[str, ...]], rules: tuple[Rule, ...] | Mapping[str, Placed],
                 vocabulary: "Vocabulary", place: Place | None = None, amends: tuple[str, ...] = (), base: "Ruleset | None" = None,
                 house: tuple[str, ...] = (), idle: tuple[str, ...] = (), comments: tuple[str, ...] = (), game: str | None = None,
                 asked_about: tuple[str, ...] = ()) -> None:
        self.id, self.name, self.short, self.sources = id, name, short, sources
        self.cards, self.colours, self.means = cards, colours, means
        self.vocabulary, self.place, self.amends = vocabulary, place, amends
        self.base, self.house, self.idle = base, house, idle
        self.comments, self.game, self.asked_about = comments, game, asked_about
        self.box = box_of(vocabulary, (*cards, *colours))
        self.books: dict[str, Book] = {}  # what judging each question needs, made when it is first asked
        self.rulings: dict[object, Ruling] = {}  # rulings given, by what was asked
        self.nearest: dict[object, Nearest | None] = {}  # what would make allowed what is forbidden, likewise
        self._rules = rules if isinstance(rules, tuple) else None
        self._by_question: Mapping[str, Placed] = {} if isinstance(rules, tuple) else rules
        self._by_id: dict[str, Rule] | None = None

    @property
    def rules(self) -> tuple[Rule, ...]:
        """All the rules, in order."""
        if self._rules is None:
            placed = [pair for pairs in self._by_question.values() for pair in pairs]
            self._rules = tuple(rule for _, rule in sorted(placed, key=lambda pair: pair[0]))
        return self._rules

    @property
    def by_id(self) -> dict[str, Rule]:
        """{rule id: Rule} of all the rules."""
        if self._by_id is None:
            self._by_id = {rule.id: rule for rule in self.rules}
        return self._by_id

    def on(self, question: str) -> tuple[Rule, ...]:
        """The rules on one question, in order."""
        if self._rules is None:
            return tuple(rule for _, rule in self._by_question.get(question, ()))
        return tuple(rule for rule in self._rules if rule.question == question)

    def amended(self, house: "Iterable[Ruleset]") -> "Ruleset":
        """This ruleset with the house rules of these rulesets on top.

        A house rule changes nothing where none of the norms that it amends is here, nor does a rule of it whose
        overrides name nothing that is here; if none of its rules changes anything it is `idle`.
        """
        rules, idle, houses = list(self.rules), [], tuple(house)
        for other in houses:
            joined = _joined(other.rules, rules) if _has_norm(self.rules, other) else []
            if not joined:
                idle.append(other.id)
            rules = [rule for rule in rules if all(rule.id != new.id for new in joined)] + joined
        return Ruleset(self.id, self.name, self.short, self.sources, self.cards, self.colours, self.means,
                       tuple(rules), self.vocabulary, self.place, (), self, tuple(other.id for other in houses), tuple(idle))


class Shelf:
    """The vocabulary, the rulesets by id, the house rules by id (without the folder), {ruleset id: the ids of the
    rulesets that comment on it}, and the `groups` of values that no ruleset has added to.

    `origin` is the fingerprint of the files of which it was read, if it was read from files.
    """

    def __init__(self, vocabulary: "Vocabulary", rulesets: Mapping[str, Ruleset], house: Mapping[str, Ruleset],
                 comments: dict[str, tuple[str, ...]] | None = None, groups: dict[str, dict[str, tuple[str, ...]]] | None = None,
                 origin: "Fingerprint | None" = None) -> None:
        self.vocabulary, self.rulesets, self.house = vocabulary, rulesets, house
        self.comments = comments_of(rulesets) if comments is None else comments
        self.groups, self.origin = groups or {}, origin
        self._amended: dict[tuple[str, tuple[str, ...]], Ruleset] = {}

    def joined(self, house: Ruleset) -> "Shelf":
        """This shelf with one more house rule, made on the spot."""
        return Shelf(self.vocabulary, self.rulesets, OnDemand({**{id: id for id in self.house}, house.id: house.id},
                                                              lambda id: house if id == house.id else self.house[id]),
                     self.comments, self.groups, self.origin)

    def ruleset(self, id: str, house: Sequence[str] = ()) -> Ruleset:
        """The ruleset with this id, amended by the house rules with these ids."""
        if not house:
            return self.rulesets[id]
        key = id, tuple(house)
        if key not in self._amended:
            self._amended[key] = self.rulesets[id].amended([self.house[name] for name in house])
        return self._amended[key]


def load_shelf(folder: str | PathLike[str], besides: Sequence[str] = ()) -> Shelf:
    """The Shelf of a folder: `vocabulary/` and one YAML file a ruleset, house rules in `house/`.

    Files `besides` it, of rulesets or house rules, are read as if they lay in it. Raises Problems with everything
    that is wrong in all of the files.
    """
    from .freezing import freeze, thaw

    folder = str(folder)
    if besides:
        from .beside import load_beside  # only here: most questions are asked without

        if shelf := load_beside(folder, besides):
            return shelf
    name = f"{folder}+" if besides else folder  # one copy for whatever files were last beside the folder
    fingerprint = fingerprint_of(folder, besides)

    def read() -> Drawers:
        from .shelffile import read_shelf

        problems: list[Problem] = []
        shelf = read_shelf(folder, problems, besides)
        stop_at(problems)
        return freeze(shelf)

    shelf = thaw(kept_or_made(name, fingerprint, read))
    shelf.vocabulary.origin = name, fingerprint
    shelf.origin = fingerprint
    return shelf


def box_of(vocabulary: "Vocabulary", cards: Collection[str]) -> Box:
    """For each fact the values that can be, when only these cards are in the box."""
    bounded = {kind for kind, values in vocabulary.kinds.items() if any(value in cards for value in values)}
    box = []
    for number, fact in enumerate(vocabulary.order):
        mask = vocabulary.full[number]
        if fact.kind in bounded:
            known = vocabulary.kinds[fact.kind]
            mask = sum(1 << bit for bit, value in enumerate(fact.values) if value in cards or value not in known)
        box.append(mask)
    return tuple(box)


def comments_of(rulesets: Mapping[str, Ruleset]) -> dict[str, tuple[str, ...]]:
    """{ruleset id: the ids of those that comment on it}, of those on which one does."""
    found: dict[str, tuple[str, ...]] = {}
    for ruleset in rulesets.values():
        for other in ruleset.comments:
            found[other] = (*found.get(other, ()), ruleset.id)
    return found


def _has_norm(rules: Iterable[Rule], house: Ruleset) -> bool:
    """Whether one of the norms that a house rule amends is among the rules (or it names none)."""
    norms = [rule for rule in rules if any(rule.is_named(norm) for norm in house.amends)]
    return not house.amends or any(_overrides(new, norm) for new in house.rules for norm in norms)


def _joined(house: Sequence[Rule], rules: Sequence[Rule]) -> list[Rule]:
    """Those of the rules of a house that change something among these rules, or in one of the house that does."""
    joined: list[Rule] = []
    while more := [rule for rule in house if rule not in joined and _bears_on(rule, (*rules, *joined))]:
        joined += more
    return [rule for rule in house if rule in joined]


def _bears_on(rule: Rule, rules: Iterable[Rule]) -> bool:
    """Whether a house rule changes something here: it overrides nothing at all, or something that is here."""
    return not rule.overrides or any(_overrides(rule, old) for old in rules)


def _overrides(new: Rule, old: Rule) -> bool:
    """Whether a rule overrides another that can hold in the same situation."""
    return any(old.is_named(name) for name in new.overrides) and meets(new, old)


def meets(one: Rule, other: Rule) -> bool:
    """Whether two rules are on one question and can hold in the same situation."""
    return one.question == other.question and all(values & other.condition.get(fact, values) for fact, values in one.condition.items())
