"""What a story says that somebody holds: which colours are in the hand, which are not, and whether that is all of it."""

from typing import TYPE_CHECKING, NamedTuple

from .served import ME, WITH, lists_hand
from .sides import ASKER, speaker
from .speech import Speech

if TYPE_CHECKING:
    from .pile import Story

HAS, LACKS, ONLY = "has", "lacks", "only"
"""How a colour is spoken of: it is held, it is not held, it is all that is held."""
BACK, END, TURN = "back", "end", "otherwise"
"""What else a word does: what was named before it is held; nothing more is; after a "but", what is held comes again."""
ANOTHER = "another"
"""Owner of a hand who is not the asker."""


class Hand(NamedTuple):
    """What is told of a hand: for each way to speak of a colour those named so, whether the colour in force is said to be
    there by no other name than that, how many things were listed, whether cards were, where all that is said, the hand as
    others say that it is, and whether the one who tells only thinks of it."""

    said: dict[str, list[str]]
    asked_for: bool | None
    listed: int
    cards: bool
    places: frozenset[int]
    claimed: "Hand | None" = None
    supposed: bool = False

    def holds(self, force: str | None) -> bool | None:
        """Whether a card of this colour is in the hand, as far as the story tells, or else as others say."""
        known = self._told(force)
        return known if known is not None or self.claimed is None else self.claimed.holds(force)

    def _told(self, force: str | None) -> bool | None:
        if force in self.said[HAS] or force in self.said[ONLY]:
            return force is not None
        if self.asked_for is not None or force is None:
            return self.asked_for
        if force in self.said[LACKS] or self.said[ONLY]:
            return False
        return False if self.listed > 1 or self.cards else None


def hand_of(story: "Story", mine: bool, laid: int) -> Hand:
    """What a story tells of the hand of the one who laid the card at this position: the asker's own hand, or another's.

    What somebody is only told to say of it yields to what the story tells itself, where the story tells enough.
    """
    ways, seen = _ways(story, ME if mine else ANOTHER, laid)
    guessed = [at for at, _ in ways if _guessed(story.speech, at)]
    said = [(*pair, _said_by(story.speech, pair[0])) for pair in ways if pair[0] not in guessed]
    own = _hand(story, [(at, way) for at, way, who in said if who is None or mine and who == ASKER])
    claims = [(at, way) for at, way, who in said if who not in (None, ASKER)]
    disbelieves = any(token.mask & story.speech.words.tag("disbelieve") for token in story.speech.heard)
    thought = bool(guessed) or not mine and not disbelieves and any(who == ASKER for _, _, who in said)
    places = frozenset(at for at, _ in ways)
    return own._replace(places=places, cards=own.cards or seen and bool(own.listed), claimed=_hand(story, claims) if claims else None, supposed=thought)


def _guessed(speech: Speech, at: int) -> bool:
    """Whether somebody is told only to have supposed what stands here."""
    return any(other.mask & speech.group("only-guessed") for other in speech.heard[:at] if other.sentence == speech.heard[at].sentence)


def _said_by(speech: Speech, at: int) -> str | None:
    """Who says, or thinks, what stands here: nobody, where the story tells it, or that it was shown."""
    token = speech.heard[at]
    shown = any(other.mask & speech.group("shows-cards") for other in speech.heard[:at] if other.sentence == token.sentence)
    return None if shown else speaker(speech, token.sentence, token.start)


def _hand(story: "Story", ways: list[tuple[int, str]]) -> Hand:
    """The hand in which these colours and cards are said to be, or not."""
    said, asked_for = {HAS: list[str](), LACKS: list[str](), ONLY: list[str]()}, None
    heard = story.speech.heard
    for at, way in ways:
        if not heard[at].thing:
            asked_for = way != LACKS
        elif heard[at].thing[1]:
            said[way].append(str(heard[at].thing[1]))
    listed = [heard[at].thing for at, way in ways if way != LACKS and heard[at].thing]
    return Hand(said, asked_for, len(listed), any(all(thing[:2]) for thing in listed), frozenset(at for at, _ in ways))


