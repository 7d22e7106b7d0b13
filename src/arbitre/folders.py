"""Where the documents and their scenarios lie: beside the installed code, or at the top of a checkout."""

import os

HERE = os.path.dirname(os.path.abspath(__file__))
CHECKOUT = os.path.dirname(os.path.dirname(HERE))


def rulesets() -> str:
    """Return the folder of the rulesets and their vocabulary."""
    return _beside_or_above("rulesets")


def scenarios() -> str:
    """Return the folder of the scenarios."""
    return _beside_or_above("scenarios")


def scenario_files() -> list[str]:
    """Return the path of every scenario file that is shipped, in the order of their names."""
    found = []
    for folder, below, names in os.walk(scenarios()):
        below.sort()
        kept = [name for name in sorted(names) if name.endswith((".yaml", ".yml"))]
        found += [os.path.join(folder, name) for name in kept]
    return found


def _beside_or_above(name: str) -> str:
    beside = os.path.join(HERE, name)
    return beside if os.path.isdir(beside) else os.path.join(CHECKOUT, name)
