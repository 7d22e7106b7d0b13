"""Reads a YAML file as words, lists and tables that remember where in the file they stand."""
import os
import stat

from .problem import Place, Problem

MOST_BYTES = 2_000_000
MOST_DEPTH = 40
MOST_VALUES = 300_000
MOST_PROBLEMS = 200  # of one kind and file; who reads on will mend these first


class Text(str):
    """A word or sentence of a file; `place` says where it was read. Numbers, yes and no are words too."""

    __slots__ = ("place",)


class Items(list):
    """A list of a file, with its `place`."""

    __slots__ = ("place",)


class Table(dict):
    """Names and their values, with their `place`; every name is a `Text`."""

    __slots__ = ("place",)


def read_file(path, problems, pure=False):
    """The content of a YAML file (Table, Items or Text), or None; what is wrong is added to `problems`."""
    try:
        raw = _bytes(path)
    except (OSError, ValueError) as error:
        reason = "there is no such file" if isinstance(error, FileNotFoundError) else "the file cannot be read"
        problems.append(Problem("unreadable-file", f"{reason}: `{path}`", hint="check the name and the folder"))
        return None
    return read_bytes(raw, str(path), problems, pure)


def _bytes(path):
    """The bytes of a file, at most one more than may be read; a pipe into which nobody writes is not waited for."""
    number = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0))
    with open(number, "rb") as file:
        begun = _begun(number) if stat.S_ISFIFO(os.fstat(number).st_mode) else b""
        if begun is None:
            return b""
        if hasattr(os, "set_blocking"):
            os.set_blocking(number, True)
        return begun + file.read(MOST_BYTES + 1)


def _begun(number):
    """What a pipe begins with, as far as it is written yet; None if nobody writes into it."""
    try:
        return os.read(number, 1) or None
    except BlockingIOError:
        return b""


def read_bytes(raw, path, problems, pure=False):
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


def read_text(text, path, problems, pure=False):
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

    def __init__(self, path, problems, yaml):
        self.path, self.problems = path, problems
        self.root, self.open, self.count, self.documents = None, [], 0, 0
        self.steps = {
            yaml.ScalarEvent: self._scalar, yaml.MappingStartEvent: self._table,
            yaml.SequenceStartEvent: self._items, yaml.MappingEndEvent: self._close,
            yaml.SequenceEndEvent: self._close, yaml.AliasEvent: self._alias,
            yaml.DocumentStartEvent: self._document,
        }

    def take(self, event):
        step = self.steps.get(type(event))
        if step:
            step(event)

    def _place(self, event):
        mark = event.start_mark
        return Place(self.path, mark.line + 1, mark.column + 1)

    def _stop(self, event, id, message, hint):
        self.problems.append(Problem(id, message, self._place(event), hint))
        raise _Stop

    def _document(self, event):
        self.documents += 1
        if self.documents > 1:
            self._stop(event, "several-documents", "a second document begins here", "remove the line `---`")

    def _alias(self, event):
        self._stop(event, "yaml-alias", f"the alias `*{event.anchor}` is not allowed",
                   "write the value out where it is needed")

    def _scalar(self, event):
        if event.tag:
            self._tag(event)
        text = Text(event.value)
        text.place = self._place(event)
        self._add(text, event)

    def _table(self, event):
        self._start(Table(), event)

    def _items(self, event):
        self._start(Items(), event)

    def _start(self, node, event):
        if event.tag:
            self._tag(event)
        if len(self.open) >= MOST_DEPTH:
            self._stop(event, "too-deep", f"values are nested more than {MOST_DEPTH} deep", "write it flatter")
        node.place = self._place(event)
        self._add(node, event)
        self.open.append([node, None])

    def _tag(self, event):
        self.problems.append(Problem("yaml-tag", f"the tag `{event.tag.replace('tag:yaml.org,2002:', '!!')}` is not allowed", self._place(event),
                                     "remove it: every value is text"))

    def _close(self, event):
        node, name = self.open.pop()
        if name is not None:
            self._stop(event, "not-yaml", f"`{name}` has no value", "write a value after the colon")

    def _add(self, value, event):
        self.count += 1
        if self.count > MOST_VALUES:
            self._stop(event, "too-many-values", f"the file holds more than {MOST_VALUES:,} values",
                       "split it into several files")
        if not self.open:
            self.root = value
            return
        top = self.open[-1]
        node, name = top
        if type(node) is Items:
            node.append(value)
        elif name is None:
            if type(value) is not Text:
                self._stop(event, "name-not-text", "a name must be a word, not a list or a table",
                           "quote it if it begins with `{` or `[`")
            top[1] = value
        else:
            top[1] = None
            self._set(node, name, value)

    def _set(self, node, name, value):
        if name in node:
            first = next(key for key in node if key == name)
            self.problems.append(Problem(
                "duplicate-key", f"`{name}` is written twice here", name.place,
                f"remove one of them: the first is on line {first.place.line}"))
            if len(self.problems) >= MOST_PROBLEMS:
                raise _Stop
        else:
            node[name] = value
