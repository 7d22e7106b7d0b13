"""A hearing as a line of JSON, for many questions in a row: the same rulings are written only once."""

from typing import TYPE_CHECKING, Any

from .json import dump_without_denials, further, heard, ruling_object, told_beside

if TYPE_CHECKING:
    from ..asking.hearing import Hearing
    from ..judging.ruling import Ruling


def hearing_line(hearing: "Hearing", lang: str, acts: dict[str, Any]) -> str:
    """Return the object of one question on one line, without denials; what was written before is taken as it is."""
    rulings = ", ".join([_ruling_line(hearing, ruling, lang, acts) for ruling in hearing.rulings])
    reading = _written(heard(hearing), acts)
    return f'{reading[:-1]}, "rulings": [{rulings}]{_following(_written(further(hearing, lang), acts))}'


MOST_RULINGS = 4_000
_RULINGS: dict[tuple[Any, ...], tuple[str, tuple[Any, ...]]] = {}


def _ruling_line(hearing: "Hearing", ruling: "Ruling", lang: str, acts: dict[str, Any]) -> str:
    """Return one ruling, with what is told beside it, as it is written.

    The same objects are written the same; they are kept with the text, so that no others can take their names meanwhile.
    """
    told = (ruling, acts, hearing.nearest.get(ruling.ruleset), *(made.ruling for made in hearing.remarks))
    key = lang, ruling.ruleset in hearing.nearest, *map(id, told), *((made.of, made.relation) for made in hearing.remarks)
    kept = None if hearing.with_house else _RULINGS.get(key)
    if kept is None:
        if len(_RULINGS) >= MOST_RULINGS:
            _RULINGS.clear()
        text = _written({**ruling_object(ruling, lang), **told_beside(hearing, ruling, lang)}, acts)
        if hearing.with_house:
            return text
        kept = _RULINGS[key] = text, told
    return kept[0]


def _written(found: dict[str, Any], acts: dict[str, Any]) -> str:
    return dump_without_denials(found, acts)


def _following(text: str) -> str:
    """Return an object as what follows in another, with the end of that one."""
    return "}" if text == "{}" else f", {text[1:]}"
