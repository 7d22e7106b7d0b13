"""Reads a folder of rulesets: the vocabulary, one file a document, and the house rules."""
import os
from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType

from ..files.merging import add_section, merge
from ..files.shape import in_languages, known_names, required, table, where, word_of, words
from ..files.yamltext import read_file
from ..game.groups import own_groups
from ..game.vocabulary import Vocabulary
from ..game.wordbook import Groups, read_vocabulary
from ..problem import Problem, unknown
from .overrides import beats, superior_first
from .rule import EVERY, Rule
from .rulefile import read_rules, read_sources
from .ruleset import Ruleset, Shelf, box_of

Trees = dict[str, dict[str, object]]  # what each file holds, by its path

RULESET_SECTIONS = ("kinds", "facts", "questions", "topics", "never", "who", "does", "clash", "words")
RULESET_KEYS = ("name", "short", "sources", "cards", "colours", "means", "extends", "comments", "game",
                "asked-about", "rules", *RULESET_SECTIONS)
HOUSE_KEYS = ("name", "short", "sources", "amends", "rules", *RULESET_SECTIONS)
HOUSE = "house"


def read_shelf(folder: str, problems: list[Problem], besides: Sequence[str] = ()) -> Shelf:
    """The Shelf of a folder, with the files `besides` it: of rulesets, and of house rules (those that have `amends` or
    lie in a folder `house`); everything that is wrong is added to `problems`."""
    vocabulary_folder = os.path.join(folder, "vocabulary")
    if not os.path.isdir(vocabulary_folder):
        problems.append(Problem("no-shelf", f"there is no folder `vocabulary` in `{folder}`", None, "name the folder of the rulesets"))
    main = _read_all(_files(vocabulary_folder), problems)
    worded = _read_all(_files(os.path.join(vocabulary_folder, "words")), problems)
    rulesets = _read_all(_files(folder), problems)
    house = _read_all(_files(os.path.join(folder, HOUSE)), problems)
    for path, tree in _read_all(besides, problems).items():
        (house if is_house(path, tree) else rulesets)[path] = tree
    merged = merge(main.values(), worded.values(), problems)
    groups, shared_groups = _groups(merged.tables["kinds"], rulesets), own_groups(merged.tables["kinds"], {})
    shared = tuple(merged.tables["questions"])
    for tree in (*rulesets.values(), *house.values()):
        for section in RULESET_SECTIONS:
            if section in tree:
                add_section(merged, section, tree[section], problems)
    vocabulary = read_vocabulary(merged, problems, _owners(shared, rulesets))
    read = _read_rulesets(rulesets, vocabulary, groups, problems)
    amending = _read_house(house, vocabulary, problems)
    _check_rulesets(read, read, vocabulary, problems)
    _check_house(amending, read, amending, problems)
    problems[:] = _telling(problems)
    return Shelf(vocabulary, read, amending, groups=shared_groups)


def _telling(problems: Iterable[Problem]) -> list[Problem]:
    """The problems that tell something: an empty word is reported as such, and no more that nothing bears its name."""
    return [problem for problem in problems if "``" not in problem.message]


def read_beside(shelf: Shelf, besides: Sequence[str], problems: list[Problem]) -> tuple[dict[str, Ruleset], dict[str, Ruleset]] | None:
    """(the rulesets, the house rules) of files that lie `besides` a sound shelf, read into its vocabulary.

    None, and no problem told, where they bring more than rules or replace what is on the shelf: all must be read together.
    """
    found: list[Problem] = []
    trees = _read_all(besides, found)
    house = {path: tree for path, tree in trees.items() if is_house(path, tree)}
    rulesets = {path: tree for path, tree in trees.items() if path not in house}
    if any(section in tree for tree in trees.values() for section in RULESET_SECTIONS) \
            or any(_id(path) in shelf.rulesets for path in rulesets) or any(_id(path) in shelf.house for path in house):
        return None
    own = _read_rulesets(rulesets, shelf.vocabulary, {_id(path): shelf.groups for path in rulesets}, found, shelf.rulesets)
    amending = _read_house(house, shelf.vocabulary, found)
    _check_rulesets(own, {**shelf.rulesets, **own}, shelf.vocabulary, found)
    if amending:
        _check_house(amending, {**shelf.rulesets, **own}, {**shelf.house, **amending}, found)
    problems += _telling(found)
    return own, amending


