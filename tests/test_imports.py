"""Imports go one way: the engine knows nothing of the reading, the report or the command; rich and yaml have one door each."""

import ast
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "src" / "arbitre"
UPPER = ("hearing", "interview", "scenario", "scenario_file", "mutants", "house_mutants", "report", "cli")  # from left to right, after the engine
ENTRY = "__main__"


def modules():
    """Return {path: its top module} of the package."""
    return {path: path.relative_to(PACKAGE).parts[0].removesuffix(".py") for path in PACKAGE.rglob("*.py")}


def imported(path, everywhere=True):
    """Yield every module that a file imports: those of the package by their top name, others as they are.

    Without ``everywhere`` only what is imported when the module is, not what a function imports when called.
    """
    depth = len(path.relative_to(PACKAGE).parts)
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree) if everywhere else tree.body:
        if isinstance(node, ast.ImportFrom) and node.level == depth:
            yield from [node.module.split(".")[0]] if node.module else [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield "import " + node.module.split(".")[0]
        elif isinstance(node, ast.Import):
            yield from ("import " + alias.name.split(".")[0] for alias in node.names)


def test_no_module_imports_one_to_its_right():
    wrong = []
    for path, module in modules().items():
        if module in (ENTRY, "__init__"):
            continue
        rank = UPPER.index(module) if module in UPPER else -1
        wrong += [(path.name, other) for other in imported(path) if other in UPPER[rank + 1 :]]
    assert not wrong


def test_the_engine_has_no_circles():
    edges = {}
    for path, module in modules().items():
        edges.setdefault(module, set()).update(other for other in imported(path, everywhere=False) if other != module)
    left = {module: {other for other in others if other in edges} for module, others in edges.items()}
    while left:
        free = {module for module, others in left.items() if not others & left.keys()}
        assert free, f"these import each other: {sorted(left)}"
        left = {module: others for module, others in left.items() if module not in free}


def test_rich_yaml_and_typer_have_one_door_each():
    doors = {"import rich": {"report"}, "import yaml": {"yamltext"}, "import typer": {"cli"}}
    for path, module in modules().items():
        for name in set(imported(path)) & doors.keys():
            assert module in doors[name], f"{path} has {name}"
