"""The pile as a story builds it: who laid which card on which, and what then becomes of a draw card.

A story is gone through in its order. The card beneath the one in question is the one laid last before it, and a draw
card is still to be undergone by the next who plays, unless somebody took its cards or it struck another.
"""

from typing import Any, NamedTuple

from .result import Token
from .roles import AIMED, BENEATH, EARLIER, HELD, LAID
from .served import ME, WITH, draws, near, person_of
from .words import Words

LAYS, LIES, HOLDS, COVERED = "lays", "lies", "holds", "covered"
"""How a story speaks of a card: somebody lays it, it lies there, somebody has it, another was laid on it."""
NOTHING = "none"
"""What is to be undergone where nothing is."""
BACK = 6
"""So many words before a card may say what is done with it."""


class Laid(NamedTuple):
    """A card of a story: its position, how it is spoken of, by whom it is laid, whom it strikes (empty: not said)."""

    at: int
    how: str
    who: str
    struck: str


class Course(NamedTuple):
    """What a story makes of the card in question: its token, the one beneath it, and what is to be undergone (the symbol,
    "none", or an empty text where the story does not say)."""

    laid: Token
    beneath: Token
    penalty: str
    own_draw: bool


def course(words: Words, lang: str, tokens: list[Token], heard: list[Token], asked: set[int], cards: dict[str, list[Token]]) -> Course | None:
    """The course of a story up to the card in question, or None where it is not clear."""
    if all(token.sentence in asked for token in heard):
        return None
    clauses = _clauses(words, tokens, heard)
    people = _people(words, lang, heard, clauses)
    pile = _pile(words, heard, people, clauses, asked, cards.get(BENEATH, []))
    question = _in_question(heard, asked, cards.get(LAID, []), pile, people)
    if question is None:
        return None
    token, at, below = question
    known = any(token is one for one in cards.get(LAID, ()))
    if not below or known and BENEATH in cards and not any(one.how == LAYS for one in below):
        return None
    who = _player(people, heard, asked, at)
    beneath = heard[below[-1].at]
    owed, own_draw = _owed(words, heard, people, below[-1], at, who)
    aimed = cards.get(AIMED, ())
    told = _drew(words, heard, people, below[-1], at) or below[-1].struck == ME and who not in ("", ME)
    if aimed and not told and (len(below) < 2 or any(one is beneath for one in aimed)):
        return None
    if any(token.mask & words.groups["later-turn"] for token in heard[below[-1].at:at]):
        return None  # which card lies there by then is not told
    return Course(token, beneath, owed, own_draw)


def settled(cards: dict[str, list[Token]], known: Course) -> dict[str, list[Token]]:
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


def _people(words: Words, lang: str, heard: list[Token], clauses: list[int]) -> list[str]:
    """For each word, who acts there: the one named last, unless only as the one who suffers."""
    out, person, other, suffers = [], "", "", ""
    for at, token in enumerate(heard):
        who = person_of(words, lang, token, other)
        if who == other and suffers and _is_one(words, lang, token, suffers) and not _is_one(words, lang, token, other):
            who = suffers
        inside = at > 0 and clauses[at - 1] == clauses[at]
        if inside and (heard[at - 1].mask & words.groups["whom"] or token.mask & words.groups["at-myself"]):
            suffers = who if who not in ("", ME) else suffers
            who = ""
        if inside and token.mask & words.groups["relatives"] and heard[at - 1].mask & words.groups["person"]:
            who = heard[at - 1].folded
        person, other = who or person, other if not who or who == ME else who
        out.append(person)
    return out


def _is_one(words: Words, lang: str, pronoun: Token, person: str) -> bool:
    """Whether a pronoun that tells a woman from a man may mean this person."""
    said, meant = set(pronoun.folded.split()), set(person.split())
    return any(said & words.listed(name, lang) and meant & words.listed(name, lang) for name in ("women", "men"))


