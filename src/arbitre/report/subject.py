"""What something that has a name says: a rule its conditions and words, a card its names and rules, a question its answers."""

import re

from ..asking.explain import Explanation
from ..asking.language import LANGUAGES
from ..game.vocabulary import VERDICTS
from ..law.rule import Rule
from ..law.ruleset import Shelf
from . import explained as _explained  # noqa: F401  (these sentences are known from here on)
from .naming import in_groups
from .ruling import VALUES_SHOWN
from .translate import messages, remedies
from .voice import Voice
from .words import colon, sentence

SHOWN = 6  # so many rules of something that has several
REMEDIES = 3  # so many of what can be done about a problem
VALUES = 3 * VALUES_SHOWN


def title(told: Explanation, shelf: Shelf, voice: Voice) -> str:
    """Return the name of something, and the words for it."""
    one, vocabulary, lang = told.named, shelf.vocabulary, voice.lang
    if one.kind in ("rule", "group"):
        return f"{told.rules[0].ruleset}/{one.id}" if told.rules else one.id
    if one.kind == "verdict":
        return f"{voice.verdict(one.id)} [{one.id}]"
    words = {
        "house": lambda: shelf.house[one.id].name[lang],
        "document": lambda: shelf.rulesets[one.id].name[lang],
        "playing-card": lambda: voice.name(one.id),
        "topic": lambda: vocabulary.topics[one.id][lang],
        "question": lambda: vocabulary.questions[one.id].label[lang],
        "fact": lambda: vocabulary.facts[one.id].ask[lang],
    }
    return f"{words[one.kind]()} [{one.id}]" if one.kind in words else one.id


def says(told: Explanation, shelf: Shelf, voice: Voice) -> list[str]:
    """Return what something says, line by line."""
    return _SAYS[told.named.kind](told, shelf, voice)


def _rule(told: Explanation, shelf: Shelf, voice: Voice) -> list[str]:
    rule = told.rules[0]
    lines = [rule.says[voice.lang], voice.say("explain-on", question=voice.question(rule.question))]
    if rule.verdict != "settled":
        lines.append(voice.say("explain-concludes", verdict=voice.verdict(rule.verdict)))
    lines.append(voice.say("explain-when", facts=sentence(_conditions(rule, voice))) if rule.when else voice.say("explain-always"))
    for key, names in (("explain-follows", rule.from_), ("explain-contests", rule.contests), ("explain-in-groups", rule.groups)):
        lines += [voice.say(key, **{"groups" if key.endswith("groups") else "rules": ", ".join(names)})] if names else []
    return lines


def _conditions(rule: Rule, voice: Voice) -> str:
    """Return the conditions of a rule in words, in as few values as will do."""
    facts = {fact: tuple(in_groups(voice.vocabulary, fact, values, voice.vocabulary.facts[fact].values))
             for fact, values in rule.when.items()}
    return voice.facts(facts, VALUES)


def _several(told: Explanation, voice: Voice) -> list[str]:
    """Return the words of the rules of something that has several, and how many there are besides."""
    lines = [f"{rule.id}{colon(voice.lang)}{rule.says[voice.lang]}" for rule in told.rules[:SHOWN]]
    rest = len(told.rules) - len(lines)
    return lines + [voice.say("explain-rest", count=rest)] * bool(rest)


def _group(told: Explanation, shelf: Shelf, voice: Voice) -> list[str]:
    return _several(told, voice)


def _house(told: Explanation, shelf: Shelf, voice: Voice) -> list[str]:
    house = shelf.house[told.named.id]
    lines = [f"{rule.id}{colon(voice.lang)}{rule.says[voice.lang]}" for rule in house.rules]
    if house.amends:
        lines.append(voice.say("explain-amends", norms=", ".join(house.amends)))
    idle = [id for id in shelf.rulesets if id not in told.holders]
    lines += [voice.say("explain-changes", documents=", ".join(told.holders))] if told.holders else []
    return lines + ([voice.say("explain-idle", documents=", ".join(idle))] if idle else [])


