"""Keeps what was read without a fault, so that the next question is answered at once.

The copy lies in the user's cache folder and is used only while no file of the rulesets and no module of the
program has changed. `ARBITRE_CACHE` names another folder, or `none`. Nothing depends on it: whatever goes wrong
with the copy, the files are read again.
"""
import marshal
import os
import sys

FORMAT = 1
_HERE = os.path.dirname(os.path.abspath(__file__))


def kept(folder):
    """(what was kept of a folder or None, the fingerprint of the folder as it is now)."""
    fingerprint = _fingerprint(folder)
    path = _path(folder)
    try:
        with open(path, "rb") as file:
            found = marshal.loads(file.read())
        if found[0] == fingerprint:
            return found[1], fingerprint
    except (OSError, ValueError, EOFError, TypeError, IndexError):
        pass
    return None, fingerprint


def keep(folder, fingerprint, frozen):
    """Keep what was read of a folder, if there is a place for it."""
    path = _path(folder)
    try:
        os.makedirs(os.path.dirname(path), exist_ok=True)
        written = f"{path}.{os.getpid()}"
        with open(written, "wb") as file:
            file.write(marshal.dumps((fingerprint, frozen)))
        os.replace(written, path)
    except (OSError, ValueError):
        pass  # a folder that cannot be written to only costs time


def _path(folder):
    """The file that holds the copy of a folder; its name says which."""
    name = os.path.abspath(folder).replace(os.sep, "-").replace(":", "").strip("-")[-150:]
    return os.path.join(_cache_folder(), name + ".shelf")


def _cache_folder():
    named = os.environ.get("ARBITRE_CACHE")
    if named:
        return os.devnull if named == "none" else named
    if os.name == "nt":
        return os.path.join(os.environ.get("LOCALAPPDATA", os.path.expanduser("~")), "arbitre", "cache")
    return os.path.join(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "arbitre")


def _fingerprint(folder):
    """All that the copy depends on: the version of Python, the files of the folder and of the program."""
    return FORMAT, sys.version, os.path.abspath(folder), tuple(_stamps(folder, ".yaml", ".yml")), tuple(_stamps(_HERE, ".py"))


def _stamps(folder, *endings):
    """(path, size, time of last change) of every such file below a folder, in the order of their names."""
    try:
        entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
    except OSError:
        return
    for entry in entries:
        if entry.name.endswith(endings):
            found = entry.stat()
            yield entry.path, found.st_size, found.st_mtime_ns
        elif entry.is_dir() and entry.name[0] not in "._":
            yield from _stamps(entry.path, *endings)
