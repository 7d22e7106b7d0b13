"""Whether a text denies what it says itself: "it is my turn and it is not my turn".

Only clauses that follow each other and are alike word for word, but for the denial, deny each other: "he said that he had
no red, but he had one" tells of a claim and of a truth, and "it was not my turn, then it was" of two moments.
"""

from typing import Any, NamedTuple

from .letters import words as cut
from .words import NUMBER, Words

BREAKS = (",", ".", "?")
NUMBERS = (-1,)
"""Stands for the parts of a card where a word is a number instead."""
SHORTEST = 2
"""A clause of fewer words says nothing that could be denied."""


class Clause(NamedTuple):
    """One clause: the words that count, whether it denies them, how a helping verb tells its time, and as it was typed."""

    said: tuple[str, ...]
    denies: bool
    helped: str
    typed: str
    sentence: int


def denied(words: Words, lang: str, text: str) -> tuple[str, ...]:
    """The two clauses of a text that deny each other, as they were typed; none if there are no such two."""
    clauses = _clauses(words, lang, text)
    for one, other in zip(clauses, clauses[1:]):
        if one and other and (_denies(words, lang, one, other) or _differs(words, lang, one, other)):
            return one.typed, other.typed
    return ()


def _clauses(words: Words, lang: str, text: str) -> list[Clause | None]:
    """The clauses of a text in order; None stands for one that tells of another time, a condition or a question."""
    joins = words.listed("clause-joins", lang)
    rows: list[list[Any]] = [[]]
    for word in cut(text):
        if word[1] in BREAKS or word[1] in joins:
            rows.append([])
        else:
            rows[-1].append(word)
    rows = [row for row in rows if row]
    return [_clause(words, lang, row, text) for row in rows] if len(rows) > 1 else []


def _clause(words: Words, lang: str, row: list[Any], text: str) -> Clause | None:
    opened = words.raw.get("opened", {}).get(lang, {})
    folded = [part for word in row for part in str(opened.get(word[1], word[1])).split()]
    apart, filling, nots = (words.listed(name, lang) for name in ("clauses-apart", "clause-filling", "denials"))
    helping, starters = words.listed("helping", lang), words.starter | words.tag("may") | words.tag("must")
    entry = words.lexicons[lang].longest(folded[:1], 0)[1]
    told = folded[0] in helping and folded[1:2] and folded[1] in nots and folded[2:3] and folded[2] not in words.listed("persons", lang)
    if not apart.isdisjoint(folded) or not told and (folded[0] in helping or entry and entry.mask & starters):
        return None
    denies = not nots.isdisjoint(folded)
    helped = next((word for word in folded if word in helping), "") if denies else ""
    said = tuple(word for word in folded if word not in filling and word not in nots and word != helped)
    return Clause(said, denies, helped, text[row[0][2]:row[-1][3]], row[0][4])


def _denies(words: Words, lang: str, one: Clause, other: Clause) -> bool:
    """Whether one of two clauses says what the other denies; what is said may name a card that the denial does not."""
    if one.denies == other.denies:
        return False
    said, denial = (other, one) if one.denies else (one, other)
    rows = [denial.said]
    selves = words.listed("persons", lang)
    if denial is other and said.said and said.said[0] in selves and denial.said[:1] and denial.said[0] not in selves:
        rows.append((said.said[0], *denial.said))  # he said it and did not say it
    return any(len(row) >= SHORTEST and _covers(words, lang, said.said, row, denial.helped) for row in rows)


def _covers(words: Words, lang: str, said: tuple[str, ...], row: tuple[str, ...], helped: str) -> bool:
    """Whether every word of a row comes in this order in what was said, and besides them only cards."""
    at = 0
    for word in said:
        if at < len(row) and _same(words, lang, word, row[at], helped):
            at += 1
        elif not (at and _names(words, lang, word)):
            return False
    return at == len(row)


def _same(words: Words, lang: str, said: str, denied: str, helped: str) -> bool:
    """Whether a word is the one that is denied; after a helping verb it stands there without its time."""
    past, acts = helped in words.listed("helping-past", lang), _acts(words, lang, said)
    if said == denied:
        return not past or not acts or said in words.listed("timeless", lang)
    if not helped or not acts & _acts(words, lang, denied):
        return False
    return past != (said in _present(words, lang, denied))


def _present(words: Words, lang: str, verb: str) -> tuple[str, ...]:
    irregular = words.raw.get("present-of", {}).get(lang, {}).get(verb)
    return (str(irregular),) if irregular else (verb + "s", verb + "es")


def _acts(words: Words, lang: str, word: str) -> int:
    """What a word means as an act: nothing for a person, a card, a number or filling."""
    entry = words.lexicons[lang].longest([word], 0)[1]
    if entry is None or entry.thing or entry.number is not None or word in words.listed("persons", lang):
        return 0
    return int(entry.mask & words.groups.get("clause-acts", 0))


def _names(words: Words, lang: str, word: str) -> tuple[int, ...]:
    """Which parts of a card a word names, or that it is a number."""
    entry = words.lexicons[lang].longest([word], 0)[1]
    if word.isdecimal() or word in words.listed("articles-one", lang) or entry and entry.mask & words.tag(NUMBER):
        return NUMBERS
    return tuple(i for i, part in enumerate(entry.thing) if part) if entry else ()


def _differs(words: Words, lang: str, one: Clause, other: Clause) -> bool:
    """Whether two clauses of a sentence say two numbers, or two cards, of the same one thing that is so."""
    if one.denies or other.denies or one.sentence != other.sentence or len(one.said) != len(other.said):
        return False
    apart = [(a, b) for a, b in zip(one.said, other.said) if a != b]
    verbs, holding = words.listed("states", lang), words.listed("holding", lang)
    if len(apart) != 1 or one.said[0] in verbs | holding or _names(words, lang, one.said[0]):
        return False
    parts, others = (_names(words, lang, word) for word in apart[0])
    before = one.said[one.said.index(apart[0][0]) - 1]
    return bool(parts) and parts == others and (before in verbs or parts == NUMBERS and before in holding)
