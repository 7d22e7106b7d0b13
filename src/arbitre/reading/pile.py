"""The pile as a story builds it: which cards were laid or lay there, by whom, and whom they strike.

A story is gone through in its order.
"""

from typing import NamedTuple

from .result import Token
from .served import ME, NEAR, WITH, lists_hand, person_of
from .speech import Speech

LAYS, LIES, HOLDS, COVERED = "lays", "lies", "holds", "covered"
"""How a story speaks of a card: somebody lays it, it lies there, somebody has it, another was laid on it."""
ON_IT = "on-it"
"""A word for what lies there, which may also stand before its name."""
BACK = 6
"""So many words before a card may say what is done with it."""


class Laid(NamedTuple):
    """A card of a story: its position, how it is spoken of, by whom it is laid, whom it strikes (empty: not said)."""

    at: int
    how: str
    who: str
    struck: str


class Story(NamedTuple):
    """A text as a story: for each word that counts, the number of signs of punctuation before it, and who acts there."""

    speech: Speech
    clauses: list[int]
    people: list[str]


def story_of(speech: Speech) -> Story:
    """A text gone through for who acts where, once."""
    if "story" not in speech.known:
        clauses = _clauses(speech)
        speech.known["story"] = clauses, _people(speech, clauses)
    return Story(speech, *speech.known["story"])


def pile_of(story: Story, lying: list[Token]) -> list[Laid]:
    """The cards of a story that were laid or lay there, in the order in which they came to lie."""
    pile: list[Laid] = []
    heard = story.speech.heard
    for at, token in enumerate(heard):
        if not token.thing or not token.thing[0]:
            continue
        how = _spoken_of(story, at, pile)
        if how == HOLDS and any(token is one for one in lying):
            how = LIES
        if how == HOLDS and token.mask & story.speech.group("strikers") and _laid_after(story, at):
            how = LAYS
        struck = _struck(story, at)
        if _answered_with(story, at):
            how, struck = LIES, story.people[at]
        if how == COVERED:
            pile.insert(len(pile) - 1 if pile and heard[pile[-1].at].sentence == token.sentence else len(pile), Laid(at, LIES, "", ""))
        elif how == LIES and len(pile) == 1 and pile[0].how == LAYS:
            pile.insert(0, Laid(at, LIES, "", ""))
        elif how in (LAYS, LIES):
            pile.append(Laid(at, how, story.people[at] if how == LAYS and story.people[at] != struck else "", struck))
    return pile


def _answered_with(story: Story, at: int) -> bool:
    """Whether a card is told to be answered with another: "he answered my +2 with his own"."""
    heard, groups = story.speech.heard, story.speech.words.groups
    if not at or at + 1 >= len(heard) or story.clauses[at - 1] != story.clauses[at + 1]:
        return False
    return bool(heard[at - 1].mask & groups["answers-card"] and heard[at].mask & groups["strikers"] and heard[at + 1].mask & story.speech.words.tag(WITH))


def _people(speech: Speech, clauses: list[int]) -> list[str]:
    """For each word, who acts there: the one named last, unless only as the one who suffers."""
    out, person, other, suffers, named_at, struck_at = [], "", "", "", 0, 0
    groups, heard = speech.words.groups, speech.heard
    for at, token in enumerate(heard):
        who = "" if _done_to(speech, token) else person_of(speech, token, other)
        named = who and not other and who in speech.listed("pronouns")
        if suffers and (named or who == other and who and _is_one(speech, token, suffers)
                        and (struck_at > named_at or not _is_one(speech, token, other))):
            who = suffers
        inside = at > 0 and clauses[at - 1] == clauses[at]
        if inside and (heard[at - 1].mask & groups["whom"] and not _acts(speech, at) or token.mask & groups["at-myself"] or _dealt_to(speech, clauses, at)):
            suffers, struck_at = (who, token.sentence) if who not in ("", ME) else (suffers, struck_at)
            who = ""
        if at and token.sentence == heard[at - 1].sentence and token.mask & groups["relatives"] and heard[at - 1].mask & groups["person"]:
            who = person if person == ME else heard[at - 1].folded
        if inside and token.mask & speech.words.tag("next-player") and heard[at - 1].mask & groups["person"] and not token.mask & groups["relatives"]:
            who = ""  # "my sister was next" tells of her
        person, other, named_at = who or person, *((other, named_at) if not who or who == ME else (who, token.sentence))
        out.append(person)
    return out


def _acts(speech: Speech, at: int) -> bool:
    """Whether a word can only name the one who acts, and an act comes next: "after I played"."""
    heard = speech.heard
    following = heard[at + 1] if at + 1 < len(heard) and heard[at + 1].sentence == heard[at].sentence else None
    return heard[at].folded in speech.listed("subjects") and following is not None and bool(following.mask & speech.group("players-do"))


