"""Files are read as words with places, by both YAML loaders, and nonsense is refused early."""
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from length import at_length

from arbitre.files.yamltext import MOST_DEPTH, Items, Table, Text, read_bytes, read_file, read_text

ROOT = Path(__file__).parent.parent
FILES = sorted([*ROOT.glob("rulesets/**/*.yaml"), *ROOT.glob("scenarios/**/*.yaml"), *ROOT.glob("tests/small/**/*.yaml")])


def places(node):
    """Every word of a file with its place, in order."""
    if isinstance(node, dict):
        return [found for name, value in node.items() for found in (*places(name), *places(value))]
    if isinstance(node, list):
        return [found for value in node for found in places(value)]
    return [(str(node), node.place)]


def test_nothing_is_a_number_or_a_truth():
    problems = []
    tree = read_text("a: yes\nb: [1, no, 0x10, 2020-01-01, ~, null]\non: off\n", "x.yaml", problems)
    assert not problems
    assert tree == {"a": "yes", "b": ["1", "no", "0x10", "2020-01-01", "~", "null"], "on": "off"}
    assert type(tree) is Table and type(tree["b"]) is Items and type(tree["a"]) is Text


def test_everything_knows_where_it_stands():
    tree = read_text("a:\n  - {b: c}\n", "x.yaml", [])
    assert tuple(tree["a"].place) == ("x.yaml", 2, 3)
    assert tuple(tree["a"][0]["b"].place) == ("x.yaml", 2, 9)
    name, = tree["a"][0]
    assert tuple(name.place) == ("x.yaml", 2, 6)


@pytest.mark.parametrize("path", FILES[::at_length(5, 1)], ids=lambda path: str(path.relative_to(ROOT)))
def test_both_loaders_read_the_same(path):
    problems = []
    quick, pure = read_file(path, problems), read_file(path, problems, pure=True)
    assert not problems, problems
    assert quick == pure
    assert places(quick) == places(pure)


@pytest.mark.parametrize(("text", "id"), [
    ("[" * (MOST_DEPTH + 5) + "]" * (MOST_DEPTH + 5), "too-deep"),
    ("{a: " * 5000 + "}" * 5000, "too-deep"),
    ("a: &x [1]\nb: *x\n", "yaml-alias"),
    ("a: 'x\n", "not-yaml"),
    ("a: \x00\n", "not-yaml"),
    ("\t- x", "not-yaml"),
    ("---\na: b\n---\nc: d\n", "several-documents"),
    ("? [a]\n: b\n", "name-not-text"),
    ("# nothing\n", "empty-file"),
])
@pytest.mark.parametrize("pure", [False, True])
def test_what_cannot_be_read_is_one_problem(text, id, pure):
    problems = []
    read_text(text, "x.yaml", problems, pure)
    assert [problem.id for problem in problems] == [id]
    assert problems[0].place.path == "x.yaml"


@pytest.mark.parametrize("pure", [False, True])
def test_a_tab_is_called_a_tab(pure):
    problems = []
    read_text("a:\n\tb: c\n", "x.yaml", problems, pure)
    assert (problems[0].hint, problems[0].place.line) == ("indent with spaces", 2)


def test_a_byte_order_mark_is_no_word():
    assert read_bytes(b"\xef\xbb\xbfa: b\n", "x.yaml", []) == {"a": "b"}


@settings(max_examples=at_length(150, 3_000), deadline=None, suppress_health_check=list(HealthCheck))
@given(st.one_of(st.binary(max_size=80), st.text(alphabet="{}[]:,-?&*!#'\"|> \n\tab0", max_size=60).map(str.encode)))
def test_whatever_the_bytes_there_is_a_tree_or_a_problem(raw):
    problems = []
    tree = read_bytes(raw, "x.yaml", problems)
    assert (tree is None) <= bool(problems)
    for problem in problems:
        assert str(problem)


@pytest.mark.parametrize("pure", [False, True])
@pytest.mark.parametrize(("text", "hint"), [
    ("a: b: c\n", "put quotes"), ("a: [b: c: d]\n", "put quotes"), ("a: [b\n", "close the `[` of line 1"), ("\na: {b: c\nd: e\n", "close the `{` of line 2"),
    ("a: 'x\n", "close the quotes of line 1"), ("a: 'it's'\n", "close the quotes of line 1"), ("a: \"x\n---\ny\n", "close the quotes of line 1"),
    ("- a\nb: c\n", "set this line in"), ("a:\n  b: 1\n c: 2\n", "set this line in"), ("a b\nc: d\n", "write `name: value`"), ("a: b\n c: d\n", "write `name: value`"),
    ("a: @b\n", "put quotes around what begins with a sign"), ("a: - b\n", "begin the list"), ('a: "\\q"\n', "write two backslashes"), ("%PDF-1.4 x\n", "write YAML"),
    ("a: b\n\tc: d\n", "indent with spaces"),
])
def test_what_is_no_yaml_is_told_what_to_write_by_what_is_wrong_with_it(text, hint, pure):
    problems = []
    read_text(text, "file", problems, pure)
    assert problems[0].id == "not-yaml" and problems[0].hint.startswith(hint), problems
