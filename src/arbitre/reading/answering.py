"""The reading of an answer: what a few words tell when the question is known already."""

from typing import TYPE_CHECKING, Any

from . import roles, words_of
from .letters import LIMIT, fold
from .speech import Speech, speech_of, with_phrases
from .tokens import tokenise
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
    speech = speech_of(words_of(vocabulary), text, lang)
    presumed = _facts(speech._replace(heard=[]), vocabulary, question)
    told = _facts(speech, vocabulary, question)
    return {fact: value for fact, value in told.items() if presumed.get(fact) != value}


def _facts(speech: Speech, vocabulary: "Vocabulary", question: str) -> dict[str, Any]:
    """The facts of a text, all of whose sentences answer."""
    speech = with_phrases(speech._replace(asked={token.sentence for token in speech.heard}))
    return facts_of(speech, vocabulary, question, roles.settle(speech, speech.found))


def plain_words(text: str) -> str:
    """A text without case, accents and signs of pause, for comparing short answers."""
    kept = "".join(sign if sign.isalnum() or sign in "+?'" else " " for sign in fold(text[:LIMIT].replace("’", "'")))
    return " ".join(kept.split())
