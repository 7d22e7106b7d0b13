"""How far the tests look: shortly, so that all of them are soon run, and with `ARBITRE_LONG=1` at length."""

import os

LONG = bool(os.environ.get("ARBITRE_LONG"))


def at_length(short, long):
    """The one or the other, of how much is tried."""
    return long if LONG else short
