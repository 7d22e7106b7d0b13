"""Reads the charter of a table, and says everything that is wrong in it: what is unknown, and what changes nothing."""

import os
from collections.abc import Sequence

from ..files.folders import is_file, named_id, unshelved
from ..files.shape import LANGUAGES, in_languages, known_names, table, where, word_of, words
from ..files.yamltext import Table, read_file
from ..law.rule import Rule
from ..law.rulefile import read_rules, read_sources
from ..law.ruleset import Ruleset, Shelf, box_of, load_shelf
from ..problem import Problem, stop_at, unknown
from .charter import OWN, Charter
from .houses import circles, never_met

KEYS = ("name", "base", "house", "language", "sources", "rules")
OWN_NAME = {"en": "The table's own rules", "fr": "Les règles propres à la table"}
OWN_SHORT = {"en": "this table's own rule", "fr": "la règle propre à la table"}


def read_charter(path: str, folder: str, besides: Sequence[str] = ()) -> tuple[Charter, Shelf, tuple[str, ...]]:
    """(Charter, the Shelf with all that it brings, the files that it names); raises Problems.

    The Shelf is that of a folder with more files `besides` it.
    """
    problems: list[Problem] = []
    tree = table(read_file(path, problems) or Table(), "the charter", problems)
    stop_at(problems)
    named = words(tree.get("house", ()), "`house`", problems)
    base = word_of(tree, "base", "the charter", problems)
    paths = {name: _file(name, path) for name in (base, *named) if name and is_file(name)}
    problems += [
        Problem(
            "unreadable-file",
            f"there is no such file: `{name}`",
            where(name),
            "check the name; it is sought beside the charter",
        )
        for name, file in paths.items()
        if not os.path.isfile(file)
    ]
    stop_at(problems)
    files = unshelved(list(paths.values()))
    shelf = load_shelf(folder, (*files, *besides))
    charter, shelf = _Reader(path, tree, shelf, problems).charter(base, named)
    stop_at(problems)
    return charter, shelf, files


def check_charter(path: str, folder: str) -> list[Problem]:
    """What is wrong in a charter, as Problems."""
    from ..problem import Problems

    try:
        read_charter(path, folder)
    except Problems as found:
        return list(found.problems)
    return []


def _file(name: str, path: str) -> str:
    """The path of a file that the charter names: beside the charter, unless it is a whole path."""
    return os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(path)), name))


