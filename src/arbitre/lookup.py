"""What a name stands for: a rule, a group of rules, a house rule, a document, a card, a topic, a question, a fact or a verdict."""
from typing import NamedTuple

from .problem import nearest
from .ruleset import Ruleset, Shelf
from .vocabulary import OWN_VERDICTS, VERDICTS

KINDS = ("house", "document", "playing-card", "topic", "question", "fact", "verdict", "group", "rule")
NEAR = 3  # so many of the nearest names are told


class Named(NamedTuple):
    """Something that has a name: what `kind` of thing it is, its id, and the ruleset it was asked in (None: any)."""

    kind: str
    id: str
    ruleset: str | None = None


def named(shelf: Shelf, text: str) -> tuple[Named, ...]:
    """Return everything that a text names: by an id, `ruleset/rule`, `kind/id`, or the words that people use."""
    owner, _, id = text.strip().rpartition("/")
    if owner in KINDS:
        return tuple(one for one in named(shelf, id) if one.kind == owner)
    if owner:
        return _of(shelf, owner.removeprefix("house/"), id)
    spelt = "-".join(id.lower().split())  # an id as one says it
    return tuple(dict.fromkeys([*_by_id(shelf, spelt), *_by_words(shelf, id.casefold())]))


def near(shelf: Shelf, text: str, others: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Return the names that are nearest to a text that names nothing; ``others`` are names known elsewhere."""
    id = " ".join(text.rpartition("/")[2].lower().split())
    spoken = {name.casefold(): name for names in _spoken(shelf).values() for name in names}
    found = nearest(id, dict.fromkeys([*_ids(shelf), *others, *spoken]), NEAR)
    return tuple(spoken.get(one, one) for one in found)


def every_name(shelf: Shelf) -> tuple[str, ...]:
    """Return every id that can be explained, those of rules last."""
    return tuple(dict.fromkeys(_ids(shelf)))


def _of(shelf: Shelf, ruleset: str, id: str) -> tuple[Named, ...]:
    one = shelf.rulesets[ruleset] if ruleset in shelf.rulesets else shelf.house.get(ruleset)
    if one is None:
        return ()
    kinds = [("rule", id in one.by_id), ("group", any(id in rule.groups for rule in one.rules))]
    return tuple(Named(kind, id, ruleset) for kind, is_there in kinds if is_there)


def _by_id(shelf: Shelf, id: str) -> list[Named]:
    return [Named(kind, id) for kind, names in _known(shelf).items() if id in names]


def _by_words(shelf: Shelf, words: str) -> list[Named]:
    return [one for one, names in _spoken(shelf).items() if any(words == name.casefold() for name in names)]


def _ids(shelf: Shelf) -> list[str]:
    return [id for names in _known(shelf).values() for id in names]


def _known(shelf: Shelf) -> dict[str, list[str]]:
    """Return the ids of each kind of thing, the rules last."""
    vocabulary = shelf.vocabulary
    rules = [rule for one in rulesets_of(shelf) for rule in one.rules]
    return {
        "house": list(shelf.house),
        "document": list(shelf.rulesets),
        "playing-card": [value for names in vocabulary.names.values() for value in names],
        "topic": list(vocabulary.topics),
        "question": list(vocabulary.questions),
        "fact": list(vocabulary.facts),
        "verdict": list(dict.fromkeys([verdict for verdicts in VERDICTS.values() for verdict in verdicts] + list(OWN_VERDICTS))),
        "group": list(dict.fromkeys(group for rule in rules for group in rule.groups)),
        "rule": list(dict.fromkeys(rule.id for rule in rules)),
    }


def _spoken(shelf: Shelf) -> dict[Named, list[str]]:
    """Return the words that people use for cards and topics."""
    vocabulary = shelf.vocabulary
    cards = {Named("playing-card", value): [name for spoken in names.values() for name in spoken]
             for known in vocabulary.names.values() for value, names in known.items()}
    topics = {Named("topic", id): list(label.values()) for id, label in vocabulary.topics.items()}
    return {**topics, **cards}


def rulesets_of(shelf: Shelf) -> list[Ruleset]:
    """Return every document, the default one first, then the house rules."""
    first = shelf.vocabulary.commands["ask"]["rules"]
    documents = sorted(shelf.rulesets, key=lambda id: id != first)
    return [*(shelf.rulesets[id] for id in documents), *shelf.house.values()]
