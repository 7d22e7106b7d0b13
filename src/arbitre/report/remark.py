"""What a document that comments on the one that ruled says of the same thing, on a line below the ruling."""

from typing import TYPE_CHECKING

from .ruling import Block
from .voice import Voice
from .words import colon

if TYPE_CHECKING:
    from ..asking.hearing import Hearing
    from ..judging.ruling import Ruling
    from ..law.ruleset import Shelf


def remark_blocks(hearing: "Hearing", ruling: "Ruling", shelf: "Shelf", voice: Voice) -> list[Block]:
    """Return a line for each remark on a ruling: whose it is, whether it confirms, what it says and where."""
    blocks = []
    for remark in (remark for remark in hearing.remarks if remark.of == ruling.ruleset):
        head = voice.say("remark-" + remark.relation, document=shelf.rulesets[remark.ruling.ruleset].short[voice.lang])
        for number, rule in enumerate(remark.ruling.because):
            said = rule.says[voice.lang]
            blocks.append(Block("small", said if number else head + colon(voice.lang) + said))
            blocks.append(Block("cite", rule.cites[0].text(voice.lang), 2))
    return blocks
