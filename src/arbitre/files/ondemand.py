"""A table whose values are made only when somebody asks for them."""
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar, overload

L = TypeVar("L")
V = TypeVar("V")
T = TypeVar("T")


class OnDemand(Mapping[str, V]):
    """A mapping of names to values that `make` makes of what is `left`, each once and when it is first asked for."""

    __slots__ = ("_left", "_make", "_made")

    def __init__(self, left: Mapping[str, L], make: Callable[[L], V]) -> None:
        self._left: Mapping[str, Any] = left  # whatever `make` takes
        self._make: Callable[[Any], V] = make
        self._made: dict[str, V] = {}

    def __getitem__(self, name: str) -> V:
        try:
            return self._made[name]
        except KeyError:
            found = self._made[name] = self._make(self._left[name])
            return found

    @overload
    def get(self, name: str, /) -> V | None: ...

    @overload
    def get(self, name: str, /, default: V | T) -> V | T: ...

    def get(self, name: str, /, default: V | T | None = None) -> V | T | None:
        """The value of this name, or `default` where there is none."""
        if name in self._made:
            return self._made[name]
        return self[name] if name in self._left else default

    def __contains__(self, name: object) -> bool:
        return name in self._left

    def __iter__(self) -> Iterator[str]:
        return iter(self._left)

    def __len__(self) -> int:
        return len(self._left)

    def __repr__(self) -> str:
        return f"OnDemand({dict(self)!r})"
