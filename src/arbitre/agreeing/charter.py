"""The charter of a table: the document, house rules, language and number of players agreed on before the deal."""

import os
from collections.abc import Sequence
from typing import Any, NamedTuple

from ..files.cache import keep, kept, stamp_of
from ..files.drawers import Drawers
from ..law.ruleset import Shelf, load_shelf

NAME = "arbitre.yaml"
OWN = "table"  # the id of the rules that a charter holds itself, among the house rules
_KEPT = "charter"


class Charter(NamedTuple):
    """What a table agreed on. `base` is a ruleset's id or None, `house` the ids of house rules (its own rules last),
    `lang` is `en`, `fr` or None; `numbers` hold what was counted {fact: number}, `facts` what follows {fact: value}.
    `name` is {language: the words at the top of the sheet}.
    """

    path: str
    name: dict[str, str]
    base: str | None
    house: tuple[str, ...]
    lang: str | None
    numbers: dict[str, int]
    facts: dict[str, str]


def nearest_charter() -> str | None:
    """The path of the charter in force: from the current folder upward, then in the user's configuration; or None."""
    try:
        folder = os.getcwd()
    except OSError:  # the folder was removed meanwhile
        return _is_file(user_charter())
    while True:
        if found := _is_file(os.path.join(folder, NAME)):
            return found
        above = os.path.dirname(folder)
        if above == folder:
            return _is_file(user_charter())
        folder = above


def user_charter() -> str:
    """Where the user's own charter lies, in the folder in which programs keep what they are told once."""
    if os.name == "nt":
        folder = os.environ.get("APPDATA") or os.path.expanduser("~")
    else:
        folder = os.environ.get("XDG_CONFIG_HOME") or os.path.expanduser("~/.config")
    return os.path.join(folder, "arbitre", NAME)


def _is_file(path: str) -> str | None:
    return path if os.path.isfile(path) else None


def load_charter(path: str, folder: str, besides: Sequence[str] = ()) -> tuple[Charter, Shelf]:
    """(the Charter of a file, the Shelf of a folder with the files and the own rules that the charter brings).

    More files may be `besides` the folder. Raises Problems with everything that is wrong in the charter.
    """
    found, _ = kept(path, _KEPT, stamp_of(path))
    if found:
        files, fingerprint, fields, own = found.tray
        shelf = load_shelf(folder, (*files, *besides))
        if _rests_on(shelf) == fingerprint:
            found.spare = lambda: _frozen(*_read(path, folder, besides))
            return Charter(*fields), _joined(shelf, own, found)
    charter, shelf, files = _read(path, folder, besides)
    keep(path, stamp_of(path), _frozen(charter, shelf, files), _KEPT)
    return charter, shelf


def _read(path: str, folder: str, besides: Sequence[str]) -> tuple[Charter, Shelf, tuple[str, ...]]:
    from .charterfile import read_charter

    return read_charter(path, folder, besides)


def _rests_on(shelf: Shelf) -> object:
    """The fingerprint of the files of which a shelf was read; None where it was not."""
    return shelf.origin


def _joined(shelf: Shelf, own: Any, drawers: Drawers) -> Shelf:
    from ..law.freezing import thawed_ruleset

    return shelf.joined(thawed_ruleset(own, shelf.vocabulary, drawers)) if own else shelf


def _frozen(charter: Charter, shelf: Shelf, files: tuple[str, ...]) -> Drawers:
    """What is kept of a charter: the files it names, on what it rests, what it says, its own rules."""
    from ..files.drawers import plain
    from ..law.freezing import frozen_ruleset

    drawers = Drawers()
    own = frozen_ruleset(shelf.house[OWN], drawers) if OWN in charter.house else None
    drawers.tray = plain(files), _rests_on(shelf), plain(tuple(charter)), own
    return drawers
