"""A number that is compared with: more than seven, at least two, ten at most, 500 or more."""

from typing import Any

from .elect import confirmed
from .result import Token
from .speech import Speech

GREATEST, MOST = "=<", "<="
"""The sign of a number said to be the greatest there may be, and the claim of it."""
STEPS = {GREATEST: 0, ">": 1, ">=": 0, "<": -1, MOST: 0}
"""How far from a number the nearest is that compares so with it."""


def numbers(speech: Speech) -> dict[str, str]:
    """{number: sign} of the numbers in the sentences that ask, or in what is asked to be confirmed, with which something is
    compared."""
    rows, out, asked = _rows(speech), {}, speech.asked | confirmed(speech.words, speech.heard, speech.asked)
    for i, token in enumerate(speech.tokens):
        digits = str(token.number) if token.number is not None else token.folded.partition(" ")[0]
        if token.sentence in asked and digits.isdecimal() and (sign := _sign(rows, speech.tokens, i)):
            out[digits] = sign
    return out


def bounding(speech: Speech) -> bool:
    """Whether the sentences that ask speak of what there must be."""
    mask, said = speech.group("bounds"), _rows(speech).get("bound", ())
    return any(token.sentence in speech.asked and (token.mask & mask or token.folded in said) for token in speech.tokens)


def meant(claim: str, compared: dict[str, str], reached: bool, bound: bool) -> str:
    """A claim whose number something is compared with, as it is meant.

    Of what there may be it is the nearest number (more than 7: 8), or the number itself if it is one to be ``reached``;
    of a ``bound``, what there must be, it keeps its sign (``value:>500``), as does the greatest (at most 10: ``value:<=10``).
    """
    head, _, number = claim.rpartition(":")
    sign = compared.get(number)
    if not sign:
        return claim
    if (bound or sign == GREATEST) and head.endswith("value"):
        return f"{head}:{MOST if sign == GREATEST else sign}{number}"
    step = 0 if reached and sign.startswith(">") else STEPS[sign]
    return f"{head}:{max(int(number) + step, 0)}"


def _rows(speech: Speech) -> dict[str, Any]:
    """The words of comparing, in the language of the text."""
    rows: dict[str, Any] = speech.words.raw.get("comparing", {}).get(speech.lang, {})
    return rows


def _sign(rows: dict[str, Any], tokens: list[Token], at: int) -> str:
    """The sign that the words right before or after a number give it, or nothing."""
    token = tokens[at]
    before = " " + " ".join(t.folded for t in tokens[max(at - 4, 0):at] if t.sentence == token.sentence)
    after = " ".join(t.folded for t in tokens[at + 1:at + 5] if t.sentence == token.sentence) + " "
    inside = token.folded.partition(" ")[2] + " "
    for sign in STEPS:
        said = rows.get(sign, {})
        if any(before.endswith(" " + one) for one in said.get("before", ())):
            return sign
        if any(rest.startswith(one + " ") for one in said.get("after", ()) for rest in (after, inside)):
            return sign
    return ""
