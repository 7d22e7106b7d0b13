"""Who of two is right: whether a text asks for what was told, or against it, because another one told it.

"He says it is forbidden, am I right?" asks of the opposite of what he says; "is he right?" asks of just that. What another
does not believe, the asker said. Where two contradict each other and nobody is asked about, what is so is asked.
"""

from .naming import ASK
from .result import Token
from .words import Words

ASKER, OTHER = "asker", "other"
BY_NAME = 2
"""Words by which a person may stand before a word that asks whether he is right."""


def speaker(words: Words, lang: str, tokens: list[Token], sentence: int, before: int) -> str | None:
    """Who says what stands in a sentence at the character ``before``: the asker, the name of another, or None."""
    own = [(token, who) for token, who in _reported(words, lang, tokens) if token.sentence == sentence]
    said = [who for token, who in own if token.start <= before]
    return said[-1] if said else own[0][1] if own and _closes(own[0][0], tokens) else None


def _closes(report: Token, tokens: list[Token]) -> bool:
    """Whether a verb of saying stands at the end of its sentence, after what is said."""
    return sum(token.start > report.start and token.sentence == report.sentence and not token.plain for token in tokens) <= 1


def _reported(words: Words, lang: str, tokens: list[Token]) -> list[tuple[Token, str]]:
    """Each verb of saying, and each "according to", with the one who says it."""
    verbs, selves, denied = words.listed("reports", lang), words.listed("selves", lang), words.groups.get("denied-by", 0)
    joins = words.listed("clause-joins", lang)
    hearers, hearing, sources, objects = (words.listed(name, lang) for name in ("hearers", "hearing", "sources", "objects"))
    out: list[tuple[Token, str]] = []
    who, last, waiting = None, tokens[0], None
    for token, following in zip(tokens, [*tokens[1:], None]):
        before: str | None = who
        who, waiting = (who, waiting) if token.sentence == last.sentence else (None, None)
        said = [word.strip("'") for word in token.folded.split()]
        if who and token.folded in objects:
            pass
        elif token.mask & words.groups.get("others-say", 0) or token.folded in hearers and last.folded in hearing:
            who = OTHER if token.folded in hearers else token.folded
        elif said and (said[0] in selves or said[0] in joins and said[-1] in selves):
            who = ASKER
        if waiting and not token.plain:
            out += [(waiting, who)] if who else []
            waiting = None
        reports = not verbs.isdisjoint(said[:2]) or bool(token.mask & words.groups.get("disagrees", 0))
        if said and not sources.isdisjoint((said[0], "-".join(said[:2]))) or reports and not who:
            who, waiting = None, token
        elif out and who not in (None, before) and following and following.number is not None and not following.thing:
            out.append((token, who))  # he says four, me six
        elif who and reports:
            out.append((token, OTHER if last.folded in hearing else ASKER if last.mask & denied else who))
        last = token
    return out


def numbers(words: Words, lang: str, tokens: list[Token], who: str | None) -> list[str]:
    """The numbers that one of two names where the other, or the story, names another, as digits; none if there is no other."""
    said: dict[str | None, list[str]] = {}
    for token in tokens:
        if token.number is not None and (not token.thing or token.folded.isdecimal()):
            named = speaker(words, lang, tokens, token.sentence, token.start)
            said.setdefault(named, []).append(str(token.number))
    own = [one for one in said if one and one != ASKER] if who is None else [one for one in said if one and not _differ(words, lang, one, who)]
    return said[own[0]] if len(own) == 1 and len(said) > 1 else []


def doubted(words: Words, lang: str, asking: list[Token], heard: list[Token], tokens: list[Token]) -> str | None:
    """Of whom words like "am I right" or "is she wrong" ask, or None where they only ask whether it is so."""
    said = [word for token in asking for word in token.folded.replace("'", " ").replace("-", " ").split()]
    if not words.listed("selves", lang).isdisjoint(said):
        return ASKER
    own = [one for one in said if one in words.listed("others", lang)]
    if own:
        return own[0]
    before = [token for token in heard if token.sentence == asking[0].sentence and token.start < asking[-1].start]
    named = before[0] if 0 < len(before) <= BY_NAME else None
    if named is None or not all(token.mask & words.groups.get("others-say", 0) for token in (named, before[-1])):
        return None
    return named.folded if any(named.folded == who for _, who in _reported(words, lang, tokens)) else OTHER


def says(words: Words, lang: str, tokens: list[Token], who: str | None, sentence: int, before: int) -> bool:
    """Whether it may be this person who says what stands in a sentence after the character at ``before``."""
    said = speaker(words, lang, tokens, sentence, before)
    return said is not None and not _differ(words, lang, who, said)


def answers(words: Words, lang: str, tokens: list[Token], who: str | None, told: Token) -> bool:
    """Whether this person says something in a later sentence than what was told: in the same one, it is the contrary."""
    said = [token for token, other in _reported(words, lang, tokens) if not _differ(words, lang, who, other)] if who else []
    return any(token.sentence > told.sentence for token in said)


def disagrees(words: Words, lang: str, tokens: list[Token], who: str | None) -> bool:
    """Whether this person says no to what was told."""
    no = words.groups.get("disagrees", 0)
    return who is not None and any(token.mask & no and not _differ(words, lang, who, other)
                                   for token, other in _reported(words, lang, tokens))


def disputed(words: Words, lang: str, tokens: list[Token], heard: list[Token]) -> bool:
    """Whether two contradict each other at the end of a text that asks nothing."""
    ask = words.tag(ASK)
    if any(token.mask & ask for token in tokens):
        return False
    said = _reported(words, lang, tokens)
    if not said:
        return False
    last, who = said[-1]
    asks, opens = words.groups.get("settles", 0), words.groups.get("opens-question", 0)
    asked = any(token.mask & (asks if token.sentence == last.sentence else opens) for token in heard if token.start > last.start)
    return not asked and any(_differ(words, lang, other, who) for _, other in said)


def _differ(words: Words, lang: str, one: str | None, other: str | None) -> bool:
    """Whether these are surely two persons: one is the asker, or they are called so that they cannot be the same."""
    if one == other or one is None or other is None:
        return False
    if ASKER in (one, other):
        return True
    women, men, pronouns = (words.listed(name, lang) for name in ("women", "men", "pronouns"))
    first, second = set(one.split()), set(other.split())
    if first & women and second & men or first & men and second & women:
        return True
    return not (first | second) & (pronouns | {OTHER}) and not first & second


def of_others(words: Words, lang: str, heard: list[Token], asked: set[int]) -> bool:
    """Whether the sentences that ask name others, and not the one who asks."""
    asking = [token for token in heard if token.sentence in asked]
    said = {word for token in asking for word in token.folded.replace("'", " ").replace("-", " ").split()}
    mine = any(t.mask & (words.tag("me") | words.groups["at-myself"]) for t in asking) or not words.listed("selves", lang).isdisjoint(said)
    return any(t.mask & words.groups["others-say"] for t in asking) and not mine


def opposed(words: Words, lang: str, asked_of: str | None, told_by: str | None, wrong: bool) -> bool:
    """Whether the opposite of what was told is asked for."""
    return wrong != _differ(words, lang, asked_of, told_by)
