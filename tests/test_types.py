"""The types are checked strictly: mypy finds no fault in any module whose functions are all annotated, and those only grow in number."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "arbitre"
ANNOTATED = """
cases.py census.py conclusion.py cover.py extent.py kin.py masks.py never.py nonsense.py outcomes.py overrides.py problem.py reach.py
relation.py rule.py ruling.py space.py split.py vocabulary.py casebook.py explain.py folders.py language.py lookup.py __main__.py
"""
WHOLE = ("cli", "report", "reading")  # folders of which every module is, but for those that tell of what is not yet annotated itself
BUT = {"report/export.py", "report/hand.py", "report/mutants.py", "report/score.py", "report/why.py"}


def test_annotated_modules_are_strictly_typed(tmp_path):
    pytest.importorskip("mypy")
    command = [sys.executable, "-m", "mypy", "--no-error-summary", "--cache-dir", tmp_path]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8").stdout
    assert "src/arbitre" in found or not found, found
    whole = {path.relative_to(SOURCES).as_posix() for folder in WHOLE for path in (SOURCES / folder).glob("*.py")} - BUT
    strict = {f"src/arbitre/{name}" for name in (*ANNOTATED.split(), *whole)}
    assert all((ROOT / name).is_file() for name in strict)
    assert not [line for line in found.replace("\\", "/").splitlines() if line.partition(":")[0] in strict]


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
