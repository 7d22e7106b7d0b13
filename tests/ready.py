"""A process that has everything imported and becomes the command over and over: each run is a process of its own, forked from it.

A line of JSON says what is typed, where, with which environment, and which files are its standard streams; the exit code comes back.
"""

import gc
import json
import os
import select
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import arbitre

READY = hasattr(os, "fork")


class Ready:
    """The process, as the tests see it."""

    def __init__(self):
        self._begin()

    def _begin(self):
        self._process = subprocess.Popen([sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True,
                                         env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))})

    def run(self, typed, streams, folder, environment, seconds):
        """The exit code of one run, ``streams`` being the paths of its standard input, output and error."""
        asked = {"typed": typed, "streams": list(map(str, streams)), "folder": str(folder), "environment": environment}
        self._process.stdin.write(json.dumps(asked).encode() + b"\n")
        self._process.stdin.flush()
        if not select.select([self._process.stdout], [], [], seconds)[0]:
            os.killpg(self._process.pid, 9)
            self._process.wait()
            self._begin()  # one run that takes too long is no reason for the next to fail
            raise subprocess.TimeoutExpired(["arbitre", *typed], seconds)
        return int(self._process.stdout.readline())

    def end(self):
        """Let it go."""
        self._process.communicate()


def _imported():
    """Import whatever the command may import, but for the command line itself, which looks at the language as it is imported."""
    top = Path(arbitre.__file__).parent
    for path in sorted(set(top.rglob("*.py")) - set(top.glob("cli/*.py")) - {top / "__main__.py"}):
        import_module(".".join(["arbitre", *path.relative_to(top).with_suffix("").parts]).removesuffix(".__init__"))
    for name in ("rich.console", "rich.table", "rich.text", "typer._completion_classes", "yaml"):
        import_module(name)


def _become(typed, streams, folder, environment):
    """Be as a process that was just started from a shell."""
    for number, (path, way) in enumerate(zip(streams, (os.O_RDONLY, os.O_WRONLY, os.O_WRONLY))):
        opened = os.open(path, way)
        os.dup2(opened, number)
        os.close(opened)
    sys.stdin, sys.stdout, sys.stderr = (open(number, way, encoding="utf-8", errors="surrogateescape") for number, way in enumerate("rww"))
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["arbitre", *typed]


def main():
    """Fork for every line that comes in."""
    _imported()
    gc.freeze()
    requests = open(0, "rb", buffering=0, closefd=False)
    while line := requests.readline():
        child = os.fork()
        if not child:
            _become(**json.loads(line))
            try:
                import_module("arbitre.__main__").main()
            except SystemExit as left:
                sys.stdout.flush()
                sys.stderr.flush()
                os._exit(left.code)  # all that Python clears away when it ends takes as long as a short run
        os.write(1, b"%d\n" % os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))


if __name__ == "__main__":
    main()
