"""What is asked of the question: an open question, or a claim that the ruling bears out or contradicts."""

from typing import Any

from . import comparing, sides
from .elect import Found, strongest
from .naming import PAUSE
from .roles import AIMED
from .words import Words

OPEN, NOT, VALUE = "what", "not ", "value:"
WONDERS = 5.0
"""Weight from which a question word makes an open question, however much the text resembles a claim."""
JOINING = 4.0
"""Weight up to which such a word may only join clauses, and from which a claim then says what is asked."""
UNSAID = ("claim", "not")
"""Moods of an outcome or a value that need a claim of their own to say anything."""


def asks(words: Words, kind: str, question: str, found: list[Found], heard: Any, asked: set[int], tongue: str, tokens: Any) -> str:
    """``what``, a verdict, an effect or a value, with ``not `` before it where the sentence denies it.

    ``heard`` are the tokens that count for phrases, ``tokens`` all of them, in the language ``tongue``.
    """
    if sides.disputed(words, tongue, tokens, heard):
        return OPEN
    near = [f for f in found if f.sentence in asked or f.phrase.question == question]
    turns = _turns(words, heard)
    later = [f for f in near if f.sentence in asked and f.first >= turns.get(f.sentence, len(heard))]
    near = later if _claim(words, later, kind, question, heard)[0] else near
    mode, confirm = _mood(words, found, heard, tokens, asked, kind, question)
    table = {**words.raw.get("modes", {}).get(kind, {}), **words.raw.get("modes-of", {}).get(question, {})}
    name = mode.phrase.mode if mode else None
    said = str(table.get(name, "")) if name else ""
    if said == OPEN and mode and not _outweighed(words, mode, near, kind, question, heard):
        offered = _offered(words, tokens, asked) if kind == VALUE.rstrip(":") else None
        return OPEN if offered is None else f"{VALUE}{offered}"
    said = "" if said == OPEN else said
    asked_of = sides.doubted(words, tongue, heard[confirm.first:confirm.last], heard, tokens) if confirm else None
    own = [f for f in near if sides.says(words, tongue, tokens, asked_of, f.sentence, heard[f.first].start)] if asked_of else []
    near = own if _claim(words, own, kind, question, heard)[0] else near
    compared = comparing.numbers(words, tongue, tokens, asked)
    claimed = comparing.meant(_claimed_as(words, near, kind, question, heard, name, said, compared), compared,
                              question in words.raw.get("reached", ()), comparing.bounding(words, tongue, tokens, asked))
    if claimed == OPEN or mode is None or confirm is None:
        return claimed
    wrong = confirm.phrase.mode in words.raw.get("contradicting", ())
    head, _, number = claimed.removeprefix(NOT).rpartition(":")
    told = number.isdecimal() and (asked_of or head == VALUE.rstrip(":"))
    numbers = sides.numbers(words, tongue, tokens, asked_of) if told else []
    if numbers:
        return _denied(f"{head}:{numbers[-1]}") if wrong else f"{head}:{numbers[-1]}"
    teller = (_claim(words, near, kind, question, heard)[1] or mode) if confirm is mode else mode
    told_by = sides.speaker(words, tongue, tokens, teller.sentence, heard[teller.first].start)
    no = sides.disagrees(words, tongue, tokens, asked_of)
    if confirm is mode and not no and sides.answers(words, tongue, tokens, asked_of, heard[teller.first]):
        return claimed
    denied = sides.opposed(words, tongue, asked_of, told_by, wrong and confirm is not mode) != (no and told_by is None)
    return _denied(claimed) if denied else claimed


def closed(words: Words, kind: str, question: str, found: list[Found], heard: Any, asked: set[int], tokens: Any) -> bool:
    """Whether a text asks if something is so of an outcome, in words like "right?" or "does he", and nothing openly."""
    moods = [f.phrase.mode for f in found if f.sentence in asked and f.phrase.mode]
    if any(mood in words.raw.get("opening", ()) for mood in moods):
        return False
    mode, _ = _mood(words, found, heard, tokens, asked, kind, question)
    return mode is not None and words.raw.get("modes", {}).get(kind, {}).get(mode.phrase.mode) == UNSAID[0]


