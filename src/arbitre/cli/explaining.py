"""The command `explain`: what a name stands for, under fixed headings, with the nearest names where it stands for nothing."""

from typing import Any, NoReturn

from ..asking.explain import Explanation, explain
from ..asking.language import of_locale, spoken
from ..asking.lookup import Named, named, near
from ..files.folders import scenarios
from ..law.ruleset import Shelf
from ..trying.casebook import Case, casebook
from .chosen import chosen_language
from .seating import seat
from .usage import WrongUsage, told

PROBLEM = "problem"


def explained(words: list[str], lang: str | None, json: bool, plain: bool) -> int:
    """Print what there is to know of a name; of the first thing that bears it if several do, as JSON of all."""
    from ..report.voice import Voice

    shelf, _ = seat(None, None, charter=False)
    voice = Voice(shelf.vocabulary, chosen_language(lang) or of_locale())
    text = spoken(" ".join(words)).strip()
    found = (*named(shelf, text), *_problem(text)) or _refuse(shelf, text)
    cases = casebook(scenarios())
    if json:
        _print_objects([_explained(shelf, one, cases) for one in found], shelf, voice)
    else:
        _show(_explained(shelf, found[0], cases), found[1:], shelf, voice, plain)
    return 0


def _problem(text: str) -> tuple[Named, ...]:
    """Return the problem that an id names, perhaps as `problem/id`."""
    from ..report.translate import problem_ids

    id = text.lower().removeprefix(f"{PROBLEM}/")
    return (Named(PROBLEM, id),) if id in problem_ids() else ()


def _explained(shelf: Shelf, one: Named, cases: tuple[Case, ...]) -> Explanation:
    return Explanation(one) if one.kind == PROBLEM else explain(shelf, one, cases)


def _refuse(shelf: Shelf, text: str) -> NoReturn:
    from ..report.translate import problem_ids

    names = near(shelf, text, problem_ids())
    if not text or not names:
        raise WrongUsage(told(f"nothing is called `{text}`; `arbitre rules` lists the documents, and `arbitre rules ID` the rules of one",
                              f"rien ne s'appelle `{text}` ; `arbitre rules` donne les documents, et `arbitre rules ID` les règles de l'un d'eux"))
    english, french = (word.join(f"`{name}`" for name in names) for word in (" or ", " ou "))
    raise WrongUsage(told(f"nothing is called `{text}`; did you mean {english}?", f"rien ne s'appelle `{text}` ; vouliez-vous dire {french} ?"))


def _print_objects(found: list[Explanation], shelf: Shelf, voice: Any) -> None:
    from ..report.explain import explain_object
    from ..report.json import dump

    for one in found:
        print(dump(explain_object(one, shelf, voice)))


def _show(page: Explanation, others: tuple[Named, ...], shelf: Shelf, voice: Any, plain: bool) -> None:
    from ..report.explain import explain_blocks, namesakes
    from ..report.screen import show

    show([*explain_blocks(page, shelf, voice), *namesakes(others, voice)], voice.lang, plain)
