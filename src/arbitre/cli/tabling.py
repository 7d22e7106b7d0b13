"""The command `table`: what the table agreed on, as a sheet to read aloud, and what it leaves open."""

from typing import TYPE_CHECKING

from ..agreeing.charter import NAME
from ..asking.hearing import default_document
from ..asking.language import LANGUAGES, of_locale
from .chosen import chosen_house, chosen_language, chosen_rules
from .comparing import Form
from .seating import seat
from .usage import WrongUsage, told

if TYPE_CHECKING:
    from ..agreeing.charter import Charter
    from ..agreeing.openings import Opening
    from ..law.ruleset import Ruleset
    from ..report.ruling import Block
    from ..report.sheet import Sheet


def table(
    rules: list[str] | None, house: list[str] | None, lang: str | None, json: bool, plain: bool, form: Form
) -> int:
    """Print the sheet of the charter, or of what the options name; return the exit code."""
    from ..report.sheet import Sheet

    form.check(json)
    chosen_language(lang)
    shelf, charter = seat(rules, house)
    if charter is None and not rules and not house:
        raise WrongUsage(
            told(
                f"there is no {NAME} here or above; `arbitre new table` writes one",
                f"il n'y a pas de fichier {NAME} ici ni au-dessus ; `arbitre new table` en écrit un",
            )
        )
    ids = chosen_house(house, shelf)
    ids = ids if ids is not None else charter.house if charter else ()
    names = chosen_rules(rules, shelf) or (charter and charter.base or default_document(shelf),)
    for name in names:
        ruleset = shelf.ruleset(name, ids)
        _print(
            Sheet(
                charter,
                ruleset,
                tuple(shelf.house[id] for id in ids if id not in ruleset.idle),
                _openings(ruleset, charter),
            ),
            lang,
            json,
            plain,
            form,
        )
    return 0


def _openings(ruleset: "Ruleset", charter: "Charter | None") -> tuple["Opening", ...]:
    from ..agreeing.openings import openings

    return openings(ruleset, charter.facts if charter else {}) if ruleset.base else ()


def _print(sheet: "Sheet", lang: str | None, json: bool, plain: bool, form: Form) -> None:
    from ..report.sheet import sheet_blocks, sheet_object
    from ..report.voice import Voice

    first = lang or (sheet.charter and sheet.charter.lang) or of_locale()
    voices = [
        Voice(sheet.ruleset.vocabulary, one)
        for one in ([lang] if lang else sorted(LANGUAGES, key=lambda one: one != first))
    ]
    if json:
        from ..report.json import dump

        print(dump(sheet_object(sheet, voices[0])))
        return
    _print_sheets([(sheet_blocks(sheet, voice), voice.lang) for voice in voices], plain, form)


def _print_sheets(sheets: list[tuple[list["Block"], str]], plain: bool, form: Form) -> None:
    from ..report.page import markdown, pages
    from ..report.screen import show

    if form.html:
        print(pages(sheets), end="")
    elif form.markdown:
        print("\n---\n\n".join(markdown(*sheet) for sheet in sheets), end="")
    else:
        for number, (blocks, lang) in enumerate(sheets):
            print() if number else None
            show(blocks, lang, plain)
