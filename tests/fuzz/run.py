"""Attacks the referee at random: any bytes as a question or a file, anything typed. `python tests/fuzz/run.py --minutes N` does it at length.

What breaks it is written to the folder `corpus`, where the tests try it again for ever.
"""

import argparse
import contextlib
import io
import json
import os
import random
import shutil
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))
sys.path.append(str(HERE.parent.parent / "src"))  # where arbitre is not installed

import commands  # noqa: E402
import files  # noqa: E402
import questions  # noqa: E402

from arbitre import cli  # noqa: E402
from arbitre.asking.hearing import Terms, hear  # noqa: E402
from arbitre.cli.asking import Manner, _texts, tell  # noqa: E402
from arbitre.files.folders import rulesets  # noqa: E402
from arbitre.law.ruleset import load_shelf  # noqa: E402
from arbitre.problem import Problems  # noqa: E402
from arbitre.report.problems import problem_text  # noqa: E402
from arbitre.trying.scenario_file import load  # noqa: E402

CORPUS = HERE / "corpus"
CACHE = os.environ.get("ARBITRE_CACHE")  # of the tests, where what is shipped is kept
SLOW = 40.0  # seconds of processor time that nothing may take, on the slowest machine
MANNERS = {json: Manner(None, False, json, True, False, False) for json in (False, True)}


def ask(shelf, raw):
    """Ask the bytes, line by line, as `ask -` does; AssertionError if anything raw reaches the screen."""
    for text in _texts(io.BytesIO(raw)):
        began = time.process_time()
        hearing = hear(shelf, text, Terms())
        for manner in MANNERS.values():
            shown = io.StringIO()
            with contextlib.redirect_stdout(shown):
                tell(hearing, shelf, manner, titled=True)
            shown.getvalue().encode("utf-8", "replace")
            raw_ones = {one for one in shown.getvalue() if not one.isprintable() and one not in "\n\u00a0\u202f"}
            if manner.json:  # those of scripts that join letters are text in JSON; none of them steers a terminal
                raw_ones = {one for one in raw_ones if ord(one) < 0xa0 or one in "\u061c\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"}
            assert not raw_ones, f"these reach the terminal: {raw_ones}"
        assert time.process_time() - began < SLOW, "it takes too long"


def lay(folder, raw):
    """Lay the bytes on a small shelf as a document, as vocabulary, and read them as scenarios; only Problems may come of it."""
    began = time.process_time()
    for name in ("broken.yaml", "vocabulary/broken.yaml"):
        (folder / name).write_bytes(raw)
        try:
            load_shelf(folder)
        except Problems as found:
            assert found.problems and all(_shown(problem) for problem in found.problems)
        (folder / name).unlink()
    path = folder.parent / "scenarios.yaml"
    path.write_bytes(raw)
    with contextlib.suppress(Problems):
        load(str(path), load_shelf(folder))
    assert time.process_time() - began < 3 * SLOW, "it takes too long"


def _shown(problem):
    text = problem_text(problem)
    return text and not raw_in(text)


def raw_in(text):
    """Whatever in a text may steer a terminal."""
    return {one for one in text if not one.isprintable() and one not in "\n\u00a0\u202f"}


KINDS = {"question": 5, "file": 4, "command": 3}  # how often each is drawn
CODES = {*range(4), *range(10, 16)}
FOR_PROGRAMS = {"--show-completion", "--html", "--json"}  # a script has tabs; text may hold whatever joins letters


def give(folder, raw):
    """Give the command what is typed, in a folder with files of every kind; it ends with one of its exit codes, and says why."""
    told = json.loads(raw)
    began = time.process_time()
    with _put_in(folder, told["environment"], told["stdin"]):
        code = cli.run(told["typed"])
        shown = "".join(stream.buffer.getvalue().decode("utf-8") for stream in (sys.stdout, sys.stderr))
    assert code in CODES, f"exit code {code}"
    assert code in (0, 3) or shown.strip(), "it fails without a word"
    assert FOR_PROGRAMS & set(told["typed"]) or "_ARBITRE_COMPLETE" in told["environment"] or not raw_in(shown), f"these reach the terminal: {raw_in(shown)}"
    assert time.process_time() - began < SLOW, "it takes too long"


