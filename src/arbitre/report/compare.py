"""Where documents part, topic by topic: one line for each, then the situations that matter most."""

from typing import TYPE_CHECKING, Any

from ..proving.relation import ONLY, SAME, TOO_LARGE
from .naming import named
from .ruling import Block, brief, citation_line
from .voice import Voice
from .words import colon, sentence, series

if TYPE_CHECKING:
    from ..game.vocabulary import Vocabulary
    from ..judging.ruling import Ruling
    from ..proving.compare import Comparison, Group, Part, Parting

GROUPS_SHOWN = 4  # of a topic
GLANCED = 2  # groups of a question that are told at a glance
ODD = 1  # facts that may be otherwise than usual in what is told at a glance
CASES_SHOWN = 3  # of a group
FACTS_SHOWN = 4  # of those that make a space too large
SILENT = "silent"
GAP = Block("gap", "")


def compare_blocks(comparison: "Comparison", voice: Voice, every: bool) -> list[Block]:
    """Return the whole comparison; with `every` also the situations of which only some of the documents speak."""
    topics = _by_topic(comparison, voice.vocabulary)
    names = voice.listed(list(comparison.rulesets), "and")
    blocks = [Block("title", voice.say("compare-title", rulesets=names)), *_cards(comparison, voice), GAP]
    if not comparison.shared:
        blocks.append(Block("warn", voice.say("compare-none")))
    for topic, partings in topics.items():
        blocks += [Block("rule", _topic_line(topic, partings, comparison, voice)), *_glance(partings, comparison, voice)]
    for topic, partings in topics.items():
        details = _details(partings, comparison, voice, every)
        if details:
            blocks += [GAP, Block("answer", _topic_line(topic, partings, comparison, voice)), *details]
    return blocks


def _by_topic(comparison: "Comparison", vocabulary: "Vocabulary") -> dict[str, Any]:
    topics: dict[str, list[Parting]] = {topic: [] for topic in vocabulary.topics}
    for parting in comparison.questions:
        topics[vocabulary.questions[parting.question].topic].append(parting)
    return {topic: partings for topic, partings in topics.items() if partings}


def _cards(comparison: "Comparison", voice: Voice) -> list[Block]:
    blocks = []
    for ruleset, cards in comparison.cards.items():
        if cards:
            told = [_card(card, kin, voice) for card, kin in cards.items()]
            text = voice.say("compare-cards", ruleset=ruleset) + colon(voice.lang) + sentence(", ".join(told))
            blocks.append(Block("small", text))
    return blocks


def _card(card: str, kin: tuple[str, ...], voice: Voice) -> str:
    if not kin:
        return voice.name(card)
    return voice.say("compare-kin", card=voice.name(card), kin=voice.listed([voice.name(one) for one in kin]))


def _glance(partings: "list[Parting]", comparison: "Comparison", voice: Voice) -> list[Block]:
    """Return what changes at a glance, a line for each of the plainest situations in which the documents contradict each
    other: what is asked, what is told of the moment, and the answer of each document; where only one has rules on it, the
    answer of that one."""
    blocks = []
    for parting in partings:
        shared = parting.question in comparison.shared
        for group in _plainest(_loud(parting.groups)) if shared else _plainest(list(parting.groups))[:1]:
            facts, of = _telling(group, comparison, voice), voice.of(group.cases[0].example)
            asked = " ".join(filter(None, (voice.question(parting.question), sentence(of.facts(facts)) if facts else "")))
            answers = [f"{id}{colon(voice.lang)}{brief(ruling, of)}" for id, ruling in group.rulings.items()
                       if shared or ruling.verdict != SILENT]
            blocks.append(Block("follows", " — ".join((asked, *answers)), 2))
    return blocks


def _telling(group: "Group", comparison: "Comparison", voice: Voice) -> dict[str, Any]:
    """Return the facts of a group's first case that a player has to be told: those that are not as usual, each by one
    name, that of the most ordinary value if there are several."""
    usual = {fact.id: fact.normally for fact in voice.vocabulary.order}
    named_facts, example = case_in_names(group.cases[0], comparison.values, voice.vocabulary), group.cases[0].example
    return {fact: values if isinstance(values, str) or len(values) == 1 else example[fact]
            for fact, values in named_facts.items() if usual[fact] is None or example[fact] != usual[fact]}


def _plainest(groups: list["Group"]) -> list["Group"]:
    """Return the groups to be told at a glance: the ordinary ones, else those that are nearly so; first those in which
    the verdicts differ, not only what follows."""
    ordinary = [group for group in groups if not group.cases[0].oddity]
    near = ordinary or [group for group in groups if group.cases[0].oddity <= ODD]
    return sorted(near, key=lambda group: len({ruling.verdict for ruling in group.rulings.values()}) == 1)[:GLANCED]


def _topic_line(topic: str, partings: "list[Parting]", comparison: "Comparison", voice: Voice) -> str:
    parted = [parting for parting in partings if parting.relation != SAME]
    relations = {(parting.relation, parting.speaks) for parting in parted} or {(SAME, ())}
    relation, speaks = relations.pop() if len(relations) == 1 else ("different", ())
    line = str(voice.vocabulary.topics[topic][voice.lang]) + colon(voice.lang) + _relation(relation, speaks, comparison, voice)
    if parted and len(partings) > 1:
        line += f" ({voice.say('compare-questions', count=len(parted), all=len(partings))})"
    return line


