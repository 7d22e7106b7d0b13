"""A text as tokens: its language settled, its words joined into what they mean, filling left out."""

from typing import Any

from .company import meant_beside
from .hung import hung
from .letters import words as cut
from .naming import ASK, PAUSE, STOP, named
from .result import Token
from .sounded import sounded
from .spelling import spelt
from .such import meant
from .words import NUMBER, Words


def settle_language(words: Words, folded: list[str], default: str) -> str:
    """The language whose lexicon accounts for most of the words; plain words count double, and its own more still."""
    best, score = default, 0.0
    owners = [words.languages_of(word) for word in folded]
    for lang, lexicon in words.lexicons.items():
        points, at = owners.count((lang,)) * 1.5, 0
        while at < len(folded):
            length, entry = lexicon.longest(folded, at)
            if length > 1 or length and lexicon.is_single(folded[at]):  # a word that rows quote as typed is in every lexicon
                points += (2.0 if entry.plain else 1.0) * length
            at += max(length, 1)
        if points > score + (0 if lang == default else 0.5):
            best, score = lang, points
    return best


def tokenise(words: Words, text: str, default: str) -> tuple[str, list[Token]]:
    """``(language, tokens)`` of a text; signs of punctuation stay as tokens of their own."""
    raw: Any = cut(text.lower() if text.isupper() else text)  # capitals throughout are no names
    folded = [w[1] for w in raw]
    lang = settle_language(words, folded, default)
    raw = spelt(words, sounded(words, raw, lang), lang)
    folded = [w[1] for w in raw]
    raw = _rewritten(raw, folded, words.lexicons[lang])
    tokens = _joined(words, raw, lang)
    tokens = meant_beside(words, meant(words, named(words, tokens, lang)))
    return lang, hung(words, tokens, lang)


def _rewritten(raw: Any, folded: list[str], lexicon: Any) -> Any:
    begins = [*map(lexicon.is_rewritten, folded)]
    if not any(begins):
        return raw
    out, at = [], 0
    while at < len(raw):
        if not begins[at]:
            out.append(raw[at])
            at += 1
            continue
        length, meant = lexicon.rewritten(folded, at)
        if length > 1 and meant[-1] == folded[at + length - 1]:
            length, meant = length - 1, meant[:-1]  # what begins with its last word may be shortened too
        if length:
            start, end, sentence = raw[at][2], raw[at + length - 1][3], raw[at][4]
            out += [(text_of(raw[at:at + length]), word, start, end, sentence) for word in meant]
            at += length
        else:
            out.append(raw[at])
            at += 1
    return out


def text_of(raw: Any) -> str:
    """The typed words of a row, with a space between; once where one was read as several."""
    return " ".join({w[2]: w[0] for w in raw}.values())


def _joined(words: Words, raw: Any, lang: str) -> list[Token]:
    folded, out, at = [w[1] for w in raw], [], 0
    others = [lex for name, lex in words.lexicons.items() if name != lang]
    lexicon = words.lexicons[lang]
    pause, stop, ask = words.tag(PAUSE), words.tag(STOP), words.tag(ASK)
    thats, reporting = words.listed("thats", lang), words.listed("reports", lang) | words.listed("granting", lang)
    while at < len(raw):
        typed, word, start, end, sentence = raw[at]
        if word in (",", ".", "?"):
            mask = {",": pause, ".": stop, "?": ask}[word]
            out.append(Token(typed, word, start, end, sentence, mask, plain=True))
            at += 1
            continue
        length, entry = _longest(lexicon, folded, at)
        if length > 1 and at and word in thats and folded[at - 1] in reporting:
            length, entry = lexicon.longest([word], 0)  # it only says that: « il dit que deux inversions », not "no more than two"
        if length == 1 and (_lettered(words, lexicon, raw, at) or _also_named(words, lexicon, raw, at, lang)):
            length, entry = 0, None
            out.append(Token(typed, word, start, end, sentence, words.groups.get("names-are", 0)))
            at += 1
            continue
        if not length:
            length, entry = _foreign(others, folded, at)
        elif entry.mask & words.groups.get("cards-said", 0) or entry.thing:
            length, entry = _named_abroad(others, folded, at, length, entry)
        if not length:
            length, entry = _mended(words, lexicon, word, lang)
        number = int(word) if word.isdecimal() and len(word) < 5 else None
        if entry is None:
            person = words.groups.get("names-are", 0) if _owned_person(words, lexicon, raw, at, lang) else _named_person(words, typed, out)
            mask = words.tag(NUMBER) if number is not None else person
            out.append(Token(typed, word, start, end, sentence, mask, (), number))
            at += 1
            continue
        last = raw[at + length - 1]
        mask = entry.mask | (words.tag(NUMBER) if number is not None and length == 1 else 0)
        number = entry.number if number is None or length > 1 else number
        text, name = (typed, word) if length == 1 else (text_of(raw[at:at + length]), " ".join(folded[at:at + length]))
        out.append(Token(text, name, start, last[3], sentence, mask, entry.thing, number, entry.plain))
        at += length
    return out


