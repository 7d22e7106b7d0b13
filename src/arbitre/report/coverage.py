"""Part by part, what of a document carries a rule: the reader sees at once which passages have none."""

from typing import TYPE_CHECKING, Any, NamedTuple

from .ruling import Block
from .voice import Voice
from .words import colon

if TYPE_CHECKING:
    from ..law.rule import Part
    from ..law.ruleset import Ruleset

Resting = dict[tuple[str, str | None, str], list[str]]


class Passage(NamedTuple):
    """A place in a document: its part, its item (empty for the part as a whole), and the rules that rest on it.

    ``bare`` is true where the document sets no rule there.
    """

    source: str
    part: str
    item: str
    rules: tuple[str, ...]
    bare: bool


def passages(ruleset: "Ruleset") -> list[Passage]:
    """Return every passage of the documents behind a ruleset, in order."""
    resting = _resting(ruleset)
    found = []
    for source in ruleset.sources.values():
        for part in source.parts:
            found += _of_part(source.id, part, resting)
    return found


def _resting(ruleset: "Ruleset") -> Resting:
    """Return {(source, part, item): rule ids} for every place that a rule cites."""
    resting: Resting = {}
    for rule in ruleset.rules:
        for citation in rule.cites:
            for place in filter(None, (citation, citation.via)):
                ids = resting.setdefault((place.source, place.part, place.item or ""), [])
                if rule.id not in ids:
                    ids.append(rule.id)
    return resting


def _of_part(source: str, part: "Part", resting: Resting) -> list[Passage]:
    counted = [f"{kind} {number + 1}" for kind, count in part.counts.items() for number in range(count)]
    cited = [item for owner, name, item in resting if (owner, name) == (source, part.name) and item not in counted]
    items = ([""] if "" in cited or not counted else []) + [item for item in cited if item] + counted
    bare = items if part.no_rule is True else part.no_rule or ()
    return [
        Passage(source, part.name, item, tuple(resting.get((source, part.name, item), ())), item in bare)
        for item in items
    ]


def coverage_blocks(ruleset: "Ruleset", voice: Voice) -> list[Block]:
    """Return the passages of a ruleset with the rules that rest on each, then how many carry one."""
    found = passages(ruleset)
    blocks = [Block("title", f"{ruleset.name[voice.lang]} [{ruleset.id}]")]
    part = None
    for passage in found:
        if (passage.source, passage.part) != part:
            part = (passage.source, passage.part)
            blocks.append(Block("answer", passage.part))
        blocks.append(_line(passage, voice))
    counted = [passage for passage in found if not passage.bare]
    covered = sum(bool(passage.rules) for passage in counted)
    return [*blocks, Block("gap", ""), Block("follows", voice.say("covered", count=covered, all=len(counted)))]


def _line(passage: Passage, voice: Voice) -> Block:
    if passage.rules:
        kind, text = "rule", ", ".join(passage.rules)
    else:
        kind, text = ("small", voice.say("no-rule")) if passage.bare else ("warn", voice.say("without"))
    item = voice.item(passage.item) or voice.say("whole")
    return Block(kind, item + colon(voice.lang) + text, 2)


def coverage_object(ruleset: "Ruleset") -> dict[str, Any]:
    """Return the passages of a ruleset as JSON holds them."""
    return {"ruleset": ruleset.id, "passages": [passage._asdict() for passage in passages(ruleset)]}
