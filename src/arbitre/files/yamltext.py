"""Reads a YAML file as words, lists and tables that remember where in the file they stand."""
import os
import stat
from os import PathLike
from typing import TYPE_CHECKING, Any, NoReturn

from ..problem import Place, Problem

if TYPE_CHECKING:
    from typing import Protocol

    class _Mark(Protocol):
        """Where the YAML parser is: it counts from 0."""

        line: int
        column: int

    class _Event(Protocol):
        """What the YAML parser announces; what a kind of event does not have is not asked of it."""

        start_mark: _Mark
        tag: str | None
        value: str
        anchor: str

MOST_BYTES = 2_000_000
MOST_DEPTH = 40
MOST_VALUES = 300_000
MOST_PROBLEMS = 200  # of one kind and file; who reads on will mend these first


class Text(str):
    """A word or sentence of a file; `place` says where it was read. Numbers, yes and no are words too."""

    __slots__ = ("place",)
    place: Place


class Items(list[object]):
    """A list of a file, with its `place`."""

    __slots__ = ("place",)
    place: Place


class Table(dict[str, object]):
    """Names and their values, with their `place`; every name is a `Text`."""

    __slots__ = ("place",)
    place: Place


Node = Table | Items | Text


def read_file(path: str | PathLike[str], problems: list[Problem], pure: bool = False) -> Node | None:
    """The content of a YAML file (Table, Items or Text), or None; what is wrong is added to `problems`."""
    try:
        raw = _bytes(path)
    except (OSError, ValueError) as error:
        reason = "there is no such file" if isinstance(error, FileNotFoundError) else "the file cannot be read"
        problems.append(Problem("unreadable-file", f"{reason}: `{path}`", hint="check the name and the folder"))
        return None
    return read_bytes(raw, str(path), problems, pure)


def _bytes(path: str | PathLike[str]) -> bytes:
    """The bytes of a file, at most one more than may be read; a pipe into which nobody writes is not waited for."""
    number = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0))
    with open(number, "rb") as file:
        begun = _begun(number) if stat.S_ISFIFO(os.fstat(number).st_mode) else b""
        if begun is None:
            return b""
        if hasattr(os, "set_blocking"):
            os.set_blocking(number, True)
        return begun + file.read(MOST_BYTES + 1)


def _begun(number: int) -> bytes | None:
    """What a pipe begins with, as far as it is written yet; None if nobody writes into it."""
    try:
        return os.read(number, 1) or None
    except BlockingIOError:
        return b""


def read_bytes(raw: bytes, path: str, problems: list[Problem], pure: bool = False) -> Node | None:
    """As `read_file`, from bytes already read."""
    if len(raw) > MOST_BYTES:
        problems.append(Problem("file-too-long", f"the file is longer than {MOST_BYTES:,} bytes", Place(path, 1, 1),
                                "split it into several files"))
        return None
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        col = error.start - (raw.rfind(b"\n", 0, error.start) + 1) + 1
        problems.append(Problem("not-utf8", "this letter is not written in UTF-8", Place(path, line, col),
                                "save the file as UTF-8"))
        return None
    return read_text(text, path, problems, pure)


def read_text(text: str, path: str, problems: list[Problem], pure: bool = False) -> Node | None:
    """As `read_file`, from a text already decoded; `path` is the name shown in places."""
    import yaml

    loader = yaml.BaseLoader if pure or not yaml.__with_libyaml__ else yaml.CBaseLoader
    builder = _Builder(path, problems, yaml)
    try:
        for event in yaml.parse(text, Loader=loader):
            builder.take(event)
    except _Stop:
        return None
    except yaml.YAMLError as error:
        from .notyaml import not_yaml  # only where there is something to explain

        problems.append(not_yaml(error, path, text))
        return None
    if builder.root is None:
        problems.append(Problem("empty-file", "the file is empty", Place(path, 1, 1), "write at least one section"))
    return builder.root


