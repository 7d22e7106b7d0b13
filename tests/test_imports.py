"""Imports go one way: the engine knows nothing of the reading, the report or the command; rich and yaml have one door each."""

import ast
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "src" / "arbitre"
ORDER = ("problem", "files", "game", "law", "reading", "judging", "proving", "agreeing", "counting", "trying", "asking", "report", "cli")  # from left to right
ENGINE = ORDER[: ORDER.index("counting")]
FROM_WITHOUT = ("__init__", "__main__", "api")  # they use the whole


def modules():
    """Return {path: its dotted name below the package} of every module."""
    return {path: ".".join(path.relative_to(PACKAGE).with_suffix("").parts).removesuffix(".__init__") for path in PACKAGE.rglob("*.py")}


def imported(path, everywhere=True):
    """Yield every module that a file imports: those of the package by their dotted name, others as they are.

    Without ``everywhere`` only what is imported when the module is, not what a function imports when called.
    """
    here = path.relative_to(PACKAGE).parts[:-1]
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree) if everywhere else tree.body:
        if isinstance(node, ast.ImportFrom) and node.level:
            above = here[: len(here) + 1 - node.level]
            yield from (".".join((*above, name)) for name in ([node.module] if node.module else [alias.name for alias in node.names]))
        elif isinstance(node, ast.ImportFrom):
            yield "import " + node.module.split(".")[0]
        elif isinstance(node, ast.Import):
            yield from ("import " + alias.name.split(".")[0] for alias in node.names)


def place(name):
    """Return where in the order a module of the package stands, or -1 where it stands nowhere."""
    top = name.split(".")[0]
    return ORDER.index(top) if top in ORDER else -1


def test_every_module_has_its_place():
    assert not [name for name in modules().values() if name not in FROM_WITHOUT and place(name) < 0]


def test_no_module_imports_one_to_its_right():
    inner = {path: name for path, name in modules().items() if place(name) >= 0}
    assert not [(name, other) for path, name in inner.items() for other in imported(path, everywhere=False) if place(other) > place(name)]


def test_no_function_of_the_engine_imports_what_uses_the_engine():
    allowed = range(-1, len(ENGINE))
    for path, name in modules().items():
        if name.split(".")[0] in ENGINE:
            assert not [other for other in imported(path) if place(other) not in allowed and not typed_only(path, other)], name


def typed_only(path, name):
    """Say whether a module is imported for the types alone."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    blocks = [node for node in tree.body if isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING"]
    inside = {line for block in blocks for line in range(block.lineno, block.end_lineno + 1)}
    lines = [node.lineno for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module and node.module in name]
    return bool(lines) and set(lines) <= inside


def test_no_modules_import_each_other():
    known = set(modules().values())
    left = {name: {other for other in imported(path, everywhere=False) if other in known} - {name} for path, name in modules().items()}
    left = {name: others - {name.rpartition(".")[0]} for name, others in left.items()}  # a package may gather what is in it
    while left:
        free = {name for name, others in left.items() if not others & left.keys()}
        assert free, f"these import each other: {sorted(left)}"
        left = {name: others for name, others in left.items() if name not in free}


def test_rich_yaml_and_typer_have_one_door_each():
    doors = {"import rich": "report", "import yaml": "files.yamltext", "import typer": "cli"}
    for path, name in modules().items():
        for found in set(imported(path)) & doors.keys():
            assert f"{name}.".startswith(f"{doors[found]}."), f"{path} has {found}"