def _ways(story: "Story", owner: str, laid: int) -> tuple[list[tuple[int, str]], bool]:
    """The positions of the colours and cards that are said to be in this hand, or not, each with how it is spoken of; and
    whether they were seen there, when all of it was shown."""
    speech, out, shown, told, whole = story.speech, list[tuple[int, str]](), False, False, False
    for span in _shown_apart(speech, laid):
        shown = shown and not (told and any(not _lists(speech, at) for at in span))  # what the hand showed is told
        shows = span[0] > laid and any(speech.heard[at].mask & speech.group("hand-seen") for at in span)
        if not any(_speaks(speech, at, span) for at in span) and not shows and not shown:
            continue
        if _owner(story, span, shown or shows) not in ("", owner):
            continue
        found = _of_sentence(story, span, shown or shows)
        out += [(at, way) for at, way in found if at != laid]
        whole = whole or (shows or shown) and any(way != LACKS and speech.heard[at].thing for at, way in found)
        shown, told = shows or shown and (not found or all(_lists(speech, at) for at in span)), bool(found)
    return out, whole


def _shown_apart(speech: Speech, laid: int) -> list[range]:
    """The positions of each sentence; what a hand shows in the sentence that tells of the laying stands by itself."""
    out = []
    for span in _sentences(speech):
        shown = next((at for at in span if at > laid and speech.heard[at].mask & speech.group("shows-cards")), None)
        out += [span] if shown is None or laid not in span else [range(span.start, shown), range(shown, span.stop)]
    return out


def _lists(speech: Speech, at: int) -> bool:
    """Whether a word may stand in a mere list of cards."""
    token = speech.heard[at]
    return bool(token.thing) or token.number is not None or bool(token.mask & speech.words.tag("and"))


def _sentences(speech: Speech) -> list[range]:
    """The positions of each sentence."""
    heard = speech.heard
    starts = [at for at, token in enumerate(heard) if not at or token.sentence != heard[at - 1].sentence]
    return [range(*pair) for pair in zip(starts, [*starts[1:], len(heard)])]


def _owner(story: "Story", span: range, shown: bool) -> str:
    """Whose hand a sentence speaks of: by a word like "my" or "his", or else of the one who acts there."""
    speech = story.speech
    owners = [owner for at in span if _speaks(speech, at, span) if (owner := named_owner(speech, at))]
    if owners or shown:
        return owners[0] if owners else ""
    for at in span:
        if _speaks(speech, at, span) and story.people[at]:
            own = speech.heard[at].folded.split()[0] in speech.listed("hearers") or story.people[at] == ME
            own = own or story.people[at] in speech.listed("addressed") and _said_by(speech, at) not in (None, ASKER)
            return ME if own else ANOTHER
    return ""


def _speaks(speech: Speech, at: int, span: range) -> bool:
    """Whether a word shows that a sentence speaks of a hand."""
    mask = speech.heard[at].mask
    return bool(mask & speech.group("tells-hand") and not mask & speech.words.tag(WITH)) or _mark(speech, at) in (HAS, BACK) or _is_own(speech, at, span)


def named_owner(speech: Speech, at: int) -> str:
    """Whose something is, by a word like "my" or "his" in its name or right before it."""
    token = speech.heard[at]
    before = [other for other in speech.tokens if other.end <= token.start and other.sentence == token.sentence][-1:]
    for other in (token, *before):
        words = other.folded.split()
        if not speech.listed("my").isdisjoint(words):
            return ME
        if not speech.listed("their-own").isdisjoint(words) or other is not token and other.folded == "'s":
            return ANOTHER
    return ""


def _is_own(speech: Speech, at: int, span: range) -> bool:
    """Whether a card is named as somebody's and not as laid: "I could see her red 7"."""
    done = speech.group("says-laid") | speech.group("on-top-of") | speech.group("names-pile")
    return bool(speech.heard[at].thing and named_owner(speech, at)) and not any(speech.heard[i].mask & done for i in span if i < at)


