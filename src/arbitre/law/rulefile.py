"""Reads one ruleset file: its sources, its box of cards and its rules."""
import re
from collections.abc import Mapping

from ..files.shape import LANGUAGES, in_languages, items, known_names, required, table, where, word, word_of, words
from ..game.masks import Box, Condition
from ..game.vocabulary import VERDICTS, Question, Vocabulary
from ..game.when import read_when
from ..problem import Place, Problem, unknown
from .rule import SUM, Citation, Effect, Part, Rule, Source
from .several import one_each

MOST_RULES = 2_000
"""Rules of one document; the longest that is known has not a fifth of them."""
ITEM_KINDS = ("row", "FAQ", "step", "paragraph", "bullet")
RULE_KEYS = ("id", "question", "in", "overrides", "yields", "contests", "when", "verdict", "outcome", "and-more",
             "value", "then", "basis", "from", "open", "says", "cite")
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_VALUE = re.compile(r"[0-9]+(-[0-9]+)?")


def read_sources(node: object, problems: list[Problem]) -> dict[str, Source]:
    """{source id: Source} of the `sources:` of a ruleset."""
    return {id: _source(id, source, problems) for id, source in table(node, "`sources`", problems).items()}


def _source(id: str, entry: object, problems: list[Problem]) -> Source:
    what = f"the source `{id}`"
    node = table(entry, what, problems)
    known_names(node, ("name", "pages", "file", "parts", *LANGUAGES), what, problems)
    required(node, ("name",), what, problems)
    pages = word_of(node, "pages", what, problems)
    if pages is not None and not pages.isdecimal():
        problems.append(Problem("not-a-number", f"`pages` of {what} is not a number", where(pages), "write digits"))
        pages = None
    parts = tuple(_part(part, what, problems) for part in items(node.get("parts", []), f"`parts` of {what}", problems))
    label = in_languages({lang: node[lang] for lang in LANGUAGES if lang in node}, what, problems)
    named = in_languages(node.get("name", str(id)), f"`name` of {what}", problems)
    english, french = (str(named.get(lang) or id) for lang in LANGUAGES)
    file = word_of(node, "file", what, problems)
    return Source(str(id), (english, french), int(pages) if pages else None, file, label, parts)


def _part(entry: object, what: str, problems: list[Problem]) -> Part:
    node = table(entry, f"a part of {what}", problems)
    known_names(node, ("part", "no-rule", *ITEM_KINDS), f"a part of {what}", problems)
    required(node, ("part",), f"a part of {what}", problems)
    counts = {}
    for kind in ITEM_KINDS:
        if kind in node:
            count = word(node[kind], f"`{kind}` of a part of {what}", problems)
            if count.isdecimal():
                counts[kind] = int(count)
            else:
                problems.append(Problem("not-a-number", f"`{kind}: {count}` is not a number", where(count), "write how many there are"))
    no_rule = node.get("no-rule", ())
    bare = no_rule in ("true", "yes") if isinstance(no_rule, str) else False
    return Part(str(word_of(node, "part", f"a part of {what}", problems, "?")), counts, bare or words(no_rule, f"`no-rule` of a part of {what}", problems))


def read_rules(node: object, ruleset: str, sources: Mapping[str, Source], vocabulary: Vocabulary, box: Box, problems: list[Problem]) -> tuple[Rule, ...]:
    """The rules of a ruleset, in the order of its file; `box` is what its cards allow."""
    reader = _RuleReader(ruleset, sources, vocabulary, box, problems)
    rules: list[Rule] = []
    seen: dict[str, Place | None] = {}
    for entry in (one for several in items(node, "`rules`", problems) for one in one_each(several, problems)):
        if len(rules) >= MOST_RULES:
            problems.append(Problem("too-many-rules", f"`{ruleset}` has more than {MOST_RULES:,} rules", where(entry),
                                    "split it into several documents"))
            break
        rule = reader.read(entry)
        if rule and rule.id in seen:
            problems.append(Problem("duplicate-rule", f"another rule is called `{rule.id}`", rule.place,
                                    f"rename it: the first is on line {first.line}" if (first := seen[rule.id]) else "rename it"))
        elif rule:
            seen[rule.id] = rule.place
            rules.append(rule)
    return tuple(rules)


