"""A name explained under fixed headings: what it says, where, what it overrides, elsewhere, in scenarios, in people's words."""

from ..asking.explain import UNRULED, Explanation
from ..asking.lookup import Named
from ..files.folders import from_here
from ..law.rule import Rule
from ..law.ruleset import Shelf
from .json import SCHEMA, citations, name
from .ruling import Block, citation_line
from .subject import says, title
from .voice import Voice
from .words import colon

SHOWN = {"elsewhere": 9}  # so many lines under a heading, on the screen
FEW = 5  # … and under any other
GAP = Block("gap", "")
PROBLEM = "problem"  # told by what it says alone
_COUNTED = ("topic", "question", "fact", "verdict")  # of these the other documents are only counted


def explain_blocks(told: Explanation, shelf: Shelf, voice: Voice) -> list[Block]:
    """Return the whole page of one thing."""
    him = "-him" if told.named.kind in ("group", "document", "topic", "fact", "problem") else ""
    parts = [
        ("says" + him, says(told, shelf, voice), "nothing"),
        ("stands", _stands(told, voice), "nothing"),
        ("overrides" + him, [_line(rule, voice, told) for rule in told.overrides], "nothing"),
        ("overridden", [_line(rule, voice, told) for rule in told.overridden], "nothing"),
        ("elsewhere", _elsewhere(told, shelf, voice), "nothing"),
        ("scenarios", [f"{case.name} ({from_here(case.place.path)}:{case.place.line})" for case in told.cases], "no-scenario"),
        ("asked", _asked(told, voice.lang), "no-words"),
    ]
    blocks = [Block("title", f"{voice.say('kind-' + told.named.kind)}{colon(voice.lang)}{title(told, shelf, voice)}")]
    for key, lines, empty in parts[: 1 if told.named.kind == PROBLEM else None]:
        if told.named.kind in UNRULED and key.startswith("overrid"):
            continue
        blocks += [GAP, Block("ask", voice.say("explain-" + key)), *_listed(lines, key, empty, voice)]
    return blocks


def _listed(lines: list[str], key: str, empty: str, voice: Voice) -> list[Block]:
    """Return the lines under a heading: all that it says, of the others a few and how many more there are."""
    if not lines:
        return [Block("small", voice.say("explain-" + empty), 2)]
    whole = key.startswith("says")
    shown = lines if whole else lines[: SHOWN.get(key, FEW)]
    blocks = [Block("rule" if whole else "branch", line, 2) for line in shown]
    rest = len(lines) - len(shown)
    return blocks + [Block("small", voice.say("explain-rest", count=rest), 2)] * bool(rest)


def _stands(told: Explanation, voice: Voice) -> list[str]:
    """Return every place where it is written, each once, those of a single rule with its basis."""
    if len(told.rules) == 1:
        first = told.rules[0]
        return [citation_line(first, voice), *(cite.text(voice.lang) for cite in first.cites[1:])]
    return list(dict.fromkeys(cite.text(voice.lang) for rule in told.rules for cite in rule.cites))


def _line(rule: Rule, voice: Voice, told: Explanation) -> str:
    here = rule.ruleset in {one.ruleset for one in told.rules}
    return f"{rule.id if here else name(rule)}{colon(voice.lang)}{rule.says.get(voice.lang, '')}"


def _elsewhere(told: Explanation, shelf: Shelf, voice: Voice) -> list[str]:
    """Return the same norm in each other document, with its place; of what has many rules only how many."""
    if told.named.kind not in _COUNTED:
        return [f"{name(rule)}{colon(voice.lang)}{rule.says[voice.lang]} {citation_line(rule, voice)}" for rule in told.elsewhere]
    counts: dict[str, int] = {}
    for rule in told.elsewhere:
        counts[rule.ruleset] = counts.get(rule.ruleset, 0) + 1
    return [voice.say("explain-counted", document=id, count=voice.say("rules-count", count=count))
            for id, count in counts.items()]


def _asked(told: Explanation, lang: str) -> list[str]:
    return list(dict.fromkeys(case.asks[lang] for case in told.cases if lang in case.asks))


def explain_object(told: Explanation, shelf: Shelf, voice: Voice) -> dict[str, object]:
    """Return the page of one thing as JSON holds it, whole."""
    return {
        "schema": SCHEMA,
        "kind": told.named.kind,
        "name": f"{told.named.ruleset}/{told.named.id}" if told.named.ruleset else told.named.id,
        "title": title(told, shelf, voice),
        "says": says(told, shelf, voice),
        "rules": [_rule_object(rule, voice) for rule in told.rules],
        "overrides": [name(rule) for rule in told.overrides],
        "overridden_by": [name(rule) for rule in told.overridden],
        "elsewhere": [_rule_object(rule, voice) for rule in told.elsewhere],
        "documents": list(told.holders),
        "scenarios": [{"file": from_here(case.place.path), "line": case.place.line, "name": case.name} for case in told.cases],
        "asked": _asked(told, voice.lang),
    }


def _rule_object(rule: Rule, voice: Voice) -> dict[str, object]:
    return {"rule": name(rule), "question": rule.question, "verdict": rule.verdict, "basis": rule.basis,
            "says": rule.says[voice.lang], "cite": citations(rule.cites, voice.lang)}



def namesakes(others: tuple[Named, ...], voice: Voice) -> list[Block]:
    """Return the line that tells what else has the same name, and how to ask for it."""
    if not others:
        return []
    kinds = voice.listed([voice.say("kind-" + one.kind).lower() for one in others], "and")
    commands = ", ".join(f"arbitre explain {one.kind}/{one.id}" for one in others)
    return [GAP, Block("small", voice.say("explain-also", kinds=kinds, commands=commands))]
