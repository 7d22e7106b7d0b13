"""What becomes of the card in question in the course of a story: on which card it is laid, and what is then to be undergone.

The card beneath the one in question is the one laid last before it, and a draw card is still to be undergone by the next
who plays, unless somebody took its cards or it struck another.
"""

from typing import Any, NamedTuple

from .pile import BACK, LAYS, Laid, Story, pile_of, story_of
from .result import Token
from .roles import AIMED, BENEATH, EARLIER, HELD, LAID, Cards
from .served import ME, draws, near, person_of
from .sides import of_others
from .speech import Speech
from .words import Words

NOTHING = "none"
"""What is to be undergone where nothing is."""


class Course(NamedTuple):
    """What a story makes of the card in question: its token, the one beneath it, what is to be undergone (the symbol,
    "none", or an empty text where the story does not say), and whether what was drawn was drawn by the one who plays."""

    laid: Token
    beneath: Token
    penalty: str
    own_draw: bool


def course(speech: Speech, cards: Cards) -> Course | None:
    """The course of a story up to the card in question, or None where it is not clear."""
    heard = speech.heard
    story = story_of(speech)
    if all(_asks(story, at) for at in range(len(heard))):
        return None
    pile = pile_of(story, cards.get(BENEATH, []))
    alone = all(token.sentence in speech.asked for token in heard)
    if alone and any(heard[one.at].mask & speech.group("strikers") for one in pile):
        return None  # what strikes whom is told in sentences of its own
    question = _in_question(story, cards.get(LAID, []), pile)
    if question is None:
        return None
    token, at, below = question
    known = any(token is one for one in cards.get(LAID, ()))
    if not below or known and BENEATH in cards and not any(one.how == LAYS for one in below) and not _drew(story, below[-1], at):
        return None
    who = _player(story, at)
    who = ME if below[-1].struck == ME and not _names(story, at) else who
    beneath = heard[below[-1].at]
    owed, own_draw = owes(story, below[-1], at, who)
    aimed = cards.get(AIMED, ())
    told = _drew(story, below[-1], at) or below[-1].struck == ME and who not in ("", ME)
    if aimed and not told and (len(below) < 2 or any(one is beneath for one in aimed)):
        return None
    if any(token.mask & speech.group("later-turn") for token in heard[below[-1].at:at]):
        return None  # which card lies there by then is not told
    return Course(token, beneath, "" if alone else owed, own_draw)


def settled(cards: Cards, known: Course) -> Cards:
    """The cards by role, with those of the story in their place."""
    others = {role: listed for role, listed in cards.items() if role not in (LAID, BENEATH, AIMED, EARLIER)}
    held = [one for one in others.pop(HELD, ()) if one is not known.laid and one is not known.beneath]
    return {**others, LAID: [known.laid], BENEATH: [known.beneath], **({HELD: held} if held else {})}


def facts_of_course(words: Words, facts: dict[str, Any], known: Course) -> dict[str, Any]:
    """The facts, with what the story tells of a draw card, and without what only another one drew."""
    story, symbol = words.raw["story"], words.attributes[0]
    if not known.penalty or facts.get(story[AIMED][symbol]) == NOTHING != known.penalty:
        return facts
    over = () if known.own_draw else words.raw.get("of-one-turn", ())
    return {**{fact: value for fact, value in facts.items() if fact not in over},
            story[BENEATH][symbol]: known.beneath.thing[0], story[AIMED][symbol]: known.penalty}


def _in_question(story: Story, laid: list[Token], pile: list[Laid]) -> tuple[Token, int, list[Laid]] | None:
    """The card in question, its position, and the pile beneath it."""
    heard = story.speech.heard
    named = [at for at, token in enumerate(heard) if _asks(story, at) and any(token is one for one in laid)]
    last = pile[-1] if pile else None
    offered = None if named else _offered(story, pile)
    if offered is not None:
        return heard[offered], offered, pile
    if not named:
        own = next((at for at, token in enumerate(heard) if len(laid) == 1 and token is laid[0]), -1)
        again = last is not None and own > last.at and heard[own - 1].mask & story.speech.group("only-said") and _alike(heard[own], heard[last.at])
        if last is None or own > last.at and story.people[own] != last.who and not again:
            return (heard[own], own, pile) if own >= 0 else None
        return (heard[last.at], last.at, pile[:-1]) if last.how == LAYS else None
    if len(named) > 1:
        return None
    at = named[0]
    same = [i for i, one in enumerate(pile) if one.at != at and one.how == LAYS and _alike(heard[at], heard[one.at])]
    before = [one for one in pile if one.at < at]
    if before and _another(story, before[-1], at):
        return heard[at], at, before
    if not same or _asks(story, pile[same[-1]].at):
        return heard[at], at, before
    return (heard[pile[same[-1]].at], pile[same[-1]].at, pile[:same[-1]]) if same[-1] == len(before) - 1 else None


def _asks(story: Story, at: int) -> bool:
    """Whether a word stands in what asks: in a sentence that asks, and there in the last of its clauses where it is all of
    the story."""
    speech, token = story.speech, story.speech.heard[at]
    if token.sentence not in speech.asked or len({other.sentence for other in speech.heard}) > 1:
        return token.sentence in speech.asked
    pauses = [sign.start for sign in speech.tokens if sign.plain and sign.text == "," and any(word.start > sign.start and word.text[0].isalnum() for word in speech.tokens)]
    return not pauses or token.start > pauses[-1]


