"""What the tests share: the shelf of documents, loaded once, and the command run as a user runs it."""

import os
import shutil
import subprocess
import sys
import tempfile
import time

import pytest
from ready import READY, Ready

from arbitre.files.cache import _path as copy_of
from arbitre.files.folders import rulesets
from arbitre.reading import words_of

A_DAY = 24 * 60 * 60  # in seconds; what was kept of folders that tests made is thrown away after it


def pytest_configure(config):
    """Whatever documents the tests read are kept in one folder of the tests, for all the processes that they start."""
    if hasattr(config, "workerinput"):
        return  # the process that shares out the tests has named it
    if hasattr(config, "cache"):
        folder = config.cache.mkdir("arbitre")
        for path in folder.iterdir():
            if time.time() - path.stat().st_mtime > A_DAY:
                path.unlink(missing_ok=True)
        os.environ["ARBITRE_CACHE"] = str(folder)
    else:
        folder = tempfile.TemporaryDirectory()
        config.add_cleanup(folder.cleanup)
        os.environ["ARBITRE_CACHE"] = folder.name


def pytest_sessionfinish():
    """What coverage has seen is written here: a process that does so only when it ends may be ended first."""
    measured = "coverage" in sys.modules and sys.modules["coverage"].Coverage.current()
    if measured:
        measured.save()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config):
    """All cores for a folder of tests; whoever names one file or test waits less for this process alone."""
    return None if all(os.path.isdir(name) for name in config.args) else 0


@pytest.fixture(scope="session")
def shelf():
    """The documents that are shipped."""
    from shipped import SHELF  # only now it is known where to keep what is read

    return SHELF


@pytest.fixture(scope="session")
def kept(shelf, tmp_path_factory):
    """A folder with what is kept of the documents that are shipped, and of nothing else: tests copy it."""
    words_of(shelf.vocabulary)
    folder = tmp_path_factory.mktemp("kept") / "cache"
    folder.mkdir()
    for what in ("shelf", "words", "learned"):
        shutil.copy2(copy_of(rulesets(), what), folder)
    return folder


@pytest.fixture(scope="session")
def ready():
    """A process that becomes the command as often as it is asked, where the system can do that."""
    process = Ready() if READY else None
    yield process
    if process:
        process.end()


@pytest.fixture
def arbitre(tmp_path, tmp_path_factory, ready):
    """Run the command in a process of its own, from a folder of its own, and return how it ended."""

    def run(*arguments, stdin=None, cwd=None, **environment):
        given = stdin if isinstance(stdin, bytes) or stdin is None else stdin.encode("utf-8")
        clean = {key: value for key, value in os.environ.items() if not key.startswith("LC_")}
        clean |= {"LANG": "en_GB.UTF-8", "XDG_CONFIG_HOME": str(tmp_path / "nothing"), "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        clean.pop("COLUMNS", None)
        clean = {name: value for name, value in {**clean, **environment}.items() if value is not None}
        if ready is None or any(name.startswith("PYTHON") for name in environment):  # Python itself heeds those when it starts
            return subprocess.run([sys.executable, "-m", "arbitre", *arguments], input=given, capture_output=True, cwd=cwd or tmp_path, env=clean, timeout=60)
        streams = [tmp_path_factory.getbasetemp() / f"ready-{name}" for name in ("in", "out", "err")]
        for path, body in zip(streams, (given or b"", b"", b"")):
            path.write_bytes(body)
        code = ready.run(arguments, streams, cwd or tmp_path, clean, seconds=60)
        return subprocess.CompletedProcess(["arbitre", *arguments], code, *(path.read_bytes() for path in streams[1:]))

    return run
