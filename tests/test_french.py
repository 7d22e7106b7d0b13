"""Every message about a file or an option has its twin in French, with the same things put in; none is half translated."""

import ast
import re
from pathlib import Path
from string import Formatter

import pytest
from test_broken import BROKEN, FILES, found_in, head, small  # noqa: F401  (small is what found_in works in)

from arbitre.asking.language import speak
from arbitre.files import notyaml
from arbitre.problem import Problem
from arbitre.report.faults import FAULTS, REMEDIES, UNKNOWN
from arbitre.report.fragments import LAST, PIECES, THINGS, WHERES, YAML
from arbitre.report.problems import problem_object, problem_text
from arbitre.report.translate import in_french, messages, part, remedies

SOURCES = Path(__file__).parent.parent / "src" / "arbitre"
SPOKEN_ELSEWHERE = ("report", "cli", "reading")  # these have their sentences in two languages, or speak to nobody
NO_MESSAGE = {"api.py", "__init__.py", "cache.py", "reply.py", "rule.py", "remark.py", "notyaml.py"}  # errors of Python, words that people say, citations, what is tested apart
BARE = {  # no part of a message, or told by the parts that are put together
    "{}: {}", "{{not: {}}}", "not {}", "{}, {}", "a {}", "an {}", "known: {}{}", "unknown {} `{}`{}", "something is wrong", "not a whole copy",
    "The table's own rules", "Les règles propres à la table", "this table's own rule", "la règle propre à la table",
}
ALL = [twin for messages, remedies in FAULTS.values() for twin in (*messages, *remedies)] + [*REMEDIES, *PIECES, *THINGS, *WHERES, *LAST]
ENGLISH = re.compile(r"\b(the|is|are|has|have|of|and|or|not|write|remove|add|unknown|known|with|when|this|what|its|it|nothing|one|must)\b")


def slots(text):
    return sorted(int(name) if name else place for place, name in enumerate(
        name for _, name, _, _ in Formatter().parse(text) if name is not None))


@pytest.mark.parametrize(("english", "french"), ALL)
def test_twins_put_the_same_things_in(english, french):
    assert slots(english) == slots(french)
    assert not ENGLISH.search(re.sub(r"`[^`]*`", "", french)), french


def template(node):
    """Return a text of the code with `{}` for all that is put into it; None if it is no text."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value.replace("{", "{{").replace("}", "}}")
    if isinstance(node, ast.JoinedStr):
        return "".join(template(part) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return (template(node.left) or "{}") + (template(node.right) or "{}")
    return None


def texts(node, top=True):
    """Yield every text of the code that is no docstring, whole."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
            continue
        found = template(child)
        if found is not None and found.strip("{}"):
            yield found
            if isinstance(child, (ast.JoinedStr, ast.BinOp)):
                yield from (text for part in ast.walk(child) if isinstance(part, ast.IfExp) for text in texts(part))
        else:
            yield from texts(child)


def modules():
    return [path for path in sorted(SOURCES.rglob("*.py"))
            if path.relative_to(SOURCES).parts[0] not in SPOKEN_ELSEWHERE and path.name not in NO_MESSAGE]


def is_said(text):
    """Say whether a text is a sentence, or a part of one: two words, or a word beside something that is put in."""
    return bool(re.search(r"[a-z`}:] [a-z`{]", text)) and not re.fullmatch(r"[{} ]*", text)


