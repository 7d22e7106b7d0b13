"""Are the rulesets sound? Gaps, conflicts, rules that never stand, overrides that change nothing, missing words."""
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

from ..game.masks import Box, bits, with_fact
from ..judging.cases import Book, Case, book
from ..judging.conclusion import conclude, disagree, resolved
from ..law.rule import EVERY, Rule
from ..law.ruleset import Ruleset, Shelf
from ..law.wording import missing_places, missing_words
from ..problem import Problem, with_excerpts
from .extent import every_case

SHOWN = 3  # situations told of each gap or conflict


def check(shelf: Shelf, ids: Collection[str] | None = None, begin: Callable[[str], object] | None = None) -> tuple[Problem, ...]:
    """Everything that is wrong with the rulesets (all of them, or those with these ids), as Problems.

    What loading already reports is not reported again. `begin(id)` is called before each ruleset.
    """
    problems = list(missing_words(shelf.vocabulary)) if ids is None else []
    for id, ruleset in shelf.rulesets.items():
        if ids is None or id in ids:
            if begin:
                begin(id)
            problems += check_ruleset(ruleset)
    for id, ruleset in shelf.house.items():
        if ids is None or id in ids:
            problems += missing_places(ruleset)
    return with_excerpts(problems)


def check_ruleset(ruleset: Ruleset) -> list[Problem]:
    """Everything that is wrong with one ruleset, question by question."""
    problems = [*missing_places(ruleset), *unknown_meanings(ruleset)]
    for question in ruleset.vocabulary.questions:
        problems += check_question(ruleset, question)
    return problems


def check_question(ruleset: Ruleset, question: str) -> list[Problem]:
    """Everything that is wrong with the rules of one ruleset on one question (its id)."""
    problems: list[Problem] = []
    rules = book(ruleset, question)
    cases = every_case(ruleset, rules, problems)
    if cases or not rules.rules:
        problems += gaps(ruleset, rules, cases)
        problems += conflicts(ruleset, rules, cases)
        problems += dead_rules(ruleset, rules, cases)
        problems += idle_overrides(ruleset, rules)
        problems += missing_numbers(rules, cases)
    return problems


def gaps(ruleset: Ruleset, rules: Book, cases: Iterable[Case]) -> list[Problem]:
    """The situations in which no rule stands, told as widely as possible."""
    question, owner = rules.question.id, rules.question.owner
    if not rules.rules:
        return [] if owner not in (None, ruleset.id) else [Problem("gap", f"no rule of `{ruleset.id}` is on the question `{question}`", ruleset.place,
                        "write its rule, or one with `verdict: silent` and `open: […]`", fields=(("ruleset", ruleset.id), ("question", question)))]
    boxes = dict.fromkeys(widened(case.box, ruleset.box, lambda box: not rules.masks.match(box)[1], rules)
                          for case in cases if not case.standing)
    last = rules.rules[-1]  # what is written next on the question belongs after it
    return [Problem("gap", f"no rule of `{ruleset.id}` answers `{question}` when {told(rules, box, ruleset.box)}", last.place or ruleset.place,
                    "write its rule after this one, or a rule with `verdict: silent`, `open: […]` and `yields: [all]` for all that is left", fields=(("ruleset", ruleset.id), ("question", question)))
            for box in list(boxes)[:SHOWN]]


def conflicts(ruleset: Ruleset, rules: Book, cases: Iterable[Case]) -> list[Problem]:
    """The situations in which rules that stand together contradict each other undeclared."""
    met: dict[tuple[int, int], Case] = {}
    for case in cases:
        conclusion = conclude(rules, case)
        if conclusion.verdict == "contested" and not conclusion.declared:
            for pair in _undeclared(rules, case):
                met.setdefault(pair, case)
    problems = []
    for (one, other), case in met.items():
        box = widened(case.box, ruleset.box, _still_apart(rules, one, other), rules)
        first, second = rules.rules[one], rules.rules[other]
        problems.append(Problem(
            "conflict", f"`{first.id}` and `{second.id}` of `{ruleset.id}` contradict each other when {told(rules, box, ruleset.box)}", second.place,
            "let one override the other, or declare it with `contests` if the document contradicts itself",
            fields=(("ruleset", ruleset.id), ("question", rules.question.id), ("rules", (first.id, second.id)))))
    return problems


def _still_apart(rules: Book, one: int, other: int) -> Callable[[Box], bool]:
    """Whether two rules (their numbers) surely stand together in a box."""
    pair, beaters = 1 << one | 1 << other, rules.beaten_by[one] | rules.beaten_by[other]
    return lambda box: not pair & ~rules.masks.match(box)[0] and not beaters & rules.masks.match(box)[1]


def _undeclared(rules: Book, case: Case) -> Iterator[tuple[int, int]]:
    """The pairs (numbers) of standing rules that disagree and are not joined by `contests`."""
    numbers = bits(case.standing)
    read = {number: resolved(rules.rules[number], rules.vocabulary, case.box) for number in numbers}
    for place, one in enumerate(numbers):
        for other in numbers[place + 1:]:
            first, second = read[one], read[other]
            joined = any(second.is_named(name) for name in first.contests) or any(first.is_named(name) for name in second.contests)
            if not joined and disagree(first, second, rules.vocabulary.clash):
                yield one, other