def _done_to(speech: Speech, token: Token) -> bool:
    """Whether a word names a person only as the one to whom it is done: « lui renvoyer »."""
    first, _, verb = token.folded.partition(" ")
    return bool(verb) and first in speech.listed("objects") and verb not in speech.listed("pronouns") or _done_to_me(speech, token)


def _done_to_me(speech: Speech, token: Token) -> bool:
    """Whether a word names the asker only as the one to whom it is done: "gave me"."""
    if not token.mask & speech.group("strikes"):
        return False
    said = token.folded.split()
    return len(said) > 1 and said[-1] in speech.listed("selves") and said[0] not in speech.listed("selves")


def _dealt_to(speech: Speech, clauses: list[int], at: int) -> bool:
    """Whether a person stands between an act that strikes and a draw card: "I gave my wife a +2", "I hit her with a +2"."""
    groups, heard = speech.words.groups, speech.heard
    if not (at and heard[at].mask & groups["person"] and heard[at - 1].mask & groups["deals-to"]):
        return False
    after = next((t for t in heard[at + 1:at + 3] if not t.mask & speech.words.tag(WITH)), None)
    if after is not None and heard[at].folded in speech.listed("pronouns") and after.start - heard[at].end <= 1:
        return False  # "she played her +2"
    return after is not None and clauses[at - 1] == clauses[at] and bool(after.thing and after.mask & groups["strikers"])


def _is_one(speech: Speech, pronoun: Token, person: str) -> bool:
    """Whether a pronoun that tells a woman from a man may mean this person."""
    said, meant = set(pronoun.folded.split()), set(person.split())
    return any(said & speech.listed(name) and meant & speech.listed(name) for name in ("women", "men"))


def _clauses(speech: Speech) -> list[int]:
    """For each word the number of signs of punctuation before it."""
    stops = [token.start for token in speech.tokens if token.plain and token.text in (",", ".", "?")]
    return [sum(1 for stop in stops if stop < token.start) for token in speech.heard]


def _spoken_of(story: Story, at: int, pile: list[Laid]) -> str:
    """How a card is spoken of: as the nearest word before it in its clause says, or one right after it."""
    speech, clauses = story.speech, story.clauses
    groups, heard = speech.words.groups, speech.heard
    asks = heard[at].sentence in speech.asked
    near = [i for i in range(max(at - NEAR, 0), at) if clauses[i] == clauses[at] and heard[i].sentence == heard[at].sentence]
    done = near and heard[near[-1]].mask & groups["says-laid"] and any(heard[i].mask & groups["person"] or heard[i].mask & speech.words.tag(ME) for i in near)
    if heard[at].mask & groups["strikers"] and (_falls(story, at) or _got_from(story, at)):
        return LAYS
    if not done and any(heard[i].mask & groups["says-lies-after"] for i in range(at + 1, min(at + 2, len(heard))) if clauses[i] == clauses[at]):
        return LIES
    for i in range(at - 1, max(at - BACK, -1), -1):
        mask = heard[i].mask
        if clauses[i] != clauses[at]:
            break
        if mask & groups["on-top-of"] or i == at - 1 and mask & speech.words.tag(ON_IT):  # "on his +6"
            return COVERED if pile and heard[pile[-1].at].sentence == heard[at].sentence else LIES
        if heard[i].thing and heard[i].thing[0]:
            return next((LAYS for one in pile if one.at == i and one.how == LAYS), HOLDS)
        if mask & groups["says-laid"]:
            undone = groups["not-done"] | (0 if asks else groups["only-may"])
            denied = any(t.mask & undone for t in heard[max(i - 3, 0):i] if t.sentence == heard[at].sentence)
            return HOLDS if denied or _only_said(story, i) else LAYS
        if mask & groups["says-lies"] or i == at - 1 and mask & groups["is-pile"] and (not i or heard[i - 1].sentence != heard[at].sentence):
            return LIES  # "pile: a red 3"
        if mask & groups["only-said"] and i == at - 1 or mask & groups["not-laid"] and not mask & speech.words.tag(WITH):
            return HOLDS
    near = [i for i in range(max(at - BACK, 0), at) if clauses[i] == clauses[at] and heard[i].sentence == heard[at].sentence]
    if near and heard[near[-1]].mask & groups["only-possible"]:
        return HOLDS
    named = [i for i in near if heard[i].mask & groups["person"]]
    if named and lists_hand(speech, named[-1]):
        return HOLDS
    if heard[at].thing[0] in speech.words.groups_of[speech.words.attributes[0]]:
        return HOLDS  # "any draw card" is none that was laid
    first = bool(named) and (not named[0] or heard[named[0] - 1].sentence != heard[at].sentence)
    return LAYS if named and (pile or first and named[-1] == at - 1) else HOLDS


