"""What the referee says in an interview: sentences that only interviews need, added to the others when one begins."""

from .words import SAID

INTERVIEW: dict[str, tuple[str, str]] = {
    "interview-rules": ("By these rules", "D'après ces règles"),
    "interview-what": ("What is in dispute?", "Sur quoi porte le litige ?"),
    "interview-which": ("{topic}: which question?", "{topic} : quelle question ?"),
    "interview-how": (
        "A number, or your own words; an empty line to leave.",
        "Un numéro, ou vos propres mots ; une ligne vide pour quitter.",
    ),
    "interview-back": (
        "A number, or your own words; an empty line to go back.",
        "Un numéro, ou vos propres mots ; une ligne vide pour revenir.",
    ),
    "interview-help": (
        "Type the number of the line that comes nearest, or tell in one sentence what happened at the table.",
        "Tapez le numéro de la ligne la plus proche, ou dites en une phrase ce qui s'est passé à la table.",
    ),
    "interview-answer": (
        'A number or words; ? if you do not know, "back", or "stop".',
        "Un numéro ou des mots ; ? si vous ne savez pas, « retour », ou « stop ».",
    ),
    "interview-letter": (
        'A letter or words; ? if you do not know, "back", or "stop".',
        "Une lettre ou des mots ; ? si vous ne savez pas, « retour », ou « stop ».",
    ),
    "interview-other": ("another", "autre"),
    "interview-noted": ("Noted", "Noté"),
    "interview-unread": (
        "I did not understand that as an answer.",
        "Je n'ai pas compris cela comme une réponse.",
    ),
    "interview-cannot": ("That does not fit what was said before.", "Cela ne s'accorde pas avec ce qui a été dit."),
    "interview-no-line": ("There is no line {number}.", "Il n'y a pas de ligne {number}."),
    "interview-first": ("This is the first question.", "C'est la première question."),
    "interview-go-on": (
        "Shall I ask what is missing? (yes, the answer itself, or an empty line to leave)",
        "Voulez-vous que je demande ce qui manque ? (oui, la réponse elle-même, ou une ligne vide pour en rester là)",
    ),
}

SAID.update(INTERVIEW)
