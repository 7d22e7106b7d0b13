"""Who of two is right: whether a text asks for what was told, or against it, because another one told it.

"He says it is forbidden, am I right?" asks of the opposite of what he says; "is he right?" asks of just that. What another
does not believe, the asker said. Where two contradict each other and nobody is asked about, what is so is asked.
"""

from .naming import ASK, PAUSE
from .result import Token
from .speech import Speech

ASKER, OTHER = "asker", "other"
WITH = "with-word"
BY_NAME = 2
"""Words by which a person may stand before a word that asks whether he is right."""


def speaker(speech: Speech, sentence: int, before: int) -> str | None:
    """Who says what stands in a sentence at the character ``before``: the asker, the name of another, or None."""
    own = [(token, who) for token, who in _reported(speech) if token.sentence == sentence]
    said = [who for token, who in own if token.start <= before]
    return said[-1] if said else own[0][1] if own and _closes(own[0][0], speech.tokens) else None


def only_said(speech: Speech, token: Token) -> bool:
    """Whether somebody is told, before this word in its sentence, to say what follows."""
    return any(report.sentence == token.sentence and report.start < token.start for report, _ in _reported(speech))


def _ends(word: Token, tokens: list[Token]) -> bool:
    """Whether a word is the last of its sentence."""
    return not any(token.start > word.start and token.sentence == word.sentence and not token.plain for token in tokens)


def _closes(report: Token, tokens: list[Token]) -> bool:
    """Whether a verb of saying stands at the end of its sentence, after what is said."""
    return sum(token.start > report.start and token.sentence == report.sentence and not token.plain for token in tokens) <= 1


def _reported(speech: Speech) -> list[tuple[Token, str]]:
    """Each verb of saying, and each "according to", with the one who says it; gone through once."""
    if "reported" not in speech.known:
        speech.known["reported"] = _gone_through(speech)
    found: list[tuple[Token, str]] = speech.known["reported"]
    return found


def _gone_through(speech: Speech) -> list[tuple[Token, str]]:
    """The whole text gone through for who says what."""
    verbs, selves, denied = speech.listed("reports"), speech.listed("selves"), speech.group("denied-by")
    joins, owners = speech.listed("clause-joins"), speech.listed("owners")
    hearers, hearing, sources, objects, subjects = (speech.listed(name) for name in ("hearers", "hearing", "sources", "objects", "subjects"))
    out: list[tuple[Token, str]] = []
    who, last, waiting, ours = None, speech.tokens[0], None, False
    for token, following in zip(speech.tokens, [*speech.tokens[1:], None]):
        before: str | None = who
        who, waiting = (who, waiting) if token.sentence == last.sentence else (None, None)
        said = [word.strip("'") for word in token.folded.split()]
        if who and token.folded in objects:
            pass
        elif token.mask & speech.group("others-say") or token.folded in hearers and last.folded in hearing:
            who = OTHER if token.folded in hearers else token.folded
        elif said and (said[0] in selves and (len(said) == 1 or said[0] not in owners) or said[0] in joins and said[-1] in selves):
            who = ASKER
        if waiting and not token.plain:
            out += [(waiting, who)] if who else []
            waiting = None
        calls = following is not None and following.mask & (speech.group("called-out") | (speech.words.tag(WITH) if token.mask & speech.group("says-laid") else 0))
        reports = not verbs.isdisjoint(said[:2]) and not calls or bool(token.mask & speech.group("disagrees"))
        if reports and following is not None and following.mask & speech.group("others-say") and _ends(following, speech.tokens):
            out.append((token, following.folded))  # "I may play now," says he
        elif said and not sources.isdisjoint((said[0], "-".join(said[:2]))) or reports and not who:
            who, waiting = None, token
        elif out and who not in (None, before) and following and following.number is not None and not following.thing:
            out.append((token, who))  # he says four, me six
        elif who and reports:
            out.append((token, OTHER if last.folded in hearing and not ours and token.folded not in speech.listed("convinced") else ASKER if (last.mask | token.mask) & denied else who))
        ours = token.folded in hearing and token.folded in subjects and last.folded in selves and last.folded not in owners  # « nous on dit »
        last = token
    return out


def numbers(speech: Speech, who: str | None) -> list[str]:
    """The numbers that one of two names where the other, or the story, names another, as digits; none if there is no other."""
    said: dict[str | None, list[str]] = {}
    for token in speech.tokens:
        if token.number is not None and (not token.thing or token.folded.isdecimal()):
            named = speaker(speech, token.sentence, token.start)
            said.setdefault(named, []).append(str(token.number))
    own = [one for one in said if one and one != ASKER] if who is None else [one for one in said if one and not _differ(speech, one, who)]
    return said[own[0]] if len(own) == 1 and len(said) > 1 else []


