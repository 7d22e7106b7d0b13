"""A table whose values are made only when somebody asks for them."""
from collections.abc import Mapping

_LEFT = object()


class OnDemand(Mapping):
    """A mapping of names to values that `make` makes of what is `left`, each once and when it is first asked for."""

    __slots__ = ("_left", "_make", "_made")

    def __init__(self, left, make):
        self._left, self._make, self._made = left, make, {}

    def __getitem__(self, name):
        found = self._made.get(name, _LEFT)
        if found is _LEFT:
            found = self._made[name] = self._make(self._left[name])
        return found

    def get(self, name, default=None):
        """The value of this name, or `default` where there is none."""
        return self[name] if name in self._left else default

    def __contains__(self, name):
        return name in self._left

    def __iter__(self):
        return iter(self._left)

    def __len__(self):
        return len(self._left)

    def __repr__(self):
        return f"OnDemand({dict(self)!r})"
