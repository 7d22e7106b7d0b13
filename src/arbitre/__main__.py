"""Where the command `arbitre` starts, and where nothing that goes wrong becomes a traceback."""

import os
import sys


def main() -> None:
    """Run the command line; leave quietly on Ctrl-C and when the reader of a pipe goes away."""
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


if __name__ == "__main__":
    main()
