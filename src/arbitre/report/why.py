"""Every rule considered: which stands, which is beaten by which, and which does not apply because of which fact."""

from .ruling import VALUES_SHOWN, Block, citation_line
from .voice import Voice
from .words import colon


def why_blocks(considered: tuple, voice: Voice) -> list[Block]:
    """Return one line a rule: its name and what became of it, those that apply with all their passages."""
    blocks = [Block("gap", ""), Block("ask", voice.say("why"))]
    for one in considered:
        blocks.append(Block("branch", one.rule.id + colon(voice.lang) + _became(one, voice), 2))
        if one.status != "does-not-apply":
            blocks += [Block("cite", text, 4) for text in _passages(one.rule, voice)]
    return blocks


def _became(one, voice: Voice) -> str:
    if one.status == "may-apply":
        told = " ".join(voice.vocabulary.facts[fact].ask[voice.lang] for fact in one.facts)
    else:
        told = voice.facts({fact: one.rule.when[fact] for fact in one.facts}, VALUES_SHOWN)
    return voice.say("why-" + one.status, rule=one.by.id if one.by else "", facts=told)


def _passages(rule, voice: Voice) -> list[str]:
    return [citation_line(rule, voice), *(citation.text(voice.lang) for citation in rule.cites[1:])]


def considered_objects(considered: tuple) -> list[dict]:
    """Return the rules considered as JSON holds them."""
    return [
        {
            "rule": f"{one.rule.ruleset}/{one.rule.id}",
            "status": one.status,
            "by": f"{one.by.ruleset}/{one.by.id}" if one.by else None,
            "facts": list(one.facts),
        }
        for one in considered
    ]