def calls(name):
    """Yield (path, arguments) of every call of a function in the code."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == name:
                yield path, node


def choices(node):
    """Return the texts that a node may be."""
    if isinstance(node, ast.IfExp):
        return [*choices(node.body), *choices(node.orelse)]
    return [found] if (found := template(node)) else []


def test_every_problem_in_the_code_has_its_sentence_and_its_remedy_in_french():
    missing = []
    for name, skip in (("Problem", 0), ("_stop", 1)):
        for path, call in calls(name):
            arguments = call.args[skip:]
            if not arguments or not isinstance(arguments[0], ast.Constant):
                continue
            id = arguments[0].value
            hints = [word.value for word in call.keywords if word.arg == "hint"] + arguments[3 - skip : 4 - skip]
            missing += [(path.name, id, text) for text in choices(arguments[1]) if text not in dict(messages(id))]
            missing += [(path.name, id, text) for hint in hints for text in choices(hint) if text not in dict(remedies(id))]
    assert not missing


def test_every_remedy_given_later_has_its_french():
    known = {english for _, remedies in FAULTS.values() for english, _ in remedies} | {english for english, _ in REMEDIES}
    given = [text for _, call in calls("_replace") for word in call.keywords if word.arg == "hint" for text in choices(word.value)]
    assert given and not set(given) - known


def test_everything_unknown_has_its_name_in_french():
    kinds = {call.args[0].value for name in ("unknown", "refuse_unknown") for _, call in calls(name) if isinstance(call.args[0], ast.Constant)}
    assert kinds and not kinds - set(UNKNOWN)


def filled(text):
    """Return a template with something put in: a word between backticks, a rule elsewhere."""
    pieces, before = [], ""
    for literal, slot, _, _ in Formatter().parse(text):
        before += literal
        pieces += [literal, "x" if before.count("`") % 2 else "the rule `x`"] if slot is not None else [literal]
    return "".join(pieces)


def test_every_part_of_a_message_has_its_french():
    whole = {english for messages, remedies in FAULTS.values() for english, _ in (*messages, *remedies)} | {english for english, _ in REMEDIES}
    wanted = {text for path in modules() for text in texts(ast.parse(path.read_text(encoding="utf-8"))) if is_said(text)}
    wanted = {text for text in wanted - whole - BARE if not re.fullmatch(r"`[^`]*`", text)}
    assert len(wanted) > 40
    assert not {text for text in wanted if ENGLISH.search(re.sub(r"`[^`]*`", "", part(filled(text)))) or part(filled(text)) == filled(text)}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_broken_file_is_told_in_french_alone(path, small, monkeypatch):  # noqa: F811
    for problem in found_in(path, small, monkeypatch):
        french = in_french(problem)
        assert french.message != problem.message and french.hint != problem.hint
        for text in (french.message, french.hint):
            assert not ENGLISH.search(re.sub(r"`[^`]*`", "", text)), text
        named = set(re.findall(r"`([^`]*)`", problem.message)) - {"name: value"}
        assert named <= set(re.findall(r"`([^`]*)`", french.message)), "what is named stays as it was written"


def test_a_problem_is_told_in_the_language_that_is_spoken():
    problem = Problem("empty-file", "the file is empty", hint="write at least one section")
    try:
        speak("fr")
        assert problem_text(problem) == "le fichier est vide (empty-file)\n    = écrivez au moins une section"
        assert problem_object(problem)["message"] == "le fichier est vide"
    finally:
        speak(None)
    assert problem_text(problem).startswith("the file is empty")


def test_what_has_no_twin_stays_as_it_is():
    assert in_french(Problem("some-id", "something odd", hint="mend it")) == Problem("some-id", "something odd", hint="mend it")


def test_what_the_reader_of_yaml_says_is_told_in_french():
    for english, french in YAML.items():
        told = in_french(Problem("not-yaml", f"this cannot be read as YAML: {english}"))
        assert french.split(" :")[0] in told.message and english not in told.message
    assert "whatever" not in in_french(Problem("not-yaml", "this cannot be read as YAML: whatever it is")).message


def test_check_speaks_french(arbitre, tmp_path):
    (tmp_path / "mine.yaml").write_text("name: {en: x, fr: x}\nrulez: []\n", encoding="utf-8")
    for ran in (arbitre("check", "mine.yaml", "--lang", "fr"), arbitre("check", "mine.yaml", LC_ALL="fr_FR.UTF-8")):
        assert "clé inconnue `rulez` dans le recueil `mine` (unknown-key)" in ran.stdout.decode() and ran.returncode == 1
        assert "écrivez `rules`" in ran.stdout.decode()


def test_every_remedy_for_what_is_no_yaml_is_told_in_french():
    hints = [notyaml.QUOTE, notyaml.OTHER, *(hint.format(line=7) for hint in notyaml.CLOSE.values()), *(hint for _, hint in notyaml.HINTS)]
    for hint in hints:
        assert in_french(Problem("not-yaml", "this cannot be read as YAML: whatever", hint=hint)).hint != hint
