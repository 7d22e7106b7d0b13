"""Which question a text asks, with which facts: every phrase found votes, the question sentence counts more."""

from collections.abc import Callable, Mapping
from math import log
from typing import Any, NamedTuple

from .pattern import search
from .result import Token
from .words import Phrase, Words

ASKED_BONUS = 1.5
"""Weight that a phrase gains in a sentence that asks: a story is told for its last sentence."""


BESIDE = 2.1
"""Weight that a single meaning loses as the phrase of a wide question outside the sentences that ask: a story names much
that is beside what it asks."""
OWN = 4.5
"""Weight of a phrase that makes a sentence a question of its own, beside another of the same text."""


CLAIM_VOTES = 4.0
"""Weight from which a phrase that only makes a claim votes for its question as well."""


RESEMBLING, PLAINLY = 5.0, 0.4
"""Weight of a question for which no phrase votes, and the probability from which it is one at all."""


STRONG = 6.0
"""Weight from which a question stands, however little the text resembles its examples."""


COLOURS_TELL = 5.0
"""Weight of what the colours that are named tell of the hand."""
DOUBTLESS = 6.0
"""Weight from which what a phrase tells is not left out, whatever it contradicts."""


CLOSE, SURELY, HARDLY = 0.5, 0.6, 0.05
"""Weight by which another question may fall short of a strong one and still be preferred: where the text surely resembles
its examples, and hardly those of the strong one."""


DOUBT, MOST_DOUBT = 0.3, 1.5
"""What is taken from the weight of a question by unit of its log-probability, and the most that is taken."""


Votes = list[tuple[str, float]]
"""Questions with their weights, the heaviest first."""


class Found(NamedTuple):
    """A phrase found in a sentence: which, where (positions of spoken tokens), its weight there, its slots."""

    phrase: Phrase
    first: int
    last: int
    sentence: int
    weight: float
    slots: tuple[Any, ...]


def sentences(tokens: list[Token]) -> dict[int, tuple[int, int]]:
    """For each sentence the first position and the one past the last."""
    out: dict[int, tuple[int, int]] = {}
    for i, token in enumerate(tokens):
        first, _ = out.get(token.sentence, (i, i))
        out[token.sentence] = (first, i + 1)
    return out


def find(words: Words, tokens: list[Token], asked: set[int], told: int = 0) -> list[Found]:
    """Every phrase that stands in the text; ``told`` are the tags of what was told beside it."""
    doubted = asked | confirmed(words, tokens, asked)
    masks = [t.mask for t in tokens]
    spans = [(number, span, _union(masks, span)) for number, span in sentences(tokens).items()]
    whole = _union(masks, (0, len(masks))) | told
    out: list[Found] = []
    aside, turning = words.raw.get("beside", ()), words.groups.get("turning-word", 0)
    turns = {token.sentence: i for i, token in enumerate(tokens) if token.mask & turning}
    for phrase in words.index.worth_trying({*masks, told}, whole):
        needs = phrase.needs if len(spans) > 1 else ()  # in one sentence they are met
        for number, span, mask in spans:
            if phrase.asked and number not in doubted:
                continue
            for need in needs:
                if not mask & need:
                    break
            else:
                for match in search(phrase.pattern, masks, span):
                    only_asks = turns and phrase.question and not phrase.facts and not match.slots
                    asks = number in asked and not (only_asks and match.last < turns.get(number, -1))
                    bonus = ASKED_BONUS if asks else -BESIDE if phrase.question in aside and phrase.source in words.tags else 0.0
                    out.append(Found(phrase, match.first, match.last, number, phrase.weight + bonus, match.slots))
    return out


def confirmed(words: Words, tokens: list[Token], asked: set[int]) -> set[int]:
    """The sentence told before one that asks no more than whether it is or may be so: "She says the dealer starts. May she?"."""
    confirms, after = words.groups.get("bare-asks", 0), words.groups.get("confirms-after", 0)
    asking = [token for token in tokens if token.sentence in asked]
    if not asking or not asking[0].mask & confirms or not all(token.mask & (confirms | after) for token in asking):
        return set()
    return {max((token.sentence for token in tokens if token.sentence < min(asked)), default=min(asked))}


