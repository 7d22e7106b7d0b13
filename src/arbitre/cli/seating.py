"""What lies on the table when a command begins: the shelf with the files that are named, and the table's charter."""

import os
from typing import TYPE_CHECKING, NamedTuple

from ..agreeing.charter import NAME, Charter, load_charter, nearest_charter
from ..files.folders import file_of, rulesets, unshelved
from ..files.yamltext import Table, read_file
from ..law.ruleset import Shelf, load_shelf

if TYPE_CHECKING:
    from .asking import Manner


def seat(rules: list[str] | None, house: list[str] | None, charter: bool = True) -> tuple[Shelf, Charter | None]:
    """Return the shelf with the files among the documents and house rules that are named, and the charter in force.

    Without ``charter`` none is looked for.
    """
    files = unshelved([path for name in (*(rules or ()), *(house or ())) if (path := file_of(name))])
    path = nearest_charter() if charter else None
    if path is None:
        return load_shelf(rulesets(), files), None
    agreed, shelf = load_charter(path, rulesets(), files)
    return shelf, agreed


class Sorted(NamedTuple):
    """Files by what they hold: documents and house rules, charters, scenarios (and what cannot be read)."""

    documents: list[str]
    charters: list[str]
    scenarios: list[str]


def sort(files: list[str]) -> Sorted:
    """Tell files apart by what is written in them."""
    found = Sorted([], [], [])
    for path in files:
        root = read_file(path, [])
        if isinstance(root, Table) and os.path.basename(path) == NAME:
            found.charters.append(path)
        elif isinstance(root, Table) and not {"ask", "reads"} & set(root):
            found.documents.append(path)
        else:
            found.scenarios.append(path)
    return found


def agreed(manner: "Manner", charter: Charter | None) -> "Manner":
    """Return the manner of an asker at this table: what no option says the charter says."""
    if charter is None:
        return manner
    return manner._replace(lang=manner.lang or charter.lang, house=manner.house or list(charter.house) or None)
