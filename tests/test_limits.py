"""What is too long, too deep or too much is said to be so, with the limit, and costs no more than a moment."""

import os
import threading
import time

import pytest

from arbitre.cli import asking
from arbitre.files.yamltext import MOST_BYTES, read_file
from arbitre.problem import Problems
from arbitre.reading import BEYOND, FURTHER, MOST_QUESTIONS, read
from arbitre.reading.letters import LIMIT

REPEATED = [
    "can I play a +2 on a +2 if I have red, ", "Can I play a +2 on a red 7? Who deals? ", "je pose un +4 sur un +2 et il pioche deux cartes, ",
    "two ? ", "if draw draws uno ", "+2 on +2 ", "uno!! ", "1 2 3 4 ", "can I stack? who starts? what is a +4 worth? ", "a ",
    "Je peux poser un +4 ? Qui distribue ? ",
]


@pytest.mark.parametrize("clause", REPEATED)
def test_a_clause_repeated_to_the_limit_takes_no_more_than_a_moment(shelf, clause):
    read(clause, shelf.vocabulary)
    began = time.process_time()
    read(clause * (LIMIT // len(clause)), shelf.vocabulary)
    assert time.process_time() - began < 4


def test_questions_beyond_the_most_are_said_not_to_be_answered(shelf, arbitre):
    text = "Who deals? May I pass? " * MOST_QUESTIONS
    reading = read(text, shelf.vocabulary)
    assert FURTHER in reading.unread and reading.question
    assert "questions beyond the first 8" in arbitre("ask", text).stdout.decode("utf-8")
    assert "les questions au-delà des 8 premières" in arbitre("ask", text, "--lang", "fr").stdout.decode("utf-8")
    assert FURTHER not in read("Who deals? May I pass?", shelf.vocabulary).unread


def test_what_lies_beyond_the_length_that_is_read_is_said_so(shelf, arbitre):
    text = "can I play a +2 on a +4? " + "x" * LIMIT
    assert BEYOND in read(text, shelf.vocabulary).unread
    assert "what lies beyond the first 4,000 characters" in arbitre("ask", text).stdout.decode("utf-8")
    assert "ce qui dépasse les 4\u202f000 premiers caractères" in arbitre("ask", text, "--lang", "fr").stdout.decode("utf-8")


def test_lines_beyond_the_most_are_refused_once_the_others_are_answered(arbitre, tmp_path, monkeypatch):
    monkeypatch.setattr(asking, "MOST_LINES", 3)
    path = tmp_path / "questions.txt"
    path.write_text("a\nb\nc\n", encoding="utf-8")
    assert list(asking.lines_of(str(path))) == ["a", "b", "c"]
    path.write_text("a\nb\nc\nd\n", encoding="utf-8")
    lines = asking.lines_of(str(path))
    assert [next(lines) for _ in range(3)] == ["a", "b", "c"]
    with pytest.raises(Problems, match="only the first 3 lines were answered"):
        next(lines)


def test_a_line_is_looked_at_no_further_than_the_most(tmp_path, monkeypatch):
    monkeypatch.setattr(asking, "MOST_BYTES", 10)
    (tmp_path / "long.txt").write_bytes(b"x" * 95 + b"\nshort\n" + b"y" * 9 + b"\n" + b"z" * 10 + b"\nend")
    assert list(asking.lines_of(str(tmp_path / "long.txt"))) == ["x" * 10, "short", "y" * 9, "z" * 10, "end"]


def test_a_file_too_long_is_not_read_to_its_end(tmp_path):
    with open(tmp_path / "long.yaml", "wb") as file:
        file.truncate(50_000_000)
    problems = []
    began = time.process_time()
    assert read_file(tmp_path / "long.yaml", problems) is None and time.process_time() - began < 1
    assert f"{MOST_BYTES:,}" in problems[0].message


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with a name")
def test_a_pipe_is_read_if_somebody_writes_and_not_waited_for_if_nobody_does(tmp_path):
    pipe = tmp_path / "pipe.yaml"
    os.mkfifo(pipe)
    problems = []
    assert read_file(pipe, problems) is None and problems[0].id == "empty-file"
    held = os.open(pipe, os.O_RDWR)

    def write():
        time.sleep(0.2)
        os.write(held, b"name: x\n")
        os.close(held)

    writer = threading.Thread(target=write)
    writer.start()
    assert read_file(pipe, problems) == {"name": "x"}
    writer.join()
