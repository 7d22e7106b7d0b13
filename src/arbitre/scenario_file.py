"""Reads a file of scenarios, and says everything that is wrong in it."""

from .answer import WHAT
from .passages import check_passage
from .problem import Place, Problem, Problems, stop_at, unknown
from .scenario import Expected, Facts, Scenario
from .situation import Situation
from .vocabulary import OWN_VERDICTS, VERDICTS
from .yamltext import Items, Table, Text, read_file

KEYS = ("name", "from", "house", "ask", "reads", "expect")
EXPECTED_KEYS = ("answer", "verdict", "because", "effects", "values", "absent", "depends", "house", "base")
LANGUAGES = ("en", "fr")
NOT_FACTS = ("question", "asks")
ANSWERS = ("yes", "no", "settled", *OWN_VERDICTS)


def load(path: str, shelf) -> tuple[Scenario, ...]:
    """Read the scenarios of a file; raise `Problems` with everything that is wrong in it."""
    problems: list[Problem] = []
    root = read_file(path, problems)
    found = []
    if root is not None:
        items = _items(root, problems)
        _check_names(items, problems)
        found = [_scenario(item, shelf, problems) for item in items]
    stop_at(problems)
    return tuple(found)


def _items(root: object, problems: list) -> list:
    if isinstance(root, Table) and "ask" in root or isinstance(root, Table) and "reads" in root:
        return [root]
    if not isinstance(root, Items):
        hint = "begin each scenario with `- name:`"
        problems.append(Problem("not-scenarios", "this is not a list of scenarios", root.place, hint))
        return []
    for item in root:
        if not isinstance(item, Table):
            hint = "write `name:`, `ask:`, `reads:` and `expect:` under each `-`"
            problems.append(Problem("not-scenario", "this is not a scenario", item.place, hint))
    return [item for item in root if isinstance(item, Table)]


def _check_names(items: list, problems: list) -> None:
    """Two scenarios of a file must not have one name: nobody could tell which of them failed."""
    first: dict[str, Text] = {}
    for name in (item["name"] for item in items if isinstance(item.get("name"), Text)):
        if first.setdefault(name, name) is not name:
            problems.append(Problem("duplicate-name", f"another scenario is called `{name}`", name.place,
                                    f"rename it: the first is on line {first[name].place.line}"))


def _scenario(item: Table, shelf, problems: list) -> Scenario | None:
    _only(item, KEYS, problems)
    ask = _ask(item.get("ask"), problems)
    reads = _reads(item.get("reads"), shelf, problems)
    if not ask and "reads" not in item:
        hint = "write the words under `ask:` or the facts under `reads:`"
        problems.append(Problem("nothing-asked", "this scenario asks nothing", item.place, hint))
    name = item.get("name") or next(iter(ask.values()), "")
    passages = _table(item, "from", problems)
    for ruleset, passage in passages.items():
        if _known_ruleset(ruleset, shelf, problems) and isinstance(passage, Text):
            problems += check_passage(passage, shelf.rulesets[ruleset])
    house = _house(item, shelf, problems)
    expect = _expect(item, shelf, house, reads.question if reads else None, problems)
    return Scenario(str(name), item.place, ask, reads, expect, dict(passages), house)


def _house(item: Table, shelf, problems: list) -> tuple:
    """Return the house rules under which a scenario is ruled."""
    named = _texts(item.get("house")) or ()
    strange = [unknown("house-rule", name, shelf.house, name.place) for name in named if name not in shelf.house]
    problems += [problem if problem.hint else problem._replace(hint="remove it, or add its file") for problem in strange]
    return tuple(str(name) for name in named if name in shelf.house)


def _only(table: Table, known: tuple, problems: list) -> None:
    problems += [unknown("key", key, known, key.place) for key in table if key not in known]


def _table(item: Table, key: str, problems: list) -> Table | dict:
    value = item.get(key)
    if value is None or isinstance(value, Table):
        return value or {}
    problems.append(Problem("not-table", f"`{key}` must be a table", value.place, f"write `{key}: {{…: …}}`"))
    return {}


def _ask(value: object, problems: list) -> dict:
    if value is None:
        return {}
    if isinstance(value, Text):
        return {None: str(value)}
    if not isinstance(value, Table):
        hint = "write a sentence, or one under `en:` and one under `fr:`"
        problems.append(Problem("bad-ask", "`ask` must be a sentence", value.place, hint))
        return {}
    _only(value, LANGUAGES, problems)
    return {str(lang): str(text) for lang, text in value.items() if lang in LANGUAGES}


