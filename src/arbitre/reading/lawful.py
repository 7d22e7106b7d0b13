"""Whether a wild that a story tells was laid was laid lawfully: the colour then in force, and whether its player had it."""

from typing import Any, NamedTuple

from .elect import Votes
from .held import Hand, hand_of, named_owner
from .pile import BACK, LAYS, Laid, Story, pile_of, story_of
from .result import Token
from .roles import AIMED, BENEATH, EARLIER, FORCE, LAID, Cards
from .served import ME, NEAR, draws, person_of
from .sides import ASKER, doubted, only_said
from .speech import Speech
from .words import Words

VOTE = 12.0
"""Weight of a question that can only be of the laying that a story tells."""


class Laying(NamedTuple):
    """A wild that may not always be laid, as a story tells of it: the token, whether the asker laid it, the card beneath
    it if one is named, the colour then in force (None: not told), whether its player had it, as far as that is told,
    whether another says so, and whether the one who tells only thinks something of that hand."""

    token: Token
    mine: bool
    beneath: Token | None
    force: str | None
    held: bool | None
    accused: bool
    supposed: bool


def laying(speech: Speech, cards: Cards) -> Laying | None:
    """The one laying of such a wild that a story tells, before it asks anything; None if there is none, or several."""
    if len({token.sentence for token in speech.heard}) < 2:
        return None
    story = story_of(speech)
    pile = pile_of(story, [*cards.get(BENEATH, []), *cards.get(EARLIER, [])])
    at = _laid(story, pile)
    if at is None:
        return None
    owner = named_owner(speech, at) if all(one.at != at or one.how != LAYS for one in pile) else ""
    mine = owner == ME or not owner and story.people[at] == ME and all(one.struck != ME for one in pile if one.at == at)
    hand = hand_of(story, mine, at)
    others = [one for one in pile if one.at != at and one.at not in hand.places]
    below = [one for one in others if one.at < at or one.how != LAYS]
    under = speech.heard[below[-1].at] if below else None
    if under is not None and under.mask & speech.group("strikers") & speech.group("draw-symbol"):
        return None  # whether it answers a draw card is another matter
    if any(one.at > at and one.how == LAYS and one.who != story.people[at] and speech.heard[one.at].sentence not in speech.asked for one in others):
        return None
    if any(_of_another(story, other, at) for other, token in enumerate(speech.heard)
           if other not in hand.places and (other > at or token.sentence == speech.heard[at].sentence)):
        return None
    force = _force(story, at, below, hand)
    held = hand.holds(force)
    accused = hand.claimed is not None and hand.claimed.holds(force) is True
    found, said = _found_out(story, at) if held is None else (held, False)
    return Laying(speech.heard[at], mine, under, force, found, accused, hand.supposed or said)


def asked_of(speech: Speech, known: Laying | None) -> str | None:
    """The question that can only be of this laying: what asks names nothing but it, and nobody else."""
    if known is None:
        return None
    asking = [token for token in speech.asking if token.mask & ~(speech.words.silent | speech.words.tag("unknown"))]
    taken = [who for at, who in enumerate(story_of(speech).people) if draws(speech, at)]
    doubts = any(token.mask & speech.group("doubting-told") or _demands(speech, at, known) for at, token in enumerate(speech.heard))
    doubts = doubts or any(who in ("", ME) or not known.mine for who in taken)
    others = any(token.mask & speech.group("others-say") and not token.mask & speech.group("am-i-right") for token in asking)
    if known.mine and others or any(token.mask & speech.group("beside-laying") for token in speech.heard):
        return None  # what another one does, or what came after, is asked of
    for question, row in speech.words.raw.get("of-laying", {}).items():
        if row["doubted"] == "yes" and any(token.mask & speech.group("not-challenged") for token in speech.heard):
            continue
        asks, said = speech.group(row["asks"]), speech.group(row["words"])
        if doubts == (row["doubted"] == "yes") and any(token.mask & (asks | speech.group("doubted-card")) for token in asking) and all(token.mask & said for token in asking):
            return str(question) if concerns(speech, known, question) else None
    return None


