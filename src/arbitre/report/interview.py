"""The questions of an interview on the screen, each answer on a line with its number."""

from typing import TYPE_CHECKING

from . import interview_words as _  # noqa: F401  the sentences of an interview are known from here on
from .naming import in_groups
from .ruling import Block
from .voice import Voice

if TYPE_CHECKING:
    from ..asking.reply import Asked

SHOWN = 4
"""So many kinds of values are named in one answer; then comes "another"."""


def list_blocks(title: str, lines: list[str], how: str) -> list[Block]:
    """Return a list to choose from, numbered from 1, under its title, and how to choose."""
    numbered = [Block("option", f"{number}. {line}", 2) for number, line in enumerate(lines, 1)]
    return [Block("ask", title), *numbered, Block("small", how)]


def asked_blocks(put: "Asked", voice: Voice) -> list[Block]:
    """Return what is asked for, its answers each with its mark, and how one may answer."""
    fact = voice.vocabulary.facts[put.inquiry.fact]
    every = tuple(value for answer in put.inquiry.answers for value in answer)
    answers = [Block("option", f"{mark}. {answer_words(fact.id, answer, every, voice)}", 2)
               for mark, answer in zip(put.marks, put.inquiry.answers)]
    return [Block("ask", fact.ask[voice.lang]), *answers, how_block(put, voice)]


def how_block(put: "Asked", voice: Voice) -> Block:
    """Return how one may answer what is asked."""
    lettered = put.marks[:1] == ("a",)
    return Block("small", voice.say("interview-letter" if lettered else "interview-answer"))


def answer_words(fact: str, values: tuple[str, ...], every: tuple[str, ...], voice: Voice) -> str:
    """Return one answer, out of every value that is offered, in words: whole groups by their names, and "another" for
    what is too long to list."""
    names = in_groups(voice.vocabulary, fact, values, every)
    words = [voice.vocabulary.label(fact, name, voice.lang) for name in names]
    if len(words) > SHOWN:
        words = [*words[: SHOWN - 1], voice.say("interview-other")]
    return voice.listed(words)
