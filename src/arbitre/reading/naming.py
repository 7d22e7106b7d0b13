"""Which words name a card: numbers told from counts, acts from names, editions from cards, and colours joined."""

from typing import Any

from .result import Token
from .words import NUMBER, THING, Words

PAUSE, STOP, ASK = "pause", "stop", "ask"
"""Tags of the signs of punctuation."""


def named(words: Words, tokens: list[Token], lang: str) -> list[Token]:
    """The tokens with every card that they name joined into one token."""
    if not any(token.thing or token.number is not None for token in tokens):
        return tokens  # no card can be among them
    side = words.raw.get("colour-side", {}).get(lang)
    strange = words.listed("strange-colours", lang)
    tokens = _numbered(words, tokens, words.raw.get("numbers-before-thing", {}).get(lang, {}))
    tokens = _numbers_as_things(words, tokens, lang, side, words.raw.get("colours-of-many", {}).get(lang, "").split(), strange)
    tokens = _acts_or_names(words, tokens, lang)
    tokens = _editions(words, _faded(words, tokens))
    return _strangely_coloured(words, _coloured(words, tokens, side), strange, side)


def _numbers_as_things(words: Words, tokens: list[Token], lang: str, side: Any, many: list[str], strange: frozenset[str]) -> list[Token]:
    """A bare number is a card beside a colour, or after an act of playing, unless it counts something: two cards, or two
    of a colour that is told of ``many``; in letters what a draw card costs is no card either: "the five still count".
    """
    digits = words.raw.get("digits", {})
    before, after, counted, measured, listed, acts = (words.groups.get(n, 0) for n in (
        "number-before", "number-after", "number-counts", "number-measures", "number-listed", "number-never-after"))
    colour, symbol = words.tag(words.attributes[1]), words.tag(words.attributes[0])
    listing = sum(1 for t in tokens if t.thing and t.mask & symbol)
    named = words.groups.get("named-before", 0)
    counts, drawing = words.numbers[words.attributes[0]], words.tag("=draw-card")
    costs = {counts.get(t.thing[0]) for t in tokens if t.thing and t.thing[0] and t.mask & drawing}
    out = list(tokens)
    for i, token in enumerate(tokens):
        value = digits.get(str(token.number)) if token.number is not None else None
        if value is None or token.number is None or token.thing:
            continue
        prev = tokens[i - 1].mask if i else words.tag(PAUSE)
        nxt = tokens[i + 1].mask if i + 1 < len(tokens) else words.tag(PAUSE)
        prev |= colour if side == "before" and i and tokens[i - 1].folded in strange else 0
        nxt |= colour if side == "after" and i + 1 < len(tokens) and tokens[i + 1].folded in strange else 0
        several = token.number > 1 and not prev & words.tag(NUMBER)  # in "two 6 reds" it is the 6 that has the colour
        if nxt & colour and (several and tokens[i + 1].folded in many or _counts_beyond(words, tokens, i + 2, side)):
            continue
        if nxt & colour and side == "before" and token.number < 2 and token.folded.isalpha():
            continue  # "one blue" is a card of that colour, the number would come after it
        beside = (prev | nxt) & colour and not (prev | nxt) & symbol
        if not token.folded.isdecimal() and not beside and (token.number < 2 or not prev & before & ~words.tag("on")):
            continue
        in_list = listing and prev & listed and nxt & listed and token.folded.isdecimal()
        of_them = token.folded.isdecimal() and i and _spelt_count(tokens[i - 1])
        if not token.folded.isdecimal() and not beside and token.number in costs and not prev & words.groups.get("says-laid", 0):
            continue
        if token.folded.isdecimal() and prev & named and _is_one(words, tokens, i + 1, lang):
            prev, nxt = before, 0
        if i + 1 < len(tokens) and tokens[i + 1].folded.split(" ")[0] in words.listed("adjuncts", lang):
            nxt &= ~counted  # « un 7 à deux joueurs » counts no players
        if nxt & ((measured if of_them else counted) | symbol) or prev & acts or not (beside or prev & before or nxt & after or in_list or of_them):
            continue
        mask = words.tag(THING) | symbol | words.tag("=" + value) | words.belongs(words.attributes[0], value)
        out[i] = token._replace(mask=mask, plain=False, thing=(value, None))
    return out


