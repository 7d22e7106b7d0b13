"""The types are checked strictly: mypy finds no fault in any module, and none is left out."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "arbitre"
FORCED = {"law/rule.py": 1, "cli/helping.py": 1}  # what a library's own types do not allow is ignored so many times: an effect's count, where tuples count


@pytest.fixture(scope="module")
def seen(tmp_path_factory):
    """The folder in which mypy keeps what it has seen."""
    return tmp_path_factory.mktemp("mypy")


def test_every_module_is_strictly_typed(seen):
    pytest.importorskip("mypy")
    found = checked(seen)
    success = re.fullmatch(r"Success: no issues found in (\d+) source files", found.stdout.strip())
    assert success and int(success[1]) >= sum(1 for _ in SOURCES.rglob("*.py")), found.stdout + found.stderr


def test_the_module_behind_the_stub_of_the_package_is_too(seen):
    pytest.importorskip("mypy")
    found = checked(seen, "src/arbitre/__init__.py")
    assert found.stdout == "Success: no issues found in 1 source file\n", found.stdout + found.stderr


def checked(cache, *files):
    """What mypy says of the whole package, or of these files of it."""
    command = [sys.executable, "-m", "mypy", "--cache-dir", cache, *files]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8")


def test_nothing_is_excepted():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]
    assert project["strict"] is True and project["packages"] == ["arbitre"]
    assert [part["module"] for part in project["overrides"]] == ["yaml"] and not [name for name in project if name.startswith(("disallow", "allow", "ignore"))]
    texts = {path.relative_to(SOURCES).as_posix(): path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py")}
    ignored = {name: len(found) for name, text in texts.items() if (found := re.findall(r"# *(?:type: *ignore|mypy:)", text))}
    assert ignored == FORCED and not [name for name, text in texts.items() if re.search(r"(?:\btyping\.|(?<![.\w]))cast\(", text)]


def test_whoever_uses_it_gets_its_types(tmp_path):
    pytest.importorskip("mypy")
    (tmp_path / "uses.py").write_text(
        "import arbitre\n\n"
        "shelf = arbitre.load()\n"
        'reading: arbitre.Reading = arbitre.read("+2 on +2", shelf)\n'
        'ruling: arbitre.Ruling = arbitre.judge(shelf.ruleset("ffk04"), reading, strict=True)\n'
        "problems: tuple[arbitre.Problem, ...] = arbitre.check(shelf)\n"
        "wrong: int = arbitre.read(1, shelf)\n",
        encoding="utf-8",
    )
    command = [sys.executable, "-m", "mypy", "--no-error-summary", "--cache-dir", tmp_path / "cache", "--config-file", "", "uses.py"]
    found = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, encoding="utf-8", env={"MYPYPATH": str(ROOT / "src"), "PATH": ""})
    lines = [line for line in found.stdout.splitlines() if line.startswith("uses.py")]
    assert lines and all(line.startswith("uses.py:7:") for line in lines), found.stdout + found.stderr
