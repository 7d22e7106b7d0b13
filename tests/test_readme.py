"""The README tells the truth: its commands run, and print what it shows."""

import os
import re
import shlex
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
BLOCK = re.compile(r"```console\n\$ (?P<command>arbitre [^\n]*)\n(?P<shown>.*?)```", re.DOTALL)


def blocks():
    return [(found["command"], found["shown"]) for found in BLOCK.finditer(README.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("command", [command for command, _ in blocks()])
def test_a_command_prints_what_the_readme_shows(arbitre, command):
    ran = arbitre(*shlex.split(command)[1:], COLUMNS="80")
    assert not ran.stderr
    printed = ran.stdout.decode("utf-8")
    if os.environ.get("ARBITRE_UPDATE"):
        _write(command, printed)
    assert dict(blocks())[command] == printed


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
    shown = arbitre("--help").stdout.decode("utf-8").partition("Commands")[2]
    commands = re.findall(r"^\W*([a-z]+) ", shown, re.MULTILINE)
    assert commands and not [name for name in commands if f"arbitre {name}" not in README.read_text(encoding="utf-8")]
