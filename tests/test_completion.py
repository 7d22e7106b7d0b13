"""The Tab key: what each shell is told, asked as that shell asks; the words come from the shelf, and come at once."""

import os
import shutil
import subprocess
import sys

import pytest

from arbitre.cli.completing import joined


def offered(arbitre, *words, shell="bash", **environment):
    """Return the lines that a shell is told while the last word is being typed."""
    line = " ".join(("arbitre", *words))
    asked = {
        "bash": {"COMP_WORDS": "\n".join(("arbitre", *words)), "COMP_CWORD": str(len(words))},
        "zsh": {"_TYPER_COMPLETE_ARGS": line},
        "fish": {"_TYPER_COMPLETE_ARGS": line, "_TYPER_COMPLETE_FISH_ACTION": "get-args"},
    }[shell]
    ran = arbitre(_ARBITRE_COMPLETE=f"complete_{shell}", **asked, **environment)
    assert not ran.stderr
    return ran.stdout.decode("utf-8").splitlines()


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (("as",), {"ask"}),
        (("",), {"ask", "judge", "compare", "explain", "schema"}),
        (("ask", "--rules", ""), {"ffk04", "fiu", "all"}),
        (("ask", "-r", "fi"), {"fiu"}),
        (("ask", "+2", "--house", "stacking-f"), {"stacking-four-on-two"}),
        (("ask", "--house", "n"), {"none", "no-challenge"}),
        (("ask", "--fact", "tur"), {"turn=own", "turn=other"}),
        (("ask", "--fact", "to"), {"top=", "top-colour="}),
        (("ask", "--fact", "turn", "="), {"own", "other"}),
        (("ask", "--fact", "penalty", "=", "wild-draw-f"), {"wild-draw-four"}),
        (("ask", "--lang", ""), {"en", "fr"}),
        (("ask", "--exit"), {"--exit-code"}),
        (("rules", "stacking-a"), {"stacking-any"}),
        (("compare", "ffk04", "mi"), {"mila"}),
        (("explain", "no-stackin"), {"no-stacking"}),
        (("explain", "fiu/no-stackin"), {"fiu/no-stacking"}),
        (("explain", "idle-o"), {"idle-override"}),
        (("hand", "x", "--colour", "gr"), {"green"}),
        (("new", "r"), {"ruleset"}),
        (("schema", "s"), {"scenario"}),
        (("--show-completion", "z"), {"zsh"}),
    ],
)
def test_bash_is_offered(arbitre, words, wanted):
    assert wanted <= set(offered(arbitre, *words))


def test_nothing_else_is_offered(arbitre):
    penalties = offered(arbitre, "ask", "-f", "penalty", "=")
    assert {"none", "draw-two", "wild-draw"} <= set(penalties) and not {"number", "court", "suited", "bare"} & set(penalties)
    assert offered(arbitre, "ask", "-r", "fi") == ["fiu"]
    assert offered(arbitre, "ask", "--fact", "nothing", "=", "x") in ([], [""])


def test_zsh_and_fish_are_told_what_a_word_is(arbitre):
    (line,) = offered(arbitre, "ask", "--rules", "fi", shell="zsh")
    assert '"fiu":"UNO by the basic rules of the FIU"' in line
    assert offered(arbitre, "ask", "-f", "turn=ot", shell="fish", LC_ALL="fr_FR.UTF-8") == ["turn=other\tce n'est pas le tour du joueur"]
    assert offered(arbitre, "hand", "x", "--colour", "ver", shell="fish", LC_ALL="fr_FR.UTF-8") == ["vert"]


def test_a_word_that_bash_tears_apart_is_joined():
    assert joined(["ask", "-f", "a", "="], "b") == (["ask", "-f"], "a=b")
    assert joined(["ask", "-f", "a"], "=") == (["ask", "-f"], "a=")
    assert joined(["ask", "-f", "a", "=", "b", "-f"], "c") == (["ask", "-f", "a=b", "-f"], "c")
    assert joined([], "as") == ([], "as")


@pytest.mark.skipif(not shutil.which("bash"), reason="there is no bash")
def test_bash_itself_completes(arbitre, tmp_path):
    script = arbitre("--show-completion", "bash").stdout.decode()
    (tmp_path / "arbitre").write_text(f'#!/bin/sh\nexec "{sys.executable}" -m arbitre "$@"\n')
    (tmp_path / "arbitre").chmod(0o755)
    typed = 'COMP_WORDS=(arbitre ask -f turn = o); COMP_CWORD=5; _arbitre_completion arbitre; printf "%s\\n" "${COMPREPLY[@]}"'
    environment = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    ran = subprocess.run(["bash", "--norc", "-c", f"{script}\n{typed}"], capture_output=True, env=environment, timeout=60)
    assert ran.stdout.split() == [b"own", b"other"] and not ran.stderr


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_is_installed_for_a_shell(arbitre, tmp_path, shell):
    ran = arbitre("--install-completion", shell, HOME=str(tmp_path), LC_ALL="fr_FR.UTF-8")
    assert ran.returncode == 0 and f"la complétion pour {shell} est écrite" in ran.stdout.decode()
    assert any("_ARBITRE_COMPLETE" in path.read_text() for path in tmp_path.rglob("*") if path.is_file())


def test_an_unknown_shell_is_refused_in_words(arbitre):
    ran = arbitre("--show-completion", "csh")
    assert ran.returncode == 2 and b"bash, zsh, fish" in ran.stderr


def test_a_command_is_offered_without_reading_the_documents(arbitre):
    imports = {"PYTHONPROFILEIMPORTTIME": "1", "_ARBITRE_COMPLETE": "complete_bash", "COMP_WORDS": "arbitre\nco", "COMP_CWORD": "1"}
    ran = arbitre(**imports)
    assert ran.stdout.split() == [b"compare"]
    assert not [name for name in ("arbitre.law.ruleset", "rich.console", "yaml") if f"| {name}\n" in ran.stderr.decode().replace(" " * 2, "")]
