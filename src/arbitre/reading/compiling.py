"""Makes the words files of a shelf ready for reading: tags, words, phrases, and what follows from them."""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any

from ..files.drawers import Drawers, plain
from ..game.masks import bits
from .lexicon import Entry
from .pattern import needs, parse
from .wordlist import Wordlist, inflect, split
from .words import LEVELS, NUMBER, PLAIN, QUOTE, THING, Phrase, tags_of_groups

if TYPE_CHECKING:
    from ..game.vocabulary import Vocabulary

OWN = ("pause", "stop", "ask", "asks-yes-no", "or-list", "unknown", "when-open")
"""Tags that the reading itself gives."""


def compiled(vocabulary: "Vocabulary") -> Drawers:
    """The words of a vocabulary made ready, as `Words` takes them."""
    return _Compiler(vocabulary).put_away()


class _Compiler:
    """Makes tags, words and phrases out of the words files; ``problems`` are the meanings that have no words."""

    def __init__(self, vocabulary: "Vocabulary") -> None:
        self.raw, self.vocabulary = vocabulary.words, vocabulary
        self.attributes = tuple(vocabulary.things[next(iter(vocabulary.things))])
        self.tags: dict[str, int] = {}
        self.groups: dict[str, int] = {}
        self.problems: list[str] = []
        self.lists = {lang: Wordlist() for lang in self.raw.get("languages", {})}
        for name in OWN:
            self.tag(name)
        self._endings()
        self._concepts()
        for key in self.attributes:
            self._things({(key, value): row for value, row in self.raw.get(key + "-names", {}).items()})
        self._things({(kind, value): row for kind in self.attributes for value, row in vocabulary.names[kind].items()})
        self._plain()
        self._numbers()
        self._groups()
        self._openings()
        self.phrases = self._all_phrases()
        self._quoted()
        for name in (PLAIN, "known", "starter"):
            self.tag(name)

    def put_away(self) -> Drawers:
        """All that was made, as plain values in drawers."""
        drawers = Drawers()
        index = self._index(drawers)
        lists = {lang: wordlist.frozen(drawers) for lang, wordlist in self.lists.items()}
        drawers.tray = plain((tuple(self.tags), self.groups, self.firsts, lists, index, tuple(self.problems)))
        return drawers

    def tag(self, name: str) -> int:
        """The bit of a tag, made on first use."""
        if name in self.groups:
            return self.groups[name]
        return self.tags.setdefault(name, 1 << len(self.tags))

    def _openings(self) -> None:
        """The meanings that tell otherwise where they open a clause: (its tags, the tag of opening, also after a person)."""
        late = self.raw.get("firsts-after-person", ())
        self.firsts = tuple((self._known(str(name)), self.tag("^" + str(name)), name in late) for name in self.raw.get("firsts", ()))

    def _known(self, name: str) -> int:
        if name.startswith(QUOTE) or name.startswith("^") and name[1:] in self.raw.get("firsts", ()):
            return self.tag(name)
        if name.startswith("{"):
            return self._slot(name.strip("{}"))
        if name not in self.groups and name not in self.tags:
            self.problems.append(name)
        return self.tag(name)

    def _slot(self, name: str) -> int:
        kind = self.raw.get("slots", {}).get(name)
        if kind is None:
            self.problems.append(name)
            return 0
        return self.tag(kind)

    def _endings(self) -> None:
        self.endings = {
            lang: {name: [e.strip("-") for e in str(ends).split()] for name, ends in classes.items()}
            for lang, classes in self.raw.get("endings", {}).items()
        }

    def _forms(self, lang: str, listed: Any) -> Any:
        for word in ([listed] if isinstance(listed, str) else listed):
            for row in self._opened(lang, word):
                yield from inflect(row, self.endings.get(lang, {}))

    def _opened(self, lang: str, row: str) -> list[str]:
        """The row after each of the openings that it names: ``(at-home) we stack``; a row that names none is its only one."""
        name, named, rest = row.partition(") ")
        if not named or not name.startswith("("):
            return [row]
        return [f"{opening} {rest}" for opening in self.raw["openings"][lang][name[1:]]]

    def _concepts(self) -> None:
        named = [(str(name), row) for name, row in self.raw.get("concepts", {}).items()]
        for section in ("edition", "house"):
            named += [(f"{section}:{name}", row) for name, row in self.raw.get(section + "s", {}).items()]
        for name, by_language in named:
            bit = self.tag(name)
            for lang, listed in by_language.items():
                if lang in self.lists:
                    for form in self._forms(lang, listed):
                        self.lists[lang].add(form, Entry(bit))

    def _things(self, names: dict[tuple[str, str], Any]) -> None:
        for (attribute, value), by_language in names.items():
            thing = tuple(value if a == attribute else None for a in self.attributes)
            bit = self.tag(attribute) | self.tag("=" + value)
            for name in tags_of_groups(self.vocabulary.groups.get(attribute, {}), value):
                bit |= self.tag(name)
            if attribute == self.attributes[0]:
                bit |= self.tag(THING)
            for lang, listed in by_language.items():
                for form in self._forms(lang, listed):
                    if lang in self.lists and not form.isdecimal():
                        self.lists[lang].add(form, Entry(bit, thing))

    def _plain(self) -> None:
        for lang, text in self.raw.get("skipped", {}).items():
            self.lists[lang].skipped = frozenset(split(text))
        for lang, text in self.raw.get("plain", {}).items():
            for word in split(text):
                self.lists[lang].add(word, Entry(self.tag(PLAIN), plain=True))
        for lang, rows in self.raw.get("plain-rows", {}).items():
            for row in rows:
                self.lists[lang].add(row, Entry(self.tag(PLAIN), plain=True))
        for lang, text in self.raw.get("known", {}).items():
            for word in split(text):
                self.lists[lang].add(word, Entry(self.tag("known")))

    def _numbers(self) -> None:
        for lang, listed in self.raw.get("numbers", {}).items():
            for word, number in listed.items():
                self.lists[lang].add(word, Entry(self.tag(NUMBER), number=int(number)))
        for lang, listed in self.raw.get("rewrites", {}).items():
            for typed, meant in listed.items():
                self.lists[lang].rewrite(typed, meant)

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
            row.get("asked") == "yes", self._masks(row.get("with", ())), self._masks(row.get("without", ())),
        )

    def _index(self, drawers: Drawers) -> tuple[Any, ...]:
        """Put the phrases away as `Index` takes them: where the first lies, how many there are, the drawer of those that
        have no need on a level, and the drawer of each tag.

        The needs of a phrase are put in order, the rarest first, so that most are soon found unmet.
        """
        rare, count, first, free = self._rarity(), len(self.phrases), 0, 0
        concerned: dict[int, int] = {}
        for phrase in self.phrases:
            ordered = sorted(phrase.needs, key=rare.__getitem__)
            levels = sorted((*phrase.needs, *phrase.present), key=rare.__getitem__)
            at = drawers.put(plain((tuple(phrase._replace(needs=tuple(ordered))), tuple(levels[LEVELS:]))))
            first = first or at - phrase.number
            rows = [*levels[:LEVELS], *(0 for _ in range(LEVELS - len(levels))), _union(phrase.absent)]
            for place, mask in enumerate(rows):
                own = 1 << place * count + phrase.number
                free |= own if len(levels) <= place < LEVELS else 0
                for number in bits(mask):
                    concerned[number] = concerned.get(number, 0) | own
        return first, count, drawers.put(free), {number: drawers.put(which) for number, which in concerned.items()}

    def _rarity(self) -> dict[int, tuple[int, int]]:
        """How often each need is met, as far as can be told: by how many phrases, with how many tags."""
        use: dict[int, int] = {}
        for phrase in self.phrases:
            for need in phrase.needs:
                use[need] = use.get(need, 0) + 1
        return {need: (use.get(need, 0) * need.bit_count(), need)
                for phrase in self.phrases for need in (*phrase.needs, *phrase.present)}

    def _masks(self, names: Any) -> tuple[int, ...]:
        return tuple(self._known(str(name)) for name in names)

    def _quoted(self) -> None:
        for name, bit in list(self.tags.items()):
            if name.startswith(QUOTE):
                for wordlist in self.lists.values():
                    wordlist.mark(name.strip(QUOTE), bit)


def _union(masks: tuple[int, ...]) -> int:
    return reduce(or_, masks, 0)


def _text(value: Any) -> Any:
    return None if value is None else str(value)
