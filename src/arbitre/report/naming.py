"""Values of a fact in as few names as will do: a group for its members, "not …" where few are left out."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..game.vocabulary import Vocabulary


def named(vocabulary: "Vocabulary", fact: str, values: tuple[str, ...], every: tuple[str, ...]) -> list[str] | dict[str, list[str]]:
    """Return a value, a list of names, or `{"not": …}` that stands for some of every value that can be."""
    names = in_groups(vocabulary, fact, values, every)
    others = in_groups(vocabulary, fact, tuple(value for value in every if value not in values), every)
    if others and len(others) + 1 < len(names):
        return {"not": others}
    return names


def in_groups(vocabulary: "Vocabulary", fact: str, values: tuple[str, ...], every: tuple[str, ...]) -> list[str]:
    """Return groups and values that stand for just these of every value that can be, the largest groups first."""
    left, names = dict.fromkeys(values), []
    for group, members in _groups(vocabulary, fact, every):
        if members <= left.keys() and len(members) > 1:
            names.append(group)
            left = {value: None for value in left if value not in members}
    return [*names, *left]


def _groups(vocabulary: "Vocabulary", fact: str, every: tuple[str, ...]) -> list[tuple[str, set[str]]]:
    """Return the (group, members that can be) of a fact that have words of their own, the largest first."""
    groups = [name for name in vocabulary.known_values(fact) if name not in vocabulary.facts[fact].values]
    found = [(name, {value for value in vocabulary.expand(fact, name) if value in every}) for name in groups]
    return sorted((pair for pair in found if _has_words(vocabulary, fact, pair[0])), key=lambda pair: -len(pair[1]))


def _has_words(vocabulary: "Vocabulary", fact: str, name: str) -> bool:
    return all(vocabulary.label(fact, name, lang) != name for lang in ("en", "fr"))
