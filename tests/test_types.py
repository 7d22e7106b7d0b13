"""The types are checked strictly: mypy finds no fault in any module whose functions are all annotated, and those only grow in number."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ANNOTATED = """
cases.py census.py conclusion.py cover.py extent.py kin.py masks.py never.py nonsense.py outcomes.py overrides.py problem.py reach.py relation.py
rule.py ruling.py space.py split.py vocabulary.py
casebook.py explain.py folders.py language.py lookup.py __main__.py cli/agreeing.py cli/app.py cli/cards.py cli/completing.py cli/describing.py
cli/explaining.py cli/helping.py cli/knowing.py cli/listing.py cli/manual.py cli/misuse.py cli/options.py cli/quick.py cli/usage.py
report/explain.py report/explained.py report/faults.py report/fragments.py report/listing.py report/page.py report/problems.py report/screen.py
report/subject.py report/translate.py report/words.py
"""


def test_annotated_modules_are_strictly_typed(tmp_path):
    pytest.importorskip("mypy")
    command = [sys.executable, "-m", "mypy", "--no-error-summary", "--cache-dir", tmp_path]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8").stdout
    assert "src/arbitre" in found or not found, found
    strict = {f"src/arbitre/{name}" for name in ANNOTATED.split()}
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
