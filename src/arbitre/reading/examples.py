"""Example sentences in YAML: by question, each with its language, what it asks, and the facts that it tells."""

import os
from typing import Any

from ..yamltext import read_file
from .claim import OPEN
from .learning import Example

FOLDER = "examples"


def examples_of(vocabulary_folder: str, languages: Any) -> list[Example]:
    """All the examples of the folder of a vocabulary, in the order of their files."""
    folder = os.path.join(vocabulary_folder, FOLDER)
    out: list[Example] = []
    problems: list[Any] = []
    for name in sorted(os.listdir(folder)):
        if name.endswith(".yaml"):
            tree = read_file(os.path.join(folder, name), problems) or {}
            out += [_example(str(question), row, languages) for question, rows in tree.items() for row in rows]
    if problems:
        raise ValueError(problems[0])
    return out


def _example(question: str, row: dict[str, Any], languages: Any) -> Example:
    lang = next(name for name in languages if name in row)
    facts = {str(fact): value for fact, value in row.items() if fact not in (lang, "asks")}
    return Example(lang, str(row[lang]), question, str(row.get("asks", OPEN)), facts)
