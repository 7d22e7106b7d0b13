"""The rules of one document, the house rules that amend them, and the shelf that holds all documents."""
import os

from .groups import own_groups
from .merging import add_section, merge
from .problem import Problem, stop_at, unknown
from .rulefile import read_rules, read_sources
from .shape import in_languages, known_names, required, table, where, words
from .wordbook import read_vocabulary
from .yamltext import read_file

RULESET_SECTIONS = ("kinds", "facts", "questions", "topics", "never", "who", "does", "clash", "words")
RULESET_KEYS = ("name", "short", "sources", "cards", "colours", "means", "extends", "rules", *RULESET_SECTIONS)
HOUSE = "house"


class Ruleset:
    """The rules of one document, in order.

    `box` holds for each fact (by number) the integer of the values that this edition's cards allow; `means` is
    {word: the cards that it names here}. A ruleset amended by house rules has its `base`, the ids of the `house`
    rules in force and of those that are `idle`: over this document they change nothing.
    """

    def __init__(self, id, name, short, sources, cards, colours, means, rules, vocabulary, place=None,
                 base=None, house=(), idle=()):
        self.id, self.name, self.short, self.sources = id, name, short, sources
        self.cards, self.colours, self.means, self.rules = cards, colours, means, rules
        self.vocabulary, self.place = vocabulary, place
        self.base, self.house, self.idle = base, house, idle
        self.box = box_of(vocabulary, (*cards, *colours))
        self.by_id = {rule.id: rule for rule in rules}
        self.books = {}  # what judging each question needs, made when it is first asked

    def on(self, question):
        """The rules on one question, in order."""
        return tuple(rule for rule in self.rules if rule.question == question)

    def amended(self, house):
        """This ruleset with the house rules of these rulesets on top.

        A house rule whose overrides name nothing that is here changes nothing, and its ruleset is `idle`
        if none of its rules changes anything.
        """
        rules, idle = list(self.rules), []
        for other in house:
            joined = [rule for rule in other.rules if _bears_on(rule, rules)]
            if not joined:
                idle.append(other.id)
            rules = [rule for rule in rules if all(rule.id != new.id for new in joined)] + joined
        return Ruleset(self.id, self.name, self.short, self.sources, self.cards, self.colours, self.means,
                       tuple(rules), self.vocabulary, self.place, self, tuple(other.id for other in house), tuple(idle))


class Shelf:
    """The vocabulary, the rulesets by id, and the house rules by id (without the folder)."""

    def __init__(self, vocabulary, rulesets, house):
        self.vocabulary, self.rulesets, self.house = vocabulary, rulesets, house

    def ruleset(self, id, house=()):
        """The ruleset with this id, amended by the house rules with these ids."""
        ruleset = self.rulesets[id]
        return ruleset.amended([self.house[name] for name in house]) if house else ruleset


def load_shelf(folder):
    """The Shelf of a folder: `vocabulary/` and one YAML file a ruleset, house rules in `house/`.

    Raises Problems with everything that is wrong in all of the files.
    """
    problems = []
    shelf = read_shelf(str(folder), problems)
    stop_at(problems)
    return shelf


def read_shelf(folder, problems):
    """As `load_shelf`, but what is wrong is added to `problems`."""
    vocabulary_folder = os.path.join(folder, "vocabulary")
    if not os.path.isdir(vocabulary_folder):
        problems.append(Problem("no-shelf", f"there is no folder `vocabulary` in `{folder}`", None, "name the folder of the rulesets"))
    main = _read_all(_files(vocabulary_folder), problems)
    worded = _read_all(_files(os.path.join(vocabulary_folder, "words")), problems)
    rulesets = _read_all(_files(folder), problems)
    house = _read_all(_files(os.path.join(folder, HOUSE)), problems)
    merged = merge(main.values(), worded.values(), problems)
    groups = _groups(merged["kinds"], rulesets)
    for tree in (*rulesets.values(), *house.values()):
        for section in RULESET_SECTIONS:
            if section in tree:
                add_section(merged, section, tree[section], problems)
    vocabulary = read_vocabulary(merged, problems)
    read = _read_rulesets(rulesets, vocabulary, groups, problems)
    amending = {_id(path): _ruleset(_id(path), tree, vocabulary, vocabulary.groups, {}, problems, f"{HOUSE}/")
                for path, tree in house.items()}
    for ruleset in read.values():
        _check_names(ruleset, ruleset.rules, problems)
    for ruleset in amending.values():
        _check_names(ruleset, [rule for other in (*read.values(), *amending.values()) for rule in other.rules], problems)
    return Shelf(vocabulary, read, amending)