def _mark(speech: Speech, at: int) -> str:
    """What a word does to the colours named next to it in a sentence about a hand."""
    heard, groups = speech.heard, speech.words.groups
    mask = heard[at].mask
    before = heard[at - 1].mask if at and heard[at - 1].sentence == heard[at].sentence else 0
    if mask & groups["tells-lack"]:
        return LACKS
    if mask & groups["tells-only"]:
        return ONLY
    if mask & groups["had-already"] or mask & groups["hand-words"] and named_owner(speech, at) or mask & groups["tells-hand"] and named_owner(speech, at):
        return BACK
    if mask & speech.words.tag("must") and before & groups["tells-hand"]:
        return ""  # « j'avais forcément du rouge »
    if mask & groups["ends-hand"] and not mask & groups["tells-hand"]:
        return HAS if before & groups["only-possible"] else END
    if mask & groups["tells-hand"] and not mask & speech.words.tag(WITH) or lists_hand(speech, at):
        return HAS
    return TURN if mask & groups["turning-word"] else ""


def _of_sentence(story: "Story", span: range, shown: bool) -> list[tuple[int, str]]:
    """Each colour or card of a sentence that is said to be held, or not."""
    speech, clauses = story.speech, story.clauses
    out, way, fresh, loose, called = list[tuple[int, str]](), HAS if shown else "", True, list[int](), False
    since = 0
    calls = speech.group("calls") | speech.group("names-pile")
    for at in span:
        token, mark = speech.heard[at], _mark(speech, at)
        if way == LACKS and fresh and clauses[since] != clauses[at]:
            way = HAS if shown else ""  # "no, there were two greens"
        if (token.thing or token.mask & speech.group("colour-itself")) and not _in_force(speech, at):
            way = HAS if way == LACKS and not fresh and _counted(speech, at) else way
            said = LACKS if token.mask & speech.group("lacks-itself") or way == ONLY and _is_wild(speech, at) else way or (HAS if _is_own(speech, at, span) else "")
            out += [(at, said)] if said else []
            loose = [] if said else loose if called else [*loose, at]
            fresh = False
        elif (mark == BACK or mark == HAS and _closes(story, at, span)) and loose:
            out, loose, way = [*out, *((one, HAS) for one in loose)], [], HAS
        elif mark in (HAS, BACK):
            way, fresh = way if way == ONLY or way == LACKS and fresh else HAS, True
        elif mark == ONLY:
            way, fresh = way if way == LACKS and fresh else ONLY, True
        elif mark == TURN:
            called = False
            way = HAS if way else way
        elif mark == LACKS and shown and token.mask & speech.group("lacks-all") and _closes(story, at, span):
            out.append((at, LACKS))  # "I look at her hand: nothing"
        elif mark:
            way, fresh, called, since = "" if mark == END else mark, True, mark == END and bool(token.mask & calls), at
            loose = [] if mark == END else loose
        elif shown and not way and token.mask & speech.group("shows-cards"):
            way, fresh, called = HAS, True, False  # "I doubted it and made him show his hand: a red 2"
        elif token.mask & (calls | speech.words.tag(WITH)):
            called, loose = bool(token.mask & calls), []
    return out


def _closes(story: "Story", at: int, span: range) -> bool:
    """Whether a word stands at the end of its clause: "with a red 2 in hand"."""
    return at == span[-1] or story.clauses[at + 1] != story.clauses[at]


def _is_wild(speech: Speech, at: int) -> bool:
    """Whether what is called the only one of a colour is a wild, which is of none: "my only green was a wild"."""
    heard = speech.heard
    after = heard[at + 1] if at + 1 < len(heard) and heard[at + 1].sentence == heard[at].sentence else None
    return bool(heard[at].thing) and not heard[at].thing[0] and after is not None and bool(after.mask & speech.group("any-wild-card"))


def _in_force(speech: Speech, at: int) -> bool:
    """Whether it is said of a colour that it was the one in force: "blue was asked for"."""
    after = [token for token in speech.heard[at + 1:at + 3] if token.sentence == speech.heard[at].sentence and not token.mask & speech.words.starter]
    return bool(after and after[0].mask & speech.group("names-force"))


def _counted(speech: Speech, at: int) -> bool:
    """Whether a card, or a colour that is counted, opens a new item of a list."""
    token, before = speech.heard[at], speech.heard[at - 1]
    near = [other for other in speech.tokens if before.end <= other.start and other.end <= token.start]
    return bool(token.thing and token.thing[0] or before.number or any(other.folded in speech.listed("articles") for other in near))
