"""However a file is mangled, loading ends with a shelf or with problems, never otherwise."""
import shutil
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from length import at_length

from arbitre.files.yamltext import read_text
from arbitre.law.ruleset import load_shelf
from arbitre.problem import Problems
from arbitre.proving.audit import check

SMALL = Path(__file__).parent / "small"
HOME = (SMALL / "home.yaml").read_text(encoding="utf-8")
TILES = (SMALL / "vocabulary" / "tiles.yaml").read_text(encoding="utf-8")
SCRAPS = ["x", "", "[]", "{}", "[x, y]", "{x: y}", "[[x]]", "[{}]", "{x: [y]}", "{not: own}", "{not: [x]}", "'no'", "7", "2-10", "tile",
          "tile.shape", "tile.", ".", "{value: x, except: [y]}", "{value: none, except: {x: y}}"]


@pytest.fixture(autouse=True)
def no_cache(monkeypatch):
    monkeypatch.setenv("ARBITRE_CACHE", "none")


def spots(node, path=()):
    """The path to every value of a tree."""
    yield path
    children = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for name, child in children:
        yield from spots(child, (*path, name))


def written(node):
    """A tree as YAML again."""
    if isinstance(node, dict):
        return "{" + ", ".join(f'"{name}": {written(value)}' for name, value in node.items()) + "}"
    if isinstance(node, list):
        return "[" + ", ".join(map(written, node)) + "]"
    return node.scrap if isinstance(node, _Scrap) else '"' + node.replace("\\", "\\\\").replace('"', '\\"') + '"'


class _Scrap:
    def __init__(self, scrap):
        self.scrap = scrap


def mangled(text, path, scrap):
    """The file with the value at one spot replaced."""
    tree = read_text(text, "x.yaml", [])
    if not path:
        return scrap
    node = tree
    for name in path[:-1]:
        node = node[name]
    node[path[-1]] = _Scrap(scrap)
    return written(tree)


@pytest.mark.parametrize(("file", "text"), [("home.yaml", HOME), ("vocabulary/tiles.yaml", TILES)])
@settings(max_examples=at_length(80, 2_000), deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_a_mangled_file_is_never_a_crash(tmp_path_factory, file, text, data):
    path = data.draw(st.sampled_from(list(spots(read_text(text, "x.yaml", [])))))
    folder = tmp_path_factory.mktemp("shelf") / "shelf"
    shutil.copytree(SMALL, folder)
    (folder / file).write_text(mangled(text, path, data.draw(st.sampled_from(SCRAPS))), encoding="utf-8")
    try:
        check(load_shelf(folder))
    except Problems as problems:
        assert problems.problems and str(problems)
