"""Wherever it runs it answers or says why not: no home, no room, no right to write, many at once; and it touches nothing but its cache."""

import json
import marshal
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from length import LONG

import arbitre
from arbitre.files import cache
from arbitre.law.ruleset import load_shelf

ASK = ("ask", "--json", "+2 on +2 while penalized")
SOURCES = str(Path(arbitre.__file__).parent.parent)
SMALL = Path(__file__).parent / "small"
pytestmark = pytest.mark.skipif(os.name == "nt", reason="what POSIX systems have")


def ruled(ran):
    """The ruling that a run printed; there is nothing else, and nothing on the side."""
    assert ran.returncode == 0 and not ran.stderr, ran.stderr
    return json.loads(ran.stdout)["rulings"][0]["verdict"]


def test_without_a_home_it_answers(arbitre):
    assert ruled(arbitre(*ASK, HOME="", ARBITRE_CACHE=None)) == "forbidden"
    assert ruled(arbitre(*ASK, HOME="/nowhere", XDG_CACHE_HOME="", ARBITRE_CACHE=None)) == "forbidden"


CACHES = ["/dev/null/x", "\x01\x1b[31m", "/dev/null", "/dev/full", "/proc/self", "/" + "x" * 4000, "none", "."]


@pytest.mark.parametrize("cache", CACHES)
def test_with_any_cache_documents_are_read(monkeypatch, tmp_path, cache):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ARBITRE_CACHE", cache)
    assert [load_shelf(SMALL).rulesets["home"].on("may-lay")[0].id for _ in range(2)] == ["same-may"] * 2


@pytest.mark.parametrize("cache", CACHES if LONG else CACHES[:2])
def test_with_any_cache_it_answers(arbitre, cache):
    assert ruled(arbitre(*ASK, ARBITRE_CACHE=cache)) == "forbidden"


def hostile(body):
    """Put something in the place of every copy in a cache."""
    def put(folder):
        for path in folder.iterdir():
            body(path)
    return put


def head(path):
    return path.read_bytes()[:8]


def sealed(path, value):
    from zlib import crc32
    raw = marshal.dumps(value)
    body = crc32(raw).to_bytes(4, "big") + raw
    path.write_bytes(head(path) + len(body).to_bytes(4, "big") + body)


SPOILT = {
    "empty": hostile(lambda path: path.write_bytes(b"")),
    "noise": hostile(lambda path: path.write_bytes(os.urandom(2_000))),
    "cut short": hostile(lambda path: path.write_bytes(path.read_bytes()[:-100])),
    "one bit turned": hostile(lambda path: path.write_bytes(path.read_bytes()[:500] + bytes([path.read_bytes()[500] ^ 1]) + path.read_bytes()[501:])),
    "an older version": hostile(lambda path: path.write_bytes(b"arbitre\x01" + path.read_bytes()[8:])),
    "other values": hostile(lambda path: sealed(path, ("x", "y", b""))),
    "no drawers": hostile(lambda path: sealed(path, ("x", "y", "z"))),
    "no pair": hostile(lambda path: sealed(path, 7)),
    "open to all": hostile(lambda path: path.chmod(0o666)),
    "a folder": hostile(lambda path: (path.unlink(), path.mkdir())),
    "a pipe": hostile(lambda path: (path.unlink(), os.mkfifo(path))),
    "a link in a circle": hostile(lambda path: (path.unlink(), path.symlink_to(path))),
}


@pytest.mark.parametrize("spoil", SPOILT.values(), ids=SPOILT)
def test_a_spoilt_copy_of_documents_is_not_believed(monkeypatch, tmp_path, spoil):
    monkeypatch.setenv("ARBITRE_CACHE", str(tmp_path))
    load_shelf(SMALL)
    assert cache.kept(str(SMALL))[0]
    spoil(tmp_path)
    assert cache.kept(str(SMALL))[0] is None and load_shelf(SMALL).rulesets["home"].on("may-lay")[0].id == "same-may"


@pytest.mark.parametrize("spoil", list(SPOILT) if LONG else ["one bit turned", "other values", "a pipe"])
def test_a_spoilt_copy_is_not_believed(arbitre, tmp_path, kept, spoil):
    folder = shutil.copytree(kept, tmp_path / "cache")
    SPOILT[spoil](folder)
    assert ruled(arbitre(*ASK, ARBITRE_CACHE=str(folder))) == "forbidden"


def started(tmp_path, *arguments, **more):
    environment = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}  # it writes where nothing can be written
    environment |= {"PYTHONPATH": SOURCES, "ARBITRE_CACHE": str(tmp_path / "cache"), "LANG": "en_GB.UTF-8"}
    return subprocess.Popen([sys.executable, "-m", "arbitre", *arguments], cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                            **{"env": environment, **more})