def _files(folder):
    """The YAML files of a folder, in the order of their names; those that begin with `_` are templates."""
    names = sorted(os.listdir(folder)) if os.path.isdir(folder) else []
    return [os.path.join(folder, name) for name in names if name.endswith((".yaml", ".yml")) and name[0] not in "_."]


def _read_all(paths, problems):
    trees = {path: table(tree, f"the file `{path}`", problems) for path in paths if (tree := read_file(path, problems)) is not None}
    return trees


def _id(path):
    return os.path.splitext(os.path.basename(path))[0]


def _groups(kinds, trees):
    """{ruleset id: {kind: {group: its values}}}: a group of cards holds only what the shared vocabulary and the
    ruleset itself put in it, so that the cards of one edition do not get into the box of another."""
    return {_id(path): own_groups(kinds, tree.get("kinds", {})) for path, tree in trees.items()}


def _read_rulesets(trees, vocabulary, groups, problems):
    """{id: Ruleset}, a ruleset after the one that it extends, all in the order of their files."""
    by_id = {_id(path): tree for path, tree in trees.items()}
    read = {}

    def visit(id, path):
        if id in read:
            return
        base = by_id[id].get("extends")
        if base in path or base == id:
            problems.append(Problem("extends-cycle", f"`{id}` extends itself", where(base), "remove one `extends`"))
        elif base is not None and base not in by_id:
            problems.append(unknown("ruleset", base, by_id, where(base), " in `extends`"))
        elif base is not None:
            visit(base, (*path, id))
        read[id] = _ruleset(id, by_id[id], vocabulary, groups[id], read, problems)

    for id in by_id:
        visit(id, ())
    return {id: read[id] for id in by_id}


def _ruleset(id, tree, vocabulary, groups, read, problems, prefix=""):
    known_names(tree, RULESET_KEYS, f"the ruleset `{id}`", problems)
    required(tree, ("name", "rules"), f"the ruleset `{id}`", problems)
    base = read.get(tree.get("extends"))
    sources = {**(base.sources if base else {}), **read_sources(tree.get("sources", {}), problems)}
    cards = _cards(tree.get("cards", ()), "cards", vocabulary, groups, problems) or (base.cards if base else ())
    colours = _cards(tree.get("colours", ()), "colours", vocabulary, groups, problems) or (base.colours if base else ())
    means = _means(tree.get("means", {}), vocabulary, groups, problems) or (base.means if base else {})
    rules = read_rules(tree.get("rules", []), prefix + id, sources, vocabulary, box_of(vocabulary, (*cards, *colours)), problems)
    if base:
        own = {rule.id for rule in rules}
        rules = (*(rule for rule in base.rules if rule.id not in own), *rules)
    name = in_languages(tree.get("name", {}), "`name`", problems)
    short = in_languages(tree["short"], "`short`", problems) if "short" in tree else name
    return Ruleset(id, name, short, sources, cards, colours, means, rules, vocabulary, where(tree))


def _cards(node, what, vocabulary, groups, problems):
    """The values that a list of values and groups stands for, whatever their kind."""
    found = []
    for name in words(node, f"`{what}`", problems):
        kind = next((kind for kind, names in vocabulary.names.items() if name in names), None)
        if kind is None:
            problems.append(unknown("card", name, [id for names in vocabulary.names.values() for id in names], where(name), f" in `{what}`"))
        else:
            found += groups[kind].get(name, (name,))
    return tuple(dict.fromkeys(map(str, found)))


def _means(node, vocabulary, groups, problems):
    return {word: _cards(targets, "means", vocabulary, groups, problems)
            for word, targets in table(node, "`means`", problems).items()
            if _cards(word, "means", vocabulary, groups, problems)}


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


def _bears_on(rule, rules):
    """Whether a house rule changes something here: it overrides nothing at all, or something that is here."""
    named = [name for name in rule.overrides]
    return not named or any(old.question == rule.question and old.is_named(name) for name in named for old in rules)


def _check_names(ruleset, rules, problems):
    """Every rule or group named by a rule must exist."""
    known = tuple(dict.fromkeys([rule.id for rule in rules] + [group for rule in rules for group in rule.groups]))
    for rule in ruleset.rules:
        for key, names in (("overrides", rule.overrides), ("yields", rule.yields), ("contests", rule.contests), ("from", rule.from_)):
            for name in names:
                if name not in known:
                    problems.append(unknown("rule", name, known, where(name), f" in `{key}` of the rule `{rule.id}`"))
