"""What the options of a command choose: the language, the documents that rule, the facts that are added."""

from typing import TYPE_CHECKING, Any

from ..asking.language import LANGUAGES, spoken
from ..files.folders import named_id
from .usage import WrongUsage, refuse_problem, refuse_unknown, told

if TYPE_CHECKING:
    from ..game.vocabulary import Vocabulary
    from ..law.ruleset import Shelf

NO_HOUSE = "none"


def chosen_language(lang: str | None) -> str | None:
    """Return the language of `--lang`, or None; refuse any other."""
    if lang is not None and lang not in LANGUAGES:
        raise WrongUsage(told("--lang takes `en` or `fr`", "--lang attend `en` ou `fr`"))
    return lang


def chosen_rules(names: list[str] | None, shelf: "Shelf") -> tuple[str, ...]:
    """Return the ruleset ids of `--rules`, `all` spelt out; refuse unknown ones, with the nearest name."""
    from ..asking.hearing import every_document

    chosen: list[str] = []
    for name in names or ():
        if name == "all":
            chosen += every_document(shelf)
        elif named_id(name) in shelf.rulesets:
            chosen.append(named_id(name))
        else:
            refuse_sentence(spoken(name))
            refuse_unknown("ruleset", spoken(name), shelf.rulesets)
    return tuple(dict.fromkeys(chosen))


def refuse_sentence(name: str) -> None:
    """Refuse a question in the place of an id: it was perhaps meant for the command itself."""
    if " " in name.strip():
        raise WrongUsage(told(f"--rules takes the id of a document, and `{name}` is a sentence: write it without --rules; `arbitre rules` lists the ids",
                              f"--rules attend l'identifiant d'un document, et `{name}` est une phrase : écrivez-la sans --rules ; `arbitre rules` donne les identifiants"))


def chosen_house(names: list[str] | None, shelf: "Shelf") -> tuple[str, ...] | None:
    """Return the house rule ids of `--house`, none of them after `none`; None where the option was not given."""
    if not names:
        return None
    chosen: list[str] = []
    for name in names:
        if name == NO_HOUSE:
            chosen.clear()
        elif named_id(name) in shelf.house:
            chosen.append(named_id(name))
        else:
            refuse_unknown("house-rule", spoken(name), (*shelf.house, NO_HOUSE))
    return tuple(dict.fromkeys(chosen))


def chosen_facts(pairs: list[str] | None, shelf: "Shelf") -> dict[str, Any]:
    """Return the facts of `--fact`: `name=value`, `name=one,other` or `name!=value`; cards also by their names."""
    from ..game.situation import Situation
    from ..problem import Problems

    facts = dict(_fact(spoken(pair), shelf.vocabulary) for pair in pairs or ())
    try:
        Situation.of(shelf.vocabulary, facts)
    except Problems as problems:
        refuse_problem(problems.problems[0])
    return facts


def _fact(pair: str, vocabulary: "Vocabulary") -> tuple[str, object]:
    name, equals, value = pair.partition("=")
    fact = name.rstrip("!").strip()
    if not equals or not fact or not value.strip():
        raise WrongUsage(told(f"write --fact name=value, not {pair}", f"écrivez --fact nom=valeur, pas {pair}"))
    values = [_id(fact, one.strip(), vocabulary) for one in value.split(",")]
    found = values[0] if len(values) == 1 else values
    return fact, {"not": found} if name.endswith("!") else found


def _id(fact: str, word: str, vocabulary: "Vocabulary") -> str:
    """Return the id of a card or colour from a name that people give it; any other word as it is."""
    kind = vocabulary.facts[fact].kind if fact in vocabulary.facts else None
    for value, names in vocabulary.names.get(kind or "", {}).items():
        if any(word.casefold() == name.casefold() for spoken_names in names.values() for name in spoken_names):
            return value
    return word