def _claimed_as(words: Words, near: list[Found], kind: str, question: str, tokens: Any, name: str | None, said: str, compared: Any) -> str:
    """The claim of an act or a value in this mood, or else the verdict that the mood claims."""
    text = _claim(words, near, kind, question, tokens)[0]
    if not text and len(compared) == 1 and kind == VALUE.rstrip(":"):
        text = VALUE + next(iter(compared))
    if text and name not in words.raw.get("moods-before-effects", {}).get(kind, ()):
        denied = said.startswith("not") or name in words.raw.get("denying", ())
        return _denied(text) if denied and (not text.startswith(NOT) or name in words.raw.get("contradicting", ())) else text
    if not said or said in UNSAID:
        said = str(words.raw.get("ordinary-claims", {}).get(kind, OPEN))
    return said


def _offered(words: Words, tokens: Any, asked: set[int]) -> int | None:
    """The only number that a question offers as its answer, at its end after a pause: how many are there, two?"""
    pause, said = words.tag(PAUSE), [token for token in tokens if token.sentence in asked]
    last = max((i for i, token in enumerate(said) if token.mask & pause), default=None)
    if last is None or sum(token.number is not None for token in said) != 1:
        return None
    end = [token for token in said[last + 1:] if not token.plain]
    return end[0].number if len(end) == 1 else None


def _outweighed(words: Words, mode: Found, near: list[Found], kind: str, question: str, heard: Any) -> bool:
    """Whether a word like "who" or "when" in the midst of a sentence only joins its clauses, beside what is claimed."""
    after = mode.last + 1
    joins = heard[mode.first].mask & words.groups.get("relatives", 0) and after < len(heard) and heard[after].sentence == mode.sentence
    return bool(joins and mode.weight < JOINING and _claim(words, [f for f in near if f.weight >= JOINING], kind, question, heard)[0])


def _denied(text: str) -> str:
    """The opposite of a claim."""
    return text[len(NOT):] if text.startswith(NOT) else NOT + text


def of_victim(words: Words, asks: str, question: str, cards: dict[str, Any], facts: dict[str, Any],
              of_others: bool) -> str:
    """What is asked, told of the one at whom a card is aimed where he asks of himself (unless it is asked ``of_others``),
    and as what it comes to where a fact gives it another sense."""
    aimed = facts.get(words.raw["story"][AIMED][words.attributes[0]], "none")
    row = words.raw.get("victims", {}).get(question, {}) if AIMED in cards or aimed != "none" else {}
    if question in words.raw.get("victims-themselves", ()) and of_others:
        row = {}
    denied, text = (NOT, asks[len(NOT):]) if asks.startswith(NOT) else ("", asks)
    who, colon, act = text.partition(":")
    text = f"{row[who]}:{act}" if colon and who in row else text
    for fact, values in words.raw.get("comes-to", {}).items():
        text = values.get(str(facts.get(fact)), {}).get(text, text)
    return denied + text


def surely_open(words: Words, found: list[Found], asked: set[int], tongue: str, tokens: Any, heard: Any) -> bool:
    """Whether the sentences that ask offer a choice of answers, or open with a question word, or two only contradict each
    other."""
    if sides.disputed(words, tongue, tokens, heard):
        return True
    choice, wondering = words.raw.get("offering", ()), words.raw.get("wondering", ())
    return any(one.sentence in asked and (one.phrase.mode in choice or one.phrase.mode in wondering and one.weight >= WONDERS)
               for one in found)


