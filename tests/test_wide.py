"""On a terminal what is told stands in tables where there is room, in colour, and says what plain lines say; no line is too long."""

import io
import re
import sys
from collections import Counter

import pytest

from arbitre.cli import run

COMPARED = ("compare", "can I play a +4 if I have the colour?")
HAND = ("hand", "red 5, blue 0, +4", "--on", "red 7", "--drawn", "blue 0")
SCORE = ("score", "Anna: 9, 4, reverse; Bob: wild; Cleo: none", "--before", "Anna: 470, Bob: 45")
STYLE = re.compile(r"\x1b\[[0-9;]*m")


class Terminal(io.TextIOWrapper):
    """What is printed, as to somebody who sees it."""

    def isatty(self):
        return True


@pytest.fixture
def printed(monkeypatch, tmp_path):
    """Run a command in this process, on a terminal or not, and return what it printed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("TERM", "xterm-256color")
    for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)

    def printed(*arguments, columns=120, terminal=True, code=0):
        monkeypatch.setenv("COLUMNS", str(columns))
        stream = (Terminal if terminal else io.TextIOWrapper)(io.BytesIO(), "utf-8", write_through=True)
        monkeypatch.setattr(sys, "stdout", stream)
        assert run(list(arguments)) == code
        return stream.buffer.getvalue().decode("utf-8")

    return printed


def letters(text):
    """The letters and figures of a text, however they are laid out."""
    return Counter(filter(str.isalnum, STYLE.sub("", text)))


@pytest.mark.parametrize(("columns", "lang"), [(40, "fr"), (89, "en"), (90, "fr"), (200, "en")])
@pytest.mark.parametrize("command", [COMPARED, HAND, SCORE, ("rules", "fiu"), ("explain", "no-stacking")], ids=" ".join)
def test_no_line_is_wider_than_the_terminal(printed, command, columns, lang):
    shown = STYLE.sub("", printed(*command, "--lang", lang, columns=columns))
    assert shown and max(map(len, shown.splitlines())) <= columns


@pytest.mark.parametrize(("command", "columns"), [(COMPARED, 40), (COMPARED, 120), (SCORE, 40)])
def test_colours_change_no_word(printed, command, columns):
    styled, plain = printed(*command, columns=columns), printed(*command, "--plain", columns=columns)
    assert "\x1b[" in styled and "\x1b" not in plain
    assert letters(styled) == letters(plain)


def rows_of(shown):
    """{first cell: the other cells} of the rows of a table that begin with something."""
    cells = [[cell.strip() for cell in re.split("[│┃]", line)[1:-1]] for line in STYLE.sub("", shown).splitlines() if line[:1] in "│┃"]
    return {row[0]: row[1:] for row in cells if row and row[0]}


def test_a_wide_terminal_has_a_row_for_each_card_of_a_hand_and_each_player(printed):
    assert {name: row[0] for name, row in rows_of(printed(*HAND)).items()} == {
        "Card": "May it be played?", "red 5": "No.", "blue 0 (just drawn)": "No.", "+4": "No."}
    score = rows_of(printed(*SCORE, "--lang", "fr"))
    assert (score["Anna"][-4:], score["Bob"][-4:], score["Cleo"][-4:]) == (["33", "0", "470", "470"], ["50", "0", "45", "45"], ["0", "83", "0", "83"])
    assert not rows_of(printed(*HAND, columns=60))


def test_a_table_in_plain_lines_has_columns_under_each_other(printed):
    lines = printed(*COMPARED, columns=120, terminal=False).splitlines()
    rule = next(line for line in lines if set(line) == {"-", "+"})
    bars = [match.start() + 1 for match in re.finditer(r"-\+-", rule)]
    rows = [line for line in lines if line.startswith(("ffk04", "no-mercy"))]
    assert len(bars) == 3 and len(rule) <= 120 and len(rows) == 2
    assert all(line[bar] == "|" for line in rows for bar in bars)
