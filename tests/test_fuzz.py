"""Nothing breaks the referee: random questions, files and commands from a fixed seed, those that once broke it, and the very large.

`python tests/fuzz/run.py --minutes N` goes on with other seeds for as long as one likes.
"""

import sys
from pathlib import Path

import pytest

FUZZ = Path(__file__).parent / "fuzz"
sys.path.insert(0, str(FUZZ))

import files  # noqa: E402
import questions  # noqa: E402
import run  # noqa: E402

BROKE = sorted(FUZZ.glob("corpus/*.*"))


@pytest.fixture(autouse=True)
def no_cache(monkeypatch):
    monkeypatch.setenv("ARBITRE_CACHE", "none")


@pytest.fixture
def small():
    with run.small_shelf() as folder:
        yield folder


def test_random_questions_files_and_commands_break_nothing(shelf):
    tried, broke = run.attacked(shelf, 20_260, number=140)
    assert min(tried.values()) > 25 and not broke


@pytest.mark.parametrize("path", BROKE, ids=lambda path: path.name)
def test_what_once_broke_it_does_so_no_more(path, shelf, small):
    raw = path.read_bytes()
    if path.suffix == ".command":
        with run.folder_of_files() as folder:
            run.give(folder, raw)
    else:
        run.ask(shelf, raw) if path.suffix == ".question" else run.lay(small, raw)


@pytest.mark.parametrize("number", range(len(questions.HUGE)))
def test_a_question_without_end_is_answered_or_refused(number, shelf):
    run.ask(shelf, questions.HUGE[number])


@pytest.mark.parametrize("number", range(len(files.HUGE)))
def test_a_bomb_of_a_file_is_refused_at_once(number, small):
    run.lay(small, files.HUGE[number])


def test_the_attack_sees_what_breaks(shelf, monkeypatch):
    monkeypatch.setattr(run, "hear", lambda *_: 1 / 0)
    monkeypatch.setattr(run.cli, "run", lambda *_: 7)
    broke = run.attacked(shelf, 1, number=10)[1]
    assert {(kind, what) for kind, _, what in broke} == {("question", "ZeroDivisionError: division by zero"), ("command", "AssertionError: exit code 7")}
