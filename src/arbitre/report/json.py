"""Every ruling as the JSON object that other programs read (schema version 1)."""

import json
import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..agreeing.charter import Charter
    from ..asking.hearing import Hearing
    from ..judging.nearest import Nearest
    from ..judging.remark import Remark
    from ..judging.ruling import Branch, Dependence, Ruling, Unless
    from ..law.rule import Citation, Rule
    from ..problem import Problem
    from ..reading import Reading

SCHEMA = 1


def dump(value: object) -> str:
    """Return `value` as JSON on one line; every character that a terminal could obey is escaped."""
    return _UNSEEN.sub(_escaped, _ENCODER.encode(value))


_ENCODER = json.JSONEncoder(ensure_ascii=False)
_UNSEEN = re.compile("[\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")


def _escaped(found: re.Match[str]) -> str:
    return f"\\u{ord(found.group()):04x}"


def without_denials(found: dict[str, Any], acts: dict[str, Any]) -> dict[str, Any]:
    """Return what was found without the effects that only say what does not happen (acts marked `denial`)."""
    denials = _denials(acts)
    told: dict[str, Any] = _without(found, denials) if denials else found
    return told


def dump_without_denials(found: dict[str, Any], acts: dict[str, Any]) -> str:
    """Return as JSON what was found without denials; they are looked for in what is written, where there seldom is one."""
    text = dump(found)
    return dump(without_denials(found, acts)) if any(f'{denial}"' in text for denial in _denials(acts)) else text


def _denials(acts: dict[str, Any]) -> tuple[str, ...]:
    """Return how effects end that only say what does not happen."""
    return tuple(f":{act}" for act, row in acts.items() if "denial" in row)


_AS_WRITTEN = ("says", "text", "unread", "mended")


def _without(value: Any, denials: tuple[str, ...]) -> Any:
    """Return a table or a list without the words, in lists, that end so."""
    if isinstance(value, dict):
        return {key: item if isinstance(item, str) or key in _AS_WRITTEN else _without(item, denials) for key, item in value.items()}
    if isinstance(value, list):
        return [item if isinstance(item, str) else _without(item, denials)
                for item in value if not (isinstance(item, str) and item.endswith(denials))]
    return value


def hearing_object(hearing: "Hearing", lang: str) -> dict[str, Any]:
    """Return the object of one question: what was read, the rulings, the others, the further questions."""
    rulings = [{**ruling_object(ruling, lang), **told_beside(hearing, ruling, lang)} for ruling in hearing.rulings]
    return {**heard(hearing), "rulings": rulings, **further(hearing, lang)}


def heard(hearing: "Hearing") -> dict[str, Any]:
    """Return what was read."""
    return {"schema": SCHEMA, "reading": _reading(hearing.reading, hearing.problem)}


def further(hearing: "Hearing", lang: str) -> dict[str, Any]:
    """Return what is told after the rulings: the charter, who answers otherwise, what else was or may be asked."""
    found: dict[str, Any] = {}
    if hearing.charter:
        found["charter"] = charter_object(hearing.charter)
    if hearing.others:
        found["others"] = {ruling.ruleset: ruling.answer for ruling in hearing.others}
    if hearing.rivals:
        found["instead"] = [hearing_object(other, lang) for other in hearing.rivals]
    if hearing.more:
        found["more"] = [hearing_object(other, lang) for other in hearing.more]
    return found


def told_beside(hearing: "Hearing", ruling: "Ruling", lang: str) -> dict[str, Any]:
    """Return what is told beside one ruling: that under house rules, remarks on it, what would make allowed what it forbids."""
    found: dict[str, Any] = {}
    for amended in hearing.with_house:
        if amended.ruleset == ruling.ruleset:
            found["with_house"] = {**ruling_object(amended, lang), "base": None}
    if remarks := [_remark(made, lang) for made in hearing.remarks if made.of == ruling.ruleset]:
        found["remarks"] = remarks
    if ruling.ruleset in hearing.nearest:
        found["nearest_allowed"] = _nearest(hearing.nearest[ruling.ruleset])
    return found


def _remark(remark: "Remark", lang: str) -> dict[str, Any]:
    """Return what a commenting document says of the same thing, and how that relates to the ruling."""
    ruling = remark.ruling
    return {"ruleset": ruling.ruleset, "relation": remark.relation, "answer": ruling.answer, "verdict": ruling.verdict,
            "effects": [str(effect) for effect in ruling.effects], "values": list(ruling.values), "because": reasons(ruling, lang)}


def _nearest(nearest: "Nearest | None") -> dict[str, Any] | None:
    """Return the smallest change that would make a forbidden thing allowed: the facts, and the rules that would allow it."""
    if nearest is None:
        return None
    facts = {fact: values[0] if len(values) == 1 else list(values) for fact, values in nearest.facts.items()}
    return {"facts": facts, "because": [name(rule) for rule in nearest.because]}


