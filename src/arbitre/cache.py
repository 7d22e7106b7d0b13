"""Keeps what was read without a fault, so that the next question is answered at once.

The copies lie in the user's cache folder and are used only while no file of the rulesets and no module of the
program has changed. `ARBITRE_CACHE` names another folder, or `none`. Nothing depends on them: whatever goes wrong
with a copy, the files are read again. A copy that is not the user's own, or that others may write to, is not read.
"""
import marshal
import os
import sys
import time
from collections.abc import Iterable, Iterator
from typing import Any
from zlib import crc32

SHELF, WORDS, LEARNED = "shelf", "words", "learned"
Stamp = tuple[str | int, ...]  # what is known of a file without reading it
Fingerprint = tuple[str, str, tuple[Stamp, ...], tuple[Stamp, ...]]
Key = tuple[Any, ...]  # what must not have changed for a copy to be used, in plain values
_HEAD = b"arbitre\x02"
_HERE = os.path.dirname(os.path.abspath(__file__))
_OLD = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)  # a pipe in its place is not waited for
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)


def kept(folder: str, what: str = SHELF, fingerprint: Key | None = None) -> tuple[Any, Key]:
    """(what was kept of a folder or None, the fingerprint of the folder as it is now)."""
    fingerprint = fingerprint or fingerprint_of(folder)
    try:
        found = marshal.loads(_whole(_read(_path(folder, what))))
        if found[0] == fingerprint:
            return found[1], fingerprint
    except (OSError, ValueError, EOFError, TypeError, IndexError, KeyError):
        pass
    return None, fingerprint


def keep(folder: str, fingerprint: Key, frozen: Any, what: str = SHELF) -> None:
    """Keep what was read of a folder, if there is a place for it."""
    path = _path(folder, what)
    written = f"{path}.{os.getpid()}.{time.monotonic_ns()}"
    try:
        os.makedirs(os.path.dirname(path), exist_ok=True)
        body = marshal.dumps((fingerprint, frozen))
        _write(written, _HEAD + crc32(body).to_bytes(4, "big") + body)
        _put(written, path)
    except (OSError, ValueError):
        pass  # a folder that cannot be written to only costs time


def _write(path: str, copy: bytes) -> None:
    """Write a copy out whole; on a full disk nothing of it is left."""
    try:
        with open(os.open(path, _NEW, 0o600), "wb") as file:
            file.write(copy)
    except FileExistsError:
        raise
    except OSError:
        os.unlink(path)
        raise


def _put(written: str, path: str) -> None:
    """Put a copy that is written out in its place, all at once."""
    try:
        os.replace(written, path)
    except OSError:
        os.unlink(written)


def _read(path: str) -> bytes:
    """The bytes of a copy, none if somebody else may have written it."""
    with open(os.open(path, _OLD), "rb") as file:
        found = os.fstat(file.fileno())
        if hasattr(os, "getuid") and (found.st_uid != os.getuid() or found.st_mode & 0o022):
            return b""
        return file.read()


def _whole(copy: bytes) -> memoryview:
    """What a copy holds, if it is whole; else ValueError."""
    start = len(_HEAD) + 4
    body = memoryview(copy)[start:]
    if copy[:start] != _HEAD + crc32(body).to_bytes(4, "big"):
        raise ValueError("not a whole copy")
    return body


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
    return sys.version, os.path.abspath(folder), files, tuple(_stamps(_HERE, ".py"))


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
