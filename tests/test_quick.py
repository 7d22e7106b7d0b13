"""The short way of `ask`: it says what the long way says, takes only what it wholly understands, and imports little."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from arbitre.cli import quick, run

README = Path(__file__).parent.parent / "README.md"
STACKING = "+2 on +2 while penalized"
WORDS = ("can", "I", "play", "a", "+4", "with", "a", "red?")

SHORT = [
    ("ask", STACKING),
    ("ask", *STACKING.split()),
    ("ask", *WORDS, "--json"),
    ("ask", "--json", *WORDS, "--lang", "fr"),
    ("ask", STACKING, "-r", "fiu", "--rules", "mila", "--plain"),
    ("ask", STACKING, "--rules", "all", "--exit-code"),
    ("ask", STACKING, "-f", "turn=other", "--fact", "penalty!=none", "--strict", "--why"),
    ("ask", STACKING, "--why", "--json"),
    ("ask", "est-ce que je peux mettre un +4 si j'ai la couleur ?"),
    ("ask", "who invented uno?", "--exit-code"),
    ("ask", "gloubi boulga"),
    ("ask", ""),
    ("ask", STACKING, "--rules", "nowhere"),
    ("ask", STACKING, "--lang", "de"),
    ("ask", STACKING, "--fact", "colour"),
    ("ask", STACKING, "--fact", "nothing=at-all"),
    ("ask", STACKING, "--file", "questions.txt"),
    ("ask", "--file", "questions.txt"),
    ("ask", "--file", "questions.txt", "--json"),
    ("ask", "--file", "nowhere.txt"),
]
LONG = [
    (), ("ask",), ("ask", "--json"), ("ask", "--help"), ("ask", "-h", STACKING), ("ask", "--", STACKING), ("ask", "-"),
    ("ask", "play", "-2"), ("ask", STACKING, "--lang=fr"), ("ask", STACKING, "--jso"), ("ask", STACKING, "--colour"),
    ("ask", STACKING, "-rfiu"), ("ask", STACKING, "--rules"), ("ask", STACKING, "--rules", "--json"), ("ask", "--file", "-"),
    ("compare", STACKING), ("rules",), ("--version",), ("asks", STACKING),
]


def documented():
    """Every command of the README that begins with `arbitre`, without what only a shell understands."""
    lines = re.findall(r"^(?:\$ )?(?:\S*/)?arbitre ([^|<>\n]*)$", README.read_text(encoding="utf-8"), re.MULTILINE)
    return [tuple(shlex.split(line)) for line in dict.fromkeys(lines)]


@pytest.fixture
def folder(tmp_path, monkeypatch):
    (tmp_path / "questions.txt").write_text(f"{STACKING}\nà qui le tour ?\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.delenv("COLUMNS", raising=False)


def ended(arguments, capfd):
    code = run(list(arguments))
    return code, *capfd.readouterr()


@pytest.mark.parametrize("arguments", dict.fromkeys([*SHORT, *(given for given in documented() if given[:1] == ("ask",))]))
def test_both_ways_say_the_same(arguments, folder, capfd, monkeypatch):
    short = ended(arguments, capfd)
    monkeypatch.setattr(quick, "recognised", lambda _: None)
    assert ended(arguments, capfd) == short


@pytest.mark.parametrize("arguments", SHORT)
def test_a_plain_question_goes_the_short_way(arguments):
    assert quick.recognised(list(arguments))


@pytest.mark.parametrize("arguments", LONG)
def test_whatever_is_not_wholly_understood_goes_the_long_way(arguments):
    assert quick.recognised(list(arguments)) is None


def test_the_readme_documents_questions():
    assert sum(given[:1] == ("ask",) for given in documented()) > 3


OWN = """agreeing agreeing.charter asking asking.hearing asking.language cli cli.asking cli.chosen cli.quick
cli.seating cli.usage files files.cache files.copyfile files.drawers files.folders files.ondemand files.shape
files.yamltext game game.masks game.nonsense game.situation game.vocabulary game.when judging judging.answer
judging.cases judging.cited judging.conclusion judging.direct judging.judge judging.nearest judging.ordinary
judging.own judging.remark judging.ruling judging.split judging.total law law.freezing law.overrides law.rule
law.ruleset problem reading reading.by_example reading.claim reading.company reading.comparing reading.course
reading.denied reading.doubter reading.elect reading.held reading.hung reading.lawful reading.learned reading.letters reading.lexicon
reading.likelihood reading.marks reading.naming reading.one reading.owed reading.pattern reading.pile reading.result
reading.roles reading.served reading.sides reading.sounded reading.speech reading.spelling reading.stacked reading.such reading.tokens reading.told reading.whose
reading.words report report.agreed report.hearing report.house report.nearest report.number report.partings
report.remark report.ruling report.screen report.voice report.words"""
OTHERS = {"collections", "contextlib", "copyreg", "enum", "functools", "itertools", "keyword", "math", "operator", "re", "reprlib",
          "types", "typing", "unicodedata", "warnings", "zlib"}
LOOK = """
import sys
before = set(sys.modules)
from arbitre.cli import run
code = run(["ask", "+2 on +2 while penalized"])
print(code, *set(sys.modules) - before, file=sys.stderr)
"""


def test_a_cold_question_imports_only_what_it_needs(tmp_path, kept):
    look = [sys.executable, "-c", LOOK]
    environment = {"PYTHONPATH": ":".join(filter(None, sys.path)), "ARBITRE_CACHE": str(shutil.copytree(kept, tmp_path / "cache"))}
    code, *imported = subprocess.run(look, env=environment, capture_output=True, check=True).stderr.decode().split()
    allowed = {"arbitre", *(f"arbitre.{name}" for name in OWN.split())}
    assert code == "0" and not [
        name for name in imported
        if name not in allowed and (name.startswith("arbitre") or name.split(".")[0] not in OTHERS and name[0] != "_")
    ]
