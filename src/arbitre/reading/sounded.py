"""Words written as they sound: an apostrophe left out, a vowel left out before a consonant, an ending for one that sounds alike."""

from typing import Any

from .letters import VOWELS
from .words import Words


def sounded(words: Words, raw: Any, lang: str) -> Any:
    """The cut words of a text, those of one language that are written as they sound folded as they are spelt."""
    elisions, alike = words.raw.get("elisions", {}).get(lang), words.raw.get("sounds-alike", {}).get(lang, ())
    if elisions:
        raw = _elided(words, raw, lang, elisions)
    for rule in alike:
        raw = _ended(words.lexicons[lang], raw, rule)
    return raw


def _elided(words: Words, raw: Any, lang: str, elisions: dict[str, str]) -> Any:
    """« l autre », « lautre » as « l'autre »; « jpeux », « j'peux » as « je peux »."""
    out: list[Any] = []
    hung = words.listed("hung-letters", lang)
    for at, (typed, folded, start, end, sentence) in enumerate(raw):
        nxt = raw[at + 1][1] if at + 1 < len(raw) and raw[at + 1][4] == sentence else ""
        if folded in elisions and folded not in hung and nxt and nxt[0] in VOWELS and not (typed.isupper() and at and raw[at - 1][4] == sentence):
            out.append((typed, folded + "'", start, end, sentence))
        elif folded[-1] == "'" and elisions.get(folded[:-1]) and nxt and nxt[0].isalpha() and nxt[0] not in VOWELS:
            out.append((typed, elisions[folded[:-1]], start, end, sentence))
        else:
            parts = _parted(words, raw, at, lang, elisions) if folded.isalpha() and len(folded) > 2 else ()
            out += [(typed, part, start, end, sentence) for part in parts or (folded,)]
    return out


def _parted(words: Words, raw: Any, at: int, lang: str, elisions: dict[str, str]) -> tuple[str, ...]:
    """The two words that an unknown one was run together from; none where it is a name or the second is not known."""
    typed, folded, _, _, sentence = raw[at]
    inside = at > 0 and raw[at - 1][4] == sentence
    if typed[0].isupper() and inside or folded in words.listed("whole-words", lang) or any(lexicon.begins(folded) for lexicon in words.lexicons.values()):
        return ()
    for short, full in elisions.items():
        rest = folded[len(short):]
        if folded.startswith(short) and len(rest) > 1 and words.lexicons[lang].begins(rest):
            if rest[0] in VOWELS:
                return short + "'", rest
            if full and len(short) == 1 and short in words.listed("run-together", lang):
                return full, rest
    return ()


def _ended(lexicon: Any, raw: Any, rule: dict[str, str]) -> Any:
    """« peut joué » as « peut jouer », « j'ai piocher » as « j'ai pioché »: what a word before it calls for."""
    after, between, out = set(rule["after"].split(", ")), set(rule["between"].split()), raw
    for at, (typed, folded, start, end, sentence) in enumerate(raw):
        if not typed.lower().endswith(rule["typed"]) or at == 0:
            continue
        before = at - 1
        while before > 0 and raw[before][1] in between and raw[before][4] == sentence:
            before -= 1
        pair = f"{raw[before - 1][1]} {raw[before][1]}" if before else ""
        if raw[before][4] != sentence or raw[before][1] not in after and pair not in after:
            continue
        meant = folded[:len(folded) - len(rule["typed"])] + rule["meant"]
        if lexicon.begins(meant):
            out = list(raw) if out is raw else out
            out[at] = (typed, meant, start, end, sentence)
    return out