def is_house(path: str, tree: Mapping[str, object]) -> bool:
    """Whether a file that was read holds house rules, and not a ruleset of its own."""
    return "amends" in tree or os.path.basename(os.path.dirname(os.path.abspath(path))) == HOUSE


def _files(folder: str) -> list[str]:
    """The YAML files of a folder, in the order of their names; those that begin with `_` are templates."""
    names = sorted(os.listdir(folder)) if os.path.isdir(folder) else []
    return [os.path.join(folder, name) for name in names if name.endswith((".yaml", ".yml")) and name[0] not in "_."]


def _read_all(paths: Iterable[str], problems: list[Problem]) -> Trees:
    return {path: table(tree, f"the file `{path}`", problems) for path in paths if (tree := read_file(path, problems)) is not None}


def _id(path: str) -> str:
    return os.path.splitext(os.path.basename(path))[0]


def _groups(kinds: Mapping[str, object], trees: Trees) -> dict[str, Groups]:
    """{ruleset id: {kind: {group: its values}}}: a group of cards holds only what the shared vocabulary and the
    ruleset itself put in it, so that the cards of one edition do not get into the box of another."""
    return {_id(path): own_groups(kinds, tree.get("kinds", {})) for path, tree in trees.items()}


def _owners(shared: Collection[str], trees: Trees) -> dict[str, str]:
    """{question: the ruleset that brings it} of the questions that are not in the shared vocabulary."""
    owners: dict[str, str] = {}
    for path, tree in trees.items():
        questions = tree.get("questions")
        for question in questions if isinstance(questions, dict) else ():
            if question not in shared:
                owners.setdefault(question, _id(path))
    return owners


def _read_house(trees: Trees, vocabulary: Vocabulary, problems: list[Problem]) -> dict[str, Ruleset]:
    """{id: the Ruleset of a house rule}, in the order of their files."""
    return {_id(path): _ruleset(_id(path), tree, vocabulary, vocabulary.groups, {}, problems, f"{HOUSE}/") for path, tree in trees.items()}


def _read_rulesets(trees: Trees, vocabulary: Vocabulary, groups: dict[str, Groups], problems: list[Problem],
                   known: Mapping[str, Ruleset] = MappingProxyType({})) -> dict[str, Ruleset]:
    """{id: Ruleset}, a ruleset after the one that it extends, all in the order of their files; others are `known` already."""
    by_id = {_id(path): tree for path, tree in trees.items()}
    read = dict(known)

    def visit(id: str, path: tuple[str, ...]) -> None:
        if id in read:
            return
        base = word_of(by_id[id], "extends", f"the ruleset `{id}`", problems)
        if base is None:
            pass
        elif base in (*path, id):
            problems.append(Problem("extends-cycle", f"`{id}` extends itself", where(base), "remove one `extends`"))
        elif base not in by_id and base not in known:
            problems.append(unknown("ruleset", base, {**known, **by_id}, where(base), " in `extends`"))
        else:
            visit(base, (*path, id))
        read[id] = _ruleset(id, by_id[id], vocabulary, groups[id], read, problems)

    for id in by_id:
        visit(id, ())
    return {id: read[id] for id in by_id}


def _ruleset(id: str, tree: Mapping[str, object], vocabulary: Vocabulary, groups: Groups, read: Mapping[str, Ruleset], problems: list[Problem],
             prefix: str = "") -> Ruleset:
    known_names(tree, HOUSE_KEYS if prefix else RULESET_KEYS, f"the ruleset `{id}`", problems)
    required(tree, ("name", "rules"), f"the ruleset `{id}`", problems)
    base = read.get(word_of(tree, "extends", "", [], ""))
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
    amends, comments, asked = (words(tree.get(key, ()), f"`{key}`", problems) for key in ("amends", "comments", "asked-about"))
    game = word_of(tree, "game", f"the ruleset `{id}`", problems)
    return Ruleset(id, name, short, sources, cards, colours, means, rules, vocabulary, where(tree), amends,
                   comments=comments, game=game, asked_about=asked)


