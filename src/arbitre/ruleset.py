"""The rules of one document, the house rules that amend them, and the shelf that holds all documents."""
from .cache import fingerprint_of, keep, kept
from .ondemand import OnDemand
from .problem import stop_at


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

    def __init__(self, id, name, short, sources, cards, colours, means, rules, vocabulary, place=None,
                 amends=(), base=None, house=(), idle=(), comments=(), game=None, asked_about=()):
        self.id, self.name, self.short, self.sources = id, name, short, sources
        self.cards, self.colours, self.means = cards, colours, means
        self.vocabulary, self.place, self.amends = vocabulary, place, amends
        self.base, self.house, self.idle = base, house, idle
        self.comments, self.game, self.asked_about = comments, game, asked_about
        self.box = box_of(vocabulary, (*cards, *colours))
        self.books = {}  # what judging each question needs, made when it is first asked
        self.rulings = {}  # rulings given, by what was asked
        self._rules = rules if isinstance(rules, tuple) else None
        self._by_question, self._by_id = rules, None

    @property
    def rules(self):
        """All the rules, in order."""
        if self._rules is None:
            placed = [pair for pairs in self._by_question.values() for pair in pairs]
            self._rules = tuple(rule for _, rule in sorted(placed, key=lambda pair: pair[0]))
        return self._rules

    @property
    def by_id(self):
        """{rule id: Rule} of all the rules."""
        if self._by_id is None:
            self._by_id = {rule.id: rule for rule in self.rules}
        return self._by_id

    def on(self, question):
        """The rules on one question, in order."""
        if self._rules is None:
            return tuple(rule for _, rule in self._by_question.get(question, ()))
        return tuple(rule for rule in self._rules if rule.question == question)

    def amended(self, house):
        """This ruleset with the house rules of these rulesets on top.

        A house rule changes nothing where none of the norms that it amends is here, nor does a rule of it whose
        overrides name nothing that is here; if none of its rules changes anything it is `idle`.
        """
        rules, idle = list(self.rules), []
        for other in house:
            joined = _joined(other.rules, rules) if _has_norm(self.rules, other) else []
            if not joined:
                idle.append(other.id)
            rules = [rule for rule in rules if all(rule.id != new.id for new in joined)] + joined
        return Ruleset(self.id, self.name, self.short, self.sources, self.cards, self.colours, self.means,
                       tuple(rules), self.vocabulary, self.place, (), self, tuple(other.id for other in house), tuple(idle))


class Shelf:
    """The vocabulary, the rulesets by id, the house rules by id (without the folder), and {ruleset id: the ids of the
    rulesets that comment on it}."""

    def __init__(self, vocabulary, rulesets, house, comments=None):
        self.vocabulary, self.rulesets, self.house = vocabulary, rulesets, house
        self.comments = _comments(rulesets) if comments is None else comments
        self._amended = {}

    def joined(self, house):
        """This shelf with one more house rule, made on the spot."""
        return Shelf(self.vocabulary, self.rulesets, OnDemand({**{id: id for id in self.house}, house.id: house.id},
                                                              lambda id: house if id == house.id else self.house[id]), self.comments)

    def ruleset(self, id, house=()):
        """The ruleset with this id, amended by the house rules with these ids."""
        if not house:
            return self.rulesets[id]
        key = id, tuple(house)
        if key not in self._amended:
            self._amended[key] = self.rulesets[id].amended([self.house[name] for name in house])
        return self._amended[key]


def load_shelf(folder, besides=()):
    """The Shelf of a folder: `vocabulary/` and one YAML file a ruleset, house rules in `house/`.

    Files `besides` it, of rulesets or house rules, are read as if they lay in it. Raises Problems with everything
    that is wrong in all of the files.
    """
    from .freezing import freeze, thaw

    folder = str(folder)
    name = f"{folder}+" if besides else folder  # one copy for whatever files were last beside the folder
    frozen, fingerprint = kept(name, fingerprint=fingerprint_of(folder, besides))
    if frozen is None:
        from .shelffile import read_shelf

        problems = []
        shelf = read_shelf(folder, problems, besides)
        stop_at(problems)
        frozen = freeze(shelf)
        keep(name, fingerprint, frozen)
    shelf = thaw(frozen)
    shelf.vocabulary.origin = name, fingerprint
    return shelf


def box_of(vocabulary, cards):
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


def _comments(rulesets):
    """{ruleset id: the ids of those that comment on it}, of those on which one does."""
    found = {}
    for ruleset in rulesets.values():
        for other in ruleset.comments:
            found[other] = (*found.get(other, ()), ruleset.id)
    return found


def _has_norm(rules, house):
    """Whether one of the norms that a house rule amends is among the rules (or it names none)."""
    norms = [rule for rule in rules if any(rule.is_named(norm) for norm in house.amends)]
    return not house.amends or any(_overrides(new, norm) for new in house.rules for norm in norms)


def _joined(house, rules):
    """Those of the rules of a house that change something among these rules, or in one of the house that does."""
    joined = []
    while more := [rule for rule in house if rule not in joined and _bears_on(rule, (*rules, *joined))]:
        joined += more
    return [rule for rule in house if rule in joined]


def _bears_on(rule, rules):
    """Whether a house rule changes something here: it overrides nothing at all, or something that is here."""
    return not rule.overrides or any(_overrides(rule, old) for old in rules)


def _overrides(new, old):
    """Whether a rule overrides another that can hold in the same situation."""
    return any(old.is_named(name) for name in new.overrides) and meets(new, old)


def meets(one, other):
    """Whether two rules are on one question and can hold in the same situation."""
    return one.question == other.question and all(values & other.condition.get(fact, values) for fact, values in one.condition.items())