def _reads(value: object, shelf, problems: list) -> Facts | None:
    if value is None:
        return None
    question = value.get("question") if isinstance(value, Table) else None
    if not isinstance(question, Text):
        hint = "write `reads: {question: …, asks: …, …}`"
        problems.append(Problem("no-question", "`reads` must name its question", value.place, hint))
        return None
    if question not in shelf.vocabulary.questions:
        problems.append(unknown("question", question, shelf.vocabulary.questions, question.place))
        return None
    facts = {str(fact): plain(values) for fact, values in value.items() if fact not in NOT_FACTS}
    try:
        Situation.of(shelf.vocabulary, {key: item for key, item in value.items() if key not in NOT_FACTS})
    except Problems as found:
        problems += [_placed(problem, value) for problem in found.problems]
    _check_claim(value.get("asks"), shelf.vocabulary, shelf.vocabulary.questions[question].kind, problems)
    return Facts(str(question), str(value.get("asks", WHAT)), facts)


def _check_claim(asks: object, vocabulary, kind: str, problems: list) -> None:
    """What is asked must be something that can be claimed of such a question."""
    claim = asks.removeprefix("not ") if isinstance(asks, Text) else WHAT
    if ":" not in claim:
        known = (WHAT, *VERDICTS[kind])
        problems += [unknown("claim", claim, known, asks.place)] if claim not in known else []
    elif not claim.startswith("value:"):
        _check_effect(claim, asks.place, vocabulary, problems)


def _check_effect(effect: str, place: Place, vocabulary, problems: list) -> None:
    """An effect is written `who:does` or `who:does:count`."""
    who, _, rest = effect.partition(":")
    for kind, name, known in (("role", who, vocabulary.who), ("act", rest.partition(":")[0], vocabulary.does)):
        problems += [unknown(kind, name, known, place, f" in `{effect}`")] if name not in known else []


def _placed(problem: Problem, table: Table) -> Problem:
    return problem if problem.place else problem._replace(place=table.place)


def plain(value: object) -> object:
    """Return a value of a file without its place."""
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    return [plain(item) for item in value] if isinstance(value, list) else str(value)


def _known_ruleset(name: Text, shelf, problems: list) -> bool:
    if name not in shelf.rulesets:
        problems.append(unknown("ruleset", name, shelf.rulesets, name.place))
    return name in shelf.rulesets


def _expect(item: Table, shelf, house: tuple, question: str | None, problems: list) -> dict:
    expect = _table(item, "expect", problems)
    return {
        str(name): _expected(name, wanted, shelf.ruleset(name, house), question, problems)
        for name, wanted in expect.items()
        if _known_ruleset(name, shelf, problems)
    }


def _expected(name: Text, wanted: object, ruleset, question: str | None, problems: list) -> Expected:
    if not isinstance(wanted, Table):
        hint = "write `{answer: …, verdict: …, because: […]}`"
        problems.append(Problem("bad-expect", f"what is expected of `{name}` must be a table", wanted.place, hint))
        return Expected()
    _only(wanted, EXPECTED_KEYS, problems)
    rules = tuple(dict.fromkeys(rule.id for rule in ruleset.rules))
    for rule in _texts(wanted.get("because")) or ():
        if rule.split("/")[-1] not in rules:
            problems.append(unknown("rule", rule, rules, rule.place, where=f" in `{name}`"))
    _check_expected(name, wanted, ruleset.vocabulary, question, problems)
    lists = {key: _texts(wanted.get(key)) for key in ("because", "effects", "values", "depends", "house")}
    words = {key: _word(wanted.get(key)) for key in ("answer", "verdict", "absent", "base")}
    return Expected(**words, **lists)


def _check_expected(name: Text, wanted: Table, vocabulary, question: str | None, problems: list) -> None:
    """What is expected must be something that a ruling on the question can say."""
    kinds = (vocabulary.questions[question].kind,) if question else tuple(VERDICTS)
    verdicts = dict.fromkeys(verdict for kind in kinds for verdict in (*VERDICTS[kind], *OWN_VERDICTS))
    closed = {"answer": ("answer", ANSWERS), "verdict": ("verdict", verdicts), "base": ("answer", ANSWERS), "depends": ("fact", vocabulary.facts)}
    for key, (kind, known) in closed.items():
        problems += [unknown(kind, said, known, said.place, f" in `{name}`") for said in _texts(wanted.get(key)) or () if said not in known]
    for effect in _texts(wanted.get("effects")) or ():
        _check_effect(effect, effect.place, vocabulary, problems)


def _texts(value: object) -> tuple | None:
    if value is None:
        return None
    return (value,) if isinstance(value, Text) else tuple(item for item in value if isinstance(item, Text))


def _word(value: object) -> str | None:
    if isinstance(value, Table):
        value = next(iter(value.values()), None)
    return None if value is None else str(value)
