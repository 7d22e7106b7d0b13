"""At home in the shell: colours and widths as asked for, pipes that close early, Ctrl-C, any locale, and progress."""

import json
import os
import signal
import subprocess
import sys
import time

import pytest

from arbitre.cli import progress as told_progress
from arbitre.cli.progress import Progress

pty = pytest.importorskip("pty")

STACKING = "+2 on +2 while penalized"
BARE = {"LC_ALL": "C", "LANG": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "ascii"}


def environment(**more):
    clean = {key: value for key, value in os.environ.items() if not key.startswith("LC_") and key not in ("COLUMNS", "NO_COLOR")}
    return {**clean, "LANG": "en_GB.UTF-8", "TERM": "xterm-256color", "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), **more}


def on_terminal(*arguments, **more):
    """What a command shows on a terminal of eighty columns."""
    leader, follower = pty.openpty()
    ran = subprocess.Popen([sys.executable, "-m", "arbitre", *arguments], stdin=follower, stdout=follower, stderr=follower,
                           env=environment(**more))
    os.close(follower)
    shown = b""
    try:
        while read := os.read(leader, 65536):
            shown += read
    except OSError:  # the terminal closes with the last process
        pass
    ran.wait()
    os.close(leader)
    return shown.decode("utf-8")


@pytest.mark.parametrize("arguments", [("ask", STACKING), ("hand", "red 5, +4", "--on", "red 7"), ("score", "Anna: 3; Bob: none"), ("rules", "ffk04")])
def test_no_color_is_heeded(arguments):
    coloured, plain = on_terminal(*arguments), on_terminal(*arguments, NO_COLOR="1")
    assert "\x1b[36m" in coloured  # the page, in cyan
    assert not [code for code in ("\x1b[3", "\x1b[38", ";3", "\x1b[9") if code in plain]


@pytest.mark.parametrize("arguments", [("ask", STACKING), ("hand", "red 5, +4", "--on", "red 7"), ("score", "Anna: 3; Bob: none"), ("compare", "ffk04", "fiu")])
def test_columns_set_the_width_in_a_pipe_and_on_a_terminal(arbitre, arguments):
    piped = arbitre(*arguments, COLUMNS="44").stdout.decode("utf-8")
    shown = on_terminal(*arguments, COLUMNS="44", NO_COLOR="1", TERM="dumb").replace("\r", "")
    for text in (piped, shown):
        assert max(map(len, text.splitlines())) <= 44
    assert max(map(len, arbitre(*arguments).stdout.decode("utf-8").splitlines())) > 44


@pytest.fixture
def many(tmp_path):
    """A file of hands and one of questions, each with more answers than a pipe holds."""
    hands, questions = tmp_path / "hands.jsonl", tmp_path / "questions.txt"
    hands.write_text('{"hand": ["red 5", "blue 0", "+4"], "on": "red 7"}\n' * 400, encoding="utf-8")
    questions.write_text(f"{STACKING}\n" * 400, encoding="utf-8")
    return {"HANDS": str(hands), "QUESTIONS": str(questions)}


@pytest.mark.parametrize("arguments", [
    ("hand", "--file", "HANDS"), ("ask", "--file", "QUESTIONS", "--json"), ("ask", "--file", "QUESTIONS"),
    ("rules", "ffk04", "--json"), ("rules", "ffk04"), ("compare", "ffk04", "fiu", "--all"), ("--help",), ("ask", "--help"),
])
def test_a_pipe_that_closes_early_is_no_mistake(arguments, many):
    command = [sys.executable, "-m", "arbitre", *(many.get(word, word) for word in arguments)]
    ran = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment())
    ran.stdout.read(1)
    ran.stdout.close()
    assert ran.stderr.read() == b""
    assert ran.wait() == 0


@pytest.mark.parametrize("arguments", [("ask", "-", "--json"), ("hand", "-")])
def test_ctrl_c_ends_it_quietly(arguments):
    command = [sys.executable, "-m", "arbitre", *arguments]
    ran = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment())
    ran.stdin.write(b'{"hand": ["red 5"], "on": "red 7"}\n')
    ran.stdin.flush()
    ran.stdout.read(1)  # it is at work
    ran.send_signal(signal.SIGINT)
    _, complaint = ran.communicate()
    assert (ran.returncode, complaint) == (130, b"")


