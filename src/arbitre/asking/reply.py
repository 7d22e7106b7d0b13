"""What a player answers to a question of the referee: a line of the list, a yes or no, words, or that nobody knows."""

from typing import NamedTuple

from ..game.vocabulary import Vocabulary
from ..reading.answering import facts_told, plain_words, things_named
from .inquiry import Inquiry

CHOSEN, TOLD, UNSURE, BACK, LEAVE, UNREAD = "chosen", "told", "unsure", "back", "leave", "unread"
YES = {"yes", "y", "yep", "yeah", "oui", "o", "ouais", "si"}
NO = {"no", "n", "nope", "non"}
_SAID = {
    UNSURE: {"?", "i don't know", "i dont know", "don't know", "dont know", "no idea", "not sure", "i'm not sure",
             "dunno", "nobody knows", "unknown", "je ne sais pas", "je sais pas", "j'sais pas", "sais pas", "aucune idee",
             "pas sur", "je ne suis pas sur", "on ne sait pas", "personne ne sait", "inconnu"},
    BACK: {"back", "undo", "go back", "retour", "revenir", "annuler"},
    LEAVE: {"q", "quit", "exit", "leave", "stop", "enough", "quitter", "sortir", "arreter", "assez", "fin"},
}


class Reply(NamedTuple):
    """What a line means: `chosen` with the facts of one answer, `told` with facts that words told, or `unsure`,
    `back`, `leave`, `unread` with none. ``facts`` are ready for ``Situation.of``."""

    kind: str
    facts: dict[str, str | list[str]] = {}


class Asked(NamedTuple):
    """An inquiry as it is put: the marks of its answers (`1`, `2`… or letters), the question it is about, the language."""

    inquiry: Inquiry
    marks: tuple[str, ...]
    question: str
    lang: str


def asked(inquiry: Inquiry, question: str, vocabulary: Vocabulary, lang: str) -> Asked:
    """Put an inquiry; its answers are lettered where a value is itself named by a number."""
    names = (name for answer in inquiry.answers for value in answer for name in _names(inquiry.fact, value, vocabulary))
    lettered = any(name.isdecimal() for name in names)
    marks = (_letter(n) if lettered else str(n + 1) for n in range(len(inquiry.answers)))
    return Asked(inquiry, tuple(marks), question, lang)


def _letter(number: int) -> str:
    return chr(ord("a") + number) if number < 26 else _letter(number // 26 - 1) + _letter(number % 26)


def reply(line: str, put: Asked, vocabulary: Vocabulary) -> Reply:
    """Say what a typed line means as the answer to what was asked."""
    words, inquiry = plain_words(line), put.inquiry
    if words in put.marks:
        return _chosen(inquiry, inquiry.answers[put.marks.index(words)])
    kind = mood(words)
    if kind:
        return Reply(kind)
    said = _worded(words, inquiry, vocabulary)
    if said:
        return _chosen(inquiry, said)
    told = _cards_told(line, put, vocabulary) or facts_told(line, put.question, vocabulary, put.lang)
    told = {fact: value for fact, value in told.items() if fact != inquiry.fact or _within(value, inquiry, vocabulary)}
    if told:
        return Reply(TOLD, told)
    said = _partly_worded(words, inquiry, vocabulary)
    return _chosen(inquiry, said) if said else Reply(UNREAD)


def mood(words: str) -> str | None:
    """Say whether plain words only tell that one does not know, goes back or leaves."""
    return next((kind for kind, said in _SAID.items() if words in said), None)


def _chosen(inquiry: Inquiry, values: tuple[str, ...]) -> Reply:
    return Reply(CHOSEN, {inquiry.fact: values[0] if len(values) == 1 else list(values)})


def _offered(inquiry: Inquiry) -> list[str]:
    return [value for answer in inquiry.answers for value in answer]


def _worded(words: str, inquiry: Inquiry, vocabulary: Vocabulary) -> tuple[str, ...]:
    """Return the values that words name exactly, or that a yes or no means; () if they do not."""
    offered = _offered(inquiry)
    named = tuple(value for value in offered if words in map(plain_words, _names(inquiry.fact, value, vocabulary)))
    if named:
        return named
    if words in YES:
        others = tuple(value for value in offered if value != "none")
        return ("yes",) if "yes" in offered else others if "none" in offered else ()
    if words in NO:
        return tuple(value for value in ("no", "none") if value in offered)
    groups = (name for name in vocabulary.known_values(inquiry.fact)
              if words in map(plain_words, _names(inquiry.fact, name, vocabulary)))
    return next((found for name in groups if (found := _members(name, inquiry, vocabulary))), ())


def _members(name: str, inquiry: Inquiry, vocabulary: Vocabulary) -> tuple[str, ...]:
    """Return the offered values that a value or group stands for."""
    meant = vocabulary.expand(inquiry.fact, name)
    return tuple(value for value in _offered(inquiry) if value in meant)


def _partly_worded(words: str, inquiry: Inquiry, vocabulary: Vocabulary) -> tuple[str, ...]:
    """Return the one answer in whose words all the typed words stand; () if there are none or several."""
    typed = set(words.split())
    found = []
    for answer in inquiry.answers:
        names = [set(plain_words(name).split()) for value in answer for name in _names(inquiry.fact, value, vocabulary)]
        if typed and any(typed <= name for name in names):
            found.append(answer)
    return found[0] if len(found) == 1 else ()


def _names(fact: str, value: str, vocabulary: Vocabulary) -> list[str]:
    """Return everything that a value or group of a fact is called, in every language."""
    noun = vocabulary.facts[fact]
    names = vocabulary.names_of(fact).get(value, {})
    return [value, *(noun.labels.get(value) or {}).values(), *(name for spoken in names.values() for name in spoken)]


def _cards_told(line: str, put: Asked, vocabulary: Vocabulary) -> dict[str, str | list[str]]:
    """Return what the cards named in a line tell of the fact that was asked for, and of other parts of that card."""
    fact = vocabulary.facts[put.inquiry.fact]
    if fact.kind is None:
        return {}
    named = things_named(line, vocabulary, put.lang)
    values = [value for thing in named if fact.kind in thing
              for value in _members(thing[fact.kind], put.inquiry, vocabulary)]
    if not values:
        return {}
    told: dict[str, str | list[str]] = {fact.id: values[0] if len(values) == 1 else list(dict.fromkeys(values))}
    if fact.source and len(named) == 1:
        for other in vocabulary.order:
            if other.source and other.source[0] == fact.source[0] and other.source[1] in named[0]:
                told.setdefault(other.id, named[0][other.source[1]])
    return told


def _within(value: object, inquiry: Inquiry, vocabulary: Vocabulary) -> bool:
    """Say whether a told value leaves one of those that were offered."""
    names = [value] if isinstance(value, str) else value if isinstance(value, (list, tuple)) else []
    return any(_members(name, inquiry, vocabulary) for name in names) or isinstance(value, dict)