def _union(masks: list[int], span: tuple[int, int]) -> int:
    total = 0
    for mask in masks[span[0]:span[1]]:
        total |= mask
    return total


def questions_of(found: list[Found], asked: set[int]) -> list[int]:
    """The sentences that each ask a question of their own, in order."""
    strong = {one.sentence for one in found if one.phrase.question and one.weight >= OWN + ASKED_BONUS}
    return sorted(strong & asked)


def votes(found: list[Found]) -> Votes:
    """Questions by weight: the strongest phrase of each, and a little for every further one."""
    best: dict[str, list[float]] = {}
    for one in found:
        if one.phrase.question and (one.phrase.claim is None or one.phrase.weight >= CLAIM_VOTES):
            best.setdefault(one.phrase.question, []).append(one.weight)
    scored = [(question, max(ws) + 0.2 * min(len(ws) - 1, 3)) for question, ws in best.items()]
    return sorted(scored, key=lambda pair: -pair[1])


def weighed(voted: Votes, likely: dict[str, float], alone: Callable[[str], bool] = lambda question: True) -> Votes:
    """The votes once the examples have spoken, unless there are none or a phrase is strong enough to stand alone.

    ``likely`` is the probability of each question that has examples: a question loses weight as it is less likely, and
    one for which no phrase votes, or none that is strong, stands where it is likely (if for ``alone(question)`` likelihood
    is enough); one without examples keeps its weight.
    """
    if not likely:
        return voted
    if voted and voted[0][1] >= STRONG:
        first, weight = voted[0]
        other = next((pair for pair in voted[1:] if weight - pair[1] <= CLOSE and likely.get(pair[0], 0.0) >= SURELY), None)
        return [other, *(pair for pair in voted if pair != other)] if other and likely.get(first, 1.0) <= HARDLY else voted
    resembling = {question: RESEMBLING for question, share in likely.items() if share >= PLAINLY and alone(question)}
    out = [(question, max(weight, resembling.get(question, weight)) + _doubt(likely[question]) if question in likely else weight)
           for question, weight in {**resembling, **dict(voted)}.items()]
    return sorted(out, key=lambda pair: -pair[1])


def _doubt(share: float) -> float:
    """What a probability takes from a weight."""
    return max(DOUBT * log(share), -MOST_DOUBT) if share else -MOST_DOUBT


def strongest(found: list[Found], key: Callable[[Phrase], object]) -> Found | None:
    """The found phrase with the greatest weight among those for which ``key(phrase)`` holds; later ones win ties."""
    best = None
    for one in found:
        if key(one.phrase) and (best is None or (one.weight, one.last - one.first, one.first) >=
                                (best.weight, best.last - best.first, best.first)):
            best = one
    return best


def facts(found: list[Found], question: str | None, value_of: Any, own: Any = ()) -> dict[str, object]:
    """The facts that phrases tell; of two that contradict, the one with more weight (then the longer, then the later).

    ``value_of(found, value)`` gives the value that a phrase tells, or None where a slot it names went to another role;
    ``own`` are the facts that only phrases of the question itself tell.
    """
    best: dict[str, tuple[Any, ...]] = {}
    for one in found:
        if one.phrase.question and one.phrase.question != question:
            continue
        rank = (one.weight, one.last - one.first, one.first)
        for fact, value in one.phrase.facts:
            if fact in own and one.phrase.question is None:
                continue
            if fact not in best or rank >= best[fact][0]:
                told = value_of(one, value)
                if told is not None:
                    best[fact] = (rank, told)
    return {fact: value for fact, (_, value) in best.items()}


def weights(raw: Mapping[str, Any], found: list[Found], question: str | None, asked: set[int]) -> dict[str, float]:
    """{fact: the weight of the strongest phrase that tells it} for one question; colours tell what is held.

    What is told where it is asked is told without doubt.
    """
    known: dict[str, float] = {raw["story"]["holds"]: COLOURS_TELL}
    for one in found:
        if one.phrase.question in (None, question):
            for fact, _ in one.phrase.facts:
                known[fact] = max(known.get(fact, 0.0), one.weight, DOUBTLESS if one.sentence in asked else 0.0)
    return known
