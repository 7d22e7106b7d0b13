"""Blocks on the screen: styled on a terminal, plain lines in a pipe, wrapped to the width there is."""

import os
import sys
from typing import Any

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
HARD = "\u00a0"  # a space at which no line is broken


def show(blocks: list[Block], lang: str, plain: bool = False) -> None:
    """Print blocks on standard output; Rich is used on a terminal only, and never with `plain`."""
    if plain or not is_terminal():
        sys.stdout.write(as_text(blocks, lang, given_width()))
    else:
        _show_styled(blocks, lang)


def is_terminal() -> bool:
    """Say whether standard output is a terminal that can do more than print lines."""
    return sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def given_width() -> int | None:
    """Return the width to wrap plain lines to: that of `COLUMNS` or the terminal; in a pipe None."""
    columns = os.environ.get("COLUMNS", "")
    if columns.isdecimal() and int(columns[:9]):
        return min(max(int(columns[:9]), NARROWEST), WIDEST)
    return max(_terminal_width(), NARROWEST) if sys.stdout.isatty() else None


def _terminal_width() -> int:
    try:
        return os.get_terminal_size(sys.stdout.fileno()).columns or 80
    except (OSError, ValueError):
        return 80


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
    """Return the lines of a text; words are broken only if they are wider than a line, pages stay with their "p."."""
    import textwrap  # only here: a pipe has no width, and the import is felt

    held = text.replace("p. ", "p." + HARD)
    lines = textwrap.wrap(held, width, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False)
    return [line.replace("p." + HARD, "p. ") for line in lines] if held != text else lines


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

    for block in trimmed(blocks):
        lines = _wrapped(block, lang, max(console.width, NARROWEST))
        console.print(Text("\n".join(lines), style=STYLES.get(block.kind, "")))
        if block.kind == "answer" and not block.indent:
            console.print()
