"""Wrong usage of the command: one sentence, the command's help to turn to, exit code 2."""

from ..language import LANGUAGES, of_locale


_UNKNOWN = {"ruleset": "recueil inconnu", "house-rule": "règle maison inconnue", "fact": "fait inconnu", "value": "valeur inconnue"}


class WrongUsage(Exception):
    """The command cannot be run as it was typed."""


def told(english: str, french: str) -> str:
    """Return a sentence about the command itself, in the language of the locale."""
    return french if of_locale() == LANGUAGES[1] else english


def refuse_unknown(kind: str, name: str, known) -> None:
    """Stop: nothing has this name; say which names there are."""
    from ..problem import unknown

    refuse_problem(unknown(kind, name, known))


def refuse_problem(problem) -> None:
    """Stop: an option holds something that is wrong."""
    english = f"{problem.message}; {problem.hint}" if problem.hint else problem.message
    raise WrongUsage(told(english, _in_french(problem) or english))


def _in_french(problem) -> str | None:
    """Return in French that nothing has a name, as `unknown` says it in English; None for any other problem."""
    kind, name = problem.id.removeprefix("unknown-"), dict(problem.fields).get("name")
    if kind not in _UNKNOWN or name is None:
        return None
    where = problem.message.rpartition("` of the fact `")
    of = f" du fait `{where[2]}" if where[1] else ""
    hint = (problem.hint or "").replace("write ", "écrivez ", 1).replace("known: ", "connus : ", 1)
    return f"{_UNKNOWN[kind]} `{name}`{of}" + (f" ; {hint}" if hint else "")
