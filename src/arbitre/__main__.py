"""Where the command `arbitre` starts, and where nothing that goes wrong becomes a traceback."""

import gc
import os
import sys


def main() -> None:
    """Run the command line; leave quietly on Ctrl-C and when the reader of a pipe goes away."""
    gc.set_threshold(100_000)  # reading the documents makes much that stays: to look for what does not takes its time
    _fill_closed()
    try:
        from .cli import run

        status = run(sys.argv[1:])
        sys.stdout.flush()
    except KeyboardInterrupt:
        status = 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        status = 0
    sys.exit(status)


def _fill_closed() -> None:
    """Put the null device where the shell left a standard stream closed (`>&-`): nothing is read, what is said is lost."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))


if __name__ == "__main__":
    main()