def _only_said(story: Story, at: int) -> bool:
    """Whether an act is no more than said of cards: "he says that a +2 cancels a +2" tells of nobody who does it."""
    clauses, groups, heard = story.clauses, story.speech.words.groups, story.speech.heard
    for i in range(at - 1, -1, -1):
        if clauses[i] != clauses[at] or heard[i].sentence != heard[at].sentence or heard[i].mask & groups["person"]:
            return False
        if heard[i].mask & groups["only-said"]:
            return True
    return False


def _struck(story: Story, at: int) -> str:
    """Whom a card strikes, as its clause says."""
    speech, clauses, groups, heard = story.speech, story.clauses, story.speech.words.groups, story.speech.heard
    near = [i for i in range(max(at - 4, 0), min(at + 5, len(heard))) if clauses[i] == clauses[at] and heard[i].sentence == heard[at].sentence]
    after = speech.words.tag("after")  # "the one after me"
    if any(heard[i].mask & groups["at-myself"] and not _skips_another(story, i) and not (i and heard[i - 1].mask & after) for i in near if i > at or not (i and heard[i - 1].thing)):
        return ME
    if at + 1 in near and (heard[at + 1].mask & speech.words.tag("comes-from") or _got_from(story, at)):
        return story.people[at]
    for i in (at + 1, at + 2):
        if i in near and heard[i].mask & groups["person"] and _given(speech, heard[at], heard[i]):
            return heard[i].folded
    for i in near:
        if i > at and heard[i].mask & groups["at-person"] and i + 1 in near and heard[i + 1].mask & groups["person"]:
            named = heard[i + 1].folded
            return "" if named in speech.listed("pronouns") and named not in story.people else named
        if i < at and _done_to_me(speech, heard[i]):
            return ME
        if i > at and heard[i].mask & groups["at-someone-else"]:
            return heard[i].folded
        if i < at and i + 1 < at and _dealt_to(speech, clauses, i + 1):
            return heard[i + 1].folded
        by_name = heard[i].start == heard[at].start and not (i and heard[i - 1].mask & groups["person"])  # the card, and no verb
        if heard[i].mask & groups["strikes"] and not by_name and (i < at or _falls(story, at)):
            return _hit(story, i)
    return ""


def _skips_another(story: Story, at: int) -> bool:
    """Whether it is told of another that he was skipped: "she drew and was skipped"."""
    token = story.speech.heard[at]
    return bool(token.mask & story.speech.words.tag("skipped-me")) and not token.mask & story.speech.words.tag("at-me") and story.people[at] not in ("", ME)


def _laid_after(story: Story, at: int) -> bool:
    """Whether a card that somebody has is then laid, as "it", before another is named: "I had one and put it on his"."""
    heard, laying = story.speech.heard, story.speech.words.tag("play-it")
    following = next((i for i in range(at + 1, len(heard)) if heard[i].mask & laying or heard[i].thing and heard[i].thing[0]), None)
    if following is None or heard[following].thing or story.people[following] != story.people[at]:
        return False
    undone = story.speech.group("not-done") | story.speech.group("only-may")
    return not any(t.mask & undone for t in heard[max(following - 2, 0):following] if t.sentence == heard[following].sentence)


def _got_from(story: Story, at: int) -> bool:
    """Whether somebody is told to have got a card from somebody: "I got a +4 from my sister"."""
    heard, groups = story.speech.heard, story.speech.words.groups
    got = at > 0 and heard[at - 1].mask & groups["got-it"] and story.clauses[at - 1] == story.clauses[at]
    return bool(got and at + 2 < len(heard) and heard[at + 1].mask & story.speech.words.tag("from-word") and heard[at + 2].mask & groups["person"])


def _falls(story: Story, at: int) -> bool:
    """Whether a card is told to fall on somebody: "his +2 landed on me"."""
    heard, groups = story.speech.heard, story.speech.words.groups
    if at and heard[at - 1].mask & groups["on-top-of"]:
        return False
    own = at + 2 < len(heard) and heard[at + 1].mask & groups["person"] and heard[at + 2].mask & story.speech.words.tag("play")
    then = at + 3 if own else at + 1  # "the +2 that I played hit her"
    return then < len(heard) and bool(heard[then].mask & groups["falls"]) and story.clauses[then] == story.clauses[at]


def _hit(story: Story, at: int) -> str:
    """Whom a word that strikes tells to be struck: the one who tells, the person right after it, or else the one before it."""
    heard, person = story.speech.heard, story.speech.group("person")
    if not story.speech.listed("struck-selves").isdisjoint(heard[at].folded.replace("'", "' ").split()):
        return ME
    if at + 1 < len(heard) and heard[at + 1].mask & person and story.clauses[at + 1] == story.clauses[at]:
        return heard[at + 1].folded
    return story.people[at]


def _given(speech: Speech, card: Token, person: Token) -> bool:
    """Whether a word such as "to" stands between a card and the person named after it."""
    between = [token.folded for token in speech.tokens if card.end <= token.start and token.end <= person.start]
    return not speech.listed("gives-to").isdisjoint(between)
