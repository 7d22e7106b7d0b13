"""The referee from Python: load the documents, read a dispute, judge it, compare and check documents."""

from collections.abc import Callable, Iterable, Mapping
from os import PathLike

from .agreeing import houses
from .files import folders
from .game.situation import Situation
from .judging.answer import WHAT
from .judging.judge import judge as _judge
from .judging.ruling import Ruling
from .law.ruleset import Ruleset, Shelf, load_shelf
from .problem import Problem, Problems, with_excerpts
from .proving import audit
from .proving.compare import Comparison
from .proving.compare import compare as _compare
from .reading import Reading
from .reading import read as _read


def load(folder: str | PathLike[str] | None = None, besides: Iterable[str | PathLike[str]] = ()) -> Shelf:
    """Return the shelf of a folder: its vocabulary, its rulesets by id, its house rules by id.

    Without a folder, the documents that come with arbitre. Files ``besides`` it, of rulesets or house rules, are read
    as if they lay in it. Raises ``Problems`` with everything that is wrong in all of the files.
    """
    return load_shelf(folders.rulesets() if folder is None else folder, tuple(map(str, besides)))


def read(text: str, shelf: Shelf, lang: str | None = None) -> Reading:
    """Return what is understood of a text in English or French: the question, what is asked of it, the facts.

    Never raises: what is not understood is told in ``status`` and ``unread``. ``lang`` (`en` or `fr`) is presumed
    where the words leave it open.
    """
    return _read(text, shelf.vocabulary, lang)


def judge(
    ruleset: Ruleset,
    about: Reading | str,
    facts: Mapping[str, object] | Situation | None = None,
    *,
    asks: str | None = None,
    strict: bool = False,
) -> Ruling:
    """Return the ruling of one document on a reading, or on a question (its id).

    ``facts`` add to those of the reading: {fact: a value, a list of possible ones, a group or {"not": …}}, or cards at
    a place. ``asks`` is `what`, a verdict, an effect `who:does[:count]` or `value:N`, perhaps with `not ` before it.
    ``strict`` assumes nothing that was not said. House rules in force: ``shelf.ruleset(id, house_ids)``.
    Raises ``Problems`` for unknown names, for facts that cannot all hold and for a text that denies what it says, ``ValueError`` for a reading without a
    question, ``KeyError`` for a question that does not exist.
    """
    if isinstance(about, Reading) and (denied := about.contradiction()):
        raise Problems([denied])
    known = about.facts if isinstance(about, Reading) else {}
    question = about.question if isinstance(about, Reading) else about
    if question is None:
        raise ValueError("the text was not read as a question of rules")
    claim = asks or (about.asks if isinstance(about, Reading) else WHAT)
    situation = facts if isinstance(facts, Situation) else Situation.of(ruleset.vocabulary, {**known, **(facts or {})})
    return _judge(ruleset, question, situation, claim, strict)


def compare(*rulesets: Ruleset, begin: Callable[[str], object] | None = None) -> Comparison:
    """Return exactly where two or more rulesets of one shelf part, question by question, in as few cases as possible.

    ``begin`` is called with the id of each question before it is compared. Raises ``ValueError`` for fewer than two.
    """
    if len(rulesets) < 2:
        raise ValueError("compare needs two rulesets or more")
    return _compare(rulesets, begin)


def check(shelf: Shelf, ids: Iterable[str] | None = None, begin: Callable[[str], object] | None = None) -> tuple[Problem, ...]:
    """Return everything that is wrong with the rulesets and house rules of a shelf, or with those of these ids.

    Every situation is gone through: gaps, conflicts, rules that never stand, overrides that change nothing, missing
    words and places, house rules that clash. What loading reports already is not reported again. ``begin`` is called
    with the id of each ruleset before it is checked.
    """
    wanted = None if ids is None else list(ids)
    return with_excerpts([*audit.check(shelf, wanted, begin), *houses.check_houses(shelf, wanted)])
