"""From which passage of a document was a scenario written? Says where a document has no such passage."""

import re

from ..files.shape import where
from ..problem import Problem, unknown
from .rule import Source
from .ruleset import Ruleset

_ITEM = re.compile(r"\b(?:row|FAQ|step|paragraph|bullet) \d+\b")

_BESIDE = re.compile(r"^p\. \d+, |, (row|FAQ|step|paragraph|bullet) \d+$")  # what stands around the name of a part


def check_passage(passage: str, ruleset: Ruleset) -> list[Problem]:
    """Return what is wrong with a passage: of a document whose parts are known it names a part, and items it has.

    A document put together from several sources is cited in whatever words.
    """
    parted = [source for source in ruleset.sources.values() if source.parts]
    return _check(passage, parted[0], f"`from` of `{ruleset.id}`") if len(parted) == 1 else []


def _check(passage: str, source: Source, what: str) -> list[Problem]:
    named = [part for part in source.parts if part.name in passage]
    if not named:
        return [unknown("part", _BESIDE.sub("", passage), [part.name for part in source.parts], where(passage), f" in {what}")]
    problems = []
    for item in _ITEM.findall(passage):
        kind, _, number = item.partition(" ")
        if not any(int(number) <= part.counts.get(kind, 0) for part in named):
            has = ", ".join(f"{count} of `{one}`" for part in named for one, count in part.counts.items()) or "no items"
            problems.append(Problem("unknown-item", f"there is no `{item}` in the part `{named[-1].name}` in {what}",
                                    where(passage), f"the sources say: {has}"))
    return problems
