"""What the house rules of a table change in a ruling, and what the document says without them."""

from typing import TYPE_CHECKING

from .ruling import Block, brief, citation_line
from .voice import Voice
from .words import colon, series

if TYPE_CHECKING:
    from ..asking.hearing import Hearing
    from ..judging.ruling import Ruling
    from ..law.ruleset import Shelf


def house_blocks(ruling: "Ruling", shelf: "Shelf", voice: Voice) -> list[Block]:
    """Return which house rules decided and what the document alone says, and which of them change nothing here."""
    blocks = []
    document = shelf.rulesets[ruling.ruleset].short[voice.lang]
    if ruling.base:
        blocks.append(Block("follows", voice.headed("house-decides", named(ruling.house, shelf, voice) + ".")))
        blocks.append(Block("small", voice.say("house-without", document=document) + colon(voice.lang) + brief(ruling.base, voice)))
        for rule in ruling.base.because:
            blocks += [Block("small", rule.says[voice.lang], 2), Block("cite", citation_line(rule, voice), 2)]
    for house in ruling.idle:
        blocks.append(Block("warn", voice.say("house-idle", name=named((house,), shelf, voice), document=document)))
    return blocks


def heard_blocks(ruling: "Ruling", hearing: "Hearing", shelf: "Shelf", voice: Voice) -> list[Block]:
    """Return what changes with the house rules of which the text speaks."""
    blocks = []
    for other in hearing.with_house:
        if other.ruleset == ruling.ruleset:
            head = voice.say("house-heard", name=named(other.house, shelf, voice))
            blocks.append(Block("follows", head + colon(voice.lang) + brief(other, voice)))
            blocks += [Block("rule", rule.says[voice.lang], 2) for rule in other.because if "/" in rule.ruleset]
    return blocks


def named(houses: tuple[str, ...], shelf: "Shelf", voice: Voice) -> str:
    """Return the house rules by name, each with its id."""
    return series((f"{shelf.house[house].short[voice.lang]} [{house}]" for house in houses), voice.lang)
