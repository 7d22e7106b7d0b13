"""Help is complete: every command, option and argument is told in English and in French, with examples that run as they stand."""

import os
import re
import shlex
import subprocess
import sys
from functools import cache

import pytest

from arbitre.cli.app import VERBS
from arbitre.cli.helping import _METAVARS
from arbitre.cli.helping import examples as examples_of
from arbitre.cli.manual import PAGES
from arbitre.cli.quick import recognised

NAMES = [verb.__name__.rstrip("_") for verb, *_ in VERBS]
ENGLISH = re.compile(r"\b(the|is|are|of|and|which|with|what|its|it|one|as|nothing|may|be|this)\b")
FRENCH = {"LC_ALL": "fr_FR.UTF-8"}


def shown(arbitre, *arguments, **environment):
    ran = arbitre(*arguments, **environment)
    assert ran.returncode == 0 and not ran.stderr
    return ran.stdout.decode("utf-8").replace("\u202f", " ")


EVERY = """
import sys
from arbitre.cli import run
for name in {names!r}:
    status = run([*filter(None, [name]), *sys.argv[1:]])
    print(chr(12), status, chr(12), sep="")
"""


@cache
def pages(*options, **environment):
    """{name: the help that is shown with these options} of every command, all from one process."""
    clean = {name: value for name, value in os.environ.items() if name != "COLUMNS" and not name.startswith("LC_")}
    clean |= {"LANG": "en_GB.UTF-8", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    ran = subprocess.run([sys.executable, "-c", EVERY.format(names=["", *NAMES]), *options], env=clean | environment, capture_output=True, timeout=60)
    told, statuses = [ran.stdout.decode("utf-8").replace("\u202f", " ").split("\f")[place::2] for place in (0, 1)]
    assert ran.returncode == 0 and not ran.stderr and set(statuses) == {"0"}, ran.stderr
    return dict(zip(["", *NAMES], (told[0], *(text.removeprefix("\n") for text in told[1:]))))


def test_the_help_of_the_command_is_that_of_all_together(arbitre):
    assert shown(arbitre, "--help") == pages("--help")[""] and shown(arbitre, "ask", "--help", **FRENCH) == pages("--help", **FRENCH)["ask"]


def test_every_command_has_its_page():
    assert set(PAGES) == {"", *NAMES}
    assert all(page.says and examples_of(name) and page.exits for name, page in PAGES.items())


@pytest.mark.parametrize("name", ["", *NAMES])
def test_help_is_told_whole_in_both_languages(name):
    english, french = pages("--help")[name], pages("--help", "--lang", "fr")[name]
    assert french == pages("--help", **FRENCH)[name] and english == pages("-h", "--lang", "en", **FRENCH)[name]
    for heading, other in (("Usage", "Usage"), ("What it does", "Ce que fait la commande"), ("Options", "Options"),
                           ("Examples", "Exemples"), ("Exit codes", "Codes de sortie")):
        assert f"\n{heading}\n" in english and f"\n{other}\n" in french
    assert len(english.splitlines()) == len(french.splitlines())
    told = re.sub(r"`[^`]*`|^ *\$ .*$|--?[a-z-]+|arbitre\.yaml|[a-z]+\|[a-z|]+", "", french, flags=re.MULTILINE)
    assert not ENGLISH.search(told), ENGLISH.search(told)
    lines = english.splitlines()
    for line, after in zip(lines, lines[1:]):  # beneath every option and argument it says what it is
        assert not re.fullmatch(r"  (--\S.*|\[?[A-Z]{2,}…?\]?)", line) or after.startswith("      "), line


@pytest.mark.parametrize("name", ["", *NAMES])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_help_fits_a_narrow_terminal(name, lang):
    told = pages("--help", "--lang", lang, COLUMNS="40")[name]
    long = [line for line in told.splitlines() if len(line) > 40]
    assert not long


def examples():
    """Yield every example of the manual in both languages, once."""
    return dict.fromkeys(typed for name in PAGES for pair, _ in examples_of(name) for typed in pair)


FILES = {"evening.yaml", "ours.yaml", "questions.txt", "hands.jsonl", "rulesets/my-edition.yaml", "scenarios/my-edition.yaml", "my-edition.yaml"}
LONG = {"arbitre check", "arbitre test", "arbitre test --table", "arbitre test --export"}  # they go through everything that is shipped


@pytest.mark.parametrize("typed", [typed for typed in examples() if typed not in LONG and not FILES & set(typed.split())])
def test_an_example_runs_as_it_stands(arbitre, typed, tmp_path):
    (tmp_path / "arbitre.yaml").write_text("base: ffk04\nhouse: [stacking]\n", encoding="utf-8")
    if typed == "arbitre new table":
        (tmp_path / "arbitre.yaml").unlink()
    ran = arbitre(*shlex.split(typed)[1:], cwd=tmp_path, HOME=str(tmp_path), SHELL="/bin/bash")
    assert ran.returncode == 0 or "--install-completion" in typed, ran.stderr.decode()
    assert b"Traceback" not in ran.stderr


@pytest.mark.parametrize("typed", [typed for typed in examples() if FILES & set(typed.split())])
def test_an_example_with_files_is_typed_rightly(arbitre, typed, tmp_path):
    ran = arbitre(*shlex.split(typed)[1:], cwd=tmp_path)
    assert ran.returncode != 2 or "new" in typed or b"arbitre.yaml" in ran.stderr or b"unknown" in ran.stderr, ran.stderr.decode()


WRONG = [
    (("asq",), "no such command: `asq`; did you mean `ask`?", "commande inconnue : `asq` ; vouliez-vous dire `ask` ?"),
    (("judge",), "FILE… is missing", "il manque FICHIER…"),
    (("hand", "x", "--on"), "--on needs a value", "--on attend une valeur"),
    (("rules", "--json=1"), "--json takes no value", "--json ne prend pas de valeur"),
    (("hand", "x", "--players", "abc"), "--players takes a whole number, not `abc`", "--players attend un nombre entier, pas `abc`"),
    (("rules", "a", "b"), "too many words: `b`", "mots en trop : `b`"),
    (("judge", "x", "--jsn"), "no such option: --jsn; did you mean --json?", "option inconnue : --jsn ; vouliez-vous dire --json ?"),
    (("ask", "x", "--nope"), "no such option: --nope", "option inconnue : --nope"),
    (("--nope",), "no such option: --nope", "option inconnue : --nope"),
    (("ask",), "say what happens: arbitre ask WORDS…", "dites ce qui se passe : arbitre ask MOTS…"),
    (("ask", "x", "--lang", "de"), "--lang takes `en` or `fr`", "--lang attend `en` ou `fr`"),
]


@pytest.mark.parametrize(("typed", "english", "french"), WRONG, ids=[" ".join(typed) for typed, *_ in WRONG])
def test_wrong_usage_is_one_sentence_in_the_language_that_is_spoken(arbitre, typed, english, french):
    for said, environment in ((english, {}), (french, FRENCH)):
        ran = arbitre(*typed, **environment)
        first, then = ran.stderr.decode("utf-8").replace("\u202f", " ").splitlines()
        assert (ran.returncode, first) == (2, f"arbitre: {said}")
        assert re.search(r"`arbitre( \w+)? --help`", then)


def test_without_a_command_the_page_is_shown(arbitre):
    ran = arbitre()
    assert ran.returncode == 2 and ran.stdout.decode().startswith("arbitre: A referee")


def test_the_version(arbitre):
    assert re.fullmatch(r"arbitre \d+\.\d+\.\d+\n", shown(arbitre, "--version"))


def test_whatever_stands_for_a_value_has_its_french():
    for told in pages("--help").values():
        words = set(re.findall(r"^  --[a-z-]+(?:, -\w)? (\S+)$", told, re.MULTILINE))
        assert words <= set(_METAVARS)


def test_the_examples_of_ask_go_the_short_way_too():
    typed = [shlex.split(one)[1:] for one in examples() if one.startswith("arbitre ask ")]
    assert typed and all(recognised(words) for words in typed)
