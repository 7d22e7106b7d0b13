"""What the tests share: the shelf of documents, loaded once, and the command run as a user runs it."""

import os
import subprocess
import sys
import tempfile

import pytest

from arbitre.folders import rulesets
from arbitre.ruleset import load_shelf


def pytest_configure(config):
    """Whatever documents the tests read are kept in one folder of the tests, for all the processes that they start."""
    if hasattr(config, "workerinput"):
        return  # the process that shares out the tests has named it
    if hasattr(config, "cache"):
        os.environ["ARBITRE_CACHE"] = str(config.cache.mkdir("arbitre"))
    else:
        folder = tempfile.TemporaryDirectory()
        config.add_cleanup(folder.cleanup)
        os.environ["ARBITRE_CACHE"] = folder.name


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
