"""The questions of an interview on the screen, each answer on a line with its number."""

from . import interview_words as _  # the sentences of an interview are known from here on
from .ruling import Block
from .voice import Voice

SHOWN = 4
"""So many kinds of values are named in one answer; then comes "another"."""


def list_blocks(title: str, lines: list[str], how: str) -> list[Block]:
    """Return a list to choose from, numbered from 1, under its title, and how to choose."""
    numbered = [Block("option", f"{number}. {line}", 2) for number, line in enumerate(lines, 1)]
    return [Block("ask", title), *numbered, Block("small", how)]


def asked_blocks(put, voice: Voice) -> list[Block]:
    """Return what is asked for, its answers each with its mark, and how one may answer."""
    fact = voice.vocabulary.facts[put.inquiry.fact]
    answers = [Block("option", f"{mark}. {answer_words(fact.id, answer, voice)}", 2)
               for mark, answer in zip(put.marks, put.inquiry.answers)]
    lettered = put.marks[:1] == ("a",)
    how = voice.say("interview-letter" if lettered else "interview-answer")
    return [Block("ask", fact.ask[voice.lang]), *answers, Block("small", how)]


def answer_words(fact: str, values: tuple, voice: Voice) -> str:
    """Return one answer in words: whole groups by their names, and "another" for what is too long to list."""
    words = [voice.vocabulary.label(fact, name, voice.lang) for name in _in_groups(fact, values, voice)]
    if len(words) > SHOWN:
        words = [*words[: SHOWN - 1], voice.say("interview-other")]
    return voice.listed(words)


def _in_groups(fact: str, values: tuple, voice: Voice) -> list[str]:
    """Return values with the largest named groups in their stead, in the order of the values."""
    vocabulary, left, chosen = voice.vocabulary, set(values), {}
    groups = {name: set(vocabulary.expand(fact, name)) for name in vocabulary.known_values(fact)}
    for name in sorted(groups, key=lambda name: -len(groups[name])):
        if len(groups[name]) > 1 and groups[name] <= left and vocabulary.label(fact, name, voice.lang) != name:
            chosen[name] = min(values.index(value) for value in groups[name])
            left -= groups[name]
    chosen.update({value: values.index(value) for value in left})
    return sorted(chosen, key=chosen.__getitem__)