def _mood(words: Words, found: list[Found], heard: Any, tokens: Any, asked: set[int], kind: str, question: str) -> tuple[Found | None, Found | None]:
    """The mood of the sentences that ask, after the last "but"; where they only ask whether something told is so, the
    mood of what was told, and the mood that asks."""
    fits = [f for f in found if f.phrase.mode is not None and f.phrase.question in (None, question)]
    turns = _turns(words, heard)
    own = strongest([f for f in found if f.sentence in asked], lambda p: p.question == question) if len(asked) > 1 else None
    asking = [f for f in fits if f.sentence in asked]
    confirming = words.raw.get("confirming", ())
    closing = [f for f in asking if f.sentence == max(asked) and f.phrase.mode in confirming] if len(asked) > 1 else []
    asking = closing or [f for f in asking if own and f.sentence == own.sentence] or asking
    asking = [f for f in asking if f.first >= turns.get(f.sentence, 0)] or asking
    asking = _of_last_clause(words, asking, heard, tokens) or asking
    if kind in words.raw.get("either-first", ()):
        asking = [f for f in asking if f.phrase.mode == "either"] or asking
    mood = strongest(asking, lambda p: True)
    if mood is None or mood.phrase.mode in confirming:
        telling = words.raw.get("telling", ())
        told = [f for f in fits if f.sentence not in asked or f.first >= turns.get(f.sentence, 0)]
        return strongest(told, lambda p: p.mode in telling) or mood, mood
    return mood, None


def _of_last_clause(words: Words, asking: list[Found], heard: Any, tokens: Any) -> list[Found]:
    """The moods of the last clause of what asks, where it asks whether something may be: that is what is asked."""
    if any(f.phrase.mode in words.raw.get("offering", ()) for f in asking):
        return []
    pause = words.tag(PAUSE)
    ends = {token.sentence: token.start for token in tokens if token.mask & pause}
    last = [f for f in asking if heard[f.first].start > ends.get(f.sentence, -1)]
    return last if any(f.phrase.mode in words.raw.get("closing", ()) for f in last) else []


def _turns(words: Words, tokens: Any) -> dict[int, int]:
    """Where in each sentence what is asked begins: after its last "but"."""
    turning = words.groups.get("turning-word", 0)
    return {token.sentence: i for i, token in enumerate(tokens) if token.mask & turning}


def _claim(words: Words, near: list[Found], kind: str, question: str, tokens: Any) -> tuple[str, Found | None]:
    """The claim of the strongest phrase whose claim this question can bear out, and that phrase."""
    claims = [f for f in near if f.phrase.claim is not None and f.phrase.question in (None, question)]
    many = any(f.phrase.collect is not None and f.phrase.question == question for f in near)
    for found in sorted(claims, key=lambda f: (f.weight, f.last - f.first, f.first), reverse=True):
        text = "" if many and _counts_card(found, tokens) else _effect(words, found, question, tokens)
        if text and text.startswith(VALUE) == (kind == VALUE.rstrip(":")):
            return text, found
    return "", None


def _counts_card(found: Found, tokens: Any) -> bool:
    """Whether the number of a claim is only the name of a card: among the cards of a hand, zero is one of them."""
    return any(tokens[at].thing and "{" + slot + "}" in (found.phrase.claim or "") for slot, at in found.slots)


def _effect(words: Words, found: Found, question: str, tokens: Any) -> str:
    text = found.phrase.claim or ""
    for slot, at in found.slots:
        number = tokens[at].number
        if number is None and tokens[at].thing:
            number = words.numbers[words.attributes[0]].get(tokens[at].thing[0])
        text = text.replace("{" + slot + "}", "" if number is None else str(number))
    if "{" in text or text.endswith(":"):
        return ""
    who, _, act = text.partition(":")
    if who == "~":
        doers = words.raw.get("doers", {})
        row = {**doers.get("any", {}), **doers.get(question, {})}
        doer = row.get(act.split(":")[0])
        if doer is None:
            return ""
        text = f"{doer}:{act}"
    return text
