"""The wheel carries the documents, and the installed command works from any folder."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """The wheel built from the checkout, without network."""
    pytest.importorskip("hatchling")
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-q", "-w", folder, ROOT]
    subprocess.run(command, check=True)
    return next(folder.glob("*.whl"))


def test_the_wheel_carries_every_document_and_scenario(wheel):
    packed = set(zipfile.ZipFile(wheel).namelist())
    for folder in ("rulesets", "scenarios"):
        wanted = {f"arbitre/{path.relative_to(ROOT)}" for path in (ROOT / folder).rglob("*.yaml")}
        assert wanted and wanted <= packed


def test_the_wheel_works_from_any_folder(wheel, tmp_path):
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(tmp_path / "installed")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    paths = [str(tmp_path / "installed"), *(path for path in sys.path if path and not path.endswith("src"))]
    ran = subprocess.run(
        [sys.executable, "-m", "arbitre", "ask", "+2 on +2 while penalized"],
        cwd=elsewhere, env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)}, capture_output=True,
    )
    assert ran.returncode == 0 and b"p. 2" in ran.stdout
