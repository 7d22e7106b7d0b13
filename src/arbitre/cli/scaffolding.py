"""The command `new`: writes the file of a ruleset, a house rule, a scenario or a charter, ready to be filled in."""

import os
import re
from typing import TYPE_CHECKING

from ..agreeing.charter import NAME, nearest_charter, user_charter
from ..asking.hearing import default_document
from ..files.folders import from_here, is_file, named_id, rulesets, scenarios
from ..game.vocabulary import VERDICTS
from .seating import seat
from .usage import WrongUsage, told

if TYPE_CHECKING:
    from ..game.vocabulary import Vocabulary
    from ..law.ruleset import Shelf

FAILED = 1
TEMPLATES = "_template"
KINDS = ("ruleset", "house", "scenario", "table")
_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_PLACES = {"ruleset": ("rulesets",), "house": ("rulesets", "house"), "scenario": ("scenarios",)}
_VALUES = {"outcome": "outcome: [{who: …, does: …}]", "value": "value: …"}


def new(kind: str, name: str | None, rules: list[str] | None) -> int:
    """Write a new file and say what comes next; a file that is there already is left alone."""
    if kind not in KINDS:
        raise WrongUsage(told(f"write one of {', '.join(KINDS)}", f"écrivez {', '.join(KINDS)} (au choix)"))
    path = os.path.join(_here(), NAME) if kind == "table" else _path(kind, name)
    shelf, _ = seat(rules, None, charter=False)
    text = _text(kind, name, shelf, rules)
    try:
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        shown = from_here(path)
        raise WrongUsage(
            told(
                f"{shown} is there already and is left alone: choose another name, or edit it",
                f"{shown} existe déjà et n'est pas modifié : choisissez un autre nom, ou modifiez-le",
            )
        ) from None
    except OSError as error:
        raise WrongUsage(
            told(
                f"{from_here(path)} cannot be written: {error.strerror}",
                f"{from_here(path)} ne peut pas être écrit : {error.strerror}",
            )
        ) from None
    print(told(f"written: {from_here(path)}", f"écrit : {from_here(path)}"))
    print(told(*_next(kind, from_here(path), rules)))
    return 0


def _here() -> str:
    try:
        return os.getcwd()
    except OSError:
        raise WrongUsage(told("the current folder is gone", "le dossier courant n'existe plus")) from None


def _path(kind: str, name: str | None) -> str:
    """Return where the file of this name belongs: in the folder of the charter, or else in the current one."""
    if name is None or not _NAME.fullmatch(name):
        raise WrongUsage(
            told(
                f"name it in small letters, digits and hyphens: arbitre new {kind} my-own",
                f"donnez-lui un nom en minuscules, chiffres et tirets : arbitre new {kind} la-mienne",
            )
        )
    charter = nearest_charter()
    root = os.path.dirname(charter) if charter and charter != user_charter() else _here()
    return os.path.join(root, *_PLACES[kind], f"{name}.yaml")


def _text(kind: str, name: str | None, shelf: "Shelf", rules: list[str] | None) -> str:
    if kind == "table":
        return _template(rulesets(), kind)
    if kind == "scenario":
        ruleset = named_id(rules[0]) if rules else default_document(shelf)
        if ruleset not in shelf.rulesets:
            from .usage import refuse_unknown

            refuse_unknown("ruleset", ruleset, shelf.rulesets)
        return _filled(_template(scenarios(), kind), NAME=name, RULESET=ruleset)
    if name in (shelf.rulesets if kind == "ruleset" else shelf.house):
        raise WrongUsage(
            told(
                f"`{name}` is on the shelf already: choose another name",
                f"`{name}` existe déjà : choisissez un autre nom",
            )
        )
    text = _filled(_template(rulesets(), kind), NAME=name)
    return text + _questions(shelf.vocabulary) if kind == "ruleset" else text


def _questions(vocabulary: "Vocabulary") -> str:
    """Return a placeholder for every question that all documents share, topic by topic."""
    each, text = _template(rulesets(), "question"), ""
    for topic, label in vocabulary.topics.items():
        found = [one for one in vocabulary.questions.values() if one.topic == topic and one.owner is None]
        text += f"\n  # ---- {label['en']}\n" if found else ""
        for one in found:
            verdicts = _VALUES.get(one.kind) or "verdict: " + " | ".join(VERDICTS[one.kind])
            asked = {f"ASKED-{lang.upper()}": words.replace('"', "'") for lang, words in one.label.items()}
            text += _filled(each, QUESTION=one.id, VERDICTS=verdicts, **asked)
    return text


def _template(folder: str, kind: str) -> str:
    with open(os.path.join(folder, TEMPLATES, f"{kind}.yaml"), encoding="utf-8") as file:
        return file.read()


def _filled(text: str, **words: str | None) -> str:
    slots = re.compile(rf"\b({'|'.join(words)})\b")
    return slots.sub(lambda found: str(words[found[1]]), text)


def _next(kind: str, path: str, rules: list[str] | None) -> tuple[str, str]:
    if kind == "table":
        return "next: fill it in, then arbitre table", "ensuite : remplissez-le, puis arbitre table"
    if kind == "scenario":
        files = " ".join([*(name for name in rules or () if is_file(name)), path])
        return f"next: fill it in, then arbitre test {files}", f"ensuite : remplissez-le, puis arbitre test {files}"
    return f"next: fill it in, then arbitre check {path}", f"ensuite : remplissez-le, puis arbitre check {path}"
