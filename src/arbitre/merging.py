"""Puts the sections of many vocabulary files together: tables are merged name by name, lists end to end."""
from .shape import items, known_names, table
from .yamltext import Table

SECTIONS = ("things", "kinds", "places", "facts", "never", "who", "does", "clash", "topics", "questions",
            "commands", "words")
RULESET_SECTIONS = ("kinds", "facts", "questions", "topics", "never", "words")
LISTS = ("never", "clash")


def merge(trees, worded, problems):
    """All sections of the vocabulary files, then those of `worded` files (whose sections are all words), as one.

    `trees` are tables; a name that is written in several of them is merged, lists are put end to end.
    """
    merged = {section: [] if section in LISTS else {} for section in SECTIONS}
    for tree in trees:
        known_names(tree, SECTIONS, "the vocabulary", problems)
        for section in SECTIONS:
            if section in tree:
                add_section(merged, section, tree[section], problems)
    for tree in worded:
        merge_into(merged["words"], tree)
    return merged


def add_section(merged, section, node, problems):
    """Merge one more section into what is merged so far."""
    if section in LISTS:
        merged[section] += items(node, f"`{section}`", problems)
    else:
        merge_into(merged[section], table(node, f"`{section}`", problems))


def merge_into(merged, node):
    for name, value in node.items():
        old = merged.get(name)
        if isinstance(old, dict) and isinstance(value, dict):
            merge_into(old, value)
        elif isinstance(old, list) and isinstance(value, list):
            old += [item for item in value if item not in old]
        else:
            merged[name] = copied(value)


def copied(value):
    """Tables and lists are copied, since more will be merged into them."""
    if isinstance(value, dict):
        copy = Table((name, copied(inner)) for name, inner in value.items())
    elif isinstance(value, list):
        copy = type(value)(copied(inner) for inner in value)
    else:
        return value
    if hasattr(value, "place"):
        copy.place = value.place
    return copy
