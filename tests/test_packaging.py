"""The wheel carries the documents, and the installed command works from any folder."""

import os
import subprocess
import sys
import tarfile
import tomllib
import venv
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
    for folder, ending in (("rulesets", "yaml"), ("scenarios", "yaml"), ("schemas", "json")):
        wanted = {f"arbitre/{path.relative_to(ROOT)}" for path in (ROOT / folder).rglob(f"*.{ending}")}
        assert wanted and wanted <= packed
    assert "arbitre/py.typed" in packed


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


@pytest.fixture(scope="module")
def sdist(tmp_path_factory):
    """The source archive built from the checkout, without network."""
    pytest.importorskip("hatchling")
    folder = tmp_path_factory.mktemp("sdist")
    code = "import sys; from hatchling.build import build_sdist; build_sdist(sys.argv[1])"
    subprocess.run([sys.executable, "-c", code, folder], cwd=ROOT, check=True, capture_output=True)
    return next(folder.glob("*.tar.gz"))


def test_the_source_archive_builds_the_same_wheel(sdist, wheel, tmp_path):
    with tarfile.open(sdist) as packed:
        packed.extractall(tmp_path / "source", **({"filter": "data"} if hasattr(tarfile, "data_filter") else {}))
    (source,) = (tmp_path / "source").iterdir()
    assert (source / "tests" / "test_packaging.py").is_file() and (source / "LICENSE").is_file()
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-q", "-w", tmp_path, source]
    subprocess.run(command, check=True)
    (built,) = tmp_path.glob("*.whl")
    assert set(zipfile.ZipFile(built).namelist()) == set(zipfile.ZipFile(wheel).namelist())


def test_the_wheel_is_installed_and_its_command_answers(wheel, tmp_path):
    """In an environment of its own; what it depends on is lent by the one in which the tests run."""
    home = tmp_path / "home"
    venv.create(home, with_pip=False, symlinks=os.name != "nt")
    folder = home / ("Scripts" if os.name == "nt" else "bin")
    python = next(path for path in folder.iterdir() if path.stem == "python")
    subprocess.run([sys.executable, "-m", "pip", "--python", python, "install", "--no-deps", "-q", wheel], check=True)
    lent = [path for path in sys.path if path.endswith("site-packages")]
    site = subprocess.run([python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], capture_output=True, text=True, check=True)
    (Path(site.stdout.strip()) / "lent.pth").write_text("\n".join(lent), encoding="utf-8")
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"LC_ALL": "C"}
    for typed, wanted in (("--version", b"arbitre "), ("rules", b"ffk04: "), ("schema answer", b'"$schema"'), ("explain dead-rule", b"dead-rule")):
        ran = subprocess.run([folder / "arbitre", *typed.split()], cwd=tmp_path, env=environment, capture_output=True)
        assert ran.returncode == 0 and wanted in ran.stdout, ran.stderr


def test_the_versions_that_are_claimed_are_those_that_are_linted_for():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    claimed = [line.rpartition(" ")[2] for line in project["project"]["classifiers"] if ":: Python :: 3." in line]
    assert claimed[0] == "3.11" and project["project"]["requires-python"] == ">=3.11"
    assert project["tool"]["ruff"]["target-version"] == "py311" and project["tool"]["mypy"]["python_version"] == "3.11"
