"""Which card of a story is played, which lies beneath it, which is aimed at the player, which are held."""

from typing import NamedTuple

from .elect import Found
from .result import Token
from .speech import Speech
from .words import THING, Words

Cards = dict[str, list[Token]]
"""For each role the tokens that fill it."""

LAID, BENEATH, AIMED, HELD, EARLIER = "laid", "beneath", "aimed", "held", "earlier"
FORCE = "force"
"""Slot for the colour in force."""
STRIKES = 4
"""So many words from a card may say whom it strikes."""
TOLD = 3.0
"""Weight from which a phrase tells that a card was played, and not only that it was named before."""


class Bound(NamedTuple):
    """A card to which a phrase gives a role: its position, the role, the weight, the card laid in the same phrase, and
    whether the phrase says which colour is then in force."""

    at: int
    role: str
    weight: float
    laid: int | None
    calls: bool


def settle(speech: Speech, found: list[Found]) -> Cards:
    """For each role the tokens that fill it, as these phrases bind them."""
    tokens, asked, bound = speech.heard, speech.asked, _bound(speech.words, found)
    best: dict[int, tuple[float, str]] = {}
    for at, role, weight, _, calls in bound:
        if calls and all(tokens[at].thing[:2]):
            continue  # a card that has a colour calls none
        if at not in best or weight > best[at][0]:
            best[at] = (weight, role)
    by_role: dict[str, list[int]] = {}
    for at in sorted(best):
        by_role.setdefault(best[at][1], []).append(at)
    mentioned = [i for i, t in enumerate(tokens) if t.thing and t.thing[0] and i not in best]
    laid = _named_again(by_role, mentioned, tokens, asked) or _in_question(by_role.get(LAID, []), tokens, asked, best)
    earlier = by_role.get(EARLIER, [])
    beneath = by_role.get(BENEATH, [])
    if not laid and not beneath and not by_role.get(AIMED) and mentioned:
        laid = _in_question(mentioned, tokens, asked, best)
    if not laid and by_role.get(HELD) and (beneath or by_role.get(AIMED)):
        since = [i for i in mentioned if i > by_role[HELD][-1]]   # another card is named once the hand was told
        laid = _in_question(since, tokens, asked, best) or by_role[HELD][-1:]
    if not beneath and laid and not by_role.get(AIMED):
        beneath = [i for i in _played(tokens, bound, earlier) if i < laid[0] and i not in laid and not _only_named(speech, best, i, laid[0])][-1:]
    if not laid and earlier:
        laid = earlier[-1:]
        earlier = earlier[:-1]
        beneath = beneath or list(earlier)[-1:]
    if laid and beneath:
        beneath = _last_laid(tokens, bound, best, laid, beneath) or beneath
    roles = {LAID: laid, BENEATH: _strongest(beneath, best), AIMED: _strongest(by_role.get(AIMED, []), best),
             HELD: by_role.get(HELD, []), EARLIER: earlier}
    return {role: [tokens[i] for i in places] for role, places in roles.items() if places}


def _only_named(speech: Speech, best: dict[int, tuple[float, str]], at: int, laid: int) -> bool:
    """Whether such a wild was only named in a sentence before the one in question, by the same name, and not told to be played."""
    tokens = speech.heard
    return bool(tokens[at].mask & speech.group("doubted-card")) and tokens[at].sentence < tokens[laid].sentence and tokens[at].thing == tokens[laid].thing and best.get(at, (TOLD, ""))[0] < TOLD


def of_the_poser(speech: Speech, cards: Cards) -> Cards:
    """The cards by role, where it is asked of others: if one of them laid a card at the one who tells, of that card, and
    not of one that is only held."""
    if AIMED not in cards or any(token not in cards.get(HELD, ()) for token in cards.get(LAID, ())):
        return cards
    at, card = next((i, t) for i, t in enumerate(speech.heard) if t is cards[AIMED][0])
    near = [t for t in speech.heard[max(at - STRIKES, 0):at + STRIKES] if t.sentence == card.sentence]
    if not any(t.mask & speech.group("at-myself") for t in near):
        return cards
    rest = {role: listed for role, listed in cards.items() if role not in (AIMED, LAID) and card not in listed}
    return {**rest, LAID: cards[AIMED]}


def _named_again(by_role: dict[str, list[int]], mentioned: list[int], tokens: list[Token], asked: set[int]) -> list[int]:
    """The card that only what is asked names once more, of several that a story tells were played: "was his +4 legal?"."""
    played = [*by_role.get(LAID, ()), *by_role.get(EARLIER, ())]
    again = [i for i in mentioned if tokens[i].sentence in asked]
    if len(again) != 1 or any(tokens[i].sentence in asked for i in played):
        return []
    same = [i for i in played if i < again[0] and tokens[i].thing[0] == tokens[again[0]].thing[0]]
    return same[-1:] if len({tokens[i].thing[0] for i in played}) > 1 else []


def _last_laid(tokens: list[Token], bound: list[Bound], best: dict[int, tuple[float, str]], laid: list[int],
               beneath: list[int]) -> list[int]:
    """The card on which the one in question is laid: said so in one phrase, or laid last on what lay there before."""
    on = {(one.laid, one.at) for one in bound if one.role == BENEATH and one.laid is not None and best.get(one.laid, (0.0, LAID))[1] != HELD}
    own = [at for at in beneath if any((card, at) in on for card in laid)]
    if own or any(at > laid[0] for at in beneath):
        return own
    covered = {at for card, at in on if card < laid[0]}
    laying = {card for card, _ in on if card < laid[0] and tokens[card].thing != tokens[laid[0]].thing}
    below = [at for at, (_, role) in best.items() if role == BENEATH]
    pile = [at for at in _played(tokens, bound, [*below, *laying]) if at < laid[0] and at not in covered]
    return pile[-1:]


def _played(tokens: list[Token], bound: list[Bound], known: list[int]) -> list[int]:
    """The positions that are known, with those of the cards that another is told to have played, in order."""
    told = [one.at for one in bound if one.role == EARLIER and one.weight >= TOLD and tokens[one.at].thing]
    return sorted({*known, *told})


def _strongest(places: list[int], best: dict[int, tuple[float, str]]) -> list[int]:
    """The place bound by the strongest phrase; the last of several."""
    return [max(places, key=lambda i: (best.get(i, (0.0, ""))[0], i))] if places else []


def _in_question(places: list[int], tokens: list[Token], asked: set[int], best: dict[int, tuple[float, str]]) -> list[int]:
    """The card most surely played in the last sentence that asks and names one, and those offered beside it."""
    if not places:
        return []
    asking = [i for i in places if tokens[i].sentence in asked] or places
    last = tokens[asking[-1]].sentence
    asking = [i for i in asking if tokens[i].sentence == last]
    first = max(asking, key=lambda i: (best.get(i, (0.0, ""))[0], -i))
    chosen = [first]
    for i in asking:
        if i > chosen[-1] and i - chosen[-1] <= 2:
            chosen.append(i)
    return chosen


def _bound(words: Words, found: list[Found]) -> list[Bound]:
    """The cards that phrases give a role."""
    kinds = words.raw.get("slots", {})
    return [Bound(at, slot, f.weight, next((card for role, card in f.slots if role == LAID and card != at), None),
                  any(role == FORCE for role, _ in f.slots))
            for f in found for slot, at in f.slots if kinds.get(slot) == THING]
