"""All that the reading knows of words: tags, lexicons, phrases, and what the examples teach."""

from collections.abc import Container, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from ..game.masks import bits
from .lexicon import Lexicon

if TYPE_CHECKING:
    from ..files.drawers import Drawers
    from ..game.vocabulary import Vocabulary

MOST_WORDS = 10_000
"""Words whose languages are remembered, and whom they name."""
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

    ``tags`` maps a name to its bit; ``lexicons`` one a language; ``index`` finds the phrases worth trying;
    ``learned`` is what the examples teach, if there are any; ``problems`` the meanings that have no words. ``drawers`` hold
    what was compiled of the words files; ``persons`` remember whom words name by themselves (see `served`).
    """

    def __init__(self, vocabulary: "Vocabulary", drawers: "Drawers") -> None:
        self.raw = vocabulary.words
        self.learned: Any = None
        thing = next(iter(vocabulary.things))
        self.attributes = tuple(vocabulary.things[thing])
        self.numbers = vocabulary.numbers
        self.groups_of = {kind: vocabulary.groups.get(kind, {}) for kind in self.attributes}
        self._languages: dict[str, tuple[str, ...]] = {}
        self.groups: dict[str, int]
        names, self.groups, self.firsts, lexicons, phrases, self.problems = drawers.tray
        self.tags: dict[str, int] = {name: 1 << number for number, name in enumerate(names)}
        self._bits = {**self.tags, **self.groups}
        self.lexicons = {lang: Lexicon(frozen, drawers) for lang, frozen in lexicons.items()}
        self.lists = {lang: Lists(self.raw, lang) for lang in lexicons}
        self.persons: dict[tuple[str, str, int], tuple[str, bool]] = {}
        self.index = Index(phrases, drawers)
        self.starter = self.tag("starter")
        self.silent = self.tag(PLAIN) | self.tag("known") | self.starter
        for name, bit in self.tags.items():
            self.silent |= bit if name.startswith(QUOTE) else 0
        self.named = {prefix: [(name[len(prefix):], bit) for name, bit in self.tags.items() if name.startswith(prefix)]
                      for prefix in ("edition:", "house:")}
        self.naming = {prefix: sum(bit for _, bit in named) for prefix, named in self.named.items()}

    @property
    def phrases(self) -> list[Phrase]:
        """All the phrases, in the order of the words files."""
        return self.index.all()

    def tag(self, name: str) -> int:
        """The bit of a tag, made on first use."""
        found = self._bits.get(name)
        if found is None:
            found = self._bits[name] = self.tags[name] = 1 << len(self.tags)
        return found

    def listed(self, name: str, lang: str) -> frozenset[str]:
        """The words of a list of one language, such as those that report what somebody says."""
        return self.lists[lang][name]

    def meant_by(self, word: str, lang: str) -> str:
        """The known word of which another is a slip of the finger; none for one that the language has itself."""
        return "" if word in self.listed("no-slips", lang) else self.lexicons[lang].nearest(word)

    def languages_of(self, word: str) -> tuple[str, ...]:
        """The languages in which a word means something alone."""
        found = self._languages.get(word)
        if found is None:
            if len(self._languages) >= MOST_WORDS:
                self._languages.clear()
            found = self._languages[word] = tuple([lang for lang, lexicon in self.lexicons.items() if lexicon.is_single(word)])
        return found

    def belongs(self, attribute: str, value: str) -> int:
        """The tags of the groups that hold a value."""
        mask = 0
        for name in tags_of_groups(self.groups_of.get(attribute, {}), value):
            mask |= self.tag(name)
        return mask


class Lists(dict[str, frozenset[str]]):
    """The lists of words of one language by their names, each made when it is first asked for."""

    def __init__(self, raw: Any, lang: str) -> None:
        self._raw, self._lang = raw, lang

    def __missing__(self, name: str) -> frozenset[str]:
        found = self[name] = frozenset(str(self._raw.get(name, {}).get(self._lang, "")).split())
        return found


def tags_of_groups(groups: Mapping[str, Container[str]], value: str) -> list[str]:
    """The names of the tags of those groups that hold a value."""
    return ["=" + name for name, members in groups.items() if value in members]


LEVELS = 3
"""So many needs of a phrase, the rarest first, are looked at for all phrases at once."""
MOST_MASKS = 2000
"""Masks of words of which it is remembered which phrases they concern, and which marks they are."""


class Index:
    """Finds the phrases worth trying: each is made when it is first met, with its needs beyond those of the levels.

    For each tag (its number) an integer tells the phrases that it concerns: a bit for each phrase, level after level, and
    last a bit for each that must not meet it. So a few words are held against thousands of phrases at once.
    """

    def __init__(self, frozen: tuple[Any, ...], drawers: "Drawers") -> None:
        self._first, self._count, free, self._tags = frozen
        self._drawers, self._free = drawers, drawers.open(free)
        self._made: dict[int, tuple[Phrase, tuple[int, ...]]] = {}
        self._concerned: dict[int, int] = {}  # by number of a tag
        self._met: dict[int, int] = {}  # by mask of a word

    def worth_trying(self, masks: set[int], whole: int) -> list[Phrase]:
        """The phrases whose needs words with these masks meet (``whole``: all together), in the order of the words files."""
        met, count = self._free, self._count
        for mask in masks:
            met |= self._met.get(mask) or self._meet(mask)
        left = (1 << count) - 1 & ~(met >> LEVELS * count)
        for level in range(LEVELS):
            left &= met >> level * count
        numbers = []
        while left:
            numbers.append(left.bit_length() - 1)
            left ^= 1 << numbers[-1]
        found = [self._made.get(number) or self._make(number) for number in reversed(numbers)]
        return [phrase for phrase, rest in found if all(map(whole.__and__, rest))]

    def all(self) -> list[Phrase]:
        """All phrases, in the order of the words files."""
        return [self._make(number)[0] for number in range(self._count)]

    def _make(self, number: int) -> tuple[Phrase, tuple[int, ...]]:
        fields, rest = self._drawers.open(self._first + number)
        found = self._made[number] = Phrase._make(fields), rest
        return found

    def _meet(self, mask: int) -> int:
        """The phrases that the tags of a mask concern."""
        if len(self._met) >= MOST_MASKS:
            self._met.clear()
        met = 0
        for number in bits(mask):
            if number not in self._concerned:
                at = self._tags.get(number)
                self._concerned[number] = 0 if at is None else self._drawers.open(at)
            met |= self._concerned[number]
        self._met[mask] = met
        return met