def test_letters_are_utf8_whatever_the_locale(arbitre, tmp_path):
    told = arbitre("hand", "zéro vert, +4", "--on", "7 vert", **BARE)
    assert told.returncode == 0 and told.stdout.decode("utf-8").startswith("Jouable\u202f: 0 vert.")
    assert "Chloé" in arbitre("score", "Chloé: aucune; Zoé: 3", **BARE).stdout.decode("utf-8")
    (line,) = arbitre("ask", "-", "--json", stdin="à qui le tour ?\n", **BARE).stdout.decode("utf-8").splitlines()
    assert json.loads(line)["reading"]["text"] == "à qui le tour ?"
    refused = arbitre("ask", "x", "--rules", "été", **BARE)
    assert refused.returncode == 2 and "été" in refused.stderr.decode("utf-8")
    (tmp_path / "été.txt").write_text(STACKING, encoding="utf-8")
    assert arbitre("ask", "--file", str(tmp_path / "été.txt"), "--json", **BARE).returncode == 0


class Terminal:
    """What is written to it, as a terminal or as a file."""

    def __init__(self, is_terminal):
        self.is_terminal, self.written = is_terminal, []

    def isatty(self):
        return self.is_terminal

    def write(self, text):
        self.written.append(text)

    def flush(self):
        pass


def tellings(monkeypatch, is_terminal, patience, alone=False):
    monkeypatch.setattr(sys, "stderr", errors := Terminal(is_terminal))
    monkeypatch.setattr(sys, "stdout", Terminal(is_terminal))
    monkeypatch.setattr(told_progress, "PATIENCE", patience)
    monkeypatch.setattr(told_progress, "PAUSE", 0)
    with Progress(alone) as progress:
        for done in range(3):
            progress.tell("flip", done, 2000)
            time.sleep(0.001)
    return "".join(errors.written)


def test_progress_is_told_on_a_terminal_after_a_while_and_wiped(monkeypatch):
    told = tellings(monkeypatch, True, 0)
    assert "flip 2/2,000" in told and told.endswith("\r\033[K")
    assert tellings(monkeypatch, True, 60) == ""
    assert tellings(monkeypatch, False, 0) == ""


def test_progress_is_not_told_among_answers_that_show_it_themselves(monkeypatch):
    assert tellings(monkeypatch, True, 0, alone=True) == ""


def test_no_progress_in_a_pipe(arbitre, many):
    assert arbitre("hand", "--file", many["HANDS"]).stderr == b""


WRONG = [
    ["ask", "+2 on +2", "--rules", "nothing"], ["ask", "+2 on +2", "--fact", "penality=none"], ["explain", "no-such-rule-anywhere"], ["hand", "red 12", "--on", "red 7"],
    ["compare", "ffk04", "fui"], ["score", "Anna: banana"], ["new", "ruleset", "ffk04"], ["nonsense"], ["ask", "--lang", "de", "+2"],
]


@pytest.mark.parametrize("lang", ["en_GB.UTF-8", "fr_FR.UTF-8"])
@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_what_is_wrong_is_told_no_wider_than_the_screen(arbitre, arguments, lang):
    ran = arbitre(*arguments, COLUMNS="40", LANG=lang)
    told = ran.stderr.decode("utf-8")
    assert ran.returncode == 2 and told.startswith("arbitre: ") and max(map(len, told.splitlines())) <= 40
    assert told.split() == arbitre(*arguments, LANG=lang).stderr.decode("utf-8").split()  # the same words, in lines


def test_a_mistake_in_a_file_is_pointed_at_on_a_narrow_screen(arbitre, tmp_path):
    text = "- name: A test\n  ask: may I play a +2 on a +2?\n  reads: {question: may-play, asks: allowed, card: draw-two, topp: draw-two}\n"
    (tmp_path / "wrong.yaml").write_text(text, encoding="utf-8")
    for command, stream in (("judge", "stderr"), ("check", "stdout")):
        lines = getattr(arbitre(command, "wrong.yaml", COLUMNS="40"), stream).decode("utf-8").splitlines()
        caret = next(number for number, line in enumerate(lines) if line.strip() == "^")
        assert max(map(len, lines)) <= 40 and lines[caret - 1][lines[caret].index("^") :].startswith("topp")
        assert "".join(lines[: caret - 1]).startswith("wrong.yaml:3:") and lines[caret + 1].strip() == "= write `top`"
