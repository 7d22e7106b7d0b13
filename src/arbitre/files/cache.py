"""Keeps what was read without a fault, so that the next question is answered at once.

The copies lie in the user's cache folder and are used only while no file of the rulesets and no module of the
program has changed. `ARBITRE_CACHE` names another folder, or `none`. Nothing depends on them: whatever goes wrong
with a copy, the files are read again.
"""
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from .copyfile import opened, written
from .drawers import Drawers
from .folders import HERE

SHELF, WORDS, LEARNED = "shelf", "words", "learned"
Stamp = tuple[str | int, ...]  # what is known of a file without reading it
Fingerprint = tuple[str, str, tuple[Stamp, ...], tuple[Stamp, ...]]
Key = tuple[Any, ...]  # what must not have changed for a copy to be used, in plain values


def kept(folder: str, what: str = SHELF, fingerprint: Key | None = None) -> tuple[Drawers | None, Key]:
    """(what was kept of a folder or None, the fingerprint of the folder as it is now)."""
    fingerprint = fingerprint or fingerprint_of(folder)
    try:
        return opened(_path(folder, what), fingerprint), fingerprint
    except (OSError, ValueError, EOFError, TypeError):
        return None, fingerprint


def keep(folder: str, fingerprint: Key, drawers: Drawers, what: str = SHELF) -> None:
    """Keep what was read of a folder, if there is a place for it."""
    path = _path(folder, what)
    new = f"{path}.{os.getpid()}.{time.monotonic_ns()}"
    try:
        os.makedirs(os.path.dirname(path), exist_ok=True)
        written(new, fingerprint, drawers)
        _put(new, path)
    except (OSError, ValueError):
        pass  # a folder that cannot be written to only costs time


def kept_or_made(folder: str, fingerprint: Key, make: Callable[[], Drawers], what: str = SHELF) -> Drawers:
    """What was kept of a folder; made, and kept from now on, where nothing was or where it turns out spoilt."""
    found, _ = kept(folder, what, fingerprint)
    if found is None:
        found = make()
        keep(folder, fingerprint, found, what)
    else:
        found.spare = make
    return found


def _put(new: str, path: str) -> None:
    """Put a copy that is written out in its place, all at once."""
    try:
        os.replace(new, path)
    except OSError:
        os.unlink(new)


def _path(folder: str, what: str) -> str:
    """The file that holds the copy of a folder; its name says which."""
    name = os.path.abspath(folder).replace(os.sep, "-").replace(":", "").strip("-")[-150:]
    return os.path.join(_cache_folder(), f"{name}.{what}")


def _cache_folder() -> str:
    named = os.environ.get("ARBITRE_CACHE")
    if named:
        return os.devnull if named == "none" else named
    if os.name == "nt":
        return os.path.join(os.environ.get("LOCALAPPDATA", os.path.expanduser("~")), "arbitre", "cache")
    return os.path.join(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "arbitre")


def fingerprint_of(folder: str, besides: Iterable[str] = ()) -> Fingerprint:
    """All that the copies depend on: the version of Python, the files of the folder, those besides it, the program."""
    files = *_stamps(folder, ".yaml", ".yml", ".json"), *map(stamp_of, besides)
    return sys.version, os.path.abspath(folder), files, tuple(_stamps(HERE, ".py"))


def stamp_of(path: str) -> Stamp:
    """(path, size, times of last change) of a file; the path alone where there is none."""
    try:
        found = os.stat(path)
    except (OSError, ValueError):
        return (os.path.abspath(path),)
    return os.path.abspath(path), found.st_size, found.st_mtime_ns, found.st_ctime_ns


def _stamps(folder: str, *endings: str) -> Iterator[tuple[str, int, int, int]]:
    """(path, size, times of last change) of every such file below a folder, in the order of their names."""
    try:
        entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
    except OSError:
        return
    for entry in entries:
        if entry.name.endswith(endings):
            found = entry.stat()
            yield entry.path, found.st_size, found.st_mtime_ns, found.st_ctime_ns
        elif entry.name[0] not in "._" and entry.is_dir():
            yield from _stamps(entry.path, *endings)
