"""What a table agreed on, as a sheet to read aloud before the deal, and what its house rules leave open."""

from typing import TYPE_CHECKING, Any, NamedTuple

from ..agreeing.openings import CLASH, TOO_LARGE
from .compare import CASES_SHOWN, case_in_names
from .json import charter_object, name
from .listing import rule_object
from .ruling import Block, brief
from .voice import Voice
from .words import colon, sentence, series

if TYPE_CHECKING:
    from ..agreeing.charter import Charter
    from ..agreeing.openings import Opening
    from ..game.vocabulary import Vocabulary
    from ..judging.ruling import Ruling
    from ..law.rule import Rule
    from ..law.ruleset import Ruleset

SILENT = "silent"
GAP = Block("gap", "")


class Sheet(NamedTuple):
    """What was agreed: the `ruleset` (amended by house rules if there are any), its `houses` and the `openings`."""

    charter: "Charter | None"
    ruleset: "Ruleset"
    houses: "tuple[Ruleset, ...]"
    openings: "tuple[Opening, ...]"

    @property
    def values(self) -> dict[str, tuple[str, ...]]:
        """{fact id: the values that are in the box}, in which cases are told."""
        vocabulary, box = self.ruleset.vocabulary, self.ruleset.box
        return {fact.id: vocabulary.values(number, box[number]) for number, fact in enumerate(vocabulary.order)}


def sheet_blocks(sheet: Sheet, voice: Voice) -> list[Block]:
    """Return the sheet in one language."""
    charter = sheet.charter
    title = charter.name.get(voice.lang) if charter else None
    blocks = [Block("title", title or voice.say("sheet-title")), Block("small", voice.say("sheet-aloud")), GAP]
    document = f"{sheet.ruleset.name[voice.lang]} [{sheet.ruleset.id}]"
    blocks.append(Block("rule", voice.headed("sheet-base", sentence(document))))
    for fact, number in charter.numbers.items() if charter else ():
        blocks.append(Block("rule", f"{voice.vocabulary.facts[fact].ask[voice.lang]} {number}."))
    blocks += [GAP, Block("answer", voice.say("sheet-house"))]
    if not sheet.houses:
        return [*blocks, Block("rule", voice.say("sheet-no-house"))]
    for number, house in enumerate(sheet.houses, 1):
        blocks += [*_house(number, house, sheet, voice), GAP]
    return [*blocks, Block("rule", voice.say("sheet-else")), GAP, *_openings(sheet, voice)]


def _house(number: int, house: "Ruleset", sheet: Sheet, voice: Voice) -> list[Block]:
    """Return one house rule: what it changes in a line, then its rules in words, each sentence once."""
    blocks = [Block("follows", f"{number}. {sentence(house.name[voice.lang])}")]
    rules = [
        rule for rule in house.rules if sheet.ruleset.by_id.get(rule.id) in (rule, None) and rule.verdict != SILENT
    ]
    rules = [rule for rule in rules if _is_in_box(rule, sheet.ruleset)]
    said: dict[str, list[Any]] = {}
    for rule in rules:
        said.setdefault(rule.says[voice.lang], []).extend(cite.text(voice.lang) for cite in rule.cites[:1])
    blocks += [Block("rule", says, 3) for says in said]
    cites = dict.fromkeys(text for texts in said.values() for text in texts)
    return blocks + ([Block("cite", sentence(series(cites, voice.lang)), 3)] if cites else [])


def _is_in_box(rule: "Rule", ruleset: "Ruleset") -> bool:
    """Say whether a rule may hold with the cards of this box."""
    return all(ruleset.box[fact] & values for fact, values in rule.condition.items())


def _openings(sheet: Sheet, voice: Voice) -> list[Block]:
    blocks = [Block("answer", voice.say("sheet-open"))]
    if not sheet.openings:
        return [*blocks, Block("rule", voice.say("sheet-settled", count=len(sheet.houses)))]
    blocks.append(Block("small", voice.say("sheet-settle", count=len(sheet.houses))))
    for opening in sheet.openings:
        blocks += [GAP, *_opening(opening, sheet, voice)]
    return blocks