def _cards(node: object, what: str, vocabulary: Vocabulary, groups: Groups, problems: list[Problem]) -> tuple[str, ...]:
    """The values that a list of values and groups stands for, whatever their kind."""
    found: list[str] = []
    for name in words(node, f"`{what}`", problems):
        kind = next((kind for kind, names in vocabulary.names.items() if name in names), None)
        if kind is None:
            problems.append(unknown("card-name", name, [id for names in vocabulary.names.values() for id in names], where(name), f" in `{what}`"))
        else:
            found += groups.get(kind, {}).get(name, (name,))
    return tuple(dict.fromkeys(map(str, found)))


def _means(node: object, vocabulary: Vocabulary, groups: Groups, problems: list[Problem]) -> dict[str, tuple[str, ...]]:
    return {word: _cards(targets, "means", vocabulary, groups, problems)
            for word, targets in table(node, "`means`", problems).items()
            if _cards(word, "means", vocabulary, groups, problems)}


def _check_rulesets(rulesets: Mapping[str, Ruleset], read: Mapping[str, Ruleset], vocabulary: Vocabulary, problems: list[Problem]) -> None:
    """What rulesets name must be there, among all that were `read`, and nothing may run in a circle."""
    for ruleset in rulesets.values():
        problems += [unknown("ruleset", other, read, where(other), f" in `comments` of `{ruleset.id}`") for other in ruleset.comments if other not in read]
        problems += [unknown("question", asked, vocabulary.questions, where(asked), f" in `asked-about` of `{ruleset.id}`")
                     for asked in ruleset.asked_about if asked not in vocabulary.questions]
        named: list[Problem] = []
        _check_names(ruleset, ruleset.rules, named)
        problems += [_meant_for_house(problem, ruleset, read.values()) for problem in named]
        _check_circles(ruleset, problems)


def _check_house(house: Mapping[str, Ruleset], read: Mapping[str, Ruleset], amending: Mapping[str, Ruleset], problems: list[Problem]) -> None:
    """What house rules name must be there, in the rulesets that were `read` or, but for norms, in all that is `amending`."""
    for ruleset in house.values():
        _check_names(ruleset, [rule for other in (*read.values(), *amending.values()) for rule in other.rules], problems)
        _check_norms(ruleset, [rule for other in read.values() for rule in other.rules], problems)
        _check_circles(ruleset, problems)


def _check_names(ruleset: Ruleset, rules: Sequence[Rule], problems: list[Problem]) -> None:
    """Every rule or group named by a rule must exist."""
    known = tuple(dict.fromkeys([rule.id for rule in rules] + [group for rule in rules for group in rule.groups]))
    for rule in ruleset.rules:
        for key, names in (("overrides", rule.overrides), ("yields", rule.yields), ("contests", rule.contests), ("from", rule.from_)):
            for name in names:
                if name not in known and (key, name) != ("yields", EVERY):
                    problems.append(unknown("rule", name, known, where(name), f" in `{key}` of the rule `{rule.id}`"))


def _meant_for_house(problem: Problem, ruleset: Ruleset, others: Iterable[Ruleset]) -> Problem:
    """The Problem of an unknown rule; where the file has no box and a document has that rule, it was meant to amend it."""
    name = str(dict(problem.fields)["name"])
    if ruleset.cards or not any(rule.is_named(name) for other in others for rule in other.rules):
        return problem
    return problem._replace(hint=f"write `amends: [{name}]` at the top if this is a house rule")


def _check_norms(house: Ruleset, rules: Iterable[Rule], problems: list[Problem]) -> None:
    """Every norm that a house rule amends must be a rule or group of some document."""
    known = tuple(dict.fromkeys(name for rule in rules for name in (rule.id, *rule.groups)))
    problems += [unknown("rule", norm, known, where(norm), f" in `amends` of `{house.id}`") for norm in house.amends if norm not in known]


def _check_circles(ruleset: Ruleset, problems: list[Problem]) -> None:
    """No rules may override each other in a circle."""
    for question in dict.fromkeys(rule.question for rule in ruleset.rules):
        rules = ruleset.on(question)
        superior_first(rules, beats(rules), problems)
