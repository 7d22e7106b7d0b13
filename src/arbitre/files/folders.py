"""Where the documents and their scenarios lie: beside the installed code, or at the top of a checkout."""

import os

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))  # the package `arbitre`
CHECKOUT = os.path.dirname(os.path.dirname(HERE))


def rulesets() -> str:
    """Return the folder of the rulesets and their vocabulary."""
    return _beside_or_above("rulesets")


def scenarios() -> str:
    """Return the folder of the scenarios."""
    return _beside_or_above("scenarios")


def schemas() -> str:
    """Return the folder of the schemas: what form each kind of file has."""
    return _beside_or_above("schemas")


def scenario_files(top: str | None = None) -> list[str]:
    """Return the path of every scenario file in a folder (that of those that are shipped), in the order of their names.

    What begins with `_` is a template.
    """
    found = []
    for folder, below, names in os.walk(top or scenarios()):
        below[:] = sorted(name for name in below if name[0] not in "_.")
        kept = [name for name in sorted(names) if is_file(name) and name[0] not in "_."]
        found += [os.path.join(folder, name) for name in kept]
    return found


def _beside_or_above(name: str) -> str:
    beside = os.path.join(HERE, name)
    return beside if os.path.isdir(beside) else os.path.join(CHECKOUT, name)


def is_file(name: str) -> bool:
    """Say whether a name is that of a file, and not the id of something on the shelf."""
    return name.lower().endswith((".yaml", ".yml"))


def file_of(name: str) -> str | None:
    """Return the file that a name stands for: itself, or that of a document or house rule of this id below the current
    folder, where `arbitre new` writes it; None for what lies on the shelf or nowhere."""
    if is_file(name):
        return name
    if not name or os.path.basename(name) != name or on_shelf(name):
        return None
    here = os.path.abspath(f"{name}.yaml")
    return next(filter(os.path.isfile, (here, *_places(os.path.abspath("rulesets"), name))), None)


def on_shelf(id: str) -> bool:
    """Say whether a document or house rule of this id is among those that are shipped."""
    return any(map(os.path.isfile, _places(rulesets(), id)))


def _places(shelf: str, id: str) -> tuple[str, str]:
    """Return where a document or house rule of this id lies on a shelf."""
    return os.path.join(shelf, f"{id}.yaml"), os.path.join(shelf, "house", f"{id}.yaml")


def named_id(name: str) -> str:
    """Return the id that a name stands for: that of a file is the file's name without its ending."""
    return os.path.splitext(os.path.basename(name))[0] if is_file(name) else str(name)


def unshelved(paths: list[str]) -> tuple[str, ...]:
    """Return those of the files that do not lie on the shelf already, each once."""
    shelf = os.path.realpath(rulesets())
    lies = {path: os.path.dirname(os.path.realpath(path)) for path in paths}
    return tuple(path for path, folder in lies.items() if folder not in (shelf, os.path.join(shelf, "house")))


def from_here(path: str) -> str:
    """Return a path as one would type it in the current folder: without the folder, if the path lies in it."""
    try:
        return path.removeprefix(os.getcwd() + os.sep)
    except OSError:
        return path
