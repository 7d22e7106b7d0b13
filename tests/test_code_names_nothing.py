"""A new edition needs no Python: no text in the code is the name of anything that is data."""

import ast
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src"
ALLOWED = {"yes", "no", "none"}


def named(shelf):
    """Return the ids of all cards, colours, questions, facts, rules and rulesets; groups are words of the files."""
    vocabulary = shelf.vocabulary
    values = {value for kind, names in vocabulary.names.items() for value in names if value not in vocabulary.groups[kind]}
    rules = {rule.id for ruleset in shelf.rulesets.values() for rule in ruleset.rules}
    return (values | set(vocabulary.questions) | set(vocabulary.facts) | rules | set(shelf.rulesets)) - ALLOWED


def texts(path):
    """Yield every text constant of a module, with its line."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value


def test_no_text_in_the_code_is_the_name_of_anything_in_the_game(shelf):
    names = named(shelf)
    paths = sorted(SOURCE.rglob("*.py"))
    assert names and paths
    assert not [f"{path.name}:{line} {text}" for path in paths for line, text in texts(path) if text in names]
