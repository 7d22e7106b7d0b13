"""A rule of a document: its conditions, its conclusion, its words in both languages and where it is written."""
from typing import NamedTuple

from ..game.masks import Condition
from ..problem import Place

NBSP = "\u00a0"
_ITEMS_FR = {"row": "ligne", "step": "étape", "paragraph": "paragraphe", "bullet": "puce"}


EVERY = "all"  # in `yields`: every other rule on the question
SUM = "+"  # stands between the facts whose numbers a count adds up


class Effect(NamedTuple):
    """Something that someone does: `who:does` or `who:does:count`.

    `count` is None, or a text: a number, a range, and in a rule also the name of a fact or `total`, or several facts
    with `+` between them.
    """

    who: str
    does: str
    count: str | None = None  # type: ignore[assignment]  # as long as it is a tuple too, nobody counts in it

    def __str__(self) -> str:
        return ":".join(part for part in self if part is not None)


class Part(NamedTuple):
    """A part of a document: its heading, how many items of each kind it has, and what in it sets no rule."""

    name: str
    counts: dict[str, int]
    no_rule: tuple[str, ...] | bool


class Source(NamedTuple):
    """A document: its `name` as printed in a citation (English, French), its pages, and its parts in order."""

    id: str
    name: tuple[str, str]
    pages: int | None
    file: str | None
    label: dict[str, str]
    parts: tuple[Part, ...]


class Citation(NamedTuple):
    """A place in a document, perhaps as relayed by another one (`via`) or deduced by it.

    `when` are the situations of which this place speaks, where the rule has others for the rest: (fact number, integer
    of values) pairs, () for all.
    """

    source: str
    name: tuple[str, str]
    page: str | None
    part: str | None
    item: str | None
    via: "Citation | None"
    deduced: bool
    when: tuple[tuple[int, int], ...] = ()

    def text(self, lang: str) -> str:
        """The citation in words, in English or French."""
        origin = f"{self._name(lang)} {_page(self.page, lang)}" if self.page else self._name(lang)
        if self.via is None:
            return ", ".join([origin, *self._spot(lang)])
        spot = self.via._spot(lang) or self._spot(lang)
        after = "d'après" if lang == "fr" else "after"
        words = ", ".join([self.via._name(lang), *spot, f"{after} {origin}"])
        if self.deduced:
            words += f", déduit par {self.via._name(lang)}" if lang == "fr" else f", deduced by {self.via._name(lang)}"
        return words

    def _name(self, lang: str) -> str:
        return self.name[lang == "fr"]

    def _spot(self, lang: str) -> list[str]:
        quoted = f"«{NBSP}{self.part}{NBSP}»" if lang == "fr" else f"'{self.part}'"
        spot = [quoted] if self.part else []
        return spot + [_item(self.item, lang)] if self.item else spot


class Rule(NamedTuple):
    """One rule. `when` is {fact: its values}, `condition` the same in integers by fact number.

    `verdict` is the question's own, `settled`, or `silent`; `effects` and `values` are as written: a count or
    value may name a fact, whose number it then is. `contests`, `overrides` and `yields` hold ids of rules or groups;
    a rule that `yields` to `all` stands only where no other does.
    """

    id: str
    ruleset: str
    question: str
    when: dict[str, tuple[str, ...]]
    condition: Condition
    verdict: str
    effects: tuple[Effect, ...]
    values: tuple[str, ...]
    and_more: bool
    basis: str
    from_: tuple[str, ...]
    says: dict[str, str]
    cites: tuple[Citation, ...]
    groups: tuple[str, ...]
    overrides: tuple[str, ...]
    yields: tuple[str, ...]
    contests: tuple[str, ...]
    open: tuple[str, ...]
    place: Place | None

    def is_named(self, name: str) -> bool:
        """Whether a name in `overrides`, `yields` or `contests` means this rule."""
        return name in (self.id, EVERY) or name in self.groups


def _page(page: str, lang: str) -> str:
    return f"p.{NBSP}{page}" if lang == "fr" else f"p. {page}"


def _item(item: str, lang: str) -> str:
    kind, _, number = item.partition(" ")
    return f"{_ITEMS_FR.get(kind, kind)}{NBSP}{number}" if lang == "fr" and number else item
