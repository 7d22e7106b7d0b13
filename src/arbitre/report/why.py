"""Every rule considered: which stands, which is beaten by which, and which does not apply because of which fact."""

from typing import TYPE_CHECKING, Any

from .naming import in_groups
from .ruling import VALUES_SHOWN, Block, citation_line
from .voice import Voice
from .words import colon, series

if TYPE_CHECKING:
    from ..judging.why import Considered
    from ..law.rule import Rule


def why_blocks(considered: tuple["Considered", ...], voice: Voice) -> list[Block]:
    """Return one line a rule: its name and what became of it, those that apply with all their passages."""
    blocks = [Block("gap", ""), Block("ask", voice.say("why"))]
    for one in considered:
        blocks.append(Block("branch", one.rule.id + colon(voice.lang) + _became(one, voice), 2))
        if one.status != "does-not-apply":
            blocks += [Block("cite", text, 4) for text in _passages(one.rule, voice)]
    return blocks


def _became(one: "Considered", voice: Voice) -> str:
    if one.status == "may-apply":
        told = " ".join(voice.vocabulary.facts[fact].ask[voice.lang] for fact in one.facts)
    else:
        told = series((_against(one, fact, voice) for fact in one.facts), voice.lang)
    return voice.say("why-" + one.status, rule=one.by.id if one.by else "", facts=told)


def _against(one: "Considered", fact: str, voice: Voice) -> str:
    """Return what a rule is for, and in brackets which value the fact has instead."""
    wanted = voice.facts({fact: one.rule.when[fact]}, VALUES_SHOWN)
    names = in_groups(voice.vocabulary, fact, one.has[fact], voice.vocabulary.facts[fact].values)
    has = [voice.vocabulary.label(fact, name, voice.lang) for name in names]
    here = voice.listed(has) if len(has) <= VALUES_SHOWN else ", ".join([*has[:VALUES_SHOWN], "…"])
    return f"{wanted} ({voice.headed('why-here', here)})"


def _passages(rule: "Rule", voice: Voice) -> list[str]:
    return [citation_line(rule, voice), *(citation.text(voice.lang) for citation in rule.cites[1:])]


def considered_objects(considered: tuple["Considered", ...]) -> list[dict[str, Any]]:
    """Return the rules considered as JSON holds them."""
    return [
        {
            "rule": f"{one.rule.ruleset}/{one.rule.id}",
            "status": one.status,
            "by": f"{one.by.ruleset}/{one.by.id}" if one.by else None,
            "facts": list(one.facts),
            "has": {fact: values[0] if len(values) == 1 else list(values) for fact, values in one.has.items()},
        }
        for one in considered
    ]