class _RuleReader:
    """Reads the rules of one ruleset, one at a time."""

    def __init__(self, ruleset: str, sources: Mapping[str, Source], vocabulary: Vocabulary, box: Box, problems: list[Problem]) -> None:
        self.ruleset, self.sources, self.box = ruleset, sources, box
        self.vocabulary, self.problems = vocabulary, problems

    def read(self, node: object) -> Rule | None:
        """One Rule, or None if it has no id or question to go by."""
        if not isinstance(node, dict):
            table(node, "a rule", self.problems)
            return None
        id = word(node.get("id", "?"), "the `id` of a rule", self.problems)
        what = f"the rule `{id}`"
        known_names(node, RULE_KEYS, what, self.problems)
        required(node, ("id", "question", "says"), what, self.problems)
        if id != "?" and not _ID.fullmatch(id):
            self.problems.append(Problem("bad-id", f"`{id}` is no id for a rule", where(id), "write small letters, digits and hyphens"))
        question = self._question(node, what)
        if question is None:
            return None
        condition = read_when(node.get("when", {}), self.vocabulary, f"`when` of {what}", self.problems)
        verdict, effects, values = self._conclusion(node, question, what)
        basis, from_ = self._basis(node, what)
        listed = {key: words(node.get(key, ()), f"`{key}` of {what}", self.problems)
                  for key in ("in", "overrides", "yields", "contests", "open")}
        self._check_open(node, verdict, listed["open"], what)
        return Rule(
            str(id), self.ruleset, question.id, self._when(condition), condition, verdict, effects, values,
            node.get("and-more") in ("true", "yes"), basis, from_,
            in_languages(node.get("says", {}), f"`says` of {what}", self.problems, alone=False), self._cites(node, what),
            listed["in"], listed["overrides"], listed["yields"], listed["contests"], listed["open"],
            where(node.get("id", node)))

    def _question(self, node: Mapping[str, object], what: str) -> Question | None:
        name = word_of(node, "question", what, self.problems)
        if name is not None and name not in self.vocabulary.questions:
            self.problems.append(unknown("question", name, self.vocabulary.questions, where(name), f" in {what}"))
        return None if name is None else self.vocabulary.questions.get(name)

    def _when(self, condition: Condition) -> dict[str, tuple[str, ...]]:
        """The values of each fact, those that this edition does not have left out."""
        return {self.vocabulary.order[number].id: self.vocabulary.values(number, mask & self.box[number] or mask)
                for number, mask in condition.items()}

    def _conclusion(self, node: Mapping[str, object], question: Question, what: str) -> tuple[str, tuple[Effect, ...], tuple[str, ...]]:
        """(verdict, effects, values) of a rule."""
        named = [key for key in ("verdict", "outcome", "value") if key in node]
        if len(named) != 1:
            found = " and ".join(f"`{key}`" for key in named) or "no conclusion"
            wanted = {"outcome": "outcome", "value": "value"}.get(question.kind, "verdict")
            self.problems.append(Problem("one-conclusion", f"{what} has {found}", where(node),
                                         f"keep one: `{wanted}: …`" if named else f"write `{wanted}: …`"))
            return "silent", (), ()
        key = named[0]
        self._check_key(key, node, question, what)
        effects = self._effects(node.get("outcome", node.get("then", [])), what)
        if key == "value":
            return "settled", effects, self._values(node["value"], what)
        return ("settled" if key == "outcome" else str(word_of(node, "verdict", what, [], "silent"))), effects, ()

    def _check_key(self, key: str, node: Mapping[str, object], question: Question, what: str) -> None:
        """The conclusion must be one that the kind of the question can have."""
        if key == "verdict":
            known = (*VERDICTS[question.kind], "silent") if question.kind not in ("outcome", "value") else ("silent",)
            verdict = word(node[key], f"`verdict` of {what}", self.problems)
            if verdict and verdict not in known:
                self.problems.append(unknown("verdict", verdict, known, where(verdict), f" in {what}: the question `{question.id}` is {_a(question.kind)}"))
        elif key != question.kind:
            self.problems.append(Problem("wrong-conclusion", f"{what} has `{key}`, but the question `{question.id}` is {_a(question.kind)}",
                                         where(node[key]), "write `" + (question.kind if question.kind in ("outcome", "value") else "verdict") + ": …`"))
        if "and-more" in node and key not in ("outcome", "value"):
            self.problems.append(Problem("idle-key", f"`and-more` of {what} says nothing without `outcome` or `value`", where(node["and-more"]), "remove it"))
        if key == "outcome" and "then" in node:
            self.problems.append(Problem("one-conclusion", f"{what} has `outcome` and `then`", where(node["then"]), "put all effects in `outcome`"))

    def _effects(self, node: object, what: str) -> tuple[Effect, ...]:
        return tuple(effect for entry in items(node, f"the effects of {what}", self.problems) if (effect := self._effect(entry, what)))

    def _effect(self, entry: object, what: str) -> Effect | None:
        node = table(entry, f"an effect of {what}", self.problems)
        known_names(node, ("who", "does", "count"), f"an effect of {what}", self.problems)
        required(node, ("who", "does"), f"an effect of {what}", self.problems)
        who, does = (word_of(node, key, f"an effect of {what}", self.problems) for key in ("who", "does"))
        count = self._count(node, what)
        if who is not None and who not in self.vocabulary.who:
            self.problems.append(unknown("role", who, self.vocabulary.who, where(who), f" in {what}"))
        if does is not None and does not in self.vocabulary.does:
            self.problems.append(unknown("act", does, self.vocabulary.does, where(does), f" in {what}"))
        return Effect(str(who), str(does), count) if who and does else None

    def _count(self, node: Mapping[str, object], what: str) -> str | None:
        """The count of an effect as a text: a number, the name of a fact, `total`, or names joined by `+` of a list."""
        if "count" not in node:
            return None
        counts = words(node["count"], f"`count` of {what}", self.problems)
        known = (*self._numbered(), "total")
        for count in counts:
            if count not in known and not (self._is_number(count) and len(counts) == 1):
                self.problems.append(unknown("count", count, known, where(count), f" in {what}"))
        return SUM.join(map(str, counts)) or None

    def _values(self, node: object, what: str) -> tuple[str, ...]:
        values = words(node, f"`value` of {what}", self.problems)
        for value in values:
            if not self._is_number(value):
                self.problems.append(unknown("number", value, (*self._numbered(), "7", "2-10"), where(value), f" in {what}"))
        return tuple(map(str, values))

    def _is_number(self, text: str) -> bool:
        return bool(_VALUE.fullmatch(text)) or text in self._numbered()

    def _numbered(self) -> list[str]:
        return [fact.id for fact in self.vocabulary.order if fact.numbers]

    def _basis(self, node: Mapping[str, object], what: str) -> tuple[str, tuple[str, ...]]:
        basis = word_of(node, "basis", what, self.problems, "stated")
        if basis not in ("stated", "implied"):
            self.problems.append(unknown("basis", basis, ("stated", "implied"), where(basis), f" of {what}"))
        return str(basis), words(node.get("from", ()), f"`from` of {what}", self.problems)

    def _check_open(self, node: Mapping[str, object], verdict: str, gaps: tuple[str, ...], what: str) -> None:
        if verdict == "silent" and not gaps and "verdict" in node:
            self.problems.append(Problem("missing-key", f"{what} is silent and has no `open`", where(node), "add `open: […]`: what the document leaves open"))
        if gaps and verdict != "silent":
            self.problems.append(Problem("idle-key", f"`open` of {what} says nothing: the rule is not silent", where(node["open"]), "remove it, or write `verdict: silent`"))

    def _cites(self, node: Mapping[str, object], what: str) -> tuple[Citation, ...]:
        listed = node.get("cite", [])
        cites = listed if isinstance(listed, list) else [listed]
        return tuple(cite for entry in cites if (cite := self._cite(entry, what)))

    def _cite(self, entry: object, what: str) -> Citation | None:
        node = table(entry, f"`cite` of {what}", self.problems)
        known_names(node, ("source", "page", "part", "item", "via", "deduced", "when"), f"`cite` of {what}", self.problems)
        required(node, ("source",), f"`cite` of {what}", self.problems)
        source, page, part, item = (word_of(node, key, f"`cite` of {what}", self.problems) for key in ("source", "page", "part", "item"))
        if source is None:
            return None
        if source not in self.sources:
            self.problems.append(unknown("source", source, self.sources, where(source), f" in {what}"))
            return None
        via = self._cite(node["via"], what) if "via" in node else None
        known = self.sources[source]
        self._check_page(page, known, what)
        self._check_part(part, item, known, what)
        when = read_when(node.get("when", {}), self.vocabulary, f"`cite` of {what}", self.problems)
        return Citation(str(source), known.name, _plain(page), _plain(part), _plain(item), via, node.get("deduced") in ("true", "yes"),
                        tuple(when.items()))

    def _check_page(self, page: str | None, source: Source, what: str) -> None:
        if page is not None and not (page.isdecimal() and 0 < int(page) <= (source.pages or int(page))):
            last = f": it has {source.pages}" if source.pages else ""
            self.problems.append(Problem("unknown-page", f"there is no page `{page}` in `{source.id}`{last}, in {what}", where(page), "write the number of a page"))

    def _check_part(self, part: str | None, item: str | None, source: Source, what: str) -> None:
        if part is not None and source.parts:
            found = [known for known in source.parts if known.name == part]
            if not found:
                self.problems.append(unknown("part", part, [known.name for known in source.parts], where(part), f" of `{source.id}` in {what}"))
                return
            self._check_item(item, found[0], what)
        elif item is not None:
            self._check_item(item, None, what)

    def _check_item(self, item: str | None, part: Part | None, what: str) -> None:
        if item is None:
            return
        kind, _, number = item.partition(" ")
        if kind not in ITEM_KINDS or not number.isdecimal():
            self.problems.append(unknown("item", item, [f"{kind} 1" for kind in ITEM_KINDS], where(item), f" in {what}"))
        elif part and int(number) > part.counts.get(kind, 0):
            has = ", ".join(f"{count} of `{known}`" for known, count in part.counts.items()) or "no items"
            self.problems.append(Problem("unknown-item", f"there is no `{item}` in the part `{part.name}` in {what}", where(item), f"the sources say: {has}"))


def _a(noun: str) -> str:
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"


def _plain(text: str | None) -> str | None:
    return None if text is None else str(text)