def test_many_at_once_on_a_cold_cache_all_answer(tmp_path):
    runs = [started(tmp_path, *ASK) for _ in range(int(os.environ.get("ARBITRE_AT_ONCE", "12" if LONG else "4")))]
    answered = [run.communicate(timeout=500) for run in runs]
    assert {run.returncode for run in runs} == {0} and not any(said for _, said in answered)
    assert {json.loads(shown)["rulings"][0]["verdict"] for shown, _ in answered} == {"forbidden"}
    assert all("." not in path.suffix[1:] and path.suffix in (".shelf", ".words", ".learned") for path in (tmp_path / "cache").iterdir())


def test_with_no_room_for_a_file_it_answers(tmp_path):
    import resource

    run = started(tmp_path, *ASK, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096)))
    shown, said = run.communicate(timeout=100)
    assert run.returncode == 0 and not said and json.loads(shown)["rulings"][0]["verdict"] == "forbidden"
    assert not list((tmp_path / "cache").iterdir()), "half a copy is left"


@pytest.mark.parametrize("way", ["closed", "full"])
@pytest.mark.parametrize("command", [ASK, ("rules",), ("--help",), ("test", "--export", "none.yaml")], ids=lambda command: command[0])
def test_where_nothing_can_be_printed_there_is_no_traceback(tmp_path, kept, way, command):
    into = ">&-" if way == "closed" else "> /dev/full"
    shutil.copytree(kept, tmp_path / "cache")
    run = subprocess.run(["sh", "-c", f'"$0" -m arbitre "$@" {into}', sys.executable, *command], cwd=tmp_path, capture_output=True, timeout=100,
                         env={**os.environ, "PYTHONPATH": SOURCES, "ARBITRE_CACHE": str(tmp_path / "cache")})
    assert b"Traceback" not in run.stderr and b"Exception ignored" not in run.stderr and run.returncode in (0, 1)


WATCH = """
import os, sys
cache, seen = os.path.abspath(sys.argv[1]), []
FORBIDDEN = ("socket.", "subprocess.", "os.system", "os.exec", "os.posix_spawn", "os.fork", "os.spawn", "ctypes.", "urllib.", "pickle.", "pty.",
             "webbrowser.", "shutil.", "ftplib.", "http.", "smtplib.")
CHANGES = ("os.remove", "os.rename", "os.mkdir", "os.rmdir", "os.link", "os.symlink", "os.chmod", "os.chown", "os.truncate")
def hook(event, given):
    if event.startswith(FORBIDDEN):
        seen.append((event, repr(given)[:100]))
    elif event in CHANGES and not os.path.abspath(str(given[0])).startswith(cache):
        seen.append((event, repr(given)[:100]))
    elif event == "open" and isinstance(given[0], (str, bytes)) and given[2] & (os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC):
        path = os.path.abspath(os.fsdecode(given[0]))
        if not path.startswith(cache) and path != os.devnull:
            seen.append((event, path))
sys.dont_write_bytecode = True
sys.addaudithook(hook)
from arbitre.cli import run
status = run(sys.argv[2:])
sys.stdout.flush()
print(seen, file=sys.stderr)
"""


@pytest.mark.parametrize("command", [
    ("ask", "can I play a +2 on a +2?", "--why"), ("ask", "--json", "--file", "questions.txt"), ("compare", "duel", "mila"), ("compare", "who deals?", "--html"),
    ("judge", "bad.yaml"), ("check", "bad.yaml"), ("hand", "red 5, +2", "--on", "blue 5"), ("rules", "ffk04", "--coverage"), ("explain", "no-stacking"),
    ("ask", "$(touch x) `id` https://example.org/x"), ("table", "--rules", "ffk04", "--html"),
], ids=" ".join)
def test_nothing_is_fetched_run_or_written_elsewhere(tmp_path, kept, command):
    (tmp_path / "questions.txt").write_text("who deals?\nhttp://example.org\n", encoding="utf-8")
    (tmp_path / "bad.yaml").write_text("- !!python/object/apply:os.system ['touch broken']\n- ask: !!python/name:os.system x\n", encoding="utf-8")
    before = sorted(tmp_path.iterdir())
    shutil.copytree(kept, tmp_path / "cache")
    run = subprocess.run([sys.executable, "-c", WATCH, str(tmp_path / "cache"), *command], cwd=tmp_path, capture_output=True, timeout=300,
                         env={**os.environ, "PYTHONPATH": SOURCES, "ARBITRE_CACHE": str(tmp_path / "cache"), "LANG": "en_GB.UTF-8"})
    assert run.stderr.decode("utf-8").splitlines()[-1] == "[]"
    assert sorted(path for path in tmp_path.iterdir() if path.name != "cache") == before