def _opening(opening: "Opening", sheet: Sheet, voice: Voice) -> list[Block]:
    shorts = {house.id: house.short[voice.lang] for house in sheet.houses}
    who = voice.listed([f"{shorts[id]} [{id}]" for id in opening.houses], "and")
    blocks = [Block("ask", who[:1].upper() + who[1:] + colon(voice.lang) + voice.question(opening.question))]
    if opening.kind == TOO_LARGE:
        return [*blocks, Block("warn", sentence(voice.say("relation-too-large")), 3)]
    voice = voice.of(opening.cases[0].example)
    for number, case in enumerate(opening.cases[:CASES_SHOWN]):
        facts = voice.facts(case_in_names(case, sheet.values, voice.vocabulary))
        when = (
            voice.say("compare-or-when" if number else "compare-when", facts=facts)
            if facts
            else voice.say("compare-always")
        )
        blocks.append(Block("follows", when, 3))
    if len(opening.cases) > CASES_SHOWN:
        blocks.append(Block("small", voice.say("compare-cases", count=len(opening.cases) - CASES_SHOWN), 3))
    blocks += [Block("rule", _side(side, shorts, voice), 3) for side in opening.sides]
    if opening.kind != CLASH and not opening.sides:
        blocks.append(Block("rule", voice.say("nobody"), 3))
    blocks += [Block("small", voice.headed("sheet-alone", _ruled(ruling, voice)), 3) for ruling in opening.base[:1]]
    rules = [f"`{id}`" for id in opening.overridden] if opening.sides else []
    return blocks + (
        [Block("small", voice.say("sheet-override", rules=voice.listed(rules, "and")), 3)] if rules else []
    )


def _side(side: "Ruling", shorts: dict[str, Any], voice: Voice) -> str:
    """Return what one of the rules that leave a question open says."""
    rule = side.because[0]
    house = owner(rule)
    head = shorts[house] if house else voice.say("document")
    return head[:1].upper() + head[1:] + colon(voice.lang) + _ruled(side, voice)


def _ruled(ruling: "Ruling", voice: Voice) -> str:
    return " ".join([brief(ruling, voice), *(rule.says[voice.lang] for rule in ruling.because)])


def owner(rule: "Rule") -> str | None:
    """Return the id of the house rule that a rule belongs to, or None if it is the document's."""
    folder, _, id = rule.ruleset.rpartition("/")
    return id if folder else None


def sheet_object(sheet: Sheet, voice: Voice) -> dict[str, Any]:
    """Return the sheet as JSON holds it, in both languages."""
    return {
        "schema": 1,
        "charter": charter_object(sheet.charter) if sheet.charter else None,
        "name": dict(sheet.charter.name) if sheet.charter else {},
        "base": {"ruleset": sheet.ruleset.id, "name": dict(sheet.ruleset.name)},
        "house": [
            {
                "house": house.id,
                "name": dict(house.name),
                "rules": [rule_object(rule, voice.lang) for rule in house.rules],
            }
            for house in sheet.houses
        ],
        "open": [_opening_object(opening, voice.vocabulary) for opening in sheet.openings],
    }


def _opening_object(opening: "Opening", vocabulary: "Vocabulary") -> dict[str, Any]:
    return {
        "house": list(opening.houses),
        "question": opening.question,
        "ask": dict(vocabulary.questions[opening.question].label),
        "kind": opening.kind,
        "situations": opening.worlds,
        "sides": [{"house": owner(side.because[0]), **_ruling_object(side)} for side in opening.sides],
        "base": [_ruling_object(ruling) for ruling in opening.base],
        "overridden": list(opening.overridden),
        "cases": [
            {"facts": {fact: list(values) for fact, values in case.facts.items()}, "example": dict(case.example)}
            for case in opening.cases
        ],
    }


def _ruling_object(ruling: "Ruling") -> dict[str, Any]:
    return {
        "verdict": ruling.verdict,
        "effects": [str(effect) for effect in ruling.effects],
        "values": list(ruling.values),
        "because": [{"rule": name(rule), "says": dict(rule.says)} for rule in ruling.because],
    }
