"""Every problem that the tool can report is shown by a file in `broken/`, with its place and its words.

The first lines of such a file say what it is (`# a ruleset`, `# vocabulary`, `# facts`, `# scenarios`, `# a house
rule`, `# a charter`, `# questions`), perhaps a smaller limit, then the problem: `# line:col: message` and `# = hint`.
"""
import re
import shutil
from importlib import import_module
from pathlib import Path

import pytest
from shipped import SHELF

from arbitre.agreeing.charterfile import check_charter
from arbitre.agreeing.houses import check_houses
from arbitre.cli.asking import lines_of
from arbitre.counting.hand import HandReader
from arbitre.counting.round import RoundReader
from arbitre.files import yamltext
from arbitre.files.folders import rulesets
from arbitre.files.yamltext import read_file
from arbitre.game.situation import Situation
from arbitre.law.ruleset import load_shelf
from arbitre.problem import Problem, Problems, nearest, with_excerpts
from arbitre.proving.audit import check
from arbitre.trying.scenario_file import load

HERE = Path(__file__).parent
BROKEN = HERE / "broken"
SOURCES = HERE.parent / "src" / "arbitre"
FILES = sorted(BROKEN.glob("*.yaml"))
PLACES = {"a ruleset": "broken.yaml", "a house rule": "house/broken.yaml", "vocabulary": "vocabulary/broken.yaml"}


def shows(path):
    """The problem that a broken file shows: its name, without what tells it from others that show the same."""
    return path.stem.partition("--")[0]


def head(path):
    """(what the file is, limits, the problem as text) of the comments at the top of a broken file."""
    lines = path.read_text(encoding="utf-8", errors="replace").splitlines() if path.is_file() else []
    told = [line[2:] for line in lines if line.startswith("# ")]
    if not told:
        return "a ruleset", {}, ""
    limits = dict(line.split()[1:] for line in told if line.startswith("limit "))
    return told[0], limits, "\n".join(line for line in told[1:] if not line.startswith("limit "))


def found_in(path, folder, monkeypatch):
    """What is wrong with a broken file, put where it belongs in the small shelf."""
    what, limits, _ = head(path)
    for name, limit in limits.items():
        module, _, name = name.rpartition(".")
        monkeypatch.setattr(import_module(f"arbitre.{module}") if module else yamltext, name, int(limit))
    try:
        if what == "a hand":
            return HandReader(SHELF.vocabulary).read(read_file(path, [])) and []
        if what == "a round":
            told = read_file(path, [])
            return RoundReader(SHELF.vocabulary).read(told["round"], told.get("before")) and []
        if what == "questions":
            return list(lines_of(str(path))) and []
        if what == "a charter":
            return check_charter(str(path), rulesets())
        monkeypatch.setenv("ARBITRE_CACHE", "none")  # the small shelves, and within the limits of today
        if what in ("facts", "scenarios"):
            shelf = load_shelf(HERE / "small")
            if what == "scenarios":
                return load(str(path), shelf) and []
            return Situation.of(shelf.vocabulary, read_file(path, [])) and []
        target = folder / PLACES[what]
        target.parent.mkdir(exist_ok=True)
        shutil.copytree(path, target) if path.is_dir() else shutil.copy(path, target)
        shelf = load_shelf(folder)
        return [*check(shelf), *check_houses(shelf)]
    except Problems as problems:
        return problems.problems


def drawn(problem):
    """A problem as the top of a broken file tells it."""
    place = f"{problem.place.line}:{problem.place.col}: " if problem.place else ""
    return f"{place}{problem.message}" + (f"\n= {problem.hint}" if problem.hint else "")