def _demands(speech: Speech, at: int, known: Laying) -> bool:
    """Whether somebody is made here to show a hand, or wants to see one of which nothing else is told."""
    token, heard = speech.heard[at], speech.heard
    before = [other for other in heard[max(at - NEAR, 0):at] if other.sentence == token.sentence]
    wanted = known.held is None and token.sentence not in speech.asked and token.mask & speech.group("wants-hand")
    return bool(wanted or token.mask & speech.group("shows-cards") and any(other.mask & speech.group("makes-show") for other in before))


def voted_with(voted: Votes, question: str | None) -> Votes:
    """The votes, with that for the question that can only be of a laying."""
    return sorted([(question, VOTE), *(pair for pair in voted if pair[0] != question)], key=lambda pair: -pair[1]) if question else voted


def concerns(speech: Speech, known: Laying, question: str) -> bool:
    """Whether what is asked may be of that laying: no other card is named there, and nobody else is to do something."""
    groups, asking = speech.words.groups, speech.asking
    if question not in speech.words.raw.get("of-laying", ()):
        return False
    if any(token.thing and token.thing[0] not in (None, known.token.thing[0]) and token is not known.beneath for token in asking):
        return False
    if question not in speech.words.raw.get("after-served", ()) or known.mine:
        return True
    return not any(person_of(speech, token, "") == ME and not token.mask & groups["am-i-right"] for token in asking)


def _laid(story: Story, pile: list[Laid]) -> int | None:
    """The position of the only such wild that is laid, by one player, before anything is asked of it."""
    heard, groups = story.speech.heard, story.speech.words.groups
    named = [at for at, token in enumerate(heard) if token.mask & groups["doubted-card"]]
    asking = {token.sentence for token in heard if token.sentence in story.speech.asked and token.mask & (groups["asks-lawful"] | groups["inverts"])}
    told = [at for at in named if heard[at].sentence not in (asking or story.speech.asked - {heard[-1].sentence})]
    laid = [one.at for one in pile if one.at in told and one.how == LAYS and (one.struck or _said_laid(story, one.at))]
    if not laid:
        named = told or named
        laid = [at for at in named if _judged(story, at)]
        laid = laid[-1:] if len({named_owner(story.speech, at) for at in laid}) == 1 and len(laid) == len(named) else []
    return laid[0] if len(laid) == 1 else None


def _judged(story: Story, at: int) -> bool:
    """Whether a card is named as somebody's, and right after it judged: "my +4 was illegal"."""
    heard, after = story.speech.heard, at + 1
    judged = after < len(heard) and story.clauses[after] == story.clauses[at] and heard[after].mask & story.speech.group("judges")
    return bool(judged and named_owner(story.speech, at))


def _said_laid(story: Story, at: int) -> bool:
    """Whether a word before a card says that it was laid."""
    near = range(max(at - BACK, 0), at)
    return any(story.speech.heard[i].mask & story.speech.group("says-laid") for i in near if story.clauses[i] == story.clauses[at])


def _of_another(story: Story, at: int, laid: int) -> bool:
    """Whether somebody else than the one who laid the wild is told to have, or to lay, one more card after it, or to answer."""
    token, speech = story.speech.heard[at], story.speech
    if token.mask & speech.group("answers-card"):
        return True
    other = at > laid and bool(token.thing and token.thing[0]) and not token.mask & speech.group("doubted-card")
    return other and token.sentence not in speech.asked and story.people[at] not in ("", story.people[laid])


def _force(story: Story, laid: int, below: list[Laid], hand: Hand) -> str | None:
    """The colour in force when the wild was laid: of the card beneath, or called before, and not the one called with it."""
    speech, heard = story.speech, story.speech.heard
    coloured = [at for at, token in enumerate(heard) if token.thing and token.thing[1] and at not in hand.places]
    slots = {at for one in speech.found for slot, at in one.slots if slot == FORCE and at in coloured}
    calls = speech.group("calls")
    cards = {one.at for one in below if one.at in coloured}
    piles = {token.sentence for token in heard if token.mask & speech.group("names-pile")}
    lying = {at for at in coloured if at < laid and heard[at].sentence not in speech.asked and (heard[at].thing[0] or heard[at].sentence in piles)}
    after = {at for at in slots if at > laid and not (at and heard[at - 1].mask & calls)}
    told = max({at for at in slots | cards | lying if at < laid}, default=max(after | cards, default=None))
    return None if told is None else str(heard[told].thing[1])


