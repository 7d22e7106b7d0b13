"""Every scenario in short: its words, the facts it is about, and the rules that decide it in each document."""
from typing import Any, NamedTuple

from ..files.cache import fingerprint_of, kept_or_made
from ..files.drawers import Drawers
from ..files.folders import scenario_files
from ..problem import Place

_WHAT = "casebook"


class Case(NamedTuple):
    """A scenario in short. `asks` is {language: sentence}, `facts` {fact: value or values} of its `question`;
    `because` is {ruleset id: the rules expected to stand}, `verdicts` {ruleset id: the verdict expected}.
    """

    place: Place
    name: str
    asks: dict[str, str]
    house: tuple[str, ...]
    question: str | None
    facts: dict[str, object]
    because: dict[str, tuple[str, ...]]
    verdicts: dict[str, str]


def casebook(folder: str) -> tuple[Case, ...]:
    """Return every scenario of a folder in short, in the order of the files; what cannot be read is left out."""
    found = kept_or_made(folder, fingerprint_of(folder), lambda: _read(folder), _WHAT).tray
    return tuple(Case(Place._make(place), *rest) for place, *rest in found)


def _read(folder: str) -> Drawers:
    from ..files.yamltext import Table, read_file

    trees = [(path, read_file(path, [])) for path in scenario_files(folder)]
    return Drawers([_in_short(path, item) for path, tree in trees if isinstance(tree, list) for item in tree if isinstance(item, Table)])


def _in_short(path: str, item: Any) -> tuple[Any, ...]:
    """Return the fields of a Case as plain values."""
    reads = item.get("reads") if isinstance(item.get("reads"), dict) else {}
    asks = item.get("ask") if isinstance(item.get("ask"), dict) else {}
    expect = item.get("expect") if isinstance(item.get("expect"), dict) else {}
    wanted = {str(id): one for id, one in expect.items() if isinstance(one, dict)}
    name = item.get("name") or next(iter(asks.values()), "")
    facts = {fact: value for fact, value in _plain(reads).items() if fact not in ("question", "asks")}
    return ((path, item.place.line, item.place.col), str(name), {str(lang): str(text) for lang, text in asks.items()},
            _words(item.get("house")), reads.get("question") and str(reads["question"]), facts,
            {id: _words(one.get("because")) for id, one in wanted.items()},
            {id: str(one["verdict"]) for id, one in wanted.items() if "verdict" in one})


def _words(value: object) -> tuple[str, ...]:
    if isinstance(value, str):
        return (str(value),)
    return tuple(str(one) for one in value if isinstance(one, str)) if isinstance(value, list) else ()


def _plain(value: object) -> Any:
    if isinstance(value, dict):
        return {str(name): _plain(inner) for name, inner in value.items()}
    return [_plain(inner) for inner in value] if isinstance(value, list) else str(value)