def charter_object(charter: "Charter") -> dict[str, Any]:
    """Return what a table agreed on."""
    return {"file": charter.path, "base": charter.base, "house": list(charter.house), "lang": charter.lang,
            "numbers": dict(charter.numbers), "facts": plain(charter.facts)}


def _reading(reading: "Reading", problem: "Problem | None") -> dict[str, Any]:
    found = {
        "text": reading.text,
        "lang": reading.lang,
        "status": reading.status,
        "question": reading.question,
        "asks": reading.asks,
        "facts": plain(reading.facts),
        "unread": [word for word, _ in reading.unread],
    }
    if any(near for _, near in reading.unread):
        found["nearest"] = {word: near for word, near in reading.unread if near}
    if reading.mended:
        found["mended"] = dict(reading.mended)
    if problem is not None:
        found["problem"] = {"id": problem.id, "message": problem.message}
    return found


def ruling_object(ruling: "Ruling", lang: str) -> dict[str, Any]:
    """Return the object of one document's ruling."""
    found = {
        "ruleset": ruling.ruleset,
        "answer": ruling.answer,
        "verdict": ruling.verdict,
        "effects": [str(effect) for effect in ruling.effects],
        "values": list(ruling.values),
        "because": reasons(ruling, lang),
        "beaten": [name(rule) for rule, _ in ruling.beaten],
        "depends": [_dependence(dependence, lang) for dependence in ruling.depends],
        "unless": [_exception(exception, lang) for exception in ruling.unless],
        "assumed": plain(ruling.assumed),
        "house": list(ruling.house),
        "base": ruling_object(ruling.base, lang) if ruling.base else None,
    }
    if ruling.idle:
        found["idle"] = list(ruling.idle)
    if ruling.absent:
        found["absent"] = plain(ruling.absent)
    if ruling.verdict == "contested":
        found["declared"] = ruling.declared
    if ruling.facts:
        found["facts"] = plain(ruling.facts)
    return found


def name(rule: "Rule") -> str:
    """Return a rule's name with its document, as `ruleset/rule`."""
    return f"{rule.ruleset}/{rule.id}"


def reasons(ruling: "Ruling", lang: str) -> list[dict[str, Any]]:
    """Return the rules that stand, each with its words and its citation."""
    return [_told_once(rule, lang) for rule in ruling.because]


MOST_REASONS = 4_000
_REASONS: dict[tuple[int, str], "tuple[Rule, dict[str, Any]]"] = {}


def _told_once(rule: "Rule", lang: str) -> dict[str, Any]:
    """Return one rule that stands as `_reason` tells it, told before or not: it is the same in every ruling."""
    kept = _REASONS.get((id(rule), lang))
    if kept is None or kept[0] is not rule:
        if len(_REASONS) >= MOST_REASONS:
            _REASONS.clear()
        kept = _REASONS[id(rule), lang] = rule, _reason(rule, lang)
    return kept[1]


def _reason(rule: "Rule", lang: str) -> dict[str, Any]:
    """Return one rule that stands; of an acknowledged gap also the notes that tell what is open."""
    found = {"rule": name(rule), "basis": rule.basis, "says": rule.says[lang], "cite": citations(rule.cites, lang)}
    return {**found, "open": list(rule.open)} if rule.open else found


def citations(cites: "tuple[Citation, ...]", lang: str) -> dict[str, Any] | None:
    """Return the first citation, the others under `also`; None where a rule has none."""
    if not cites:
        return None
    return {**_citation(cites[0], lang), "also": [_citation(other, lang) for other in cites[1:]]}


def _citation(citation: "Citation", lang: str) -> dict[str, Any]:
    via, page = citation.via, citation.page
    return {
        "source": citation.source,
        "page": int(page) if page and page.isdecimal() else None,
        "part": (via.part if via else None) or citation.part,
        "item": (via.item if via else None) or citation.item,
        "via": via.source if via else None,
        "text": citation.text(lang),
    }


def _dependence(dependence: "Dependence", lang: str) -> dict[str, Any]:
    return {
        "fact": dependence.fact,
        "ask": dependence.ask[lang],
        "if": [_branch(branch, lang) for branch in dependence.branches],
    }


def _branch(branch: "Branch", lang: str) -> dict[str, Any]:
    ruling = branch.ruling
    found = {
        "is": list(branch.values),
        "answer": ruling.answer,
        "verdict": ruling.verdict,
        "effects": [str(effect) for effect in ruling.effects],
        "values": list(ruling.values),
        "because": reasons(ruling, lang),
    }
    if ruling.depends:
        found["depends"] = [_dependence(dependence, lang) for dependence in ruling.depends]
    return found


def _exception(exception: "Unless", lang: str) -> dict[str, Any]:
    ruling = exception.ruling
    return {
        "facts": plain(exception.facts),
        "answer": ruling.answer,
        "verdict": ruling.verdict,
        "because": reasons(ruling, lang),
    }


def plain(value: object) -> object:
    """Return facts as JSON holds them: texts, lists and objects, tuples become lists."""
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [plain(item) for item in value]
    return value