def _found_out(story: Story, laid: int) -> tuple[bool | None, bool]:
    """Whether a story tells that its player had the colour, in words like "he was lying", which nobody only says; and
    whether such words are all only said by somebody."""
    speech, groups, found, said = story.speech, story.speech.words.groups, None, False
    for at, token in enumerate(speech.heard):
        if at < laid or token.sentence in speech.asked:
            continue
        if not token.mask & (groups["succeed-or-fail"] | groups["one-of-two"] | groups["accusing"]):
            continue
        sentence = [(i, other) for i, other in enumerate(speech.heard) if other.sentence == token.sentence]
        if only_said(speech, token) or any(other.mask & groups["only-said"] for i, other in sentence if i < at):
            said = True
            continue
        if _is_reason(speech, at):
            said = True  # why it was doubted, and not how that came out
            continue
        denied = any(other.mask & speech.words.tag("not") for i, other in sentence if abs(i - at) == 1)
        upheld, who = token.mask & speech.words.tag("upheld-one"), _of_whom(story, at) if token.mask & groups["one-of-two"] else ""
        if who and story.people[laid]:
            found = bool(upheld) == (who != story.people[laid])
        elif token.mask & groups["succeed-or-fail"]:
            found = bool(token.mask & speech.words.tag("succeed")) != denied
    return found, said and found is None


def _is_reason(speech: Speech, at: int) -> bool:
    """Whether a word stands where it is told why a card was doubted."""
    before = [other for other in speech.heard[:at] if other.sentence == speech.heard[at].sentence]
    since = next((i for i, other in enumerate(before) if other.mask & speech.group("doubting-told")), len(before))
    return any(other.mask & speech.group("gives-reason") for other in before[since:])


def _of_whom(story: Story, at: int) -> str:
    """Of whom it is said that he was right, or lost: the one named in the words themselves, or right before them."""
    speech, heard = story.speech, story.speech.heard
    near = [i for i in (at, at - 1, at - 2) if i >= 0 and heard[i].sentence == heard[at].sentence]
    for i in near:
        if person_of(speech, heard[i], ""):
            return story.people[i]
        if i < at and not heard[i].mask & (speech.group("tells-hand") | speech.words.starter):
            return ""
    return ""


def asks_of_laying(speech: Speech, asks: str, known: Laying, question: str, kind: str) -> str:
    """What is asked: where it is no more than whether another is right who says that the colour was there, that it was
    unlawful."""
    claims, raw = speech.words.raw["of-laying"][question].get("accused", {}), speech.words.raw
    modes = {one.phrase.mode for one in speech.found}
    denied, _, claim = asks.rpartition(" ")
    told = not modes.isdisjoint(raw["moods-before-effects"].get(kind, ()))
    if not known.accused or claim not in claims or told or modes.isdisjoint(raw["confirming"]) or doubted(speech, speech.asking) == ASKER:
        return asks
    return f"{denied} {claims[claim]}".strip()


def facts_of_laying(words: Words, facts: dict[str, Any], known: Laying) -> dict[str, Any]:
    """The facts, with what the story tells of the laying."""
    story, (symbol, colour) = words.raw["story"], words.attributes[:2]
    gone = {story[LAID][colour], story[AIMED][symbol], story[BENEATH][symbol], story[BENEATH][colour],
            *words.raw.get("coloured-facts", ()), *words.raw.get("not-of-laying", ())}
    told: dict[str, Any] = {story[LAID][symbol]: known.token.thing[0]}
    if known.force:
        told[story[BENEATH][colour]] = known.force
    if known.beneath is not None and known.beneath.thing[0]:
        told[story[BENEATH][symbol]] = known.beneath.thing[0]
    if known.held is None and known.supposed:
        gone |= {story["holds"], story["hand"]}
    if known.held is not None:
        told[story["holds"]] = "yes" if known.held else "no"
        shown = any(thing.get(colour) == known.force for thing in facts.get(story["hand"], ()))
        gone |= {story["hand"]} if shown != known.held else set()
    return {**{fact: value for fact, value in facts.items() if fact not in gone}, **told}
