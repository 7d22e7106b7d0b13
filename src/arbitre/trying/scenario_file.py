"""Reads a file of scenarios, and says everything that is wrong in it."""

import re
from collections.abc import Collection, Iterable, Mapping

from ..files.shape import LANGUAGES, where, word, words
from ..files.yamltext import Items, Node, Table, Text, read_file
from ..game.situation import Situation
from ..game.vocabulary import OWN_VERDICTS, VERDICTS, Vocabulary
from ..judging.answer import WHAT, compares
from ..law.passages import check_passage
from ..law.ruleset import Ruleset, Shelf
from ..problem import Place, Problem, Problems, stop_at, unknown
from .scenario import Expected, Facts, Scenario

KEYS = ("name", "from", "house", "ask", "reads", "expect")
EXPECTED_KEYS = ("answer", "verdict", "because", "effects", "values", "absent", "depends", "house", "base")
NOT_FACTS = ("question", "asks")
ANSWERS = ("yes", "no", "settled", *OWN_VERDICTS)
_VALUE = "value:"
_NUMBER = re.compile(r"=?[0-9]{1,9}(-[0-9]{1,9})?|[<>]=?[0-9]{1,9}")  # a number, a range, either of them exactly, or the bound of one


def load(path: str, shelf: Shelf) -> tuple[Scenario, ...]:
    """Read the scenarios of a file; raise `Problems` with everything that is wrong in it."""
    problems: list[Problem] = []
    found: list[Scenario] = []
    root = read_file(path, problems)
    if root is not None:
        items = _items(root, problems)
        _check_names(items, problems)
        found = [_scenario(item, shelf, problems) for item in items]
    stop_at(problems)
    return tuple(found)


def _items(root: Node, problems: list[Problem]) -> list[Table]:
    if isinstance(root, Table) and ("ask" in root or "reads" in root):
        return [root]
    if not isinstance(root, Items):
        hint = "begin each scenario with `- name:`"
        problems.append(Problem("not-scenarios", "this is not a list of scenarios", root.place, hint))
        return []
    for item in root:
        if not isinstance(item, Table):
            hint = "write `name:`, `ask:`, `reads:` and `expect:` under each `-`"
            problems.append(Problem("not-scenario", "this is not a scenario", where(item), hint))
    return [item for item in root if isinstance(item, Table)]


def _check_names(items: Iterable[Table], problems: list[Problem]) -> None:
    """Two scenarios of a file must not have one name: nobody could tell which of them failed."""
    first: dict[str, Text] = {}
    for name in (item.get("name") for item in items):
        if isinstance(name, Text) and first.setdefault(name, name) is not name:
            problems.append(Problem("duplicate-name", f"another scenario is called `{name}`", name.place,
                                    f"rename it: the first is on line {first[name].place.line}"))


def _scenario(item: Table, shelf: Shelf, problems: list[Problem]) -> Scenario:
    _only(item, KEYS, problems)
    ask = _ask(item.get("ask"), problems)
    reads = _reads(item.get("reads"), shelf, problems)
    if not ask and "reads" not in item:
        hint = "write the words under `ask:` or the facts under `reads:`"
        problems.append(Problem("nothing-asked", "this scenario asks nothing", item.place, hint))
    name = word(item["name"], "`name`", problems) if "name" in item else next(iter(ask.values()), "")
    passages = {ruleset: word(passage, "`from`", problems) for ruleset, passage in _table(item, "from", problems).items()}
    for ruleset, passage in passages.items():
        if _is_known(ruleset, shelf, problems) and passage:
            problems += check_passage(passage, shelf.rulesets[ruleset])
    house = _house(item, shelf, problems)
    expect = _expect(item, shelf, house, reads.question if reads else None, problems)
    return Scenario(str(name), item.place, ask, reads, expect, {str(id): str(text) for id, text in passages.items()}, house)


def _house(item: Table, shelf: Shelf, problems: list[Problem]) -> tuple[str, ...]:
    """Return the house rules under which a scenario is ruled."""
    named = words(item.get("house", ()), "`house`", problems)
    strange = [unknown("house-rule", name, shelf.house, where(name)) for name in named if name not in shelf.house]
    problems += [problem if problem.hint else problem._replace(hint="remove it, or add its file") for problem in strange]
    return tuple(str(name) for name in named if name in shelf.house)


def _only(table: Table, known: Collection[str], problems: list[Problem]) -> None:
    problems += [unknown("key", key, known, where(key)) for key in table if key not in known]


def _table(item: Table, key: str, problems: list[Problem]) -> Mapping[str, object]:
    value = item.get(key)
    if value is None or isinstance(value, Table):
        return value or {}
    problems.append(Problem("not-table", f"`{key}` must be a table", where(value), f"write `{key}: {{…: …}}`"))
    return {}


def _ask(value: object, problems: list[Problem]) -> dict[str | None, str]:
    if value is None:
        return {}
    if isinstance(value, Text):
        return {None: str(value)}
    if not isinstance(value, Table):
        hint = "write a sentence, or one under `en:` and one under `fr:`"
        problems.append(Problem("bad-ask", "`ask` must be a sentence", where(value), hint))
        return {}
    _only(value, LANGUAGES, problems)
    return {str(lang): str(word(text, f"`{lang}`", problems)) for lang, text in value.items() if lang in LANGUAGES}