def doubted(speech: Speech, asking: list[Token]) -> str | None:
    """Of whom words like "am I right" or "is she wrong" ask, or None where they only ask whether it is so."""
    said = [word for token in asking for word in token.folded.replace("'", " ").replace("-", " ").split()]
    if not speech.listed("selves").isdisjoint(said):
        return ASKER
    own = [one for one in said if one in speech.listed("others")]
    before = [token for token in speech.heard if token.sentence == asking[0].sentence and token.start < asking[-1].start]
    if {*said[:1]} & speech.listed("hearing") & speech.listed("subjects"):
        return ASKER  # « on a raison ? »
    named = before[0] if 0 < len(before) <= BY_NAME else None
    if named is None or not all(token.mask & speech.group("others-say") for token in (named, before[-1])):
        return own[0] if own else None
    known = any(token.folded == named.folded and token.sentence != named.sentence for token in speech.tokens)
    known = known or any(named.folded == who for _, who in _reported(speech))
    return named.folded if known else own[0] if own else OTHER


def says(speech: Speech, who: str | None, sentence: int, before: int) -> bool:
    """Whether it may be this person who says what stands in a sentence after the character at ``before``, or who does it."""
    said = speaker(speech, sentence, before)
    if said is None:
        return any(token.folded == who and token.sentence == sentence and token.start <= before for token in speech.tokens)
    return not _differ(speech, who, said)


def surely_says(speech: Speech, who: str | None, sentence: int, before: int) -> bool:
    """Whether somebody is told to say what stands there, and it may be this person."""
    said = speaker(speech, sentence, before)
    return said is not None and not _differ(speech, who, said)


def answers(speech: Speech, who: str | None, told: Token) -> bool:
    """Whether this person says something in a later sentence than what was told: in the same one, it is the contrary."""
    said = [token for token, other in _reported(speech) if not _differ(speech, who, other)] if who else []
    return any(token.sentence > told.sentence for token in said)


def disagrees(speech: Speech, who: str | None) -> bool:
    """Whether this person says no to what was told."""
    no = speech.group("disagrees")
    return who is not None and any(token.mask & no and not _differ(speech, who, other)
                                   for token, other in _reported(speech))


def disputed(speech: Speech) -> bool:
    """Whether two contradict each other at the end of a text that asks nothing."""
    ask = speech.words.tag(ASK)
    if any(token.mask & ask for token in speech.tokens):
        return False
    said = _reported(speech)
    if not said:
        return False
    last, who = said[-1]
    asks, opens = speech.group("settles"), speech.group("opens-question")
    asked = any(token.mask & (asks if token.sentence == last.sentence else opens) for token in speech.heard if token.start > last.start)
    return not asked and any(_differ(speech, other, who) for _, other in said)


def _differ(speech: Speech, one: str | None, other: str | None) -> bool:
    """Whether these are surely two persons: one is the asker, or they are called so that they cannot be the same."""
    if one == other or one is None or other is None:
        return False
    if ASKER in (one, other):
        return True
    women, men, pronouns = (speech.listed(name) for name in ("women", "men", "pronouns"))
    first, second = set(one.split()), set(other.split())
    if first & women and second & men or first & men and second & women:
        return True
    return not (first | second) & (pronouns | {OTHER}) and not first & second


def of_others(speech: Speech) -> bool:
    """Whether the sentences that ask name others, and not the one who asks."""
    asking = speech.asking
    said = {word for token in asking for word in token.folded.replace("'", " ").replace("-", " ").split()}
    mine = any(t.mask & (speech.words.tag("me") | speech.group("at-myself")) for t in asking) or not speech.listed("selves").isdisjoint(said)
    return any(t.mask & speech.group("others-say") for t in asking) and not mine


def of_what_was_told(speech: Speech) -> bool:
    """Whether what asks only asks if the one card told was rightly laid: "was that allowed?" names nobody and no act."""
    pause = speech.words.tag(PAUSE)
    ends = max((token.start for token in speech.tokens if token.sentence in speech.asked and token.mask & pause and token.plain), default=-1)
    last = [token for token in speech.asking if token.start > ends]
    named = speech.group("person") | speech.group("players-do")
    if not last or last[0] is speech.heard[0] or any(token.thing or token.mask & named for token in last):
        return False
    cards = [token for token in speech.heard if token.thing and token.thing[0]]
    return len(cards) == 1 and any(token.mask & speech.group("asks-of-told") for token in last) and not _another_laid(speech, cards[0])


def _another_laid(speech: Speech, card: Token) -> bool:
    """Whether a card without a name is laid after this one was: "I put a card of the same colour on it"."""
    later = [token for token in speech.heard if token.start > card.start]
    acts, said = speech.words.tag("play") | speech.group("answers-card") | speech.words.tag(WITH), speech.group("cards-said")
    return any(act.mask & acts and token.mask & said for act, token in zip(later, later[1:]))


def opposed(speech: Speech, asked_of: str | None, told_by: str | None, wrong: bool) -> bool:
    """Whether the opposite of what was told is asked for."""
    return wrong != _differ(speech, asked_of, told_by)
