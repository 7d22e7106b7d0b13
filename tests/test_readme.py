"""The README tells the truth: its commands run, and print what it shows."""

import os
import re
import shlex
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
BLOCK = re.compile(r"```console\n\$ (?P<command>arbitre [^\n]*)\n(?P<shown>.*?)```", re.DOTALL)
SECTION = re.compile(r"^## .*?(?=^## |\Z)", re.DOTALL | re.MULTILINE)
FILE = re.compile(r"```yaml\n# (?P<path>[\w./-]+\.yaml)(?:, instead of (?P<instead>[\w-]+))?\n(?P<text>.*?)```", re.DOTALL)


def blocks():
    return [(found["command"], found["shown"]) for found in BLOCK.finditer(README.read_text(encoding="utf-8"))]


def sections():
    """{heading: its text} of the sections that show commands, and what comes before the first."""
    text = README.read_text(encoding="utf-8")
    found = {"": text[: text.index("\n## ") + 1], **{one.group().partition("\n")[0]: one.group() for one in SECTION.finditer(text)}}
    return {heading: section for heading, section in found.items() if BLOCK.search(section)}


@pytest.mark.parametrize("section", sections().values(), ids=sections())
def test_the_commands_of_a_section_print_what_it_shows(arbitre, section, tmp_path):
    """In one folder and in order, the files that the section shows written as it shows them."""
    for found in sorted([*BLOCK.finditer(section), *FILE.finditer(section)], key=lambda found: found.start()):
        if "path" in found.groupdict():
            _put(tmp_path / found["path"], found["instead"], found["text"])
            continue
        ran = arbitre(*shlex.split(found["command"])[1:], COLUMNS="80")
        assert not ran.stderr
        printed = ran.stdout.decode("utf-8")
        if os.environ.get("ARBITRE_UPDATE"):
            _write(found["command"], printed)
        assert dict(blocks())[found["command"]] == printed


def _put(path, instead, text):
    """Write a file, or put a text in the place of the rule with this id."""
    path.parent.mkdir(exist_ok=True)
    if instead:
        old = re.search(rf"^  - id: {instead}\n(?:    .*\n)+", path.read_text(encoding="utf-8"), re.MULTILINE).group()
        text = path.read_text(encoding="utf-8").replace(old, text)
    path.write_text(text, encoding="utf-8")


def _write(command, printed):
    whole = README.read_text(encoding="utf-8")
    old = next(found for found in BLOCK.finditer(whole) if found["command"] == command)
    new = f"```console\n$ {command}\n{printed}```"
    README.write_text(whole[: old.start()] + new + whole[old.end() :], encoding="utf-8")


def test_the_test_command_is_the_one_that_continuous_integration_runs():
    command = next(line for line in README.read_text(encoding="utf-8").splitlines() if "[test]" in line)
    assert command in (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()


def test_every_option_of_ask_is_explained(arbitre):
    told = README.read_text(encoding="utf-8")
    shown = arbitre("ask", "--help").stdout.decode("utf-8")
    options = set(re.findall(r"(?<!\S)--[a-z-]+", shown)) - {"--help"}
    assert not [option for option in options if option not in told]


def test_every_command_is_explained(arbitre):
    shown = arbitre("--help").stdout.decode("utf-8").partition("\nCommands\n")[2].partition("\n\n")[0]
    commands = re.findall(r"^  ([a-z]+): ", shown, re.MULTILINE)
    assert commands and not [name for name in commands if f"arbitre {name}" not in README.read_text(encoding="utf-8")]
