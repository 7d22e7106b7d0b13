"""A copy as a file: what must not have changed for it to hold, then what was kept, its drawers one after another.

Every part is told whole by a sum. A copy that is not the user's own, or that others may write to, is not read.
"""
import marshal
import os
from collections.abc import Callable
from itertools import accumulate
from typing import Any
from zlib import crc32

from .drawers import Drawers

_HEAD = b"arbitre\x03"
_NUMBER = 4  # bytes of a number or a sum
_OLD = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)  # a pipe in its place is not waited for
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)


def opened(path: str, key: Any) -> Drawers | None:
    """What a copy keeps, if it holds as long as `key` is the same; None if it does not.

    Raises OSError, ValueError, EOFError, TypeError or IndexError where there is no copy, or none that is whole.
    """
    file = _File(path)
    start = len(_HEAD) + _NUMBER
    head = file.read(0, start)
    length = int.from_bytes(head[len(_HEAD):], "big")
    if head[:len(_HEAD)] != _HEAD or length > file.size:
        raise ValueError("not a whole copy")
    found, tray, edges = marshal.loads(_whole(file.read(start, start + length)))
    drawers = _InFile(file, start + length, edges)
    if drawers.end != file.size:
        raise ValueError("not a whole copy")
    return Drawers(tray, drawers) if found == key else None


def written(path: str, key: Any, kept: Drawers) -> None:
    """Write a copy out whole; on a full disk nothing of it is left."""
    folded = [*map(_summed, kept.folded)]
    body = _summed(marshal.dumps((key, kept.tray, b"".join(map(_as_bytes, accumulate(map(len, folded), initial=0))))))
    try:
        with open(os.open(path, _NEW, 0o600), "wb") as file:
            file.write(_HEAD + _as_bytes(len(body)) + body)
            file.writelines(folded)
    except FileExistsError:
        raise
    except OSError:
        os.unlink(path)
        raise


class _InFile:
    """The drawers of a copy as they lie in its file, with the places where each begins and the last ends."""

    __slots__ = ("_file", "_start", "_edges")

    def __init__(self, file: "_File", start: int, edges: bytes) -> None:
        self._file, self._start, self._edges = file, start, edges

    def __getitem__(self, number: int, /) -> memoryview:
        return _whole(self._file.read(self._edge(number), self._edge(number + 1)))

    @property
    def end(self) -> int:
        """Where the last drawer ends."""
        return self._edge(len(self._edges) // _NUMBER - 1)

    def _edge(self, number: int) -> int:
        return self._start + int.from_bytes(self._edges[number * _NUMBER:(number + 1) * _NUMBER], "big")


class _File:
    """A file that stays open as long as it is wanted: another copy may be put in its place meanwhile."""

    __slots__ = ("_number", "size")

    def __init__(self, path: str) -> None:
        self._number = -1
        self._number = os.open(path, _OLD)
        found = os.fstat(self._number)
        if hasattr(os, "getuid") and (found.st_uid != os.getuid() or found.st_mode & 0o022):
            raise PermissionError  # somebody else may have written it
        self.size = found.st_size

    def read(self, start: int, end: int) -> bytes:
        """The bytes from one place to another."""
        if hasattr(os, "pread"):
            return os.pread(self._number, end - start, start)
        os.lseek(self._number, start, os.SEEK_SET)
        return os.read(self._number, end - start)

    def __del__(self, close: Callable[[int], None] = os.close) -> None:
        if self._number >= 0:
            close(self._number)


def _summed(body: bytes) -> bytes:
    return _as_bytes(crc32(body)) + body


def _whole(found: bytes) -> memoryview:
    """What follows a sum, if it is whole; else ValueError."""
    body = memoryview(found)[_NUMBER:]
    if found[:_NUMBER] != _as_bytes(crc32(body)):
        raise ValueError("not a whole copy")
    return body


def _as_bytes(number: int) -> bytes:
    return number.to_bytes(_NUMBER, "big")
