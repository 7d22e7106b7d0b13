"""Puts the sections of many vocabulary files together: tables are merged name by name, lists end to end."""
from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeVar

from ..problem import Problem
from .shape import items, known_names, table, where
from .yamltext import Items, Table

SECTIONS = ("things", "kinds", "places", "facts", "never", "who", "does", "clash", "topics", "questions",
            "commands", "words")
RULESET_SECTIONS = ("kinds", "facts", "questions", "topics", "never", "words")
LISTS = ("never", "clash")
N = TypeVar("N", Table, Items)


class Merged(NamedTuple):
    """The sections of all files as one: those that are `tables` and those that are `lists`, by name."""

    tables: dict[str, dict[str, object]]
    lists: dict[str, list[object]]


def merge(trees: Iterable[Mapping[str, object]], worded: Iterable[Mapping[str, object]], problems: list[Problem]) -> Merged:
    """All sections of the vocabulary files, then those of `worded` files (whose sections are all words), as one.

    `trees` are tables; a name that is written in several of them is merged, lists are put end to end.
    """
    merged = Merged({section: {} for section in SECTIONS if section not in LISTS}, {section: [] for section in LISTS})
    for tree in trees:
        known_names(tree, SECTIONS, "the vocabulary", problems)
        for section in SECTIONS:
            if section in tree:
                add_section(merged, section, tree[section], problems)
    for tree in worded:
        merge_into(merged.tables["words"], tree)
    return merged


def add_section(merged: Merged, section: str, node: object, problems: list[Problem]) -> None:
    """Merge one more section into what is merged so far."""
    if section in LISTS:
        merged.lists[section] += items(node, f"`{section}`", problems)
    else:
        merge_into(merged.tables[section], table(node, f"`{section}`", problems))


def merge_into(merged: dict[str, object], node: Mapping[str, object]) -> None:
    """Merge the names of one more table into what is merged so far."""
    for name, value in node.items():
        old = merged.get(name)
        if isinstance(old, dict) and isinstance(value, dict):
            merge_into(old, value)
        elif isinstance(old, list) and isinstance(value, list):
            old += [item for item in value if item not in old]
        else:
            merged[name] = copied(value)


def copied(value: object) -> object:
    """Tables and lists are copied, since more will be merged into them."""
    if isinstance(value, dict):
        return copied_table(value)
    if isinstance(value, list):
        return _placed(Items(copied(inner) for inner in value), value)
    return value


def copied_table(table: Mapping[str, object]) -> Table:
    """A copy of a table and of all that is in it."""
    return _placed(Table((name, copied(inner)) for name, inner in table.items()), table)


def _placed(copy: N, value: object) -> N:
    """The copy at the place of the value that it is of."""
    if place := where(value):
        copy.place = place
    return copy