def _pile(words: Words, heard: list[Token], people: list[str], clauses: list[int], asked: set[int], lying: list[Token]) -> list[Laid]:
    """The cards of a story that were laid or lay there, in the order in which they came to lie."""
    pile: list[Laid] = []
    for at, token in enumerate(heard):
        if not token.thing or not token.thing[0]:
            continue
        how = _spoken_of(words, heard, clauses, at, pile, token.sentence in asked)
        if how == HOLDS and any(token is one for one in lying):
            how = LIES
        struck = _struck(words, heard, people, clauses, at)
        if how == COVERED:
            pile.insert(len(pile) - 1 if pile and heard[pile[-1].at].sentence == token.sentence else len(pile), Laid(at, LIES, "", ""))
        elif how == LIES and len(pile) == 1 and pile[0].how == LAYS:
            pile.insert(0, Laid(at, LIES, "", ""))
        elif how in (LAYS, LIES):
            pile.append(Laid(at, how, people[at] if how == LAYS else "", struck))
    return pile


def _clauses(words: Words, tokens: list[Token], heard: list[Token]) -> list[int]:
    """For each word the number of signs of punctuation before it."""
    stops = [token.start for token in tokens if token.plain and token.text in (",", ".", "?")]
    return [sum(1 for stop in stops if stop < token.start) for token in heard]


def _spoken_of(words: Words, heard: list[Token], clauses: list[int], at: int, pile: list[Laid], asks: bool) -> str:
    """How a card is spoken of: as the nearest word before it in its clause says, or one right after it."""
    groups = words.groups
    if any(heard[i].mask & groups["says-lies-after"] for i in range(at + 1, min(at + 2, len(heard))) if clauses[i] == clauses[at]):
        return LIES
    for i in range(at - 1, max(at - BACK, -1), -1):
        mask = heard[i].mask
        if clauses[i] != clauses[at]:
            break
        if mask & groups["on-top-of"]:
            return COVERED if pile and heard[pile[-1].at].sentence == heard[at].sentence else LIES
        if heard[i].thing and heard[i].thing[0]:
            return next((LAYS for one in pile if one.at == i and one.how == LAYS), HOLDS)
        if mask & groups["says-laid"]:
            undone = groups["not-done"] | (0 if asks else groups["only-may"])
            denied = any(t.mask & undone for t in heard[max(i - 3, 0):i] if t.sentence == heard[at].sentence)
            return HOLDS if denied or _only_said(words, heard, clauses, i) else LAYS
        if mask & groups["says-lies"]:
            return LIES
        if mask & groups["only-said"] and i == at - 1 or mask & groups["not-laid"] and not mask & words.tag(WITH):
            return HOLDS
    near = [i for i in range(max(at - BACK, 0), at) if clauses[i] == clauses[at] and heard[i].sentence == heard[at].sentence]
    if near and heard[near[-1]].mask & groups["only-possible"]:
        return HOLDS
    named = [i for i in near if heard[i].mask & groups["person"]]
    first = bool(named) and (not named[0] or heard[named[0] - 1].sentence != heard[at].sentence)
    return LAYS if named and (pile or first and named[-1] == at - 1) else HOLDS


def _only_said(words: Words, heard: list[Token], clauses: list[int], at: int) -> bool:
    """Whether an act is no more than said of cards: "he says that a +2 cancels a +2" tells of nobody who does it."""
    for i in range(at - 1, -1, -1):
        if clauses[i] != clauses[at] or heard[i].sentence != heard[at].sentence or heard[i].mask & words.groups["person"]:
            return False
        if heard[i].mask & words.groups["only-said"]:
            return True
    return False


def _struck(words: Words, heard: list[Token], people: list[str], clauses: list[int], at: int) -> str:
    """Whom a card strikes, as its clause says."""
    near = [i for i in range(max(at - 4, 0), min(at + 4, len(heard))) if clauses[i] == clauses[at] and heard[i].sentence == heard[at].sentence]
    if any(heard[i].mask & words.groups["at-myself"] for i in near):
        return ME
    for i in near:
        if i > at and heard[i].mask & words.groups["at-person"] and i + 1 < len(heard) and heard[i + 1].mask & words.groups["person"]:
            return heard[i + 1].folded if heard[i + 1].folded in people else ""
        if heard[i].mask & words.groups["strikes"] and i < at and i and heard[i - 1].mask & words.groups["person"]:
            return people[i - 1]
    return ""


