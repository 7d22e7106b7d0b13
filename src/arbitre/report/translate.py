"""A problem told in French: its sentence is found among the twins, and what was put into it is put into the French one."""

import re
from functools import cache, lru_cache
from string import Formatter

from ..problem import Problem
from .faults import FAULTS, REMEDIES, UNKNOWN
from .fragments import LAST, PIECES, THINGS, WHERES, YAML, YAML_OTHER
from .number import NARROW
from .words import set_outside, typeset

Twins = tuple[tuple[str, str], ...]
_PARTS: Twins = (*THINGS, *WHERES, *PIECES)
_LARGE = re.compile(r"\d{1,3}(,\d{3})+")  # a number with its thousands set apart
_CONTRACTED = (("de le ", "du "), ("de les ", "des "))


def in_french(problem: Problem) -> Problem:
    """Return a problem with its message and its hint in French; what has no French twin stays as it is."""
    message = _message(problem.id, problem.message) or problem.message
    hint = problem.hint and (_filled(remedies(problem.id), problem.hint) or problem.hint)
    return problem._replace(message=message, hint=hint)


def problem_ids() -> tuple[str, ...]:
    """Return the id of every problem that there can be."""
    return tuple(sorted({*FAULTS, *(f"unknown-{kind}" for kind in UNKNOWN)}))


def messages(id: str) -> Twins:
    """Return the sentences of a problem in both languages, as they are before anything is put into them."""
    kind = id.removeprefix("unknown-")
    unknown = ((f"unknown {kind.replace('-', ' ')} `{{}}`{{}}", f"{UNKNOWN[kind]} `{{}}`{{}}"),) if kind in UNKNOWN and kind != id else ()
    return (*FAULTS.get(id, ((), ()))[0], *unknown)


def remedies(id: str) -> Twins:
    """Return the remedies of a problem in both languages."""
    return (*FAULTS.get(id, ((), ()))[1], *(REMEDIES if id.startswith("unknown-") else ()))


def _message(id: str, text: str) -> str | None:
    reason = text.partition("YAML: ")[2]
    told = _filled(messages(id), text)
    if told and reason and reason in told:  # what the reader of YAML says itself
        return told.replace(reason, typeset(YAML.get(reason, YAML_OTHER), "fr"))
    return told


def _filled(twins: Twins, text: str) -> str | None:
    """Return the French twin of a text, what was put into the English one put into it; None if there is none."""
    for pattern, raw, french in map(_compiled, _closest_first(twins)):
        found = pattern.fullmatch(text)
        if found:
            return _contracted(french.format(*(value if bare else part(value) for value, bare in zip(found.groups(), raw))))
    return None


def part(text: str) -> str:
    """Return a part of a message in French: the thing that is meant, where it stands, why; any other text as it is."""
    if _LARGE.fullmatch(text):
        return text.replace(",", NARROW)
    return (_filled(_PARTS, text) or _filled(LAST, text) or text) if text else text


def _contracted(text: str) -> str:
    for apart, joined in _CONTRACTED:
        text = text.replace(apart, joined)
    return text


@lru_cache
def _closest_first(twins: Twins) -> Twins:
    """Return twins in the order in which they are tried: those with most words of their own first."""
    return tuple(sorted(twins, key=lambda twin: -len(twin[0].replace("{}", ""))))


@cache
def _compiled(twin: tuple[str, str]) -> tuple[re.Pattern[str], tuple[bool, ...], str]:
    """Return the pattern of an English sentence, which of its slots hold a word of the file, and the French sentence."""
    pattern, raw, before = "", [], ""
    for literal, slot, _, _ in Formatter().parse(twin[0]):
        pattern, before = pattern + re.escape(literal), before + literal
        if slot is not None:
            raw.append(before.count("`") % 2 == 1)
            pattern += "([^`]*)" if raw[-1] else "(.*?)"
    return re.compile(pattern, re.DOTALL), tuple(raw), set_outside(twin[1], "fr")

