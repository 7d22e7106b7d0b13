"""How far a long work has come: one line on standard error, on a terminal only, and only if it takes more than a second."""

import os
import sys
import time

PATIENCE = 1.0  # seconds before anything is told
PAUSE = 0.1  # seconds between two tellings


class Progress:
    """One line that is told again and again and wiped at the end; `with Progress() as progress: progress.tell(…)`.

    With ``alone`` it is told only if the answers go elsewhere: on a terminal they tell by themselves how far one is.
    """

    def __init__(self, alone: bool = False) -> None:
        is_shown = sys.stderr.isatty() and os.environ.get("TERM") != "dumb" and not (alone and sys.stdout.isatty())
        self._next = time.monotonic() + PATIENCE if is_shown else float("inf")
        self._is_told = False

    def __enter__(self) -> "Progress":
        return self

    def __exit__(self, *_: object) -> None:
        self.wipe()

    def tell(self, what: str, done: int | None = None, count: int | None = None) -> None:
        """Tell what is being worked on, how much of it is done, and out of how much."""
        now = time.monotonic()
        if now < self._next:
            return
        self._next, self._is_told = now + PAUSE, True
        numbers = "" if done is None else f" {done:,}" if count is None else f" {done:,}/{count:,}"
        line = what[: max(_width() - len(numbers) - 1, 0)] + numbers
        print(f"\r\033[K{line.strip()}", end="", file=sys.stderr, flush=True)

    def wipe(self) -> None:
        """Wipe the line, before something else is printed."""
        if self._is_told:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
            self._is_told = False


def _width() -> int:
    try:
        return os.get_terminal_size(sys.stderr.fileno()).columns or 80
    except (AttributeError, OSError, ValueError):
        return 80
