"""A plain value, and numbered drawers full of more: each stays folded until somebody opens it."""
import marshal
import sys
from collections.abc import Callable, Mapping
from typing import Any, Protocol
from zlib import crc32

MOST_STRANGE = 50_000
"""Keys that are not in a chest and are remembered as such."""


class Folded(Protocol):
    """The folded drawers by number; one that is not whole raises OSError or ValueError."""

    def __getitem__(self, number: int, /) -> "bytes | memoryview": ...


class Drawers:
    """What was put away: the `tray` lies open, the rest in drawers.

    Drawers that still lie in a file may turn out spoilt; then all is made anew by `spare`, from what it was made of.
    """

    __slots__ = ("tray", "folded", "spare")

    def __init__(self, tray: Any = None, folded: Folded | None = None, spare: "Callable[[], Drawers] | None" = None) -> None:
        self.tray = tray
        self.folded: Any = [] if folded is None else folded
        self.spare = spare

    def put(self, value: Any) -> int:
        """Put a plain value into a drawer of its own; return its number."""
        self.folded.append(marshal.dumps(value))
        return len(self.folded) - 1

    def put_each(self, named: Mapping[str, Any]) -> dict[str, int]:
        """Put each of the named values into a drawer of its own; return their numbers."""
        return {name: self.put(value) for name, value in named.items()}

    def put_chest(self, table: Mapping[str, Any], fill: int) -> tuple[int, int]:
        """Put a table away as a chest of drawers, of about so many keys each; return where it begins and ends."""
        chest: list[dict[str, Any]] = [{} for _ in range(len(table) // fill + 1)]
        for key, value in table.items():
            chest[_place(key, len(chest))][key] = value
        numbers = [*map(self.put, chest)]
        return numbers[0], len(chest)

    def open(self, number: int) -> Any:
        """The value in a drawer."""
        try:
            return marshal.loads(self.folded[number])
        except (OSError, ValueError, EOFError, TypeError):
            if self.spare is None:
                raise
        found, self.spare = self.spare(), None
        if found.tray != self.tray:
            raise OSError("spoilt")  # what it was made of has changed meanwhile
        self.folded = found.folded
        return self.open(number)


def plain(value: Any) -> Any:
    """The value without the classes of this program; equal words become the very same."""
    if value is None or type(value) is int:  # as most are
        return value
    if isinstance(value, str):
        return sys.intern(str(value)) if len(value) < 40 else str(value)
    if isinstance(value, dict):
        return {plain(name): plain(inner) for name, inner in value.items()}
    if isinstance(value, tuple):
        return tuple([plain(inner) for inner in value])
    if isinstance(value, list):
        return list(map(plain, value))
    if isinstance(value, frozenset):
        return frozenset(map(plain, value))
    return value


class Chest(dict[str, Any]):
    """A table that lies in drawers by its keys: the first look at a key opens the drawer in which it would be.

    `chest[key]` is None for a key that is not there.
    """

    __slots__ = ("_drawers", "_first", "_closed", "_count")

    def __init__(self, drawers: Drawers, place: tuple[int, int]) -> None:
        self._drawers, (self._first, self._count) = drawers, place
        self._closed = set(range(self._count))

    def __missing__(self, key: str) -> Any:
        number = _place(key, self._count)
        if number in self._closed:
            self.update(self._drawers.open(self._first + number))
            self._closed.remove(number)
        elif len(self) < MOST_STRANGE:
            self[key] = None
        return self.get(key)


def _place(key: str, count: int) -> int:
    return crc32(key.encode("utf-8", "surrogatepass")) % count
