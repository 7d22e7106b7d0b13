"""Blocks on the screen: styled on a terminal, plain lines in a pipe, wrapped to the width there is."""

import os
import re
import sys
from typing import Any, TextIO

from .ruling import Block
from .words import typeset, visible

STYLES = {
    "answer": "bold",
    "title": "bold underline",
    "rule": "",
    "cite": "cyan",
    "follows": "bold",
    "ask": "bold",
    "branch": "",
    "command": "bold",
    "small": "dim",
    "warn": "color(3)",
}
NARROWEST = 20
WIDEST = 1000
HARD = "\ue000"  # stands for a space at which no line is broken


def show(blocks: list[Block], lang: str, plain: bool = False) -> None:
    """Print blocks on standard output; Rich is used on a terminal only, and never with `plain`."""
    if plain or not is_terminal():
        sys.stdout.write(as_text(blocks, lang, given_width()))
    else:
        _show_styled(blocks, lang)


def is_terminal() -> bool:
    """Say whether standard output is a terminal that can do more than print lines."""
    return sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def given_width(stream: TextIO | None = None) -> int | None:
    """Return the width to wrap plain lines to: that of `COLUMNS` or of the terminal to which a stream (if none is named,
    standard output) goes; in a pipe None."""
    columns = os.environ.get("COLUMNS", "")
    if columns.isdecimal() and int(columns[:9]):
        return min(max(int(columns[:9]), NARROWEST), WIDEST)
    stream = stream or sys.stdout
    return max(_terminal_width(stream), NARROWEST) if stream.isatty() else None


def _terminal_width(stream: TextIO) -> int:
    try:
        return os.get_terminal_size(stream.fileno()).columns or 80
    except (OSError, ValueError):
        return 80


def put(text: str, stream: TextIO | None = None, rest: str = "") -> None:
    """Print one paragraph that is set already, wrapped to the width of its stream; ``rest`` begins every further line."""
    width = given_width(stream)
    margin = text[: len(text) - len(text.lstrip())]
    print("\n".join(wrapped(text.strip(), width, margin, margin + rest)) if width and text else text, file=stream)


def as_text(blocks: list[Block], lang: str, width: int | None = None) -> str:
    """Return blocks as plain lines, wrapped if a width is given, with a line break at the end."""
    lines: list[str] = []
    for block in trimmed(blocks):
        lines += _wrapped(block, lang, width)
    return "\n".join(lines) + "\n"


def trimmed(blocks: list[Block]) -> list[Block]:
    """Return the blocks without gaps at either end or one after another."""
    kept: list[Block] = []
    for block in blocks:
        if block.kind != "gap" or (kept and kept[-1].kind != "gap"):
            kept.append(block)
    return kept[:-1] if kept and kept[-1].kind == "gap" else kept


def _wrapped(block: Block, lang: str, width: int | None) -> list[str]:
    text = visible(block.text) if block.kind == "command" else typeset(block.text, lang)  # a command is typed as it stands
    margin = " " * block.indent
    mark = "- " if block.kind == "branch" else ""
    if block.kind == "option":  # its number stands out, as the dash of a branch does
        mark, text = text[: text.index(" ") + 1], text[text.index(" ") + 1 :]
    if width is None or not text:
        return [(margin + mark + text).rstrip()]
    return wrapped(text, width, margin + mark, margin + " " * len(mark))


def wrapped(text: str, width: int, first: str = "", rest: str = "") -> list[str]:
    """Return the lines of a text; words are broken only if they are wider than a line (behind a slash if they have one), pages stay with their "p.", and what
    stands in backticks stays together."""
    import textwrap  # only here: a pipe has no width, and the import is felt

    room = width - len(rest)
    held = re.sub(r"`[^`]+`", lambda found: _held(found[0], room), text.replace("p. ", "p." + HARD))
    held = " ".join(_in_pieces(word, room) if len(word) > room else word for word in held.split(" "))
    lines = textwrap.wrap(held, width, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False)
    return [line.replace(HARD, " ") for line in lines] if held != text else lines


def _in_pieces(word: str, room: int) -> str:
    """Return a word that is wider than a line, such as a path, with spaces where it shall be broken: behind slashes."""
    pieces = [""]
    for step in re.split(r"(?<=/)", word):
        if pieces[-1] and len(pieces[-1]) + len(step) > room:
            pieces.append("")
        pieces[-1] += step
    return " ".join(pieces)


def _held(quoted: str, room: int) -> str:
    """Return what is to be typed as it stands, in one piece if there is room for it on a line."""
    return quoted.replace(" ", HARD) if len(quoted) < room else quoted


def styled_text(blocks: list[Block], lang: str) -> str:
    """Return blocks as `show` prints them: styled for a terminal, plain lines elsewhere."""
    if not is_terminal():
        return as_text(blocks, lang, given_width())
    console = _console()
    with console.capture() as captured:
        _print_styled(blocks, lang, console)
    return str(captured.get())


def _show_styled(blocks: list[Block], lang: str) -> None:
    _print_styled(blocks, lang, _console())


def _console() -> Any:
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False, soft_wrap=True)


def _print_styled(blocks: list[Block], lang: str, console: Any) -> None:
    from rich.text import Text

    shown = trimmed(blocks)
    for block, after in zip(shown, [*shown[1:], None]):
        lines = _wrapped(block, lang, max(console.width, NARROWEST))
        console.print(Text("\n".join(lines), style=STYLES.get(block.kind, "")))
        if block.kind == "answer" and not block.indent and after and after.kind not in ("gap", "follows"):
            console.print()  # the answer stands apart, unless what comes next does
