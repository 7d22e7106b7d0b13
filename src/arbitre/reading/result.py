"""What was understood of a sentence, and what was not."""

from typing import TYPE_CHECKING, Any, NamedTuple

from ..problem import Problem

if TYPE_CHECKING:
    from ..game.situation import Thing


class Reading(NamedTuple):
    """One question read from a text.

    ``facts`` is ready for ``Situation.of``: a value, a list of possible values, or for a place that holds
    many things a list of ``{attribute: value}``. ``asks`` is ``what`` or a claim. ``unread`` holds the words
    that might matter and were not understood, each with the nearest known word (or an empty string). ``strange``
    is {fact: name} of a card that no edition has. ``rivals`` are readings of the same words as another question
    that are nearly as likely. ``mended`` holds the words that were taken for a slip of the finger, each as typed and as meant.
    """

    text: str
    lang: str
    status: str
    question: str | None = None
    asks: str = "what"
    facts: dict[str, Any] = {}
    unread: tuple[tuple[str, str], ...] = ()
    rulesets: tuple[str, ...] = ()
    houses: tuple[str, ...] = ()
    more: "tuple[Reading, ...]" = ()
    candidates: tuple[str, ...] = ()
    strange: dict[str, str] = {}
    rivals: "tuple[Reading, ...]" = ()
    denied: tuple[str, ...] = ()
    mended: tuple[tuple[str, str], ...] = ()

    def contradiction(self) -> Problem | None:
        """What the text says and denies, as a problem; None if it denies nothing that it says."""
        if not self.denied:
            return None
        return Problem("contradictory-facts", "`{}` and `{}` cannot both hold".format(*self.denied),
                       hint="change or leave out one of them", fields=(("facts", self.denied),))


class Token(NamedTuple):
    """A word of the text: as typed, folded, where it stands, and what it may mean (a bit mask of tags)."""

    text: str
    folded: str
    start: int
    end: int
    sentence: int
    mask: int = 0
    thing: "Thing" = ()
    number: int | None = None
    plain: bool = False
