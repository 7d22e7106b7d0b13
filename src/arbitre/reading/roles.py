"""Which card of a story is played, which lies beneath it, which is aimed at the player, which are held."""

from typing import Any

from .result import Token
from .words import THING, Words

LAID, BENEATH, AIMED, HELD, EARLIER = "laid", "beneath", "aimed", "held", "earlier"


def settle(tokens: list[Token], bound: list[tuple[int, str, float]], asked: set[int]) -> dict[str, list[Token]]:
    """For each role the tokens that fill it.

    ``bound`` lists (position, role, weight) found by phrases; ``asked`` the sentences in which something is asked.
    """
    best: dict[int, tuple[float, str]] = {}
    for at, role, weight in bound:
        if at not in best or weight > best[at][0]:
            best[at] = (weight, role)
    by_role: dict[str, list[int]] = {}
    for at in sorted(best):
        by_role.setdefault(best[at][1], []).append(at)
    mentioned = [i for i, t in enumerate(tokens) if t.thing and t.thing[0] and i not in best]
    laid = _in_question(by_role.get(LAID, []), tokens, asked, best)
    earlier = by_role.get(EARLIER, [])
    beneath = by_role.get(BENEATH, [])
    if not laid and not beneath and not by_role.get(AIMED) and mentioned:
        laid = _in_question(mentioned, tokens, asked, best)
    if not laid and by_role.get(HELD) and (beneath or by_role.get(AIMED)):
        laid = by_role[HELD][-1:]
    if not beneath and laid:
        beneath = [i for i in earlier if i < laid[0] and i not in laid][-1:]
    if not laid and earlier:
        laid = earlier[-1:]
        earlier = earlier[:-1]
        beneath = beneath or list(earlier)[-1:]
    roles = {LAID: laid, BENEATH: _strongest(beneath, best), AIMED: _strongest(by_role.get(AIMED, []), best),
             HELD: by_role.get(HELD, []), EARLIER: earlier}
    return {role: [tokens[i] for i in places] for role, places in roles.items() if places}


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


def bound(words: Words, found: Any) -> list[tuple[int, str, float]]:
    """The cards that phrases give a role: (position, role, weight)."""
    kinds = words.raw.get("slots", {})
    return [(at, slot, f.weight) for f in found for slot, at in f.slots if kinds.get(slot) == THING]
