"""Words that mean something more in the company of others: not to believe somebody is to challenge him where a +4 lies."""

from .result import Token
from .words import Words


def meant_beside(words: Words, tokens: list[Token]) -> list[Token]:
    """The tokens, with what some of their meanings (``meant-beside``) come to beside what the text speaks of."""
    said = 0
    for token in tokens:
        said |= token.mask
    for meaning, (*beside, comes_to) in words.raw.get("meant-beside", {}).items():
        own = words.tag(meaning)
        if said & own and all(said & words.groups.get(group, 0) for group in beside):
            tokens = [token._replace(mask=token.mask | words.tag(comes_to)) if token.mask & own else token for token in tokens]
    return tokens