@pytest.fixture
def small(tmp_path):
    """A copy of the small shelf."""
    folder = tmp_path / "shelf"
    shutil.copytree(HERE / "small", folder)
    return folder


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_broken_file_says_what_is_wrong_and_what_to_write(path, small, monkeypatch):
    wanted = head(path)[2]
    problems = found_in(path, small, monkeypatch)
    told = [drawn(problem) for problem in problems if problem.id == shows(path)]
    assert told, [str(problem) for problem in problems]
    assert not wanted or wanted in told


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_message_is_one_small_sentence_for_people(path, small, monkeypatch):
    for problem in found_in(path, small, monkeypatch):
        assert not problem.message.endswith(".") and "\n" not in problem.message
        assert problem.message[0].islower() or problem.message[0] == "`"
        assert not re.search(r"\b(None|Text|dict|tuple|NoneType|Traceback|str)\b", problem.message), problem.message
        assert problem.hint, "an instruction says what to do"
        assert "``" not in str(problem)


def test_a_folder_that_is_no_shelf_says_so():
    with pytest.raises(Problems) as caught:
        load_shelf(BROKEN / "no-shelf")
    assert [problem.id for problem in caught.value.problems] == ["no-shelf"]


def test_every_problem_has_its_broken_file():
    ids = set()
    for path in SOURCES.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        ids.update(re.findall(r'(?:Problem\(|_stop\(event,)\s*"([a-z0-9-]+)"', text))
        ids.update("unknown-" + kind for kind in re.findall(r'\bunknown\("([a-z-]+)"', text))
    assert ids - {shows(path) for path in BROKEN.iterdir()} == set()


def test_a_whole_problem_is_drawn_with_its_line_and_a_caret(small):
    (small / "broken.yaml").write_text('name: {en: "x", fr: "x"}\nrules: []\nrulez: []\n', encoding="utf-8")
    with pytest.raises(Problems) as caught:
        load_shelf(small)
    assert str(caught.value) == (
        f"{small}/broken.yaml:3:1: unknown key `rulez` in the ruleset `broken` (unknown-key)\n"
        "    rulez: []\n    ^\n    = write `rules`")


def test_all_problems_of_all_files_are_told_at_once(small):
    (small / "one.yaml").write_text("name: {en: x, fr: x}\nrules: [{id: a, question: may-lai, says: {en: x}}]\n", encoding="utf-8")
    (small / "two.yaml").write_text("name: {en: x, fr: x}\nrulez: []\n", encoding="utf-8")
    (small / "vocabulary" / "zoo.yaml").write_text("facts: {x: {is: tile.shap}}\nquestion: {}\n", encoding="utf-8")
    with pytest.raises(Problems) as caught:
        load_shelf(small)
    assert {Path(problem.place.path).name for problem in caught.value.problems} == {"one.yaml", "two.yaml", "zoo.yaml"}


def test_the_nearest_names_are_found():
    known = ["draw-two", "wild-draw-two", "skip", "reverse", "penalty"]
    assert nearest("penality", known) == ("penalty",)
    assert nearest("revrese", known) == ("reverse",)
    assert nearest("two-draw", known) == ("draw-two",)
    assert nearest("banana", known) == ()
    assert nearest("draw", known, 2) == ("draw-two", "wild-draw-two")


def test_a_long_line_is_cut_so_that_the_caret_is_seen(tmp_path):
    from arbitre.problem import Place
    path = tmp_path / "long.yaml"
    path.write_text("x" * 500, encoding="utf-8")
    problem, = with_excerpts([Problem("some-id", "too long", Place(str(path), 1, 3))])
    assert len(problem.excerpt) == 200


def test_a_file_is_mended_from_its_first_line_to_its_last_and_a_name_begun_is_proposed(arbitre, tmp_path):
    (tmp_path / "arbitre.yaml").write_text("base: ffk04\nhouse: [staking]\nplayers: few\nlang: fr\n", encoding="utf-8")
    for ran, told in ((arbitre("check", "arbitre.yaml"), "stdout"), (arbitre("table"), "stderr")):
        lines = getattr(ran, told).decode("utf-8").splitlines()
        assert [line.split(":")[1] for line in lines if line.startswith("arbitre.yaml:")] == ["2", "3", "4"]
        assert "    = write `stacking`" in lines and "    = write `language`" in lines