def _reads(value: object, shelf: Shelf, problems: list[Problem]) -> Facts | None:
    if value is None:
        return None
    question = value.get("question") if isinstance(value, Table) else None
    if not isinstance(value, Table) or not isinstance(question, Text):
        hint = "write `reads: {question: …, asks: …, …}`"
        problems.append(Problem("no-question", "`reads` must name its question", where(value), hint))
        return None
    if question not in shelf.vocabulary.questions:
        problems.append(unknown("question", question, shelf.vocabulary.questions, question.place))
        return None
    facts = {str(fact): plain(values) for fact, values in value.items() if fact not in NOT_FACTS}
    try:
        Situation.of(shelf.vocabulary, {key: item for key, item in value.items() if key not in NOT_FACTS})
    except Problems as found:
        problems += [problem if problem.place else problem._replace(place=value.place) for problem in found.problems]
    asks = word(value.get("asks", WHAT), "`asks`", problems) or WHAT
    _check_claim(asks, shelf.vocabulary, shelf.vocabulary.questions[question].kind, problems)
    return Facts(str(question), str(asks), facts)


def _check_claim(asks: str, vocabulary: Vocabulary, kind: str, problems: list[Problem]) -> None:
    """What is asked must be something that can be claimed of such a question."""
    claim, place = asks.removeprefix("not "), where(asks)
    if ":" not in claim:
        known = (WHAT, *VERDICTS[kind])
        problems += [unknown("claim", claim, known, place)] if claim not in known else []
    elif not claim.startswith(_VALUE):
        _check_effect(claim, place, vocabulary, problems)
    elif not compares(claim) and not _NUMBER.fullmatch(claim.removeprefix(_VALUE)):
        problems.append(unknown("claim", claim, ("value:7", "value:2-10", "value:>500"), place))


def _check_effect(effect: str, place: Place | None, vocabulary: Vocabulary, problems: list[Problem]) -> None:
    """An effect is written `who:does` or `who:does:count`."""
    who, _, rest = effect.partition(":")
    for kind, name, known in (("role", who, vocabulary.who), ("act", rest.partition(":")[0], vocabulary.does)):
        problems += [unknown(kind, name, known, place, f" in `{effect}`")] if name not in known else []


def plain(value: object) -> object:
    """Return a value of a file without its place."""
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    return [plain(item) for item in value] if isinstance(value, list) else str(value)


def _is_known(name: str, shelf: Shelf, problems: list[Problem]) -> bool:
    if name not in shelf.rulesets:
        problems.append(unknown("ruleset", name, shelf.rulesets, where(name)))
    return name in shelf.rulesets


def _expect(item: Table, shelf: Shelf, house: tuple[str, ...], question: str | None, problems: list[Problem]) -> dict[str, Expected]:
    expect = _table(item, "expect", problems)
    return {
        str(name): _expected(name, wanted, shelf.ruleset(name, house), question, problems)
        for name, wanted in expect.items()
        if _is_known(name, shelf, problems)
    }


def _expected(name: str, wanted: object, ruleset: Ruleset, question: str | None, problems: list[Problem]) -> Expected:
    if not isinstance(wanted, Table):
        hint = "write `{answer: …, verdict: …, because: […]}`"
        problems.append(Problem("bad-expect", f"what is expected of `{name}` must be a table", where(wanted), hint))
        return Expected()
    _only(wanted, EXPECTED_KEYS, problems)
    found = Expected(_word(wanted, "answer", problems), _word(wanted, "verdict", problems), _words(wanted, "because", problems),
                     _words(wanted, "effects", problems), _words(wanted, "values", problems), _word(wanted, "absent", problems),
                     _words(wanted, "depends", problems), _words(wanted, "house", problems), _word(wanted, "base", problems))
    rules = tuple(dict.fromkeys(rule.id for rule in ruleset.rules))
    problems += [unknown("rule", rule, rules, where(rule), where=f" in `{name}`") for rule in found.because or () if rule.split("/")[-1] not in rules]
    _check_expected(name, found, ruleset.vocabulary, question, problems)
    return found


def _check_expected(name: str, wanted: Expected, vocabulary: Vocabulary, question: str | None, problems: list[Problem]) -> None:
    """What is expected must be something that a ruling on the question can say."""
    kinds = (vocabulary.questions[question].kind,) if question else tuple(VERDICTS)
    verdicts = tuple(dict.fromkeys(verdict for kind in kinds for verdict in (*VERDICTS[kind], *OWN_VERDICTS)))
    closed: tuple[tuple[str, tuple[str | None, ...], Collection[str]], ...] = (
        ("answer", (wanted.answer,), ANSWERS), ("verdict", (wanted.verdict,), verdicts), ("answer", (wanted.base,), ANSWERS),
        ("fact", wanted.depends or (), vocabulary.facts))
    for kind, listed, known in closed:
        problems += [unknown(kind, said, known, where(said), f" in `{name}`") for said in listed if said and said not in known]
    for effect in wanted.effects or ():
        _check_effect(effect, where(effect), vocabulary, problems)


def _words(wanted: Table, key: str, problems: list[Problem]) -> tuple[str, ...] | None:
    return words(wanted[key], f"`{key}`", problems) if key in wanted else None


def _word(wanted: Table, key: str, problems: list[Problem]) -> str | None:
    """The word under a key, or that of the only card of a table {place: card}; None where there is none."""
    value = wanted.get(key)
    if isinstance(value, Table) and value:
        value = next(iter(value.values()))
    return None if value is None else word(value, f"`{key}`", problems) or None
