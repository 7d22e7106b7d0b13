"""A rule of a document: its conditions, its conclusion, its words in both languages and where it is written."""
from typing import NamedTuple

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
    count: str | None = None

    def __str__(self):
        return ":".join(part for part in self if part is not None)


class Part(NamedTuple):
    """A part of a document: its heading, how many items of each kind it has, and what in it sets no rule."""

    name: str
    counts: dict
    no_rule: tuple | bool


class Source(NamedTuple):
    """A document: its `name` as printed in a citation (English, French), its pages, and its parts in order."""

    id: str
    name: tuple
    pages: int | None
    file: str | None
    label: dict
    parts: tuple


class Citation(NamedTuple):
    """A place in a document, perhaps as relayed by another one (`via`) or deduced by it."""

    source: str
    name: tuple
    page: str | None
    part: str | None
    item: str | None
    via: "Citation | None"
    deduced: bool

    def text(self, lang):
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

    def _name(self, lang):
        return self.name[lang == "fr"]

    def _spot(self, lang):
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
    when: dict
    condition: dict
    verdict: str
    effects: tuple
    values: tuple
    and_more: bool
    basis: str
    from_: tuple
    says: dict
    cites: tuple
    groups: tuple
    overrides: tuple
    yields: tuple
    contests: tuple
    open: tuple
    place: object

    def is_named(self, name):
        """Whether a name in `overrides`, `yields` or `contests` means this rule."""
        return name in (self.id, EVERY) or name in self.groups


def _page(page, lang):
    return f"p.{NBSP}{page}" if lang == "fr" else f"p. {page}"


def _item(item, lang):
    kind, _, number = item.partition(" ")
    return f"{_ITEMS_FR.get(kind, kind)}{NBSP}{number}" if lang == "fr" and number else item