def _is_one(words: Words, tokens: list[Token], at: int, lang: str) -> bool:
    """Whether the word is that of one card, and not part of a measure: "the 5 card", not "a 2 card penalty"."""
    if at >= len(tokens) or tokens[at].folded not in words.listed("single-card", lang):
        return False
    return not (at + 1 < len(tokens) and tokens[at + 1].mask & words.groups.get("measured-in-cards", 0))


def _numbered(words: Words, tokens: list[Token], numbers: dict[str, str]) -> list[Token]:
    """Words such as ``with two``, which tell of players, only count inside a sentence and where a card comes next: two wilds."""
    return [t._replace(mask=words.tag(NUMBER), number=int(numbers[t.folded]))
            if t.folded in numbers and after and after.thing and before and before.sentence == t.sentence else t
            for before, t, after in zip([None, *tokens], tokens, [*tokens[1:], None])]


def _spelt_count(token: Token) -> bool:
    """Whether it counts several things in letters, as before the figure of a card: "two 8"."""
    return token.number is not None and token.number > 1 and not token.thing and token.folded.isalpha()


def _counts_beyond(words: Words, tokens: list[Token], at: int, side: Any) -> bool:
    """Whether a number and a colour count what stands next: cards, or (colour first) a card's name."""
    if at >= len(tokens):
        return False
    mask = tokens[at].mask
    return bool(mask & words.tag("card-word") or side == "before" and (mask & words.tag(words.attributes[0]) or mask & words.tag(NUMBER)))


def _acts_or_names(words: Words, tokens: list[Token], lang: str) -> list[Token]:
    """Words like ``draw two`` name a card or tell an act: what stands before and after decides."""
    acts = words.raw.get("acts-or-names", {})
    named_before, told_before, named_after, told_after, surely = (
        words.groups.get(n, 0) for n in ("named-before", "told-before", "named-after", "told-after", "acts-surely-after"))
    out: list[Token] = []
    single, suffered = words.groups.get("acts-as-names", 0), words.listed("acts-never-before", lang)
    for i, token in enumerate(tokens):
        first, _, rest = token.folded.partition(" ")
        if token.thing and not rest and token.mask & single:
            token = _one_or_the_other(token, out[-1].mask if out else 0, single, named_before, told_before)
        act = acts.get(first) if token.thing and rest else None
        if act is None:
            out.append(token)
            continue
        prev = out[-1].mask if out else 0
        nxt = tokens[i + 1].mask if i + 1 < len(tokens) else 0
        named = bool(prev & named_before and not prev & surely) or bool(nxt & named_after)
        named = named or i + 1 < len(tokens) and tokens[i + 1].folded.partition(" ")[0] in suffered
        told = bool(prev & told_before) or bool(nxt & told_after)
        told = told or token.text.lower() in words.raw.get("acts-by-default", ())
        if token.folded in words.raw.get("acts-unless-carded", ()):
            told = True
        beyond = words.lexicons[lang].longest(rest.split(), 0)[1]
        of_many = beyond is None and not rest.isdecimal()  # "draw twos": nobody does so, there are several
        if named and not (nxt & told_after) or not told or of_many:
            out.append(token)
            continue
        number = words.numbers[words.attributes[0]].get(token.thing[0] or "")
        cut_at = token.start + len(first)
        out.append(token._replace(text=first, folded=first, end=cut_at, mask=words.tag(act), thing=()))
        word = rest.split()[-1]
        count = int(word) if word.isdecimal() else number
        mask = words.tag(NUMBER) | words.tags.get(f"'{word}'", 0) if count is not None or beyond is None else beyond.mask
        out.append(token._replace(text=rest, folded=rest, start=cut_at + 1, mask=mask, thing=(),
                                  number=None if count is None else int(count)))
    return out


