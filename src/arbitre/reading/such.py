"""A card that is meant and not named: "another one", "mine" or « le sien » is one like the card that was named last.

Only cards that strike somebody are spoken of so: "I played one too" is told of a card that answers another.
"""

from .result import Token
from .words import THING, Words

ACTS = {"lays-such": "play", "has-such": "have"}
"""The tags of words that tell an act besides the card that is meant, each with the tag of the act."""
SUCH = "another-such"


def meant(words: Words, tokens: list[Token]) -> list[Token]:
    """The tokens, with a name instead of each word that only means a card; an act told by the same word stands before it."""
    acts = {words.tag(name): words.tag(act) for name, act in ACTS.items()}
    such = words.tag(SUCH) | sum(acts)
    if not any(token.mask & such for token in tokens):
        return tokens
    out: list[Token] = []
    last: Token | None = None
    for token, following in zip(tokens, [*tokens[1:], None]):
        last = token if token.thing and token.thing[0] else last
        before = next((one for one in reversed(out) if not one.plain), None)
        after_act = before is not None and before.mask & words.groups["before-such"] and token.mask & words.groups["such-after-act"]
        such_here = token.mask & such or after_act
        act = next((done for name, done in acts.items() if token.mask & name), 0)
        named = following and following.thing or not act and (out and out[-1].thing or _of_another(before, out))
        if not such_here or token.thing or named or last is None or not last.mask & words.groups["strikers"]:
            out.append(token._replace(mask=token.mask | act))
            continue
        out += [token._replace(mask=act, plain=False)] if act else []
        card = words.tag(THING) | words.tag(words.attributes[0]) | _kinds(words, str(last.thing[0])) | (token.mask if after_act else 0)
        out.append(token._replace(mask=card, thing=(last.thing[0], *(None for _ in words.attributes[1:])), plain=False))
    return out


def _of_another(before: Token | None, out: list[Token]) -> bool:
    """Whether the card before only belongs to somebody: "a +2 of mine"."""
    return before is not None and bool(before.thing) and out[-1].plain


def _kinds(words: Words, symbol: str) -> int:
    """The tags of a card by its symbol alone."""
    return words.tag("=" + symbol) | words.belongs(words.attributes[0], symbol)
