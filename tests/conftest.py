"""What the tests share: the shelf of documents, loaded once, and the command run as a user runs it."""

import os
import subprocess
import sys
import tempfile
import time

import pytest

from arbitre.folders import rulesets
from arbitre.ruleset import load_shelf

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


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config):
    """All cores for a folder of tests; whoever names one file or test waits less for this process alone."""
    return None if all(os.path.isdir(name) for name in config.args) else 0


@pytest.fixture(scope="session")
def shelf():
    """The documents that are shipped."""
    return load_shelf(rulesets())


@pytest.fixture
def arbitre(tmp_path):
    """Run the command in a process of its own, from a folder of its own, and return how it ended."""

    def run(*arguments, stdin=None, cwd=None, **environment):
        clean = {key: value for key, value in os.environ.items() if not key.startswith("LC_")}
        clean |= {"LANG": "en_GB.UTF-8", "XDG_CONFIG_HOME": str(tmp_path / "nothing"), "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        clean.pop("COLUMNS", None)
        return subprocess.run(
            [sys.executable, "-m", "arbitre", *arguments],
            input=stdin if isinstance(stdin, bytes) or stdin is None else stdin.encode("utf-8"),
            capture_output=True,
            cwd=cwd or tmp_path,
            env={name: value for name, value in {**clean, **environment}.items() if value is not None},
            timeout=60,
        )

    return run
