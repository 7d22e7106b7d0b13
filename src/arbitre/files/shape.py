"""What may stand in a file: asks a value to be a table, a list or a word, and says so when it is not."""
from collections.abc import Collection, Iterable, Mapping
from typing import TypeVar, overload

from ..problem import Place, Problem, unknown
from .yamltext import Items, Node, Table, Text

K = TypeVar("K", Table, Items, Text)

LANGUAGES = ("en", "fr")
_NAMES: dict[type[Node], str] = {Table: "a table (`name: value`)", Items: "a list", Text: "a word"}


def where(node: object) -> Place | None:
    """The place of a node that came from a file, else None."""
    place: Place | None = getattr(node, "place", None)
    return place


def table(node: object, what: str, problems: list[Problem]) -> dict[str, object]:
    """The node if it is a table, else an empty table and a problem."""
    return node if isinstance(node, dict) else _refuse(node, Table, what, problems)


def items(node: object, what: str, problems: list[Problem]) -> list[object]:
    """The node if it is a list, else an empty list and a problem."""
    return node if isinstance(node, list) else _refuse(node, Items, what, problems)


def word(node: object, what: str, problems: list[Problem]) -> str:
    """The node if it is a word, else an empty word and a problem."""
    if isinstance(node, str):
        if not node:
            problems.append(Problem("empty-value", f"{what} is empty", where(node), "write a value, or remove the line"))
        return node
    return _refuse(node, Text, what, problems)


@overload
def word_of(node: Mapping[str, object], name: str, what: str, problems: list[Problem]) -> str | None: ...


@overload
def word_of(node: Mapping[str, object], name: str, what: str, problems: list[Problem], default: str) -> str: ...


def word_of(node: Mapping[str, object], name: str, what: str, problems: list[Problem], default: str | None = None) -> str | None:
    """The word that a table has under a name; `default` where it has none or something else."""
    if name not in node:
        return default
    return word(node[name], f"`{name}` of {what}", problems) or default


def words_of(node: object, what: str, problems: list[Problem]) -> dict[str, str]:
    """The {name: word} of a table; what is no word is left out."""
    found = {name: word(value, f"`{name}` of {what}", problems) for name, value in table(node, what, problems).items()}
    return {name: value for name, value in found.items() if value}


def words(node: object, what: str, problems: list[Problem]) -> tuple[str, ...]:
    """One word or a list of words, as a tuple of words."""
    if isinstance(node, (list, tuple)):
        return tuple(text for item in node if (text := word(item, what, problems)))
    return tuple(text for text in (word(node, what, problems),) if text)


MOST_STRANGE = 100  # names of one table that are told as unknown; the others are, once these are mended


def known_names(node: Iterable[str], names: Collection[str], what: str, problems: list[Problem]) -> None:
    """Report every name of the table that is not one of `names`."""
    for name in [name for name in node if name not in names][:MOST_STRANGE]:
        problems.append(unknown("key", name, names, where(name), f" in {what}"))


def required(node: Mapping[str, object], names: Iterable[str], what: str, problems: list[Problem]) -> None:
    """Report every one of `names` that the table lacks."""
    for name in names:
        if name not in node:
            problems.append(Problem("missing-key", f"{what} has no `{name}`", where(node), f"add `{name}: …`"))


def in_languages(node: object, what: str, problems: list[Problem], alone: bool = True) -> dict[str, str]:
    """{language: words} of a table with `en` and `fr`; a lone word (a name) serves for both, if it may be `alone`."""
    if isinstance(node, str) and alone:
        return dict.fromkeys(LANGUAGES, node)
    found = {}
    for lang, text in table(node, what, problems).items():
        if lang in LANGUAGES:
            found[lang] = word(text, f"`{lang}` of {what}", problems)
        else:
            problems.append(unknown("language", lang, LANGUAGES, where(lang), f" in {what}"))
    return found


def _refuse(node: object, kind: type[K], what: str, problems: list[Problem]) -> K:
    found = next((name for known, name in _NAMES.items() if isinstance(node, known)), "nothing")
    problems.append(Problem("wrong-shape", f"{what} must be {_NAMES[kind]}, not {found}", where(node),
                            f"write {_NAMES[kind]}"))
    return kind()