class _Stop(Exception):
    """The rest of the file is not worth reading."""


class _Builder:
    """Builds the tree of a file from what the YAML parser announces, one event at a time."""

    def __init__(self, path: str, problems: list[Problem], yaml: Any) -> None:
        self.path, self.problems = path, problems
        self.root: Node | None = None
        self.open: list[Table | Items] = []
        self.names: list[Text | None] = []  # of each that is open, the name whose value comes next
        self.count, self.documents = 0, 0
        self.steps = {
            yaml.ScalarEvent: self._scalar, yaml.MappingStartEvent: self._table,
            yaml.SequenceStartEvent: self._items, yaml.MappingEndEvent: self._close,
            yaml.SequenceEndEvent: self._close, yaml.AliasEvent: self._alias,
            yaml.DocumentStartEvent: self._document,
        }

    def take(self, event: "_Event") -> None:
        step = self.steps.get(type(event))
        if step:
            step(event)

    def _place(self, event: "_Event") -> Place:
        mark = event.start_mark
        return Place(self.path, mark.line + 1, mark.column + 1)

    def _stop(self, event: "_Event", id: str, message: str, hint: str) -> NoReturn:
        self.problems.append(Problem(id, message, self._place(event), hint))
        raise _Stop

    def _document(self, event: "_Event") -> None:
        self.documents += 1
        if self.documents > 1:
            self._stop(event, "several-documents", "a second document begins here", "remove the line `---`")

    def _alias(self, event: "_Event") -> None:
        self._stop(event, "yaml-alias", f"the alias `*{event.anchor}` is not allowed",
                   "write the value out where it is needed")

    def _scalar(self, event: "_Event") -> None:
        self._tag(event)
        text = Text(event.value)
        text.place = self._place(event)
        self._add(text, event)

    def _table(self, event: "_Event") -> None:
        self._start(Table(), event)

    def _items(self, event: "_Event") -> None:
        self._start(Items(), event)

    def _start(self, node: Table | Items, event: "_Event") -> None:
        self._tag(event)
        if len(self.open) >= MOST_DEPTH:
            self._stop(event, "too-deep", f"values are nested more than {MOST_DEPTH} deep", "write it flatter")
        node.place = self._place(event)
        self._add(node, event)
        self.open.append(node)
        self.names.append(None)

    def _tag(self, event: "_Event") -> None:
        if event.tag:
            self.problems.append(Problem("yaml-tag", f"the tag `{event.tag.replace('tag:yaml.org,2002:', '!!')}` is not allowed", self._place(event),
                                         "remove it: every value is text"))

    def _close(self, event: "_Event") -> None:
        self.open.pop()
        name = self.names.pop()
        if name is not None:
            self._stop(event, "not-yaml", f"`{name}` has no value", "write a value after the colon")

    def _add(self, value: Node, event: "_Event") -> None:
        self.count += 1
        if self.count > MOST_VALUES:
            self._stop(event, "too-many-values", f"the file holds more than {MOST_VALUES:,} values",
                       "split it into several files")
        if not self.open:
            self.root = value
            return
        node, name = self.open[-1], self.names[-1]
        if isinstance(node, Items):
            node.append(value)
        elif name is None:
            if not isinstance(value, Text):
                self._stop(event, "name-not-text", "a name must be a word, not a list or a table",
                           "quote it if it begins with `{` or `[`")
            self.names[-1] = value
        else:
            self.names[-1] = None
            self._set(node, name, value)

    def _set(self, node: Table, name: Text, value: Node) -> None:
        if name in node:
            first = next(key for key in node if isinstance(key, Text) and key == name)
            self.problems.append(Problem(
                "duplicate-key", f"`{name}` is written twice here", name.place,
                f"remove one of them: the first is on line {first.place.line}"))
            if len(self.problems) >= MOST_PROBLEMS:
                raise _Stop
        else:
            node[name] = value
