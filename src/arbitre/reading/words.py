"""The words files of the shelf, made ready for reading: tags, lexicons, phrases, and what follows from them."""

import marshal
from typing import TYPE_CHECKING, Any, NamedTuple

from ..problem import Place
from .lexicon import Entry, Lexicon, inflect, split
from .pattern import needs, parse

if TYPE_CHECKING:
    from ..vocabulary import Vocabulary

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
    place: object = None


class Words:
    """All that the reading knows of words, for every language.

    ``tags`` maps a name to its bit; ``lexicons`` one a language; ``phrases`` all phrases, ``tried`` those worth
    trying where a tag is present; ``learned`` is what the examples teach, if there are any. ``frozen`` is what was kept of the same words, if anything was: plain values.
    """

    def __init__(self, vocabulary: "Vocabulary", frozen: Any = None) -> None:
        self.raw = vocabulary.words
        self.learned: Any = None
        thing = next(iter(vocabulary.things))
        self.attributes = tuple(vocabulary.things[thing])
        self.numbers = vocabulary.numbers
        self.groups_of = {kind: vocabulary.groups.get(kind, {}) for kind in self.attributes}
        self.tags: dict[str, int] = {}
        self.groups: dict[str, int] = {}
        self.problems: list[tuple[str, object]] = []
        self._lists: dict[str, frozenset[str]] = {}
        if frozen is None:
            self._make(vocabulary)
        else:
            self._thaw(frozen)
        self.silent = self.tag(PLAIN) | self.tag("known") | self.starter
        for name, bit in self.tags.items():
            self.silent |= bit if name.startswith(QUOTE) else 0
        self.named = {prefix: [(name[len(prefix):], bit) for name, bit in self.tags.items() if name.startswith(prefix)]
                      for prefix in ("edition:", "house:")}
        self.tried = _Tried(self._index, self._phrases)

    @property
    def phrases(self) -> list[Phrase]:
        """All the phrases, in the order of the words files."""
        return list(map(_phrase, self._phrases))

    def _make(self, vocabulary: "Vocabulary") -> None:
        """Make the words of the vocabulary ready."""
        raw = self.raw
        self.lexicons = {lang: Lexicon() for lang in raw.get("languages", {})}
        for name in ("pause", "stop", "ask", "asks-yes-no", "or-list", "unknown", "when-open"):
            self.tag(name)
        self._endings()
        self._concepts()
        for key in self.attributes:
            self._things({(key, value): row for value, row in raw.get(key + "-names", {}).items()})
        self._things({(kind, value): row for kind in self.attributes for value, row in vocabulary.names[kind].items()})
        self._plain()
        self._numbers()
        self._groups()
        self._openings()
        self._phrases = self._all_phrases()
        self._quoted()
        for lexicon in self.lexicons.values():
            lexicon.settle()
        self._index = self._indexed()

    def frozen(self) -> tuple[Any, ...]:
        """The words as plain values, which can be written to a file; phrases stay folded until they are tried."""
        lexicons = {lang: lexicon.frozen() for lang, lexicon in self.lexicons.items()}
        phrases = [marshal.dumps((*map(_plain, phrase),)) for phrase in self.phrases]
        return tuple(self.tags), self.groups, lexicons, phrases, self._index, self.problems

    def _thaw(self, frozen: Any) -> None:
        """Take the words from what was kept of them."""
        tags, self.groups, lexicons, self._phrases, self._index, self.problems = frozen
        self.tags = {name: 1 << number for number, name in enumerate(tags)}
        self.lexicons = {lang: Lexicon.thawed(lexicon) for lang, lexicon in lexicons.items()}
        self._openings()

    def _openings(self) -> None:
        """The meanings that tell otherwise where they open a clause: (its tags, the tag of opening, also after a person)."""
        late = self.raw.get("firsts-after-person", ())
        self.firsts = [(self._known(str(name)), self.tag("^" + str(name)), name in late) for name in self.raw.get("firsts", ())]
        self.starter = self.tag("starter")

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

    def _known(self, name: str) -> int:
        if name.startswith(QUOTE) or name.startswith("^") and name[1:] in self.raw.get("firsts", ()):
            return self.tag(name)
        if name.startswith("{"):
            return self._slot(name.strip("{}"))
        if name not in self.groups and name not in self.tags:
            self.problems.append((name, name))
        return self.tag(name)

    def _slot(self, name: str) -> int:
        kind = self.raw.get("slots", {}).get(name)
        if kind is None:
            self.problems.append((name, name))
            return 0
        return self.tag(kind)

    def _endings(self) -> None:
        self.endings = {
            lang: {name: [e.strip("-") for e in str(ends).split()] for name, ends in classes.items()}
            for lang, classes in self.raw.get("endings", {}).items()
        }

    def _forms(self, lang: str, listed: Any) -> Any:
        for word in ([listed] if isinstance(listed, str) else listed):
            yield from inflect(word, self.endings.get(lang, {}))

    def _concepts(self) -> None:
        named = [(str(name), row) for name, row in self.raw.get("concepts", {}).items()]
        for section in ("edition", "house"):
            named += [(f"{section}:{name}", row) for name, row in self.raw.get(section + "s", {}).items()]
        for name, by_language in named:
            bit = self.tag(name)
            for lang, listed in by_language.items():
                if lang in self.lexicons:
                    for form in self._forms(lang, listed):
                        self.lexicons[lang].add(form, Entry(bit))

    def _things(self, names: dict[tuple[str, str], Any]) -> None:
        for (attribute, value), by_language in names.items():
            thing = tuple(value if a == attribute else None for a in self.attributes)
            bit = self.tag(attribute) | self.tag("=" + value) | self.belongs(attribute, value)
            if attribute == self.attributes[0]:
                bit |= self.tag(THING)
            for lang, listed in by_language.items():
                for form in self._forms(lang, listed):
                    if lang in self.lexicons and not form.isdecimal():
                        self.lexicons[lang].add(form, Entry(bit, thing))

    def belongs(self, attribute: str, value: str) -> int:
        """The tags of the groups that hold a value."""
        mask = 0
        for group, members in self.groups_of.get(attribute, {}).items():
            if value in members:
                mask |= self.tag("=" + group)
        return mask

    def _plain(self) -> None:
        for lang, text in self.raw.get("skipped", {}).items():
            self.lexicons[lang].skipped = frozenset(split(text))
        for lang, text in self.raw.get("plain", {}).items():
            for word in split(text):
                self.lexicons[lang].add(word, Entry(self.tag(PLAIN), plain=True))
        for lang, text in self.raw.get("known", {}).items():
            for word in split(text):
                self.lexicons[lang].add(word, Entry(self.tag("known")))

    def _numbers(self) -> None:
        for lang, listed in self.raw.get("numbers", {}).items():
            for word, number in listed.items():
                self.lexicons[lang].add(word, Entry(self.tag(NUMBER), number=int(number)))
        for lang, listed in self.raw.get("rewrites", {}).items():
            for typed, meant in listed.items():
                self.lexicons[lang].rewrite(typed, meant)

    def _groups(self) -> None:
        for name in self.raw.get("groups", {}):
            self._group(str(name), ())

    def _group(self, name: str, above: tuple[Any, ...]) -> None:
        """Make a group of its members, those that are groups themselves first."""
        rows, mask = self.raw["groups"], 0
        for member in map(str, () if name in self.groups else rows[name]):
            if member in rows and member not in (name, *above):
                self._group(member, (name, *above))
            mask |= self._known(member)
        self.groups.setdefault(name, mask)

    def _all_phrases(self) -> list[Phrase]:
        out: list[Phrase] = []
        for row in self.raw.get("phrases", ()):
            says = row.get("say", ())
            for say in [says] if isinstance(says, str) else says:
                out.append(self._phrase(len(out), str(say), row))
        return out

    def _phrase(self, number: int, say: str, row: dict[str, Any]) -> Phrase:
        pattern = parse(say, self._known)
        return Phrase(
            number, pattern, needs(pattern), say,
            _text(row.get("question")), float(row.get("weight", 3)),
            tuple((str(k), v) for k, v in row.get("facts", {}).items()),
            _text(row.get("mode")), _text(row.get("claim")), _text(row.get("collect")),
            row.get("asked") == "yes", self._masks(row.get("with", ())), self._masks(row.get("without", ())), getattr(row, "place", None),
        )

    def _indexed(self) -> dict[int, list[int]]:
        """Phrases (their numbers) by the tag that is rarest among those they need: only these are tried where the tag
        is present. The needs of a phrase are put in order, the rarest first, so that most are soon found unmet."""
        use: dict[int, int] = {}
        for phrase in self._phrases:
            for need in phrase.needs:
                use[need] = use.get(need, 0) + 1
        index: dict[int, list[int]] = {}
        rare = {}
        for place, phrase in enumerate(self._phrases):
            for need in (*phrase.needs, *phrase.present):
                if need not in rare:
                    rare[need] = use.get(need, 0) * need.bit_count(), need
            rarest = min((*phrase.needs, *phrase.present), key=rare.__getitem__)
            self._phrases[place] = phrase._replace(needs=tuple(sorted(phrase.needs, key=rare.__getitem__)))
            while rarest:
                bit = rarest & -rarest
                index.setdefault(bit, []).append(place)
                rarest ^= bit
        return index

    def _masks(self, names: Any) -> tuple[int, ...]:
        return tuple(self._known(str(name)) for name in names)

    def _quoted(self) -> None:
        for name, bit in list(self.tags.items()):
            if name.startswith(QUOTE):
                for lexicon in self.lexicons.values():
                    lexicon.mark(name.strip(QUOTE), bit)


def _text(value: Any) -> Any:
    return None if value is None else str(value)


class _Tried(dict[int, Any]):
    """For each tag the phrases worth trying where it is present, by the need that is met least often after the tag:
    pairs (need, phrases), made when the tag is first met."""

    def __init__(self, index: Any, phrases: Any) -> None:
        self._index, self._phrases = index, phrases

    def __missing__(self, bit: int) -> tuple[Any, ...]:
        by_need: dict[int, list[Phrase]] = {}
        for number in self._index.get(bit, ()):
            phrase = self._phrases[number] = _phrase(self._phrases[number])
            by_need.setdefault(phrase.needs[1] if len(phrase.needs) > 1 else -1, []).append(phrase)
        found = self[bit] = tuple(by_need.items())
        return found


def _phrase(phrase: Any) -> Phrase:
    return phrase if isinstance(phrase, Phrase) else Phrase._make(marshal.loads(phrase))


def _plain(value: Any) -> Any:
    """A field of a phrase as it is kept: elements of a pattern as tuples, no place in a file."""
    if isinstance(value, tuple):
        return tuple(map(_plain, value))
    return None if isinstance(value, Place) else value
