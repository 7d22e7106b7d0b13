"""A ruling laid out in the order in which one reads it: the answer first, what it hangs on last."""

from typing import TYPE_CHECKING, Any, NamedTuple

from .voice import Voice
from .words import colon, sentence

if TYPE_CHECKING:
    from ..judging.ruling import Dependence, Ruling, Unless
    from ..law.rule import Rule

UNLESS_SHOWN = 2
VALUES_SHOWN = 2
OWN_SHOWN = 4
OWN_WORDS = ("allowed", "forbidden", "required", "optional")  # verdicts that say more than the answer does


class Block(NamedTuple):
    """One paragraph: what it is, its text, and how far it is set in."""

    kind: str
    text: str
    indent: int = 0


def ruling_blocks(ruling: "Ruling", voice: Voice, spoken: dict[str, Any]) -> list[Block]:
    """Return the blocks of one ruling; `spoken` holds the facts that the words gave."""
    blocks = [Block("answer", short_answer(ruling, voice))]
    if ruling.facts:
        blocks.append(Block("small", voice.headed("own-facts", sentence(voice.facts(ruling.facts, OWN_SHOWN)))))
    blocks += reasons(ruling, voice)
    if ruling.effects and not _tells_effects(ruling):
        key = "follows-either" if _is_either(ruling, voice) else "follows"
        blocks.append(Block("follows", voice.headed(key, _effects(ruling, voice))))
    for dependence in ruling.depends[:1]:
        blocks += dependence_blocks(dependence, voice, 0)
    if len(ruling.depends) > 1:  # the first tree of questions asks for all of them; the others only begin elsewhere
        asks = " ".join(dependence.ask[voice.lang] for dependence in ruling.depends[1:])
        blocks.append(Block("small", voice.headed("depends-too", asks, count=len(ruling.depends) - 1)))
    return blocks + _small_print(ruling, voice, spoken)


def short_answer(ruling: "Ruling", voice: Voice) -> str:
    """Return the answer in the fewest words: "No.", "It depends.", or what is settled itself."""
    if ruling.answer == "absent":
        cards = [voice.name(card) for card in dict.fromkeys((ruling.absent or {}).values())]
        return voice.say("answer-absent", card=voice.listed(cards))
    if ruling.answer == "contested" and is_of_houses(ruling):
        return voice.say("answer-house-clash")
    return _settled(ruling, voice) if ruling.answer == "settled" else voice.say("answer-" + ruling.answer)


def is_of_houses(ruling: "Ruling") -> bool:
    """Say whether a house rule is among the rules that stand."""
    return any("/" in rule.ruleset for rule in ruling.because)


def brief(ruling: "Ruling", voice: Voice) -> str:
    """Return the answer and what follows on one line: "No. The next player draws 2 cards."."""
    settled = ruling.answer == "settled"
    word = _settled(ruling, voice) if settled else sentence(voice.say("brief-" + ruling.answer))
    return f"{word} {_effects(ruling, voice)}" if ruling.effects and not _tells_effects(ruling) else word


def _tells_effects(ruling: "Ruling") -> bool:
    """Say whether the effects are themselves the answer, and not what follows from it."""
    return ruling.answer == "settled" and ruling.verdict == "settled"


def _settled(ruling: "Ruling", voice: Voice) -> str:
    if not _tells_effects(ruling):
        return sentence(voice.verdict(ruling.verdict))
    parts = []
    if ruling.values:
        parts.append(sentence(voice.listed([voice.value(value) for value in ruling.values])))
    if ruling.effects:
        told = _effects(ruling, voice)
        parts.append(voice.headed("follows-either", told) if _is_either(ruling, voice) else told)
    return " ".join(parts) or voice.say("answer-settled")


def _is_either(ruling: "Ruling", voice: Voice) -> bool:
    """Say whether the effects are alternatives, one or the other of which follows."""
    chained = voice.vocabulary.questions[ruling.question].then.get(ruling.verdict)
    return bool({ruling.question, chained} & set(voice.vocabulary.commands.get("report", {}).get("either", ())))


