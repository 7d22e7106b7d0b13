"""One question, every document side by side: a table where there is room, one below the other where not."""

from typing import TYPE_CHECKING

from .hearing import charter_line, document_title, read_as
from .ruling import Block, brief, citation_line, dependence_blocks, reasons, short_answer
from .screen import given_width, is_terminal, show, wrapped
from .voice import Voice
from .words import colon, series, typeset

if TYPE_CHECKING:
    from ..asking.hearing import Hearing
    from ..judging.ruling import Dependence, Ruling
    from ..law.ruleset import Shelf

STYLES = ("bold", "bold", "", "cyan")  # of the columns, from the left
BRANCH = 2  # how far replies are set in
WIDE = 90  # columns from which a table can be read


def show_table(hearing: "Hearing", shelf: "Shelf", voice: Voice, plain: bool) -> None:
    """Print the rulings of one question side by side, then how the question was read."""
    voice = voice.of(hearing.reading.facts)
    width = given_width() or WIDE
    if width < WIDE:
        show(stacked(hearing, shelf, voice), voice.lang, plain)
        return
    heads = [voice.say(key) for key in ("document", "answer", "rule", "passage")]
    rows = [heads, *(_row(ruling, voice) for ruling in hearing.rulings)]
    print_rows(rows, voice.lang, width, plain)
    show([Block("gap", ""), *_small_print(hearing, voice)], voice.lang, plain)


def print_rows(rows: list[list[str]], lang: str, width: int, plain: bool = False) -> None:
    """Print a table, its heads in the first row."""
    if plain or not is_terminal():
        print(_lines(rows, lang, width))
    else:
        _print_styled(rows, lang, width)


def _row(ruling: "Ruling", voice: Voice) -> list[str]:
    cites = series(dict.fromkeys(citation_line(rule, voice) for rule in ruling.because), voice.lang)
    return [ruling.ruleset, _answer(ruling, voice), reason(ruling, voice), cites]


def _answer(ruling: "Ruling", voice: Voice) -> str:
    """Return the answer and what follows, with the house rules that decided."""
    houses = f" ({voice.say('basis-house')}{colon(voice.lang)}{', '.join(ruling.house)})" if ruling.base else ""
    return brief(ruling, voice) + houses


def reason(ruling: "Ruling", voice: Voice) -> str:
    """Return why it is ruled so, on one line: the rules, the card that is missing, or what it depends on, with the answers."""
    if ruling.absent:
        return short_answer(ruling, voice)
    says = " ".join(rule.says[voice.lang] for rule in ruling.because)
    return says or " ".join(_asked(one, voice) for one in ruling.depends[:1]) or voice.say("nobody")


def _asked(dependence: "Dependence", voice: Voice) -> str:
    """Return a question with the answer that each reply leads to: "… ? – it is: no – it is not: yes"."""
    told = [dependence.ask[voice.lang]]
    for branch in dependence.branches:
        words = voice.listed([voice.vocabulary.label(dependence.fact, value, voice.lang) for value in branch.values])
        settled = branch.ruling.answer == "settled"
        told.append(words + colon(voice.lang) + (brief(branch.ruling, voice).rstrip(".") if settled else voice.say("brief-" + branch.ruling.answer)))
    return " – ".join(told)


def _widths(rows: list[list[str]], width: int, around: int) -> list[int]:
    """Return the widths of the columns, ``around`` being lost on lines.

    All are as wide as they need where there is room for that; else the first is, and the others are alike.
    """
    needed = [max(len(row[number]) for row in rows) for number in range(len(rows[0]))]
    if sum(needed) + around <= width:
        return needed
    first = needed[0]
    rest = (width - first - around) // (len(rows[0]) - 1)
    return [first] + [rest] * (len(rows[0]) - 1)


def _cells(row: list[str], widths: list[int], lang: str) -> list[list[str]]:
    return [wrapped(typeset(text, lang), width) or [""] for text, width in zip(row, widths)]


def _lines(rows: list[list[str]], lang: str, width: int) -> str:
    """Return the table in plain text: columns of fixed width, a line under the heads and between the rows."""
    widths = _widths(rows, width, around=3 * len(rows[0]) - 3)
    lines = []
    for row in rows:
        cells = _cells(row, widths, lang)
        for n in range(max(map(len, cells))):
            parts = [(cell[n] if n < len(cell) else "").ljust(size) for cell, size in zip(cells, widths)]
            lines.append(" | ".join(parts).rstrip())
        lines.append("-+-".join("-" * size for size in widths))
    return "\n".join(lines)


def _print_styled(rows: list[list[str]], lang: str, width: int) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    widths = _widths(rows, width, around=3 * len(rows[0]) + 1)
    table = Table(show_lines=True)
    for number, (head, size) in enumerate(zip(rows[0], widths)):
        style = STYLES[number] if number < len(STYLES) else ""
        table.add_column(Text(head), style=style, width=size, no_wrap=True)
    for row in rows[1:]:
        table.add_row(*(Text("\n".join(cell)) for cell in _cells(row, widths, lang)))
    Console(highlight=False, markup=False, emoji=False, width=width).print(table)


def stacked(hearing: "Hearing", shelf: "Shelf", voice: Voice) -> list[Block]:
    """Return the rulings one below the other, each under the title of its document."""
    blocks: list[Block] = []
    for ruling in hearing.rulings:
        blocks.append(Block("title", document_title(shelf.rulesets[ruling.ruleset], voice)))
        blocks.append(Block("follows", short_answer(ruling, voice) if ruling.absent else _answer(ruling, voice)))
        blocks += reasons(ruling, voice)
        blocks += [block for dependence in ruling.depends[:1] for block in _branches(dependence, voice)]
        blocks.append(Block("gap", ""))
    return [*blocks, *_small_print(hearing, voice)]


def _small_print(hearing: "Hearing", voice: Voice) -> list[Block]:
    return read_as(hearing.reading, voice) + charter_line(hearing.charter, voice)


def _branches(dependence: "Dependence", voice: Voice) -> list[Block]:
    """Return what is asked, and beneath it the answer that each reply leads to."""
    ask, *replies = dependence_blocks(dependence, voice, 0)
    return [ask, *(block for block in replies if block.kind == "branch" and block.indent == BRANCH)]