def _lettered(words: Words, lexicon: Any, raw: Any, at: int) -> bool:
    """Whether a single capital names a player: not "I", and at the start of a sentence only before what players do."""
    typed = raw[at][0]
    if len(typed) != 1 or not typed.isupper() or typed in "IYÀ":
        return False
    if at and raw[at - 1][4] == raw[at][4] and raw[at - 1][1] not in (".", "?"):
        return True
    return _players_do(words, lexicon, raw, at + 1)


def _also_named(words: Words, lexicon: Any, raw: Any, at: int, lang: str) -> bool:
    """Whether a word that is also a name stands for a player: "Max says", « chez Rose joue », not "max" nor "Rose is asked"."""
    typed, folded = raw[at][:2]
    if not typed[0].isupper() or typed.isupper() or folded not in words.listed("names-too", lang) | words.listed("names-of-colours", lang):
        return False
    inside = at > 0 and raw[at - 1][4] == raw[at][4] and raw[at - 1][1] not in (".", "?")
    return inside and folded in words.listed("names-too", lang) or _players_do(words, lexicon, raw, at + 1)


def _players_do(words: Words, lexicon: Any, raw: Any, at: int) -> bool:
    """Whether what players do comes next."""
    following = [w[1] for w in raw[at:at + 3]]
    _, entry = lexicon.longest(following, 0) if following else (0, None)
    return entry is not None and bool(entry.mask & words.groups.get("players-do", 0))


def _owned_person(words: Words, lexicon: Any, raw: Any, at: int, lang: str) -> bool:
    """Whether an unknown word is somebody's person: "my gramps plays", « mon boss m'a mis »."""
    word = raw[at][1]
    return at > 0 and word.isalpha() and raw[at - 1][1] in words.listed("owners", lang) and _players_do(words, lexicon, raw, at + 1)


def _named_person(words: Words, typed: str, before: list[Token]) -> int:
    """The tag of a person for a name: a capital that no article or act of playing stands before."""
    if not typed[0].isupper() or len(typed) > 1 and typed.isupper() and len(typed) > 2:
        return 0
    if before and before[-1].mask & words.groups.get("never-before-names", 0):
        return 0
    return words.groups.get("names-are", 0)


def _longest(lexicon: Any, folded: Any, at: Any) -> Any:
    """The longest known row, cut short where a name begins inside it, or after its article a row as long, that reaches beyond.

    A name is cut only where another begins inside it and leaves a word that is no name before itself: "carte joker +6".
    """
    length, entry = lexicon.longest(folded, at)
    for inside in range(at + 1, at + length):
        other, named = lexicon.longest(folded, inside)
        if named is None or inside + other <= at + length:
            continue
        before = lexicon.longest(folded[:inside], at)
        if entry.thing and (not named.thing or before[1] is None or before[1].thing or before[1].plain):
            continue
        if named.thing or other >= length and folded[at] in lexicon.skipped and not named.plain:
            return before
    return length, entry


def _foreign(others: Any, folded: Any, at: Any) -> Any:
    for lexicon in others:
        length, entry = lexicon.longest(folded, at)
        if length and not entry.plain and (entry.thing or length > 1 or len(folded[at]) > 4):
            return length, entry
    return 0, None


def _named_abroad(others: Any, folded: Any, at: Any, length: Any, entry: Any) -> Any:
    """The longer name of a thing in another language that begins with the same word, else what was found: "Wild Draw 6"."""
    for lexicon in others:
        further, named = lexicon.longest(folded, at)
        if named is not None and named.thing and further > length:
            return further, named
    return length, entry


