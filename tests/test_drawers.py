"""What was put away comes out as it was, one drawer at a time; what is spoilt is made anew, or refused if it cannot be."""

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from length import at_length

from arbitre.files.cache import keep, kept, kept_or_made
from arbitre.files.drawers import MOST_STRANGE, Chest, Drawers

SOURCES = str(Path(__file__).parent.parent / "src")
VALUES = st.recursive(st.none() | st.booleans() | st.integers() | st.text() | st.binary(), lambda inner: st.lists(inner).map(tuple) | st.dictionaries(st.text(), inner))


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("ARBITRE_CACHE", str(tmp_path))
    return tmp_path


def full():
    drawers = Drawers()
    drawers.tray = drawers.put("first"), drawers.put_chest({"a": 1, "b": 2}, 1), drawers.put("last" * 50)
    return drawers


@settings(max_examples=at_length(30, 300), deadline=None)
@given(st.lists(VALUES), VALUES)
def test_what_was_put_away_comes_out_as_it_was(values, top):
    drawers = Drawers()
    numbers = [*map(drawers.put, values)]
    drawers.tray = top
    keep("here", ("key",), drawers)
    found, _ = kept("here", fingerprint=("key",))
    assert found.tray == top and [*map(found.open, numbers)] == values
    assert kept("here", fingerprint=("other key",))[0] is None


@given(st.dictionaries(st.text(), st.integers()), st.integers(1, 20), st.text())
def test_a_chest_holds_what_the_table_held(table, fill, other):
    drawers = Drawers()
    chest = Chest(drawers, drawers.put_chest(table, fill))
    assert all(chest[key] == value for key, value in table.items()) and chest[other] == table.get(other)


def test_a_chest_opens_only_the_drawers_of_the_keys_that_are_asked_for():
    drawers = Drawers()
    table = {f"key {n}": n for n in range(1000)}
    chest = Chest(drawers, drawers.put_chest(table, 10))
    assert chest["key 7"] == 7 and len(chest) < 100 and len(drawers.folded) > 90


def test_a_chest_does_not_remember_every_key_that_it_does_not_hold(monkeypatch):
    monkeypatch.setattr("arbitre.files.drawers.MOST_STRANGE", 10)
    drawers = Drawers()
    chest = Chest(drawers, drawers.put_chest({}, 10))
    assert MOST_STRANGE > 10 and not any(chest[str(n)] for n in range(100)) and len(chest) == 10


def spoil(folder):
    copy, = folder.iterdir()
    copy.write_bytes(copy.read_bytes()[:-3] + b"xyz")


def test_a_spoilt_drawer_is_made_anew_with_all_others(folder):
    keep("here", ("key",), full())
    spoil(folder)
    found = kept_or_made("here", ("key",), full)
    assert found.open(found.tray[0]) == "first" and found.open(found.tray[2]) == "last" * 50


def test_a_spoilt_drawer_of_what_has_changed_is_refused(folder):
    keep("here", ("key",), full())
    spoil(folder)
    found = kept_or_made("here", ("key",), lambda: Drawers(tray="something else"))
    with pytest.raises(OSError):
        found.open(found.tray[2])


def test_a_copy_that_is_replaced_meanwhile_is_read_to_its_end(folder):
    keep("here", ("key",), full())
    found, _ = kept("here", fingerprint=("key",))
    keep("here", ("key",), Drawers(tray="another"))
    assert found.open(found.tray[2]) == "last" * 50 and kept("here", fingerprint=("key",))[0].tray == "another"


def test_no_file_stays_open_once_a_copy_is_no_longer_wanted(folder, monkeypatch):
    closed = []
    keep("here", ("key",), full())
    monkeypatch.setattr("arbitre.files.copyfile._File.__del__", lambda file: closed.append(file._number))
    for key in (("key",), ("other key",)):
        found, _ = kept("here", fingerprint=key)
        del found
    assert len(closed) == 2


SEEN = """
from arbitre.files import folders
from arbitre.law.freezing import freeze
from arbitre.reading.compiling import compiled
from arbitre.reading.learned import read_counts
from arbitre.law.ruleset import load_shelf

def ordered(value):
    if isinstance(value, (list, tuple)):
        return [*map(ordered, value)]
    return [*map(ordered, value.items())] if isinstance(value, dict) else sorted(value) if isinstance(value, frozenset) else value

shelf = load_shelf(folders.rulesets())
for drawers in (freeze(shelf), compiled(shelf.vocabulary), read_counts(folders.rulesets())):
    print(ascii(ordered(drawers.tray)), len(drawers.folded))
"""


def test_every_process_puts_away_in_the_same_order(tmp_path):
    """What is made anew is known by its number."""
    seen = [subprocess.run([sys.executable, "-c", SEEN], capture_output=True, check=True,
                           env={"PYTHONPATH": SOURCES, "PYTHONHASHSEED": seed, "ARBITRE_CACHE": str(tmp_path)}).stdout for seed in ("1", "2")]
    assert seen[0] == seen[1]
