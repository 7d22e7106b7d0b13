"""Files beside a folder of documents: where they bring rules alone, only they are read, and the rest is what was kept."""

from collections.abc import Mapping, Sequence

from ..files.cache import fingerprint_of, kept_or_made
from ..files.drawers import Drawers
from ..files.ondemand import OnDemand
from ..problem import Problem, Problems, stop_at
from .ruleset import Ruleset, Shelf, comments_of, load_shelf

BESIDE = "beside"
Named = Mapping[str, Ruleset]


def load_beside(folder: str, besides: Sequence[str]) -> Shelf | None:
    """The Shelf of a folder with files `besides` it; None where all must be read together. Raises Problems."""
    from .freezing import frozen_ruleset, thawed_ruleset

    shelf = _sound(folder)
    if shelf is None:
        return None

    def read() -> Drawers:
        from .shelffile import read_beside

        drawers, problems = Drawers(), list[Problem]()
        own = read_beside(shelf, besides, problems)
        stop_at(problems)
        if own:
            drawers.tray = [drawers.put_each({id: frozen_ruleset(one, drawers) for id, one in named.items()}) for named in own]
        return drawers

    def make(number: int) -> Ruleset:
        return thawed_ruleset(found.open(number), shelf.vocabulary, found)

    fingerprint = fingerprint_of(folder, besides)
    found = kept_or_made(f"{folder}+", fingerprint, read, BESIDE)
    if not found.tray:
        return None
    joined = _joined(shelf, *(OnDemand(named, make) for named in found.tray))
    joined.origin = fingerprint
    return joined


def fresh_beside(folder: str, besides: Sequence[str], problems: list[Problem]) -> Shelf | None:
    """As `load_beside`, of files that are read now: all that stands in them knows its place, and what is wrong is added
    to `problems`."""
    from .shelffile import read_beside

    shelf = _sound(folder)
    own = read_beside(shelf, besides, problems) if shelf else None
    return _joined(shelf, *own) if shelf and own else None


def _sound(folder: str) -> Shelf | None:
    """The Shelf of a folder, if nothing is wrong in it."""
    try:
        return load_shelf(folder)
    except Problems:
        return None


def _joined(shelf: Shelf, rulesets: Named, house: Named) -> Shelf:
    """The shelf with more rulesets and house rules."""
    comments = {id: (*shelf.comments.get(id, ()), *more) for id, more in comments_of(rulesets).items()} if rulesets else {}
    return Shelf(shelf.vocabulary, _both(shelf.rulesets, rulesets), _both(shelf.house, house), {**shelf.comments, **comments}, shelf.groups)


def _both(named: Named, more: Named) -> Named:
    """Two tables as one, each Ruleset made when it is asked for."""
    return OnDemand({id: id for id in (*named, *more)}, lambda id: more[id] if id in more else named[id]) if more else named
