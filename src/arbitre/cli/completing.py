"""What the Tab key offers: documents, house rules, facts and their values, names to explain; all from the shelf as it lies."""

import os
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from ..asking.language import of_locale
from .usage import WrongUsage, told

if TYPE_CHECKING:
    from ..law.ruleset import Shelf

VARIABLE = "_ARBITRE_COMPLETE"  # set by the script that a shell runs when the key is pressed
SHELLS = ("bash", "zsh", "fish", "powershell", "pwsh")
THIS = "this"  # the shell that the command was typed in
Offers = list[tuple[str, str]]  # (word, what it is)


def _shelf() -> "Shelf":
    from ..files.folders import rulesets
    from ..law.ruleset import load_shelf

    shelf: Shelf = load_shelf(rulesets())
    return shelf


def _beginning(incomplete: str, offers: Iterable[tuple[str, str]]) -> Offers:
    return [(word, help) for word, help in offers if word.startswith(incomplete)]


def documents(incomplete: str) -> Offers:
    """Return the ids of documents, and `all`."""
    every = "all", told("every document", "tous les documents")
    return _beginning(incomplete, [*_documents(_shelf()), every])


def compared(incomplete: str) -> Offers:
    """Return the ids of documents."""
    return _beginning(incomplete, _documents(_shelf()))


def _documents(shelf: "Shelf") -> Offers:
    return [(id, one.name[of_locale()]) for id, one in shelf.rulesets.items()]


def houses(incomplete: str) -> Offers:
    """Return the ids of house rules, and `none`."""
    none = "none", told("no house rule", "aucune règle maison")
    return _beginning(incomplete, [*_houses(_shelf()), none])


def _houses(shelf: "Shelf") -> Offers:
    return [(id, one.name[of_locale()]) for id, one in shelf.house.items()]


def listed(incomplete: str) -> Offers:
    """Return the ids of documents and house rules."""
    shelf = _shelf()
    return _beginning(incomplete, [*_documents(shelf), *_houses(shelf)])


def facts(incomplete: str) -> Offers:
    """Return the names of facts, each with its equals sign; once one is told, its values."""
    vocabulary, lang = _shelf().vocabulary, of_locale()
    name, equals, _ = incomplete.partition("=")
    begun = _beginning(incomplete, [(f"{id}=", one.ask[lang]) for id, one in vocabulary.facts.items()])
    if not equals and len(begun) != 1:
        return begun
    name = name if equals else begun[0][0].rstrip("=")
    fact = name.rstrip("!")
    known = vocabulary.telling_values(fact) if fact in vocabulary.facts else ()
    return _beginning(incomplete, [(f"{name}={value}", vocabulary.label(fact, value, lang)) for value in known])


def names(incomplete: str) -> Offers:
    """Return whatever can be explained: of one document (`ffk04/`), or of all."""
    from ..asking.lookup import every_name
    from ..report.translate import problem_ids

    shelf = _shelf()
    ruleset, slash, _ = incomplete.partition("/")
    if slash and ruleset in shelf.rulesets:
        return _beginning(incomplete, [(f"{ruleset}/{rule.id}", rule.says[of_locale()]) for rule in shelf.rulesets[ruleset].rules])
    return _beginning(incomplete, [(name, "") for name in (*every_name(shelf), *problem_ids())])


def colours(incomplete: str) -> Offers:
    """Return the colours that a card can have, by their names."""
    shelf, lang = _shelf(), of_locale()
    known = dict.fromkeys(colour for one in shelf.rulesets.values() for colour in one.colours)
    named = [names[colour][lang][0] for colour in known for names in shelf.vocabulary.names.values() if colour in names]
    return _beginning(incomplete, [(name, "") for name in named])


def languages(incomplete: str) -> Offers:
    """Return the languages that are spoken."""
    return _beginning(incomplete, [("en", "English"), ("fr", "français")])


def kinds(incomplete: str) -> Offers:
    """Return what can be written anew."""
    from .scaffolding import KINDS

    return _beginning(incomplete, [(kind, "") for kind in KINDS])


def described(incomplete: str) -> Offers:
    """Return what has a schema."""
    from .describing import KINDS

    return _beginning(incomplete, [(kind, "") for kind in KINDS])


def shells(incomplete: str) -> Offers:
    """Return the shells that can complete."""
    return _beginning(incomplete, [(shell, "") for shell in SHELLS])


def make_ready() -> None:
    """Let Typer answer a shell that asks what to offer; bash tears `name=value` apart, and that is joined again."""
    if VARIABLE not in os.environ:
        return
    from typer import _completion_classes as classes

    classes.completion_init()

    class Bash(classes.BashComplete):
        """Completion for bash, which takes `=` for a word of its own."""

        def get_completion_args(self) -> tuple[list[str], str]:
            try:
                args, incomplete = joined(*super().get_completion_args())
            except (KeyError, ValueError):  # whoever asks is no shell: it does not tell what was typed
                args, incomplete = [], ""
            self.begun = incomplete.partition("=")[0] + "=" if "=" in incomplete else ""
            return args, incomplete

        def format_completion(self, item: Any) -> str:
            return str(item.value.removeprefix(self.begun))

    register = next(kind for kind in Bash.__mro__ if kind.__name__ == "ShellComplete").__module__
    sys.modules[register].add_completion_class(Bash, classes.BashComplete.name)


def joined(args: list[str], incomplete: str) -> tuple[list[str], str]:
    """Return the words before the one to complete, and that one, with `name` `=` `value` joined to one word."""
    words = [*args, incomplete]
    if incomplete == "=":
        words.append("")
    found: list[str] = []
    for word in words:
        if word == "=" and found or found and found[-1].endswith("=") and not found[-1].startswith("--"):
            found[-1] += word
        else:
            found.append(word)
    return found[:-1], found[-1]


def shell_named(shell: str) -> str:
    """Return the shell of this name, or the one the command was typed in; refuse what cannot complete."""
    if shell == THIS:
        from typer._completion_shared import _get_shell_name

        shell = _get_shell_name() or ""
    if shell not in SHELLS:
        known = ", ".join(SHELLS)
        raise WrongUsage(told(f"name a shell that can complete: {known}", f"nommez un shell qui sait compléter : {known}"))
    return shell


def show(shell: str | None) -> None:
    """Print the script that makes a shell complete."""
    if shell is None:
        return
    from typer import Exit
    from typer._completion_shared import get_completion_script

    print(get_completion_script(prog_name="arbitre", complete_var=VARIABLE, shell=shell_named(shell)))
    raise Exit


def install(shell: str | None) -> None:
    """Write that script where the shell finds it, and say where."""
    if shell is None:
        return
    from typer import Exit
    from typer._completion_shared import install as installed

    name, path = installed(shell=shell_named(shell), prog_name="arbitre", complete_var=VARIABLE)
    print(told(f"completion for {name} is written: {path}", f"la complétion pour {name} est écrite : {path}"))
    print(told("it begins with the next terminal that you open", "elle commence au prochain terminal que vous ouvrirez"))
    raise Exit