def _effects(ruling: "Ruling", voice: Voice) -> str:
    return voice.effects(ruling.effects, denied=ruling.verdict == "forbidden")


def reasons(ruling: "Ruling", voice: Voice) -> list[Block]:
    """Return the standing rules in words, the verdict first, each followed by its citation and basis."""
    if not ruling.because:
        return [Block("rule", voice.say("nobody"))] if ruling.verdict == "silent" else []
    blocks = []
    for number, rule in enumerate(ruling.because):
        lead = f"{voice.verdict(ruling.verdict)}. " if not number and _adds_verdict(ruling) else ""
        blocks.append(Block("rule", lead + rule.says[voice.lang]))
        blocks.append(Block("cite", citation_line(rule, voice), 2))
    if ruling.verdict == "contested" and ruling.declared is False:
        blocks.append(Block("warn", voice.say("house-clash" if is_of_houses(ruling) else "undeclared")))
    return blocks


def _adds_verdict(ruling: "Ruling") -> bool:
    return ruling.verdict in OWN_WORDS and ruling.answer != "settled"


def citation_line(rule: "Rule", voice: Voice) -> str:
    """Return the first place where a rule stands, and how far the document itself says it."""
    place = rule.cites[0].text(voice.lang) if rule.cites else ""
    return f"{place} ({_basis(rule, voice)})" if place else sentence(_basis(rule, voice))


def _basis(rule: "Rule", voice: Voice) -> str:
    if "/" in rule.ruleset:
        return voice.say("basis-house")
    if rule.open:
        return voice.say("basis-silent")
    if rule.basis != "implied":
        return voice.say("basis-stated")
    return voice.say("basis-implied", rules=", ".join(rule.from_)) if rule.from_ else voice.say("basis-implied-alone")


def dependence_blocks(dependence: "Dependence", voice: Voice, indent: int) -> list[Block]:
    """Return a question that the ruling hangs on, and what follows from each answer."""
    blocks = [Block("ask", dependence.ask[voice.lang], indent)]
    for branch in dependence.branches:
        words = voice.listed([voice.vocabulary.label(dependence.fact, value, voice.lang) for value in branch.values])
        blocks.append(Block("branch", words + colon(voice.lang) + brief(branch.ruling, voice), indent + 2))
        blocks += _branch(branch.ruling, voice, indent + 4)
    return blocks


def _branch(ruling: "Ruling", voice: Voice, indent: int) -> list[Block]:
    blocks = []
    for inner in ruling.depends:
        blocks += dependence_blocks(inner, voice, indent)
    for rule in () if ruling.depends else ruling.because:
        blocks.append(Block("rule", rule.says[voice.lang], indent))
        blocks.append(Block("cite", citation_line(rule, voice), indent))
    return blocks


def _small_print(ruling: "Ruling", voice: Voice, spoken: dict[str, Any]) -> list[Block]:
    blocks = []
    if ruling.assumed:
        blocks.append(Block("small", voice.headed("assumed", sentence(voice.facts(ruling.assumed)))))
    for exception in exceptions_shown(ruling, spoken):
        condition = voice.say("unless", facts=voice.facts(exception.facts, VALUES_SHOWN))
        told = sentence(voice.say("brief-" + exception.ruling.answer)) if _is_cut(exception) else brief(exception.ruling, voice)
        blocks.append(Block("small", condition + colon(voice.lang) + told))
    return blocks


def _is_cut(exception: "Unless") -> bool:
    """Say whether not every value is told: what follows alike from all of them would seem to be all that follows from each."""
    return exception.ruling.answer != "settled" and any(isinstance(value, list) and len(value) > VALUES_SHOWN for value in exception.facts.values())


def exceptions_shown(ruling: "Ruling", spoken: dict[str, Any]) -> "list[Unless]":
    """Return the few exceptions that are told: first those that change a fact of which the words spoke."""
    ranked = sorted(ruling.unless, key=lambda exception: not any(fact in spoken for fact in exception.facts))
    return ranked[:UNLESS_SHOWN]