def dead_rules(ruleset: Ruleset, rules: Book, cases: Sequence[Case]) -> Iterator[Problem]:
    """The rules that stand in no situation that a game can reach."""
    alive = 0
    for case in cases:
        alive |= case.standing
    for number in bits(rules.masks.all & ~alive):
        rule = rules.rules[number]
        matching = [case for case in cases if case.matching >> number & 1]
        beaten = rules.pick(rules.beaten_by[number])
        why = "no game can reach its `when`" if not matching and not beaten else f"it is always beaten: {_listed(rule.id for rule in beaten)}" if beaten else "no game can reach its `when`"
        yield Problem("dead-rule", f"`{rule.id}` of `{ruleset.id}` never stands: {why}", rule.place, "change its `when`, or remove it",
                      fields=(("ruleset", ruleset.id), ("rule", rule.id)))


def idle_overrides(ruleset: Ruleset, rules: Book) -> Iterator[Problem]:
    """The overrides that change nothing: both ends conclude the same, or they never both match."""
    for number, rule in enumerate(rules.rules):
        for key in ("overrides", "yields"):
            for name in getattr(rule, key):
                ends = [other for other, end in enumerate(rules.rules) if other != number and end.is_named(name)]
                if why := ends and name != EVERY and _idle(ruleset, rules, number, ends):
                    yield Problem("idle-override", f"`{key}: {name}` of `{rule.id}` changes nothing: {why}", rule.place,
                                  "remove it", fields=(("rule", rule.id), ("name", name)))


def _idle(ruleset: Ruleset, rules: Book, number: int, ends: list[int]) -> str | None:
    """Why a rule and those it is said to beat (their numbers) need no override, or None."""
    if all(_concludes(rules.rules[end]) == _concludes(rules.rules[number]) for end in ends):
        return "both conclude the same"
    if not any(_meet(ruleset, rules.rules[number], rules.rules[end]) for end in ends):
        return "the two never meet"
    return None


def _meet(ruleset: Ruleset, one: Rule, other: Rule) -> bool:
    """Whether there is a situation in which both rules match."""
    box = list(ruleset.box)
    for condition in (one.condition, other.condition):
        for fact, values in condition.items():
            box[fact] &= values
    return all(box) and ruleset.vocabulary.nonsense.leaves(tuple(box))


def _concludes(rule: Rule) -> tuple[object, ...]:
    return rule.verdict, frozenset(rule.effects), rule.values, rule.and_more


def missing_numbers(rules: Book, cases: Iterable[Case]) -> Iterator[Problem]:
    """The rules that take a number from a value that has none, where they stand."""
    met: dict[tuple[int, int], str] = {}
    for case in cases:
        for number in bits(case.standing):
            for fact in rules.counted[number]:
                noun = rules.vocabulary.order[fact]
                bare = [value for value in rules.vocabulary.values(fact, case.box[fact]) if value not in noun.numbers]
                if bare:
                    met.setdefault((number, fact), bare[0])
    for (number, fact), value in met.items():
        rule, noun = rules.rules[number], rules.vocabulary.order[fact]
        yield Problem("no-number", f"`{rule.id}` counts by `{noun.id}`, but `{value}` has no number", rule.place,
                      f"leave `{value}` out of its `when`, or give it a `number`", fields=(("rule", rule.id), ("value", value)))


def unknown_meanings(ruleset: Ruleset) -> Iterator[Problem]:
    """The words that mean another card here, in facts that do not know that card."""
    for word, targets in ruleset.means.items():
        for fact in ruleset.vocabulary.order:
            missing = [target for target in targets if word in fact.values and fact.kind and target not in fact.values]
            if missing:
                yield Problem("unknown-meaning", f"`{word}` means `{missing[0]}` in `{ruleset.id}`, but that is no value of `{fact.id}`", ruleset.place,
                              f"add `{missing[0]}` to the values of `{fact.id}`", fields=(("fact", fact.id), ("value", missing[0])))


def widened(box: Box, full: Box, still: Callable[[Box], bool], rules: Book) -> Box:
    """The box with every fact that does not matter (`still` holds without it) set free."""
    for fact in rules.masks.facts:
        wider = with_fact(box, fact, full[fact])
        if still(wider):
            box = wider
    return box


def told(rules: Book, box: Box, full: Box) -> str:
    """The facts of a box that say something, in words of the vocabulary's files."""
    vocabulary, said = rules.vocabulary, []
    for fact in rules.masks.facts:
        if box[fact] != full[fact]:
            values, others = vocabulary.values(fact, box[fact]), vocabulary.values(fact, full[fact] & ~box[fact])
            short = values if len(values) <= len(others) + 1 else others
            text = ", ".join(short) if len(short) == 1 else f"[{', '.join(short)}]"
            said.append(f"`{vocabulary.order[fact].id}: {text if short is values else '{not: ' + text + '}'}`")
    return ", ".join(said) or "nothing is said"


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)
