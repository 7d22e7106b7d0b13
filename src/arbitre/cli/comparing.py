"""The command `compare` on documents: exactly where they part."""

from typing import TYPE_CHECKING, NamedTuple

from ..asking.language import of_locale, spoken
from ..files.folders import named_id
from .chosen import chosen_house, chosen_language
from .progress import Progress
from .usage import WrongUsage, refuse_unknown, told

if TYPE_CHECKING:
    from ..law.ruleset import Shelf
    from ..proving.compare import Comparison
    from ..report.ruling import Block
    from .asking import Manner

UNFINISHED = 1


class Form(NamedTuple):
    """What a comparison is written as: everything (`every`), a Markdown or an HTML page; with the `table`'s rules."""

    every: bool
    markdown: bool
    html: bool
    table: bool = False

    def check(self, json: bool) -> None:
        """Refuse two forms at once."""
        if self.markdown + self.html + json > 1:
            raise WrongUsage(told("choose one of --json, --markdown and --html", "choisissez --json, --markdown ou --html"))


def are_rulesets(words: list[str], shelf: "Shelf") -> bool:
    """Say whether the words are the ids of rulesets, two or more."""
    return len(words) > 1 and all(named_id(word) in shelf.rulesets for word in words)


def files_among(words: list[str]) -> list[str]:
    """Return those of the words that are files; the ids of files only where every word is the id of a document."""
    from ..files.folders import file_of, is_file, on_shelf

    if all(file_of(word) or on_shelf(word) for word in words):
        return words
    return [word for word in words if is_file(word)]


def refuse_single(words: list[str], shelf: "Shelf") -> None:
    """Refuse one document alone: nothing is compared with it."""
    if len(words) == 1 and named_id(words[0]) in shelf.rulesets:
        word = words[0]
        known = ", ".join(f"`{id}`" for id in shelf.rulesets if id != named_id(word))
        raise WrongUsage(told(f"name another document beside `{word}`: {known}", f"nommez un autre document à côté de `{word}` : {known}"))


def refuse_unread(words: list[str], shelf: "Shelf") -> None:
    """Refuse words that ask nothing and of which at least half are documents: the others were meant to be some."""
    strange = [word for word in words if named_id(word) not in shelf.rulesets]
    if strange and 2 * len(strange) <= len(words):
        refuse_unknown("ruleset", spoken(strange[0]), [id for id in shelf.rulesets if id not in words])


def refuse_misspelt(words: list[str], shelf: "Shelf") -> None:
    """Refuse words that are ids of rulesets but for one, where that one is nearly the id of another."""
    from ..problem import nearest

    strange = [word for word in words if named_id(word) not in shelf.rulesets]
    if len(words) > 1 and len(strange) == 1 and nearest(strange[0], [id for id in shelf.rulesets if id not in words]):
        refuse_unknown("ruleset", strange[0], shelf.rulesets)


def compare_rulesets(ids: list[str], shelf: "Shelf", manner: "Manner", form: Form) -> int:
    """Print where the rulesets part; return 1 if a question has too many situations to go through."""
    from .. import compare
    from ..proving.relation import TOO_LARGE

    ids = list(dict.fromkeys(map(named_id, ids)))
    if len(ids) < 2:
        raise WrongUsage(told("name two documents that are not the same", "nommez deux documents différents"))
    lang = chosen_language(manner.lang) or of_locale()
    house = chosen_house(manner.house, shelf) or ()
    with Progress() as progress:
        questions = shelf.vocabulary.questions
        documents = (shelf.ruleset(id, house) for id in ids)
        comparison = compare(*documents, begin=lambda id: progress.tell(questions[id].label[lang]))
    _print(comparison, shelf, lang, manner, form, house)
    return UNFINISHED if any(parting.relation == TOO_LARGE for parting in comparison.questions) else 0


def _print(comparison: "Comparison", shelf: "Shelf", lang: str, manner: "Manner", form: Form, house: tuple[str, ...]) -> None:
    from ..report.voice import Voice

    voice = Voice(shelf.vocabulary, lang)
    if manner.json:
        from ..report.compare_json import compare_object
        from ..report.json import dump

        print(dump({**compare_object(comparison, voice), **({"house": list(house)} if house else {})}))
        return
    from ..report.compare import compare_blocks
    from ..report.house import named
    from ..report.ruling import Block

    title, *blocks = compare_blocks(comparison, voice, form.every)
    told = [Block("small", voice.headed("sheet-house", named(house, shelf, voice) + "."))] if house else []
    print_blocks([title, *told, *blocks], lang, manner.plain, form)


def print_blocks(blocks: list["Block"], lang: str, plain: bool, form: Form) -> None:
    """Print blocks as a page, or on the screen."""
    from ..report.page import markdown, page
    from ..report.screen import show

    if form.markdown or form.html:
        print((page if form.html else markdown)(blocks, lang), end="")
    else:
        show(blocks, lang, plain)