def _relation(relation: str, speaks: tuple[str, ...], comparison: "Comparison", voice: Voice) -> str:
    key = "relation-only-some" if relation == ONLY and len(speaks) > 1 else "relation-" + relation
    return voice.say(key, one=comparison.rulesets[0], ids=voice.listed(list(speaks), "and"))


def _details(partings: "list[Parting]", comparison: "Comparison", voice: Voice, every: bool) -> list[Block]:
    """Return what is told of a topic below its line: its questions that are not ruled alike."""
    groups = [(parting, group) for parting in partings for group in parting.groups]
    shown = groups if every else _most_important(groups)
    blocks = []
    for parting in partings:
        mine = [group for owner, group in shown if owner is parting]
        if parting.relation == TOO_LARGE or mine or len(partings) > 1 and parting.relation != SAME:
            blocks.append(Block("ask", _question_line(parting, comparison, voice), 2))
            blocks += _too_large(parting, voice) if parting.relation == TOO_LARGE else []
            for number, group in enumerate(mine, 1):
                blocks += _group(number, group, comparison, voice, every)
    if len(shown) < len(groups):
        blocks.append(Block("small", voice.say("compare-more", count=len(groups) - len(shown)), 2))
    return blocks


def _most_important(groups: list[Any]) -> list[Any]:
    """Return the groups in which documents contradict each other, at most so many; each question's come sorted."""
    loud = [(parting, group) for parting, group in groups if _loud([group])]
    ranked = sorted(loud, key=lambda pair: pair[0].groups.index(pair[1]))
    return ranked[:GROUPS_SHOWN]


def _loud(groups: Any) -> list["Group"]:
    """Return those of the groups in which documents that speak contradict each other."""
    return [group for group in groups if len({_ruled(ruling) for ruling in group.rulings.values() if ruling.verdict != SILENT}) > 1]


def _ruled(ruling: "Ruling") -> tuple[Any, ...]:
    return ruling.verdict, frozenset(ruling.effects), ruling.values


def _question_line(parting: "Parting", comparison: "Comparison", voice: Voice) -> str:
    line = f"{voice.question(parting.question)} — {_relation(parting.relation, parting.speaks, comparison, voice)}"
    worlds = parting.worlds
    if parting.relation == TOO_LARGE or worlds.total < 2:
        return line
    parts = [voice.say("compare-same", count=worlds.same, all=worlds.total)]
    parts += [voice.say("compare-" + key, count=count) for key, count in (("differ", worlds.differ), ("only", worlds.only)) if count]
    return f"{line} ({', '.join(parts)})"


def _too_large(parting: "Parting", voice: Voice) -> list[Block]:
    largest = sorted(parting.sizes.items(), key=lambda pair: -pair[1])[:FACTS_SHOWN]
    facts = [voice.say("compare-values", fact=voice.vocabulary.facts[fact].ask[voice.lang], count=count) for fact, count in largest]
    text = voice.say("compare-large", count=parting.worlds.total, facts=series(facts, voice.lang))
    return [Block("warn", text, 4)]


def _group(number: int, group: "Group", comparison: "Comparison", voice: Voice, every: bool) -> list[Block]:
    cases = group.cases if every else group.cases[:CASES_SHOWN]
    voice = voice.of(group.cases[0].example)
    blocks = [Block("follows", f"{number}. {_when('compare-when', cases[0], comparison, voice)}", 4)]
    blocks += [Block("follows", _when("compare-or-when", case, comparison, voice), 7) for case in cases[1:]]
    if len(cases) < len(group.cases):
        blocks.append(Block("small", voice.say("compare-cases", count=len(group.cases) - len(cases)), 7))
    for id, ruling in group.rulings.items():
        says = " ".join(rule.says[voice.lang] for rule in ruling.because)
        blocks.append(Block("rule", f"{id}{colon(voice.lang)}{brief(ruling, voice)} {says or voice.say('nobody')}", 7))
        blocks += [Block("cite", line, 9) for line in dict.fromkeys(citation_line(rule, voice) for rule in ruling.because)]
    if any(len(values) > 1 for values in cases[0].plain.values()):
        blocks.append(Block("small", voice.headed("compare-instance", example(group, cases[0], voice)), 7))
    return blocks


def _when(key: str, case: "Part", comparison: "Comparison", voice: Voice) -> str:
    facts = case_in_names(case, comparison.values, voice.vocabulary)
    return voice.say(key, facts=voice.facts(facts)) if facts else voice.say("compare-always")


def case_in_names(case: "Part", every: dict[str, tuple[str, ...]], vocabulary: "Vocabulary") -> dict[str, Any]:
    """Return {fact: its values in few names} of a case; where fewer do, only those that a game can reach. ``every`` are
    {fact: the values that are in the box}."""
    facts = {}
    for fact, values in case.facts.items():
        wide, plain = (named(vocabulary, fact, some, every[fact]) for some in (values, case.plain[fact]))
        facts[fact] = plain if _length(plain) <= _length(wide) else wide
    return facts


def _length(names: Any) -> int:
    return 1 + len(names["not"]) if isinstance(names, dict) else len(names)


def example(group: "Group", case: "Part", voice: Voice) -> str:
    """Return one situation of a case as a sentence: the question, then the facts of that moment."""
    question = voice.question(next(iter(group.rulings.values())).question)
    return f"{question} {sentence(voice.facts(case.example))}" if case.example else question
