"""The reading of an answer: what a few words tell when the question is known already."""

from typing import TYPE_CHECKING, Any

from . import elect, roles, words_of
from .letters import LIMIT, fold
from .result import Token
from .tokens import spoken, tokenise
from .told import facts_of

if TYPE_CHECKING:
    from ..game.vocabulary import Vocabulary


def things_named(text: str, vocabulary: "Vocabulary", lang: str) -> tuple[dict[str, Any], ...]:
    """The cards and colours that a text names, each as {part: value or group}, in the order of the text."""
    words = words_of(vocabulary)
    _, tokens = tokenise(words, text, lang)
    things = (token.thing for token in tokens if token.thing)
    return tuple({part: value for part, value in zip(words.attributes, thing) if value} for thing in things)


def facts_told(text: str, question: str, vocabulary: "Vocabulary", lang: str) -> dict[str, Any]:
    """The facts that a text tells of a moment in which this question (its id) is in dispute.

    What the question presumes in any event is left out.
    """
    words = words_of(vocabulary)
    presumed = _facts(words, vocabulary, question, [])
    _, tokens = tokenise(words, text, lang)
    told = _facts(words, vocabulary, question, spoken(tokens, words))
    return {fact: value for fact, value in told.items() if presumed.get(fact) != value}


def _facts(words: Any, vocabulary: "Vocabulary", question: str, heard: list[Token]) -> dict[str, Any]:
    asked = {token.sentence for token in heard}
    found = elect.find(words, heard, asked)
    return facts_of(words, vocabulary, found, question, roles.settle(heard, roles.bound(words, found), asked), heard)


def plain_words(text: str) -> str:
    """A text without case, accents and signs of pause, for comparing short answers."""
    kept = "".join(sign if sign.isalnum() or sign in "+?'" else " " for sign in fold(text[:LIMIT].replace("’", "'")))
    return " ".join(kept.split())
