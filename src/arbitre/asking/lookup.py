"""What a name stands for: a rule, a group of rules, a house rule, a document, a card, a topic, a question, a fact or a verdict."""
import unicodedata
from typing import NamedTuple

from ..game.vocabulary import OWN_VERDICTS, VERDICTS
from ..law.ruleset import Ruleset, Shelf
from ..problem import nearest

KINDS = ("house", "document", "playing-card", "topic", "question", "fact", "verdict", "group", "rule")
NEAR = 3  # so many of the nearest names are told
LONG = 4  # letters of a word that two names are said to share


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
    """Return the names that are nearest to a text that names nothing, else those that share a word with it; ``others`` are
    names known elsewhere."""
    id = " ".join(text.rpartition("/")[2].lower().split())
    spoken = {name.casefold(): name for names in _spoken(shelf).values() for name in names}
    known = list(dict.fromkeys([*_ids(shelf), *others, *spoken]))
    whole = [word for word in id.split() if len(word) >= LONG and word in known]  # one of the words is a name itself
    found = dict.fromkeys([*whole, *nearest(id, known, NEAR)] or _sharing(_words(id), known))
    return tuple(spoken.get(one, one) for one in found)[:NEAR]


def _sharing(words: list[str], names: list[str]) -> list[str]:
    """Return the few names that share a long word with others (or begin one alike): those with fewest words of their own first."""
    long = tuple(word for word in words if len(word) >= LONG)
    spelt = ((_words(name), name) for name in names) if long else ()
    found = [(len(own), name) for own, name in spelt if any(one.startswith(long) for one in own)]
    return [name for _, name in sorted(found, key=lambda pair: pair[0])[:NEAR]]


def _words(text: str) -> list[str]:
    """Return the words of a name, without accents: of an id, of what people say."""
    plain = "".join(letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter))
    return plain.replace("-", " ").replace("'", " ").split()


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
