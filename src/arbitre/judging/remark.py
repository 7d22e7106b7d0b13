"""What another document says of the same thing: it confirms a ruling, contradicts it, or says what it leaves open."""
from typing import NamedTuple

from .ruling import Ruling

CONFIRMS, CONTRADICTS, ADDS = "confirms", "contradicts", "adds"
_DECIDED = ("yes", "no", "settled")
_OPEN = "silent"


class Remark(NamedTuple):
    """A document that comments on another (`of`): what it rules on the same question, and how that relates."""

    of: str
    ruling: Ruling
    relation: str


def remark(ruling: Ruling, comment: Ruling) -> Remark | None:
    """The Remark that the ruling of a commenting document makes on a ruling, or None where they do not meet.

    They meet where both decide, or where only the comment does and the document says nothing.
    """
    if comment.answer not in _DECIDED or ruling.answer not in (*_DECIDED, _OPEN):
        return None
    relation = ADDS if ruling.answer == _OPEN else CONFIRMS if _agree(ruling, comment) else CONTRADICTS
    return Remark(ruling.ruleset, comment, relation)


def _agree(ruling: Ruling, comment: Ruling) -> bool:
    """Whether two decided rulings come to the same; a comment that does not tell all may tell less."""
    if (ruling.answer, ruling.verdict) != (comment.answer, comment.verdict):
        return False
    if ruling.answer != "settled" or ruling.verdict != "settled":
        return True
    if any(rule.and_more for rule in comment.because):
        return set(comment.effects) <= set(ruling.effects) and set(comment.values) <= set(ruling.values)
    return (set(comment.effects), comment.values) == (set(ruling.effects), ruling.values)