def _offered(story: Story, pile: list[Laid]) -> int | None:
    """The position of the one card that the asker has, told of once another laid the last one, where it is asked whether
    "it" may be laid."""
    speech, heard = story.speech, story.speech.heard
    if not pile or pile[-1].who == ME or pile[-1].struck == ME or of_others(speech):
        return None
    own = [at for at, token in enumerate(heard) if token.thing and token.thing[0] and at > pile[-1].at and all(one.at != at for one in pile)]
    alone = len(own) == 1 and story.people[own[0]] == ME and not _asks(story, own[0])
    held = alone and any(token.mask & speech.group("not-laid") for token in heard[max(own[0] - BACK, 0):own[0]] if token.sentence == heard[own[0]].sentence)
    return own[0] if held and not heard[own[0]].mask & speech.group("draw-symbol") else None


def _another(story: Story, below: Laid, at: int) -> bool:
    """Whether the card in question is surely another one than the one laid before it: of the one whom that one struck, or
    of somebody who plays once its cards were taken."""
    who = _player(story, at)
    return _strikes(story, below, who) or who not in ("", below.who) and bool(_drew(story, below, at))


def _strikes(story: Story, below: Laid, who: str) -> bool:
    """Whether a card struck this one, by name or told of as its victim."""
    victim = story.speech.words.tag("victim")
    return bool(below.struck) and (below.struck == who or any(token.folded == who and token.mask & victim for token in story.speech.heard))


def _alike(one: Token, other: Token) -> bool:
    """Whether two names may be those of one card."""
    return one.thing[0] == other.thing[0] and None in (one.thing[1], other.thing[1], None if one.thing[1] == other.thing[1] else 0)


def _player(story: Story, at: int) -> str:
    """Who plays the card in question: the one named last before it, in the sentence that asks where it stands there."""
    heard, people = story.speech.heard, story.people
    if heard[at].sentence not in story.speech.asked:
        return people[at]
    within = [people[i] for i in range(len(heard)) if heard[i].sentence == heard[at].sentence and people[i]]
    before = [people[i] for i in range(at) if heard[i].sentence == heard[at].sentence and people[i]]
    return (before or within or [""])[-1 if before else 0]


def _names(story: Story, at: int) -> bool:
    """Whether somebody is named in the sentence that asks of a card, if it does."""
    speech, sentence = story.speech, story.speech.heard[at].sentence
    saved = speech.group("answers-card") | speech.words.tag("saves-me")   # "does it save me" names nobody who plays
    return sentence not in speech.asked or any(person_of(speech, token, ME) for token in speech.heard if token.sentence == sentence and not token.mask & saved)


def _drew(story: Story, below: Laid, at: int) -> list[str]:
    """Who took cards since a card was laid, before the next; any drawing counts after a draw card that another laid."""
    speech, people = story.speech, story.people
    groups, heard = speech.words.groups, speech.heard
    struck = bool(heard[below.at].mask & groups["draw-symbol"])
    before = below.at - 1
    own = struck and before >= 0 and heard[before].mask & groups["took-them"] and heard[before].sentence == heard[below.at].sentence
    return [people[before]] * bool(own and people[before]) + [people[i] for i in range(below.at + 1, at) if draws(speech, i)
            or struck and people[i] != below.who and heard[i].mask & groups["takes-cards"]
            and not near(speech, i, "demanding") and not heard[i - 1].mask & groups["not-yet"] and not _takes_colour(speech, i)]


def _takes_colour(speech: Speech, at: int) -> bool:
    """Whether what is taken is a colour: "he took yellow" draws nothing."""
    return at + 1 < len(speech.heard) and bool(speech.heard[at + 1].mask & speech.words.tag(speech.words.attributes[1])) and not any(speech.heard[at + 1].thing[:1])


def owes(story: Story, below: Laid, at: int, who: str) -> tuple[str, bool]:
    """What the one who plays has to undergo of the card beneath, and whether that one drew."""
    groups, token = story.speech.words.groups, story.speech.heard[below.at]
    symbol = str(token.thing[0])
    drew = _drew(story, below, at)
    if not token.mask & groups["strikers"]:
        return NOTHING, True
    if token.mask & groups["draw-symbol"]:
        if drew:
            return (symbol, True) if drew[-1] == who else (NOTHING, False)
        if below.struck:
            return (symbol if _strikes(story, below, who) else "" if _is_next(story, who) else NOTHING), True
        return (symbol if below.how == LAYS and who and below.who and who != below.who else ""), True
    if below.how == LAYS and not below.struck and who not in ("", below.who) and _comes_next(story, below, at):
        return symbol, True
    return (symbol if below.struck and below.struck == who else NOTHING if below.how == LAYS else ""), True


def _is_next(story: Story, who: str) -> bool:
    """Whether this one is only told of as the next who plays."""
    following = story.speech.words.tag("next-player")
    return any(token.folded == who and token.mask & following for token in story.speech.heard)


def _comes_next(story: Story, below: Laid, at: int) -> bool:
    """Whether a story says that the one who now plays comes right after the one who laid a card, and that nobody missed a
    turn since."""
    groups, heard, tag = story.speech.words.groups, story.speech.heard, story.speech.words.tag
    since = range(below.at + 1, at)
    if any(heard[i].mask & groups["ends-turn"] for i in since):
        return False
    return any(heard[i].mask & tag("next-player") or heard[i - 1].mask & tag("after")
               and heard[i].mask & groups["person"] for i in since)