def _in_question(heard: list[Token], asked: set[int], laid: list[Token], pile: list[Laid],
                 people: list[str]) -> tuple[Token, int, list[Laid]] | None:
    """The card in question, its position, and the pile beneath it."""
    named = [at for at, token in enumerate(heard) if token.sentence in asked and any(token is one for one in laid)]
    last = pile[-1] if pile else None
    if not named:
        own = next((at for at, token in enumerate(heard) if len(laid) == 1 and token is laid[0]), -1)
        if last is None or own > last.at and people[own] != last.who:
            return (heard[own], own, pile) if own >= 0 else None
        return (heard[last.at], last.at, pile[:-1]) if last.how == LAYS else None
    if len(named) > 1:
        return None
    at = named[0]
    same = [i for i, one in enumerate(pile) if one.at != at and one.how == LAYS and _alike(heard[at], heard[one.at])]
    before = [one for one in pile if one.at < at]
    if not same or heard[pile[same[-1]].at].sentence in asked:
        return heard[at], at, before
    return (heard[pile[same[-1]].at], pile[same[-1]].at, pile[:same[-1]]) if same[-1] == len(before) - 1 else None


def _alike(one: Token, other: Token) -> bool:
    """Whether two names may be those of one card."""
    return one.thing[0] == other.thing[0] and None in (one.thing[1], other.thing[1], None if one.thing[1] == other.thing[1] else 0)


def _player(people: list[str], heard: list[Token], asked: set[int], at: int) -> str:
    """Who plays the card in question: the one named last before it, in the sentence that asks where it stands there."""
    if heard[at].sentence not in asked:
        return people[at]
    within = [people[i] for i in range(len(heard)) if heard[i].sentence == heard[at].sentence and people[i]]
    before = [people[i] for i in range(at) if heard[i].sentence == heard[at].sentence and people[i]]
    return (before or within or [""])[-1 if before else 0]


def _drew(words: Words, heard: list[Token], people: list[str], below: Laid, at: int) -> list[str]:
    """Who took cards since a card was laid, before the next; any drawing counts after a draw card that another laid."""
    struck = bool(heard[below.at].mask & words.groups["draw-symbol"])
    return [people[i] for i in range(below.at + 1, at) if draws(words, heard, i)
            or struck and people[i] != below.who and heard[i].mask & words.groups["takes-cards"]
            and not near(words, heard, i, "demanding") and not heard[i - 1].mask & words.groups["not-yet"]]


def _owed(words: Words, heard: list[Token], people: list[str], below: Laid, at: int, who: str) -> tuple[str, bool]:
    """What the one who plays has to undergo of the card beneath, and whether that one drew."""
    symbol = str(heard[below.at].thing[0])
    drew = _drew(words, heard, people, below, at)
    if not heard[below.at].mask & words.groups["strikers"]:
        return NOTHING, True
    if heard[below.at].mask & words.groups["draw-symbol"]:
        if drew:
            return (symbol, True) if drew[-1] == who else (NOTHING, False)
        if below.struck:
            return (symbol if below.struck == who else NOTHING), True
        return (symbol if below.how == LAYS and who and below.who and who != below.who else ""), True
    if below.how == LAYS and not below.struck and who not in ("", below.who) and _comes_next(words, heard, people, below, at):
        return symbol, True
    return (symbol if below.struck and below.struck == who else NOTHING if below.how == LAYS else ""), True


def _comes_next(words: Words, heard: list[Token], people: list[str], below: Laid, at: int) -> bool:
    """Whether a story says that the one who now plays comes right after the one who laid a card, and that nobody missed a
    turn since."""
    since = range(below.at + 1, at)
    if any(heard[i].mask & words.groups["ends-turn"] for i in since):
        return False
    return any(heard[i].mask & words.tag("next-player") or heard[i - 1].mask & words.tag("after")
               and heard[i].mask & words.groups["person"] for i in since)
