"""What can be wrong in a file or an option, problem by problem: each sentence and each remedy in English and in French.

A sentence is written as it stands in the code, with `{}` for what is put in; a test compares the two.
"""

from .faults_files import OF_FILES
from .faults_play import OF_PLAY
from .faults_rules import OF_RULES, Twin

FAULTS: dict[str, tuple[tuple[Twin, ...], tuple[Twin, ...]]] = {**OF_FILES, **OF_RULES, **OF_PLAY}  # id: (messages, remedies)

# What is unknown is said alike of everything: the kind of thing that nothing bears the name of.
UNKNOWN: dict[str, str] = {
    "act": "acte inconnu",
    "answer": "réponse inconnue",
    "basis": "fondement inconnu",
    "card-name": "carte inconnue",
    "claim": "affirmation inconnue",
    "count": "nombre inconnu",
    "fact": "fait inconnu",
    "house-rule": "règle maison inconnue",
    "item": "passage inconnu",
    "key": "clé inconnue",
    "kind": "sorte inconnue",
    "language": "langue inconnue",
    "name": "nom inconnu",
    "number": "nombre inconnu",
    "part": "partie inconnue",
    "place": "endroit inconnu",
    "playing-card": "nom de carte inconnu",
    "question": "question inconnue",
    "question-kind": "sorte de question inconnue",
    "role": "rôle inconnu",
    "rule": "règle inconnue",
    "ruleset": "recueil inconnu",
    "source": "source inconnue",
    "thing": "chose inconnue",
    "topic": "thème inconnu",
    "value": "valeur inconnue",
    "verdict": "décision inconnue",
}
REMEDIES: tuple[Twin, ...] = (  # for whatever is unknown
    ("write `{}`", "écrivez `{}`"),
    ("known: {}", "connus : {}"),
    ("write `amends: [{}]` at the top if this is a house rule", "écrivez `amends: [{}]` en tête si c'est une règle maison"),
    ("remove it, or add its file", "enlevez-la, ou ajoutez son fichier"),
    ("write for instance `{}`", "écrivez par exemple `{}`"),
    ("put a semicolon before a name", "mettez un point-virgule devant un nom"),
    ("put a comma between two cards: `{}`", "mettez une virgule entre deux cartes : `{}`"),
)