def _one_or_the_other(token: Token, prev: int, acts: int, named: int, told: int) -> Token:
    """A single word that is both a card's name and an act: one of them, by the word before it."""
    if prev & told and not prev & named:
        return token._replace(mask=token.mask & acts, thing=())
    return token._replace(mask=token.mask & ~acts)


def _faded(words: Words, tokens: list[Token]) -> list[Token]:
    """Words such as ``another`` say nothing of their own before a card."""
    fading = words.groups.get("fades-before-thing", 0)
    return [t._replace(plain=True) if t.mask & fading and not t.thing and i + 1 < len(tokens) and tokens[i + 1].thing else t
            for i, t in enumerate(tokens)]


def _editions(words: Words, tokens: list[Token]) -> list[Token]:
    """A name that is both an edition's and a card's is the card's after an article or an act of playing."""
    before, edition = words.groups.get("named-before", 0), words.groups.get("edition-names", 0)
    out = []
    for i, token in enumerate(tokens):
        if token.thing and token.mask & edition and not (i and tokens[i - 1].mask & before):
            token = token._replace(thing=(), mask=token.mask & edition)
        elif token.thing and token.mask & edition:
            token = token._replace(mask=token.mask & ~edition)
        out.append(token)
    return out


def _coloured(words: Words, tokens: list[Token], side: Any) -> list[Token]:
    """Join a card and the colour beside it into one token; ``side`` is where the language puts the colour."""
    symbol, colour = (words.tag(a) for a in words.attributes)
    skip = words.groups.get("between-card-and-colour", 0)
    out: list[Token] = []
    i = 0
    while i < len(tokens):
        token = tokens[i]
        if token.thing and token.mask & symbol:
            back = bool(out) and _bare(out[-1], colour, symbol)
            j = i + 2 if i + 1 < len(tokens) and tokens[i + 1].mask & skip else i + 1
            ahead = j < len(tokens) and _bare(tokens[j], colour, symbol)
            if back and (side == "before" or not ahead):
                out[-1] = _join(token, out[-1], colour)
                i += 1
                continue
            if ahead and (side == "after" or not _names_next(tokens, j, symbol)):
                out.append(_join(token, tokens[j], colour))
                i = j + 1
                continue
        out.append(token)
        i += 1
    return out


def _strangely_coloured(words: Words, tokens: list[Token], strange: frozenset[str], side: Any) -> list[Token]:
    """Join a card that can have a colour and one beside it that no edition has: a value of no vocabulary."""
    coloured = words.tag("=" + str(words.raw.get("coloured")))
    out: list[Token] = []
    for token in tokens:
        card, named = (token, out[-1] if out else token) if side == "before" else (out[-1] if out else token, token)
        if named.folded in strange and card.mask & coloured and card.thing[1:] == (None,):
            out[-1] = _join(card, named._replace(thing=(None, named.text), mask=0), 0)
        else:
            out.append(token)
    return out


def _bare(token: Token, colour: int, symbol: int) -> bool:
    return bool(token.thing and token.mask & colour and not token.mask & symbol)


def _names_next(tokens: Any, j: Any, symbol: Any) -> bool:
    return j + 1 < len(tokens) and bool(tokens[j + 1].thing and tokens[j + 1].mask & symbol)


def _join(card: Token, named: Token, colour: int) -> Token:
    first, last = sorted((card, named), key=lambda t: t.start)
    return card._replace(text=f"{first.text} {last.text}", folded=f"{first.folded} {last.folded}", start=first.start,
                         end=last.end, mask=card.mask | named.mask & ~colour, thing=(card.thing[0], named.thing[1]))
