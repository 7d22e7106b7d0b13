"""What scenarios came to: which half failed, in one sentence each, and the count."""

from typing import TYPE_CHECKING

from ..trying.scenario import Misread
from .json import dump
from .words import say, typeset

if TYPE_CHECKING:
    from ..trying.scenario import Misruled, Pairs, Tried


def failure_text(failure: "Misread | Misruled", lang: str) -> str:
    """Return a failure as a sentence: the words were read otherwise, or the facts were ruled otherwise."""
    got, wanted = _pairs(failure.got), _pairs(failure.wanted)
    if not isinstance(failure, Misread):
        rules = ", ".join(failure.because) or say("no-rules", lang)
        return typeset(say("facts-ruled", lang, ruleset=failure.ruleset, got=got, wanted=wanted, rules=rules), lang)
    return typeset(say("words-read", lang, text=failure.text, tongue=failure.lang, got=got, wanted=wanted), lang)


def _pairs(pairs: "Pairs") -> str:
    return ", ".join(f"{name}: {_shown(value)}" for name, value in pairs)


def _shown(value: object) -> str:
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(str, value)) + "]"
    return "–" if value is None else str(value)


def print_failures(tried: "list[Tried]", lang: str) -> None:
    """Print every failure under its place, then how many scenarios passed and failed."""
    failed = [one for one in tried if one.failures]
    for one in failed:
        print(typeset(f"{one.scenario.place}: {one.scenario.name}", lang))
        for failure in one.failures:
            print("    " + failure_text(failure, lang))
    counts = [say("passed", lang, count=len(tried) - len(failed))]
    counts += [say("failed", lang, count=len(failed))] if failed else []
    print(", ".join(counts))


def print_objects(tried: "list[Tried]") -> None:
    """Print one JSON object a scenario."""
    for one in tried:
        failures = [{"sentence": failure_text(failure, "en")} for failure in one.failures]
        print(dump({"file": one.path, "scenario": one.scenario.name, "passed": not failures, "failures": failures}))
