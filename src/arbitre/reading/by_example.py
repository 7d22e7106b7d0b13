"""What the examples say of a text beside the phrases: which question it resembles, which facts it tells, what it asks."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from . import claim, elect
from .elect import Votes
from .learned import CLAIM, SURE_CLAIM, SURE_FACT, SURE_FORM, UNTOLD, Learned, form_of
from .likelihood import mean
from .marks import marks_of
from .result import Token
from .speech import Speech
from .words import NUMBER, Words

if TYPE_CHECKING:
    from ..game.vocabulary import Vocabulary

RIVAL = 0.25
"""Weight by which another question may fall short and still be told as what may have been meant."""
PLAIN, UNLIKE = 0.6, 0.2
"""Probability from which a question is a rival of one that phrases elect, and below which that one must be."""
ASKED_SHARE = 0.25
"""Share in which the sentences that ask count by themselves, beside the whole story."""
SURELY_TOLD = 8.0
"""Weight from which some facts that a phrase tells stand against the examples."""
FEWEST_ASIDE = 5
"""Known words that the sentences that ask must hold, to tell by themselves what they ask."""


def likely_of(learned: Learned, speech: Speech, marks: dict[str, int], voted: Votes) -> dict[str, float]:
    """The probability of each question; the sentences of a story that ask count by themselves as well, if they say enough."""
    likely = learned.question(marks, voted)
    aside = speech.asking
    if len({token.sentence for token in speech.heard}) <= len(speech.asked) or not _speaks(speech.words, aside, FEWEST_ASIDE):
        return likely
    asked = speech._replace(tokens=[token for token in speech.tokens if token.sentence in speech.asked], heard=aside, known={})
    votes = elect.votes([one for one in speech.found if one.sentence in speech.asked])
    return mean(likely, learned.question(marks_of(asked), votes), ASKED_SHARE)


def resembles(speech: Speech) -> Callable[[str], bool]:
    """Tell of a question whether likelihood alone may elect it: the text says enough, and something of its subject."""
    words, said = speech.words, 0
    speaks = _speaks(words, speech.heard)
    for token in speech.heard:
        said |= token.mask
    subjects = words.raw.get("subjects", {})
    return lambda question: speaks and (question not in subjects or bool(said & words.groups[subjects[question]]))


def _speaks(words: Words, heard: list[Token], least: int = 3) -> bool:
    """Whether a text says enough in known words, besides cards and numbers, to resemble anything."""
    silent = words.tag(NUMBER) | words.tag("unknown")
    known = sum(1 for token in heard if token.mask & ~silent and not token.thing)
    return known >= least and known > sum(1 for token in heard if token.mask == words.tag("unknown"))


def facts_told(words: Words, vocabulary: "Vocabulary", facts: dict[str, Any], likely: dict[str, Any],
               weights: dict[str, float]) -> dict[str, Any]:
    """The facts, with those that the examples surely tell otherwise, unless no game can have them together; what the
    phrases told is never left out, nor some of it changed where they told it with such ``weights`` that no doubt is left."""
    for fact, (value, share) in likely.items():
        if share < SURE_FACT or isinstance(facts.get(fact), list) or str(facts.get(fact, UNTOLD)) == value:
            continue
        if fact in facts and fact in words.raw.get("told-surely", ()) and weights.get(fact, 0.0) >= SURELY_TOLD:
            continue
        if value != UNTOLD and not (fact == words.raw["story"]["holds"] and (fact in facts or words.raw["story"]["hand"] in facts)):
            changed = {**facts, fact: value}
            facts = facts if _never_together(vocabulary, changed) else changed
    return facts


def _never_together(vocabulary: "Vocabulary", facts: dict[str, Any]) -> bool:
    """Whether the vocabulary says that no game has these facts at once."""
    bit = vocabulary.bit
    told = {vocabulary.index[fact]: bit[fact].get(str(value), 0) for fact, value in facts.items() if fact in bit}
    return any(all(told.get(number, 0) & mask for number, mask in row.items()) for row in vocabulary.never)


def claimed_as(said: str, form: tuple[str, float], content: tuple[str, float], asking: list[Token]) -> str:
    """What is asked: by the phrases, or as the examples surely ask; what is then claimed, where no phrase says it, is
    what they most likely claim, with the number that the text names."""
    (way, sure), (claimed, likely) = form, content
    if sure < SURE_FORM or form_of(said) == way:
        return said
    if not way.endswith(CLAIM):
        return str(way)
    denied = claim.NOT if way.startswith(claim.NOT) else ""
    if ":" in said:
        return denied + said.removeprefix(claim.NOT)
    if likely < SURE_CLAIM:
        return said
    if claimed != claim.VALUE.rstrip(":"):
        return f"{denied}{claimed}"
    numbers = [t.number for t in asking if t.number is not None and not t.thing]
    return f"{denied}{claim.VALUE}{numbers[-1]}" if numbers else said


def rivals(vocabulary: "Vocabulary", voted: Votes, question: str, likely: dict[str, float]) -> list[str]:
    """The question that the same words may ask nearly as likely, or that the examples plainly make of them, if any."""
    first = voted[0] if voted else ("", 0.0)
    close = [other for other, weight in voted[1:] if first[0] == question and first[1] - weight <= RIVAL]
    close += [other for other, share in likely.items() if share >= PLAIN and likely.get(question, 1.0) < UNLIKE]
    return [other for other in close if other in vocabulary.questions][:1]