def _mended(words: Words, lexicon: Any, word: str, lang: str) -> Any:
    """What a word that says nothing alone means with another last letter."""
    near = "" if word in words.listed("no-slips", lang) else lexicon.akin(word)
    return lexicon.longest([near], 0) if near else (0, None)


def spoken(tokens: list[Token], words: Words) -> list[Token]:
    """The tokens that count for phrases: without filling and pauses, those that open a clause marked as such."""
    opens, asks, after_person = True, False, False
    pauses = words.tag(PAUSE) | words.tag(STOP) | words.tag(ASK)
    sure, inverts, wonders = (words.groups.get(n, 0) for n in ("sure-starters", "inverts", "wonders"))
    joins, passes, unknown = words.groups.get("joins-clauses", 0), words.groups.get("person", 0), words.tag("unknown")
    forced, before = False, 0
    out: list[Token] = []
    for i, token in enumerate(tokens):
        forced = forced or bool(token.mask & sure)
        if token.mask & passes and before & inverts:
            forced = True
        before = token.mask
        if token.mask & pauses and token.plain:
            opens, asks, after_person = True, False, False
            continue
        asks = asks or bool(opens and token.mask & words.starter)
        if token.plain or token.mask and not token.mask & ~words.silent:
            continue
        mask = token.mask or unknown
        if opens or after_person:
            for group, first, late in words.firsts:
                if mask & group and (opens or late):
                    mask |= first
            if asks and opens:
                mask |= words.tag("asks-yes-no")
        after_person = (opens or after_person) and bool(token.mask & passes)
        opens, asks = bool(token.mask & joins), asks and after_person
        if forced:
            mask |= words.tag("asks-yes-no")
        if token.mask & wonders and i + 1 < len(tokens) and tokens[i + 1].mask & words.groups.get("after-wonder", 0):
            mask |= words.tag("when-open")
        forced = False
        out.append(token if mask == token.mask else token._replace(mask=mask))
    return _choices(words, out)


def _choices(words: Words, tokens: list[Token]) -> list[Token]:
    """Tell an ``or`` between two names, before a bare ``not`` or "is it true", from one that offers two answers."""
    either, listed, joins = words.tag("or"), words.tag("or-list"), words.groups.get("or-joins", 0)
    doubts, nothing = words.groups.get("or-doubts", 0), words.groups.get("or-nothing", 0)
    for i, token in enumerate(tokens):
        if token.mask & either:
            prev = tokens[i - 1].mask if i else 0
            nxt = tokens[i + 1].mask if i + 1 < len(tokens) else 0
            last = i + 1 >= len(tokens) or tokens[i + 1].sentence != token.sentence or tokens[i + 1].mask & words.tag(ASK)
            bare = nxt & words.groups.get("or-nots", 0) and not nxt & nothing and (i + 2 >= len(tokens) or tokens[i + 2].sentence != token.sentence)
            if prev & nxt & joins or bare or last or nxt & doubts:
                tokens[i] = token._replace(mask=listed)
    return tokens


def asked_sentences(words: Words, tokens: list[Token], heard: list[Token]) -> set[int]:
    """The sentences that ask: with a question mark, or the last that opens as a question does, or the last; but none that
    only says its thanks or asks for the same answer once more, if another asks as well."""
    mark, opener = words.tag(ASK), words.groups.get("opens-question", 0)
    idle = _idle(words, tokens)
    asking = {t.sentence for t in tokens if t.mask & mark or t.folded.endswith("?")}
    if asking - idle:
        return asking - idle
    opening = [t.sentence for t in heard if t.mask & opener and t.sentence not in idle]
    if asking and not opening:
        return asking
    said = [t.sentence for t in tokens if t.sentence not in idle] or [t.sentence for t in tokens]
    return {opening[-1] if opening else max(said, default=0)}


def _idle(words: Words, tokens: list[Token]) -> set[int]:
    """The sentences of nothing but thanks, greetings and words that ask for the same answer once more."""
    nothing = words.groups.get("says-no-more", 0)
    said = [token for token in tokens if not token.plain]
    return {t.sentence for t in tokens if t.mask & nothing} - {t.sentence for t in said if not t.mask & (nothing | words.tag("known"))}
