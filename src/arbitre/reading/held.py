"""What a story says that somebody holds: which colours are in the hand, which are not, and whether that is all of it."""

from typing import TYPE_CHECKING, NamedTuple

from .served import ME, WITH
from .speech import Speech

if TYPE_CHECKING:
    from .pile import Story

HAS, LACKS, ONLY = "has", "lacks", "only"
"""How a colour is spoken of: it is held, it is not held, it is all that is held."""
ANOTHER = "another"
"""Owner of a hand who is not the asker."""
NEAREST = 2
"""So many words after a denial may be of what is denied."""


class Hand(NamedTuple):
    """What is told of a hand: for each way to speak of a colour those named so, whether the colour in force is said to be
    there by no other name than that, how many things were listed, whether cards were, and where all that is said."""

    said: dict[str, list[str]]
    asked_for: bool | None
    listed: int
    cards: bool
    places: frozenset[int]

    def holds(self, force: str | None) -> bool | None:
        """Whether a card of this colour is in the hand, as far as the story tells."""
        if force in self.said[HAS] or force in self.said[ONLY]:
            return force is not None
        if self.asked_for is not None or force is None:
            return self.asked_for
        if force in self.said[LACKS] or self.said[ONLY]:
            return False
        return False if self.listed > 1 or self.cards else None


def hand_of(story: "Story", owner: str, laid: int) -> Hand:
    """What a story tells of the hand of the one who laid the card at this position."""
    said, asked_for = {HAS: list[str](), LACKS: list[str](), ONLY: list[str]()}, None
    heard, ways = story.speech.heard, _ways(story, owner, laid)
    for at, way in ways:
        if not heard[at].thing:
            asked_for = way != LACKS
        elif heard[at].thing[1]:
            said[way].append(str(heard[at].thing[1]))
    listed = [heard[at].thing for at, way in ways if way != LACKS and heard[at].thing]
    return Hand(said, asked_for, len(listed), any(all(thing[:2]) for thing in listed), frozenset(at for at, _ in ways))


def _ways(story: "Story", owner: str, laid: int) -> list[tuple[int, str]]:
    """The positions of the colours and cards that are said to be in this hand, or not, each with how it is spoken of."""
    speech, out, shown = story.speech, list[tuple[int, str]](), False
    for first, last in _sentences(speech):
        span = range(first, last)
        shows = first > laid and any(speech.heard[at].mask & speech.group("hand-seen") for at in span)
        if not any(speech.heard[at].mask & speech.group("tells-hand") for at in span) and not shows and not shown:
            continue
        if _owner(story, span, shown or shows) not in ("", owner if owner == ME else ANOTHER):
            continue
        found = _of_sentence(speech, span, shown or shows)
        out += [(at, way) for at, way in found if at != laid]
        shown = shows or shown and not found
    return out


def _sentences(speech: Speech) -> list[tuple[int, int]]:
    """The first position of each sentence, and that past its last."""
    heard = speech.heard
    starts = [at for at, token in enumerate(heard) if not at or token.sentence != heard[at - 1].sentence]
    return list(zip(starts, [*starts[1:], len(heard)]))


def _owner(story: "Story", span: range, shown: bool) -> str:
    """Whose hand a sentence speaks of: by a word like "my" or "his", or else of the one who acts there."""
    speech = story.speech
    first, last = speech.heard[span[0]], speech.heard[span[-1]]
    said = [token for token in speech.tokens if first.sentence == token.sentence and token.start <= last.start]
    for token, after in zip(said, [*said[1:], last]):
        words = token.folded.split()
        if after.mask & speech.group("hand-words") or token.mask & (speech.group("hand-words") | speech.group("tells-hand")):
            if not speech.listed("my").isdisjoint(words):
                return ME
            if not speech.listed("their-own").isdisjoint(words) or token.mask & speech.group("others-say"):
                return ANOTHER
    if shown:
        return ""
    for at in span:
        token = speech.heard[at]
        if token.mask & speech.group("tells-hand") and story.people[at]:
            own = token.folded.split()[0] in speech.listed("hearers") or story.people[at] == ME
            return ME if own else ANOTHER
    return ""


def _of_sentence(speech: Speech, span: range, shown: bool) -> list[tuple[int, str]]:
    """Each colour or card of a sentence that is said to be held, or not."""
    heard, groups, out = speech.heard, speech.words.groups, list[tuple[int, str]]()
    way, since, named_last = (HAS if shown else ""), -1, -1
    for at in span:
        mask = heard[at].mask
        named = (bool(heard[at].thing) or bool(mask & groups["colour-itself"])) and not _in_force(speech, at)
        if named and mask & groups["lacks-itself"]:
            out.append((at, LACKS))
        elif named:
            way = HAS if way == LACKS and since >= 0 and _counted(speech, at) else way
            out += [(at, way)] if way else []
            since, named_last = at, -1 if way else at
        elif mask & groups["tells-lack"]:
            way, since = LACKS, -1
        elif mask & groups["tells-only"]:
            way, since = ONLY if way != LACKS or since >= 0 else way, -1
        elif mask & groups["ends-hand"] and not mask & groups["tells-hand"]:
            way, since = (HAS if at > span.start and heard[at - 1].mask & groups["only-possible"] else ""), -1
        elif mask & groups["had-already"] and named_last >= 0:
            out.append((named_last, HAS))
        elif mask & groups["tells-hand"] and not mask & speech.words.tag(WITH):
            way, since = way if way == ONLY or way == LACKS and since < 0 else HAS, -1
        elif mask & groups["turning-word"]:
            way, since = HAS if way else way, -1
    return out


def _in_force(speech: Speech, at: int) -> bool:
    """Whether it is said of a colour that it was the one in force: "blue was asked for"."""
    after = [token for token in speech.heard[at + 1:at + 3] if token.sentence == speech.heard[at].sentence and not token.mask & speech.words.starter]
    return bool(after and after[0].mask & speech.group("names-force"))


def _counted(speech: Speech, at: int) -> bool:
    """Whether a card, or a colour that is counted, opens a new item of a list."""
    token, before = speech.heard[at], speech.heard[at - 1]
    near = [other for other in speech.tokens if before.end <= other.start and other.end <= token.start]
    return bool(token.thing and token.thing[0] or before.number or any(other.folded in speech.listed("articles") for other in near))
