"""All that the reading knows of words: tags, lexicons, phrases, and what the examples teach."""

from collections.abc import Container, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from .lexicon import Lexicon

if TYPE_CHECKING:
    from ..files.drawers import Drawers
    from ..game.vocabulary import Vocabulary

THING, NUMBER, PLAIN, QUOTE = "thing", "number", "plain", "'"


class Phrase(NamedTuple):
    """A phrase of the words files: its pattern and what its presence tells."""

    number: int
    pattern: tuple[Any, ...]
    needs: tuple[Any, ...]
    source: str
    question: str | None
    weight: float
    facts: tuple[Any, ...]
    mode: str | None
    claim: str | None
    collect: str | None
    asked: bool
    present: tuple[Any, ...]
    absent: tuple[Any, ...]


class Words:
    """All that the reading knows of words, for every language.

    ``tags`` maps a name to its bit; ``lexicons`` one a language; ``tried`` the phrases worth trying where a tag is present;
    ``learned`` is what the examples teach, if there are any; ``problems`` the meanings that have no words. ``drawers`` hold
    what was compiled of the words files.
    """

    def __init__(self, vocabulary: "Vocabulary", drawers: "Drawers") -> None:
        self.raw = vocabulary.words
        self.learned: Any = None
        thing = next(iter(vocabulary.things))
        self.attributes = tuple(vocabulary.things[thing])
        self.numbers = vocabulary.numbers
        self.groups_of = {kind: vocabulary.groups.get(kind, {}) for kind in self.attributes}
        self._lists: dict[str, frozenset[str]] = {}
        self.groups: dict[str, int]
        names, self.groups, self.firsts, lexicons, tried, self.problems = drawers.tray
        self.tags: dict[str, int] = {name: 1 << number for number, name in enumerate(names)}
        self.lexicons = {lang: Lexicon(frozen, drawers) for lang, frozen in lexicons.items()}
        self.tried = _Tried(tried, drawers)
        self.starter = self.tag("starter")
        self.silent = self.tag(PLAIN) | self.tag("known") | self.starter
        for name, bit in self.tags.items():
            self.silent |= bit if name.startswith(QUOTE) else 0
        self.named = {prefix: [(name[len(prefix):], bit) for name, bit in self.tags.items() if name.startswith(prefix)]
                      for prefix in ("edition:", "house:")}

    @property
    def phrases(self) -> list[Phrase]:
        """All the phrases, in the order of the words files."""
        found = {phrase.number: phrase for phrase in self.tried.all()}
        return [found[number] for number in sorted(found)]

    def tag(self, name: str) -> int:
        """The bit of a tag, made on first use."""
        if name in self.groups:
            return self.groups[name]
        return self.tags.setdefault(name, 1 << len(self.tags))

    def listed(self, name: str, lang: str) -> frozenset[str]:
        """The words of a list of one language, such as those that report what somebody says."""
        key = f"{lang}:{name}"
        found: frozenset[str] | None = self._lists.get(key)
        if found is None:
            found = self._lists[key] = frozenset(str(self.raw.get(name, {}).get(lang, "")).split())
        return found

    def belongs(self, attribute: str, value: str) -> int:
        """The tags of the groups that hold a value."""
        mask = 0
        for name in tags_of_groups(self.groups_of.get(attribute, {}), value):
            mask |= self.tag(name)
        return mask


def tags_of_groups(groups: Mapping[str, Container[str]], value: str) -> list[str]:
    """The names of the tags of those groups that hold a value."""
    return ["=" + name for name, members in groups.items() if value in members]


class _Tried(dict[int, tuple[Any, ...]]):
    """For each tag (its number) the phrases worth trying where it is present, by the need that is met least often after
    the tag: pairs (need, a group of phrases). The phrases of a group are made when that need is first met: each with the
    tags of which it needs one besides, and those that must be absent."""

    def __init__(self, drawers_of: dict[int, int], drawers: "Drawers") -> None:
        self._drawers_of, self._drawers = drawers_of, drawers
        self._groups: dict[int, tuple[_Tryable, ...]] = {}

    def __missing__(self, number: int) -> tuple[Any, ...]:
        at = self._drawers_of.get(number)
        found = self[number] = () if at is None else self._drawers.open(at)
        return found

    def group(self, at: int) -> "tuple[_Tryable, ...]":
        """The phrases of a group."""
        found = self._groups.get(at)
        if found is None:
            found = self._groups[at] = tuple(_tryable(Phrase._make(fields)) for fields in self._drawers.open(at))
        return found

    def all(self) -> Iterator[Phrase]:
        """All phrases, some of them several times."""
        for number in self._drawers_of:
            for _, at in self[number]:
                yield from (phrase for *_, phrase in self.group(at))


_Tryable = tuple[tuple[int, ...], int, Phrase]


def _tryable(phrase: Phrase) -> _Tryable:
    absent = 0
    for mask in phrase.absent:
        absent |= mask
    return (*phrase.needs[:1], *phrase.needs[2:], *phrase.present), absent, phrase
