"""What is asked of the question: an open question, or a claim that the ruling bears out or contradicts."""

from typing import Any

from . import comparing, sides
from .elect import Found, strongest
from .naming import PAUSE
from .result import Token
from .roles import AIMED
from .speech import Speech, within
from .words import Words

OPEN, NOT, VALUE = "what", "not ", "value:"
WONDERS = 5.0
"""Weight from which a question word makes an open question, however much the text resembles a claim."""
JOINING = 4.0
"""Weight up to which such a word may only join clauses, and from which a claim then says what is asked."""
UNSAID = ("claim", "not")
"""Moods of an outcome or a value that need a claim of their own to say anything."""


def asks(speech: Speech, kind: str, question: str) -> str:
    """``what``, a verdict, an effect or a value, with ``not `` before it where the sentence denies it."""
    words, heard = speech.words, speech.heard
    if sides.disputed(speech):
        return OPEN
    near = [f for f in speech.found if f.sentence in speech.asked or f.phrase.question == question]
    turns = _turns(speech)
    later = [f for f in near if f.sentence in speech.asked and f.first >= turns.get(f.sentence, len(heard))]
    near = later if _claim(speech, later, kind, question)[0] else near
    mode, confirm = _mood(speech, kind, question)
    table = {**words.raw.get("modes", {}).get(kind, {}), **words.raw.get("modes-of", {}).get(question, {})}
    name = mode.phrase.mode if mode else None
    said = str(table.get(name, "")) if name else ""
    if said == OPEN and mode and not _outweighed(speech, mode, near, kind, question):
        offered = _offered(speech) if kind == VALUE.rstrip(":") else None
        return OPEN if offered is None else f"{VALUE}{offered}"
    said = "" if said == OPEN else said
    asked_of = sides.doubted(speech, heard[confirm.first:confirm.last]) if confirm else None
    own = [f for f in near if sides.says(speech, asked_of, f.sentence, heard[f.first].start)] if asked_of else []
    theirs = bool(_claim(speech, own, kind, question)[0])
    near = own if theirs else near
    if theirs and mode and mode is not confirm and not sides.says(speech, asked_of, mode.sentence, heard[mode.first].start):
        name, said = None, ""  # it is the other one who says so
    compared = comparing.numbers(speech)
    claimed = comparing.meant(_claimed_as(speech, near, kind, question, name, said, compared), compared,
                              question in words.raw.get("reached", ()), comparing.bounding(speech))
    if claimed == OPEN or mode is None or confirm is None:
        return claimed
    wrong = confirm.phrase.mode in words.raw.get("contradicting", ())
    head, _, number = claimed.removeprefix(NOT).rpartition(":")
    told = number.isdecimal() and (asked_of or head == VALUE.rstrip(":"))
    numbers = sides.numbers(speech, asked_of) if told else []
    if numbers:
        return _denied(f"{head}:{numbers[-1]}") if wrong else f"{head}:{numbers[-1]}"
    teller = (_claim(speech, near, kind, question)[1] or mode) if confirm is mode or theirs else mode
    told_by = sides.speaker(speech, teller.sentence, heard[teller.first].start)
    no = sides.disagrees(speech, asked_of)
    if confirm is mode and not no and sides.answers(speech, asked_of, heard[teller.first]):
        return claimed
    denied = sides.opposed(speech, asked_of, told_by, wrong and confirm is not mode) != (no and told_by is None)
    return _denied(claimed) if denied else claimed


def closed(speech: Speech, kind: str, question: str) -> bool:
    """Whether a text asks if something is so of an outcome, in words like "right?" or "does he", and nothing openly."""
    moods = [f.phrase.mode for f in speech.found if f.sentence in speech.asked and f.phrase.mode]
    if any(mood in speech.words.raw.get("opening", ()) for mood in moods):
        return False
    mode, _ = _mood(speech, kind, question)
    return mode is not None and speech.words.raw.get("modes", {}).get(kind, {}).get(mode.phrase.mode) == UNSAID[0]


def contradicts(speech: Speech, kind: str, question: str) -> bool:
    """Whether a text asks if what is told is not so, in words like "is he wrong?"."""
    mode, confirm = _mood(speech, kind, question)
    return any(one is not None and one.phrase.mode in speech.words.raw.get("contradicting", ()) for one in (mode, confirm))