@contextlib.contextmanager
def _put_in(folder, environment, stdin):
    """As the command finds it: in a folder, with an environment and standard streams of its own."""
    here, before, streams = os.getcwd(), dict(os.environ), (sys.stdin, sys.stdout, sys.stderr)
    os.chdir(folder)
    os.environ.update(environment, ARBITRE_TRACEBACK="1", ARBITRE_CACHE=CACHE or str(folder / "cache"))
    sys.stdin, sys.stdout, sys.stderr = (io.TextIOWrapper(io.BytesIO(given), "utf-8", write_through=True) for given in (stdin.encode(), b"", b""))
    try:
        yield
    finally:
        sys.stdin, sys.stdout, sys.stderr = streams
        os.environ.clear()
        os.environ.update(before)
        os.chdir(here)


@contextlib.contextmanager
def folder_of_files():
    """A folder with a file of every kind that may be named, where others may be written."""
    with tempfile.TemporaryDirectory() as top:
        folder = Path(top)
        (folder / "folder").mkdir()
        (folder / "good.yaml").write_text('- name: x\n  ask: {en: "can I play a +2 on a +2?"}\n', encoding="utf-8")
        (folder / "noise.yaml").write_bytes(random.Random(1).randbytes(3_000))
        (folder / "bomb.yaml").write_bytes(files.HUGE[2])
        (folder / "arbitre.yaml").write_text("base: ffk04\nhouse: [stacking]\n", encoding="utf-8")
        (folder / "hands.jsonl").write_text('{"hand": ["red 5", "+4"], "on": "red 7"}\n{"hand": 7}\n[]\n\x00\n', encoding="utf-8")
        yield folder


@contextlib.contextmanager
def small_shelf():
    """A copy of the small shelf that may be spoilt."""
    with tempfile.TemporaryDirectory() as top:
        shutil.copytree(files.SMALL, Path(top) / "shelf")
        yield Path(top) / "shelf"


def attacked(shelf, seed, number=None, seconds=None, keep=False):
    """Attack until so many inputs or seconds are over; return ({kind: how many}, [(kind, input, what happened)])."""
    rng, tried, broke = random.Random(seed), dict.fromkeys(KINDS, 0), []
    ends = time.monotonic() + (seconds or 10**9)
    with small_shelf() as small, folder_of_files() as folder:
        ways = {"question": (questions.drawn, lambda raw: ask(shelf, raw)), "file": (files.drawn, lambda raw: lay(small, raw)),
                "command": (commands.drawn, lambda raw: give(folder, raw))}
        while time.monotonic() < ends and (number is None or sum(tried.values()) < number):
            kind = rng.choices(list(KINDS), KINDS.values())[0]
            draw, put = ways[kind]
            raw = draw(rng)
            tried[kind] += 1
            try:
                put(raw)
            except Exception as error:  # whatever it is, it is a find
                broke.append((kind, raw, f"{type(error).__name__}: {error}"))
                if keep:
                    (CORPUS / f"{seed}-{sum(tried.values())}.{kind}").write_bytes(raw)
    return tried, broke


def main():
    """Attack for as many minutes as are asked for, and tell what was tried and what broke."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    given = parser.parse_args()
    os.environ["ARBITRE_CACHE"] = "none"
    tried, broke = attacked(load_shelf(rulesets()), given.seed, seconds=60 * given.minutes, keep=True)
    print(f"seed {given.seed}: {', '.join(f'{count:,} {kind}s' for kind, count in tried.items())}; broke: {len(broke)}")
    for kind, raw, what in broke:
        print(f"{kind}: {what}: {raw[:200]!r}")
    return 1 if broke else 0


if __name__ == "__main__":
    sys.exit(main())