def _document(told: Explanation, shelf: Shelf, voice: Voice) -> list[str]:
    ruleset = shelf.rulesets[told.named.id]
    lines = [source.label[voice.lang] for source in ruleset.sources.values() if source.label]
    lines.append(voice.say("rules-count", count=len(ruleset.rules)))
    return lines + [voice.say("explain-rules", ruleset=ruleset.id)]


def _card(told: Explanation, shelf: Shelf, voice: Voice) -> list[str]:
    vocabulary, card = shelf.vocabulary, told.named.id
    kind = next(kind for kind, names in vocabulary.names.items() if card in names)
    names = vocabulary.names[kind][card].get(voice.lang, ())
    lines = [voice.say("explain-names", names=", ".join(names[1:]))] if names[1:] else []
    number = vocabulary.numbers.get(kind, {}).get(card)
    lines += [voice.say("explain-number", number=number)] if number is not None else []
    others = [id for id in shelf.rulesets if id not in told.holders]
    lines += [voice.say("explain-in-box", documents=", ".join(told.holders))] if told.holders else []
    lines += [voice.say("explain-not-in-box", documents=", ".join(others))] if others else []
    for ruleset in shelf.rulesets.values():
        if card in ruleset.means:
            cards = [voice.name(one) for one in ruleset.means[card]]
            lines.append(voice.say("explain-means", ruleset=ruleset.id, cards=voice.listed(cards)))
    return lines + _several(told, voice)


def _topic(told: Explanation, shelf: Shelf, voice: Voice) -> list[str]:
    questions = [one for one in shelf.vocabulary.questions.values() if one.topic == told.named.id]
    return [f"{one.id}{colon(voice.lang)}{one.label[voice.lang]}" for one in questions]


def _question(told: Explanation, shelf: Shelf, voice: Voice) -> list[str]:
    question = shelf.vocabulary.questions[told.named.id]
    topic = shelf.vocabulary.topics[question.topic][voice.lang]
    verdicts = [voice.verdict(verdict).lower() for verdict in VERDICTS[question.kind]]
    whole = len(verdicts) > 1
    lines = [voice.say("explain-topic", topic=voice.say("quoted", word=topic)),
             voice.say("explain-verdicts", verdicts=voice.listed(verdicts)) if whole else voice.say("explain-" + question.kind)]
    for verdict, other in question.then.items():
        lines.append(voice.say("explain-then", verdict=voice.verdict(verdict).lower(), question=voice.question(other)))
    return lines + _several(told, voice)


def _fact(told: Explanation, shelf: Shelf, voice: Voice) -> list[str]:
    fact = shelf.vocabulary.facts[told.named.id]
    values = ", ".join(f"{value} ({shelf.vocabulary.label(fact.id, value, voice.lang)})" for value in fact.values)
    lines = [voice.say("explain-values", values=values)]
    if fact.normally:
        lines.append(voice.say("explain-normally", value=shelf.vocabulary.label(fact.id, fact.normally, voice.lang)))
    else:
        lines.append(voice.say("explain-computed" if fact.computed else "explain-never-assumed"))
    return lines


def _verdict(told: Explanation, shelf: Shelf, voice: Voice) -> list[str]:
    return [voice.say("means-" + told.named.id)]


def _problem(told: Explanation, shelf: Shelf, voice: Voice) -> list[str]:
    """Return the sentences of a problem and what to do about it, with "…" for what is put in."""
    side = LANGUAGES.index(voice.lang)
    said = [_open(twin[side]) for twin in messages(told.named.id)]
    done = [voice.headed("explain-mend", _open(twin[side])) for twin in remedies(told.named.id)[:REMEDIES]]
    return [*said, *done, voice.say("explain-reported")]


def _open(template: str) -> str:
    """Return a sentence with "…" in its slots, braces that are meant as they are left alone."""
    held = re.sub(r"\{\d?\}", "…", template.replace("{{", "\0").replace("}}", "\1"))
    return sentence(held.replace("\0", "{").replace("\1", "}").replace("……", "…"))


_SAYS = {"problem": _problem, "rule": _rule, "group": _group, "house": _house, "document": _document, "playing-card": _card, "topic": _topic,
         "question": _question, "fact": _fact, "verdict": _verdict}