class _Reader:
    """Reads one charter against a shelf."""

    def __init__(self, path: str, tree: dict[str, object], shelf: Shelf, problems: list[Problem]) -> None:
        self.path, self.tree, self.shelf, self.problems = path, tree, shelf, problems
        counted = shelf.vocabulary.commands.get(OWN, {})
        self.counted: dict[str, dict[str, str]] = {fact: ranges for fact, ranges in counted.items() if fact in shelf.vocabulary.facts}

    def charter(self, base: str | None, named: tuple[str, ...]) -> tuple[Charter, Shelf]:
        """(Charter, the Shelf with its own rules)."""
        known_names(self.tree, (*KEYS, *self.counted), "the charter", self.problems)
        ids = [named_id(name) for name in named]
        for names, known, kind in (
            ((base,) if base else (), self.shelf.rulesets, "ruleset"),
            (named, self.shelf.house, "house-rule"),
        ):
            self.problems += [
                unknown(kind, name, known, where(name), " in the charter")
                for name in names
                if named_id(name) not in known
            ]
        house = tuple(dict.fromkeys(id for id in ids if id in self.shelf.house))
        shelf = self._with_own()
        ruleset = (
            named_id(base)
            if base and named_id(base) in shelf.rulesets
            else shelf.vocabulary.commands.get("ask", {}).get("rules")
        )
        house += (OWN,) if shelf is not self.shelf else ()
        if not self.problems:
            self._check(shelf, ruleset, house, dict(zip(ids, named)))
        numbers, facts = self._numbers()
        name = in_languages(self.tree["name"], "`name`", self.problems) if "name" in self.tree else {}
        return Charter(self.path, name, base and named_id(base), house, self._language(), numbers, facts), shelf

    def _language(self) -> str | None:
        lang = word_of(self.tree, "language", "the charter", self.problems)
        if lang is not None and lang not in LANGUAGES:
            self.problems.append(unknown("language", lang, LANGUAGES, where(lang), " in the charter"))
        return lang and str(lang)

    def _numbers(self) -> tuple[dict[str, int], dict[str, str]]:
        """({fact: number}, {fact: value}) of what the charter counts."""
        numbers: dict[str, int] = {}
        facts: dict[str, str] = {}
        for fact, ranges in self.counted.items():
            text = word_of(self.tree, fact, "the charter", self.problems)
            if text is None:
                continue
            value = next((value for value, range_ in ranges.items() if _is_within(text, range_)), None)
            if value is None:
                low, high = (
                    pick(int(end) for range_ in ranges.values() for end in range_.split("-")) for pick in (min, max)
                )
                self.problems.append(
                    Problem(
                        "no-such-number",
                        f"`{fact}: {text}` is no number that can be",
                        where(text),
                        f"write a number from {low} to {high}",
                    )
                )
            else:
                numbers[fact], facts[fact] = int(text), str(value)
        return numbers, facts

    def _with_own(self) -> Shelf:
        """The shelf with the rules that the charter holds itself, if it holds any."""
        if "rules" not in self.tree:
            return self.shelf
        vocabulary = self.shelf.vocabulary
        if self._are_documents(self.tree["rules"]):
            return self.shelf
        sources = read_sources(self.tree.get("sources", {}), self.problems)
        rules = read_rules(
            self.tree["rules"], f"house/{OWN}", sources, vocabulary, box_of(vocabulary, ()), self.problems
        )
        own = Ruleset(OWN, OWN_NAME, OWN_SHORT, sources, (), (), {}, rules, vocabulary, where(self.tree["rules"]))
        return self.shelf.joined(own)

    def _are_documents(self, node: object) -> bool:
        """Whether documents stand where the table's own rules belong, which is told."""
        listed = [name for name in (node if isinstance(node, list) else [node]) if isinstance(name, str)]
        found = next((name for name in listed if named_id(name) in self.shelf.rulesets), None)
        if found:
            self.problems.append(Problem("wrong-shape", f"`rules` holds the table's own rules, and `{found}` is a document", where(found), f"write `base: {found}`"))
        return found is not None

    def _check(self, shelf: Shelf, ruleset: str, house: tuple[str, ...], named: dict[str, str]) -> None:
        """Everything agreed on must change something in the document, and no override may run in a circle."""
        amended = shelf.ruleset(ruleset, house)
        for name in amended.idle:
            if name != OWN:
                norms = ", ".join(f"`{norm}`" for norm in shelf.house[name].amends)
                self.problems.append(
                    Problem(
                        "missing-norm",
                        f"`{ruleset}` has no rule for `{name}` to amend ({norms})",
                        where(named[name]),
                        f"remove `{name}`, or choose a `base` that has such a rule",
                    )
                )
        for rule in shelf.house[OWN].rules if OWN in house else ():
            if amended.by_id.get(rule.id) is not rule:
                self.problems.append(self._idle(rule, shelf, amended))
        self.problems += circles(amended)

    def _idle(self, rule: Rule, shelf: Shelf, amended: Ruleset) -> Problem:
        """Why a rule of the charter changes nothing."""
        for name in rule.overrides:
            if not any(other.is_named(name) for other in amended.rules):
                known = dict.fromkeys(name for other in amended.rules for name in (other.id, *other.groups))
                others = any(rule.is_named(name) for one in shelf.rulesets.values() for rule in one.rules)
                if others:
                    return Problem(
                        "missing-norm",
                        f"`{amended.id}` has no rule `{name}` for `{rule.id}` to override",
                        where(name),
                        "name a rule of the `base`, or choose a `base` that has it",
                    )
                return unknown("rule", name, known, where(name), f" in `overrides` of the rule `{rule.id}`")
        return never_met(rule, amended.rules)


def _is_within(text: str, range_: str) -> bool:
    low, _, high = range_.partition("-")
    return text.isdecimal() and len(text) < 5 and int(low) <= int(text) <= int(high or low)
