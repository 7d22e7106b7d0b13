"""In how many of all the situations each verdict is given: one line a document."""

from typing import Any

from .words import say


def census_line(ruleset: str, counted: dict[str, dict[str, int]], lang: str) -> str:
    """Return the census of one ruleset, {question: {verdict: number of worlds}}, summed over the questions."""
    sums: dict[str, int] = {}
    for verdicts in counted.values():
        for verdict, count in verdicts.items():
            sums[verdict] = sums.get(verdict, 0) + count
    told = [
        say("census-verdict", lang, verdict=say("verdict-" + verdict, lang).lower(), count=count)
        for verdict, count in sorted(sums.items(), key=lambda pair: -pair[1])
    ]
    return say("census", lang, ruleset=ruleset, count=sum(sums.values()), verdicts=", ".join(told))


def census_object(ruleset: str, counted: dict[str, dict[str, int]]) -> dict[str, Any]:
    """Return the census of one ruleset as JSON holds it, question by question."""
    return {"ruleset": ruleset, "census": counted}
