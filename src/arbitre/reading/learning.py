"""Learns from example sentences: counts their marks by question, by what is asked, and by the facts told."""

from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

from . import claim, elect, roles
from .learned import SAID, SAYS, SURE_FACT, UNTOLD, content_of, form_of, says, told, votes
from .likelihood import Likelihood, counted
from .marks import asking_marks, marks_of
from .speech import speech_of, with_phrases
from .told import facts_of
from .words import Words

if TYPE_CHECKING:
    from ..game.vocabulary import Vocabulary

FEWEST = 6
"""A fact told in fewer examples of a question is not learnt for it."""
RARELY = 3
"""Marks of a fact that stand in fewer examples are left out."""


CLOSED = 0.1
"""Share of a question's examples that ask whether something is so, below which how they ask is not learnt of."""
FOLDS = 4
"""Into so many parts the examples of a question are cut, to try on each what the others teach."""
WORTH = 4
"""A fact is learnt where the others' teaching mends so many times more than it spoils of what the phrases say."""


class Example(NamedTuple):
    """A sentence with what it means: the question, what is asked of it, the facts it tells."""

    lang: str
    text: str
    question: str
    asks: str
    facts: dict[str, Any]


class Seen(NamedTuple):
    """An example as it is read: its marks, those of how it asks, the votes; with its question given, what the phrases
    make of it."""

    example: Example
    marks: dict[str, Any]
    asking: dict[str, Any]
    voted: list[Any]
    says: str = ""
    said: dict[str, Any] = {}


def learn(words: Words, vocabulary: "Vocabulary", examples: list[Example]) -> dict[str, Any]:
    """The tables of these examples, as plain values."""
    seen = [_seen(words, vocabulary, example) for example in examples]
    forms: dict[str, list[Any]] = {}
    claims: dict[str, list[Any]] = {}
    by_question: dict[str, list[Seen]] = {}
    always_open = _always_open(examples)
    for one in seen:
        question, asks = one.example.question, one.example.asks
        if question in vocabulary.questions:
            by_question.setdefault(question, []).append(one)
            kind = vocabulary.questions[question].kind
            if question not in always_open:
                forms.setdefault(kind, []).append(({form_of(asks): {SAYS + form_of(one.says): SAID}}, one.asking))
            if ":" in asks and question not in always_open:
                claims.setdefault(question, []).append(({content_of(asks): {}}, one.marks))
    facts = {question: _facts(words, vocabulary, rows) for question, rows in by_question.items()}
    return {
        "questions": counted(({one.example.question: votes(one.voted)}, one.marks) for one in seen),
        "forms": {kind: counted(rows) for kind, rows in forms.items()},
        "claims": {question: counted(rows) for question, rows in claims.items()},
        "facts": {question: counted(rows, RARELY) for question, rows in facts.items() if rows[0][0]},
    }


def _always_open(examples: list[Example]) -> set[str]:
    """The questions that are as good as always asked openly, in whatever words: they tell nothing of how words ask."""
    every, closed = Counter(one.question for one in examples), Counter(one.question for one in examples if one.asks != claim.OPEN)
    return {question for question, number in every.items() if closed[question] < CLOSED * number}


def _facts(words: Words, vocabulary: "Vocabulary", rows: list[Seen]) -> list[Any]:
    """The facts worth learning that these examples of one question tell, as classes; cards and colours are left to
    their roles."""
    story = words.raw.get("story", {})
    of_roles = {fact for name, role in story.items() if name != "holds" for fact in (role.values() if isinstance(role, dict) else [role])}
    times: dict[str, int] = {}
    for one in rows:
        for fact in one.example.facts:
            times[fact] = times.get(fact, 0) + 1
    facts = [fact for fact, number in times.items() if number >= FEWEST and fact not in of_roles and fact in vocabulary.facts]
    return _telling(rows, _worth_learning(rows, facts)) if facts else [({}, {})]


def _telling(rows: list[Seen], facts: Any) -> list[Any]:
    """Examples for counting: their values of these facts as classes, each with what the phrases say of it."""
    return [({f"{fact}={_value(one, fact)}": {says(fact, one.said): SAID} for fact in facts}, one.marks) for one in rows]


def _value(one: Seen, fact: str) -> str:
    return str(one.example.facts.get(fact, UNTOLD))


def _worth_learning(rows: list[Seen], facts: list[str]) -> list[str]:
    """The facts of which examples, taught by the others, mend much more than they spoil."""
    mended, spoilt = dict.fromkeys(facts, 0), dict.fromkeys(facts, 0)
    for fold in range(FOLDS):
        table = Likelihood.made(counted(_telling([one for i, one in enumerate(rows) if i % FOLDS != fold], facts), RARELY))
        for one in rows[fold::FOLDS]:
            for fact, (value, share) in told(table, one.marks, one.said).items():
                before, right = str(one.said.get(fact, UNTOLD)), _value(one, fact)
                if share >= SURE_FACT and value != before:
                    mended[fact] += value == right
                    spoilt[fact] += before == right
    return [fact for fact in facts if mended[fact] > WORTH * spoilt[fact]]


def _seen(words: Words, vocabulary: "Vocabulary", example: Example) -> Seen:
    speech = with_phrases(speech_of(words, example.text, example.lang))
    seen = Seen(example, marks_of(speech), asking_marks(speech), elect.votes(speech.found))
    if example.question not in vocabulary.questions:
        return seen
    cards = roles.settle(speech, speech.found)
    asks = claim.asks(speech, vocabulary.questions[example.question].kind, example.question)
    return seen._replace(says=asks, said=facts_of(speech, vocabulary, example.question, cards))