def _claimed_as(speech: Speech, near: list[Found], kind: str, question: str, name: str | None, said: str, compared: dict[str, str]) -> str:
    """The claim of an act or a value in this mood, or else the verdict that the mood claims."""
    text, raw = _claim(speech, near, kind, question)[0], speech.words.raw
    if not text and len(compared) == 1 and kind == VALUE.rstrip(":"):
        text = VALUE + next(iter(compared))
    if text and name not in raw.get("moods-before-effects", {}).get(kind, ()):
        denied = said.startswith("not") or name in raw.get("denying", ())
        return _denied(text) if denied and (not text.startswith(NOT) or name in raw.get("contradicting", ())) else text
    if not said or said in UNSAID:
        said = str(raw.get("ordinary-claims", {}).get(kind, OPEN))
    return said


def _offered(speech: Speech) -> int | None:
    """The only number that a question offers as its answer, at its end after a pause: how many are there, two?"""
    pause, said = speech.words.tag(PAUSE), [token for token in speech.tokens if token.sentence in speech.asked]
    last = max((i for i, token in enumerate(said) if token.mask & pause), default=None)
    if last is None or sum(token.number is not None for token in said) != 1:
        return None
    end = [token for token in said[last + 1:] if not token.plain]
    return end[0].number if len(end) == 1 else None


def _outweighed(speech: Speech, mode: Found, near: list[Found], kind: str, question: str) -> bool:
    """Whether a word like "who" or "when" in the midst of a sentence only joins its clauses, beside what is claimed."""
    after, heard = mode.last + 1, speech.heard
    joins = heard[mode.first].mask & speech.group("relatives") and after < len(heard) and heard[after].sentence == mode.sentence
    return bool(joins and mode.weight < JOINING and _claim(speech, [f for f in near if f.weight >= JOINING], kind, question)[0])


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


def surely_open(speech: Speech) -> bool:
    """Whether the sentences that ask offer a choice of answers, or open with a question word, or two only contradict each
    other."""
    if sides.disputed(speech):
        return True
    choice, wondering = speech.words.raw.get("offering", ()), speech.words.raw.get("wondering", ())
    return any(one.sentence in speech.asked and (one.phrase.mode in choice or one.phrase.mode in wondering and one.weight >= WONDERS)
               for one in speech.found)


def _mood(speech: Speech, kind: str, question: str) -> tuple[Found | None, Found | None]:
    """The mood of the sentences that ask, after the last "but" and not in a reason; where they only ask whether something
    told is so, the mood of what was told, and the mood that asks."""
    found, asked, raw = speech.found, speech.asked, speech.words.raw
    reasons, turns = speech.reasons, _turns(speech)
    fits = [f for f in found if f.phrase.mode is not None and f.phrase.question in (None, question) and not within(reasons, f.first)]
    own = strongest([f for f in found if f.sentence in asked], lambda p: p.question == question) if len(asked) > 1 else None
    asking = [f for f in fits if f.sentence in asked]
    confirming = raw.get("confirming", ())
    closing = [f for f in asking if f.sentence == max(asked) and f.phrase.mode in confirming] if len(asked) > 1 else []
    asking = closing or [f for f in asking if own and f.sentence == own.sentence] or asking
    asking = [f for f in asking if f.first >= turns.get(f.sentence, 0)] or asking
    asking = _of_last_clause(speech, asking) or asking
    if kind in raw.get("either-first", ()):
        asking = [f for f in asking if f.phrase.mode == "either"] or asking
    mood = strongest(asking, lambda p: True)
    if mood is None or mood.phrase.mode in confirming:
        telling = raw.get("telling", ())
        told = [f for f in fits if f.phrase.mode in telling and (f.sentence not in asked or f.first >= turns.get(f.sentence, 0))]
        if mood and any(f.phrase.claim and f.phrase.question in (None, question) and f.sentence == mood.sentence for f in found):
            told = [f for f in told if f.sentence == mood.sentence]  # it says itself what it asks to be confirmed
        since = _claimed_last(speech, kind, question)
        told = [f for f in told if f.sentence >= since or f.sentence in asked]
        return strongest(_of_the_doubted(speech, mood, told, kind) or _said_last(speech, told) or told, lambda p: True) or mood, mood
    return mood, None


