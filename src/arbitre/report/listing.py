"""The rulesets and their rules as lists: what is on the shelf, and the rules of one document by topic."""

from ..law.rule import Rule
from ..law.ruleset import Ruleset, Shelf
from .json import citations, name
from .ruling import Block, citation_line
from .voice import Voice
from .words import colon

GAP = Block("gap", "")


def shelf_blocks(shelf: Shelf, voice: Voice) -> list[Block]:
    """Return one paragraph a ruleset: its id, its name and how many rules it has."""
    blocks = []
    for ruleset in shelf.rulesets.values():
        count = voice.say("rules-count", count=len(ruleset.rules))
        blocks.append(Block("rule", f"{ruleset.id}{colon(voice.lang)}{ruleset.name[voice.lang]} ({count})"))
    if shelf.house:
        blocks += [GAP, Block("title", voice.say("house-rules"))]
    return blocks + [Block("rule", f"{id}{colon(voice.lang)}{house.name[voice.lang]}") for id, house in shelf.house.items()]


def rules_blocks(ruleset: Ruleset, voice: Voice) -> list[Block]:
    """Return the rules of one document, topic by topic, each with its words and its citation."""
    vocabulary = voice.vocabulary
    blocks = [Block("title", ruleset.name[voice.lang])]
    for topic, label in vocabulary.topics.items():
        rules = [rule for rule in ruleset.rules if vocabulary.questions[rule.question].topic == topic]
        if rules:
            blocks += [GAP, Block("answer", label[voice.lang])]
        for ids, rule in _told_together(rules, voice):
            blocks.append(Block("rule", f"{', '.join(ids)}{colon(voice.lang)}{rule.says[voice.lang]}", 2))
            blocks.append(Block("cite", citation_line(rule, voice), 4))
    return blocks


def _told_together(rules: list[Rule], voice: Voice) -> list[tuple[list[str], Rule]]:
    """Return (ids, a rule) of the rules, those that say the same out of the same place (one silence on several
    questions) together where the first of them stands."""
    found: dict[tuple[object, ...], list[Rule]] = {}
    for rule in rules:
        found.setdefault((rule.says[voice.lang], rule.cites, rule.verdict), []).append(rule)
    return [([rule.id for rule in alike], alike[0]) for alike in found.values()]


def ruleset_object(ruleset: Ruleset, voice: Voice, whole: bool) -> dict[str, object]:
    """Return a ruleset as JSON holds it; with `whole` every rule too."""
    found = {"house" if ruleset.amends else "ruleset": ruleset.id, "name": dict(ruleset.name), "count": len(ruleset.rules)}
    if whole:
        found["rules"] = [rule_object(rule, voice.lang) for rule in ruleset.rules]
    return found


def rule_object(rule: Rule, lang: str) -> dict[str, object]:
    """Return a rule as JSON holds it."""
    return {
        "rule": name(rule),
        "question": rule.question,
        "verdict": rule.verdict,
        "effects": [str(effect) for effect in rule.effects],
        "values": list(rule.values),
        "basis": rule.basis,
        "says": dict(rule.says),
        "cite": citations(rule.cites, lang),
        "open": list(rule.open),
    }
