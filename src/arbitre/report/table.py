"""One question, every document side by side: a table where there is room, one below the other where not."""

from .hearing import read_as
from .ruling import Block, brief, citation_line
from .screen import as_text, given_width, is_terminal, show
from .voice import Voice
from .words import series, typeset

WIDE = 90  # columns from which a table can be read


def show_table(hearing, shelf, voice: Voice, plain: bool) -> None:
    """Print the rulings of one question side by side, then how the question was read."""
    width = given_width() or WIDE
    if width < WIDE:
        show(_stacked(hearing, shelf, voice), voice.lang, plain)
        return
    rows = [_row(ruling, shelf, voice) for ruling in hearing.rulings]
    heads = [voice.say(key) for key in ("document", "answer", "rule", "passage-head")]
    if plain or not is_terminal():
        print(_lines([heads, *rows], voice.lang, width))
    else:
        _print_styled(heads, rows, voice.lang)
    show([Block("gap", ""), *read_as(hearing.reading, voice)], voice.lang, plain)


def _row(ruling, shelf, voice: Voice) -> list[str]:
    says = " ".join(rule.says[voice.lang] for rule in ruling.because)
    cites = series((citation_line(rule, voice) for rule in ruling.because), voice.lang)
    asks = " ".join(dependence.ask[voice.lang] for dependence in ruling.depends)
    return [ruling.ruleset, brief(ruling, voice), says or asks or voice.say("nobody"), cites]


def _lines(rows: list[list[str]], lang: str, width: int) -> str:
    """Return the table in plain text: columns of fixed width, a rule under the heads and between the rows."""
    import textwrap

    first = max(len(row[0]) for row in rows)
    rest = (width - first - 9) // 3
    widths = [first, rest, rest, rest]
    lines = []
    for row in rows:
        cells = [textwrap.wrap(typeset(text, lang), size) or [""] for text, size in zip(row, widths)]
        for n in range(max(map(len, cells))):
            parts = [(cell[n] if n < len(cell) else "").ljust(size) for cell, size in zip(cells, widths)]
            lines.append(" | ".join(parts).rstrip())
        lines.append("-+-".join("-" * size for size in widths))
    return "\n".join(lines)


def _print_styled(heads: list[str], rows: list[list[str]], lang: str) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(show_lines=True)
    for head, style in zip(heads, ("bold", "bold", "", "cyan")):
        table.add_column(Text(head), style=style, overflow="fold")
    for row in rows:
        table.add_row(*(Text(typeset(cell, lang)) for cell in row))
    Console(highlight=False, markup=False, emoji=False).print(table)


def _stacked(hearing, shelf, voice: Voice) -> list[Block]:
    from .hearing import document_title
    from .ruling import reasons

    blocks: list[Block] = []
    for ruling in hearing.rulings:
        blocks.append(Block("title", document_title(shelf.rulesets[ruling.ruleset], voice)))
        blocks.append(Block("follows", brief(ruling, voice)))
        blocks += reasons(ruling, voice)
        blocks += [Block("ask", dependence.ask[voice.lang]) for dependence in ruling.depends]
        blocks.append(Block("gap", ""))
    return [*blocks, *read_as(hearing.reading, voice)]