def _claimed_last(speech: Speech, kind: str, question: str) -> int:
    """The last sentence told, if somebody claims something there that this question can bear out: what was told before it
    is not what is asked; otherwise the first."""
    last = max((token.sentence for token in speech.heard if token.sentence not in speech.asked), default=0)
    said = [f for f in speech.found if f.sentence == last and sides.only_said(speech, speech.heard[f.first])]
    return last if _claim(speech, said, kind, question)[0] else 0


def _said_last(speech: Speech, told: list[Found]) -> list[Found]:
    """The moods of what is said last, by somebody, before it is asked whether that is so."""
    last = max((f.sentence for f in told if f.sentence not in speech.asked), default=None)
    return [f for f in told if f.sentence == last and sides.only_said(speech, speech.heard[f.first])]


def _of_the_doubted(speech: Speech, asking: Found | None, told: list[Found], kind: str) -> list[Found]:
    """The moods of what the one said of whom it is asked if he is right; else those that say more than "no" to what was
    said, or than what another thing must be: "she says I may, I say the colours must match"."""
    asked_of = sides.doubted(speech, speech.heard[asking.first:asking.last]) if asking else None
    mere = [*speech.words.raw.get("mere-denials", ()), *speech.words.raw.get("mere-conditions", {}).get(kind, ())]
    full = [f for f in told if f.phrase.mode not in mere] if asked_of else []
    return [f for f in full if sides.surely_says(speech, asked_of, f.sentence, speech.heard[f.first].start)] or full


def _of_last_clause(speech: Speech, asking: list[Found]) -> list[Found]:
    """The moods of the last clause of what asks, where it asks whether something may be: that is what is asked."""
    raw = speech.words.raw
    if any(f.phrase.mode in raw.get("offering", ()) for f in asking):
        return []
    pause = speech.words.tag(PAUSE)
    ends = {token.sentence: token.start for token in speech.tokens if token.mask & pause}
    last = [f for f in asking if speech.heard[f.last - 1 if f.phrase.mode in raw.get("confirming", ()) else f.first].start > ends.get(f.sentence, -1)]
    return last if any(f.phrase.mode in raw.get("closing", ()) for f in last) else []


def _turns(speech: Speech) -> dict[int, int]:
    """Where in each sentence what is asked begins: after its last "but"."""
    turning = speech.group("turning-word")
    return {token.sentence: i for i, token in enumerate(speech.heard) if token.mask & turning}


def _claim(speech: Speech, near: list[Found], kind: str, question: str) -> tuple[str, Found | None]:
    """The claim of the strongest phrase whose claim this question can bear out, and that phrase; of the reason that is given
    for something only where nothing else is claimed."""
    reasons = speech.reasons
    claims = [f for f in near if f.phrase.claim is not None and f.phrase.question in (None, question)]
    many = any(f.phrase.collect is not None and f.phrase.question == question for f in near)
    for found in sorted(claims, key=lambda f: (not within(reasons, f.first), f.weight, f.last - f.first, f.first), reverse=True):
        text = "" if many and _counts_card(found, speech.heard) else _effect(speech, found, question)
        if text and text.startswith(VALUE) == (kind == VALUE.rstrip(":")):
            return text if many else _counted(speech, found, text, question), found
    return "", None


def _counted(speech: Speech, found: Found, text: str, question: str) -> str:
    """A claim of an act, with the number that is told of it in the same place: "he had to take 2"."""
    if text.count(":") != 1:
        return text
    beside = [f for f in speech.found if f.sentence == found.sentence and f.phrase.question is None and "{" in (f.phrase.claim or "")
              and f.first < found.last and found.first < f.last]
    more = {_effect(speech, f, question) for f in beside}
    said = [one for one in more if one.startswith(text + ":")]
    return said[0] if len(said) == 1 else text


def _counts_card(found: Found, heard: list[Token]) -> bool:
    """Whether the number of a claim is only the name of a card, or how many there are of the next: zero, two eights."""
    named = [at for slot, at in found.slots if "{" + slot + "}" in (found.phrase.claim or "")]
    return any(heard[at].thing or at + 1 < len(heard) and heard[at + 1].thing for at in named)


def _effect(speech: Speech, found: Found, question: str) -> str:
    """What a phrase claims, with its numbers and the one who does it; empty where one of them is not told."""
    text, words = found.phrase.claim or "", speech.words
    for slot, at in found.slots:
        token = speech.heard[at]
        number = token.number
        if number is None and token.thing:
            number = words.numbers[words.attributes[0]].get(str(token.thing[0]))
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
