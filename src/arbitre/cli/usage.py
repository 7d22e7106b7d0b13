"""Wrong usage of the command: one sentence, the command's help to turn to, exit code 2."""

from ..language import LANGUAGES, of_locale


_UNKNOWN = {"ruleset": "recueil inconnu", "house-rule": "règle maison inconnue", "fact": "fait inconnu", "value": "valeur inconnue",
            "playing-card": "nom de carte inconnu", "player": "joueur inconnu"}
_OTHERS = {"unclear-card": "plusieurs cartes portent le nom", "wrong-count": "ce n'est pas un nombre de joueurs :",
           "nameless-hand": "personne n'est nommé devant", "named-twice": "ce joueur est nommé deux fois :",
           "unreadable-points": "ce ne sont les points de personne :"}
_HINTS = (
    ("write `name: cards`, and a semicolon between two players", "écrivez `nom : cartes`, et un point-virgule entre deux joueurs"),
    ("write `name: points`", "écrivez `nom : points`"),
    ("put a semicolon before a name", "mettez un point-virgule devant un nom"),
    ("give each player one hand and another name", "donnez à chacun une seule main et un autre nom"),
    ("give that player a hand too, or write `none` for it", "donnez aussi une main à ce joueur, ou écrivez `aucune`"),
    ("write for instance ", "écrivez par exemple "),
    ("write one of ", "écrivez l'une de ces cartes : "),
    ("write a number from ", "écrivez un nombre à partir de "),
    ("write ", "écrivez "),
    ("known: ", "connus : "),
    ("put a comma between two cards: ", "mettez une virgule entre deux cartes : "),
)


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
    if name is None or kind not in _UNKNOWN and kind not in _OTHERS:
        return None
    where = problem.message.rpartition("` of the fact `")
    of = f" du fait `{where[2]}" if where[1] else ""
    hint = problem.hint or ""
    hint = next((french + hint[len(english):] for english, french in _HINTS if hint.startswith(english)), hint)
    return f"{_UNKNOWN.get(kind) or _OTHERS[kind]} `{name}`{of}" + (f" ; {hint}" if hint else "")
