"""Example sentences in YAML: by question, each with its language, what it asks, and the facts that it tells."""

import os
from typing import Any

from ..files.shape import items, table
from ..files.yamltext import read_file
from ..problem import Problem
from .claim import OPEN
from .learning import Example

FOLDER = "examples"


def examples_of(vocabulary_folder: str, languages: Any) -> list[Example]:
    """All the examples of the folder of a vocabulary, in the order of their files."""
    folder = os.path.join(vocabulary_folder, FOLDER)
    out: list[Example] = []
    problems: list[Problem] = []
    for name in sorted(os.listdir(folder)):
        if name.endswith(".yaml"):
            tree = table(read_file(os.path.join(folder, name), problems) or {}, f"the file `{name}`", problems)
            out += [_example(str(question), table(row, f"`{question}`", problems), languages)
                    for question, rows in tree.items() for row in items(rows, f"`{question}`", problems)]
    if problems:
        raise ValueError(problems[0])
    return out


def _example(question: str, row: dict[str, Any], languages: Any) -> Example:
    lang = next(name for name in languages if name in row)
    facts = {str(fact): value for fact, value in row.items() if fact not in (lang, "asks")}
    return Example(lang, str(row[lang]), question, str(row.get("asks", OPEN)), facts)
