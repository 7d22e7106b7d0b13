"""The referee's own sentences, in English and French, and the typography of each language."""

import re
from collections.abc import Iterable

from .agreed import AGREED
from .number import NARROW, Number
from .partings import PARTINGS

SAID: dict[str, tuple[str, str]] = {
    # the answer, large
    "answer-yes": ("Yes.", "Oui."),
    "answer-no": ("No.", "Non."),
    "answer-settled": ("Settled.", "C'est réglé."),
    "answer-depends": ("It depends.", "Cela dépend."),
    "answer-silent": ("The document does not say.", "Le document ne le dit pas."),
    "answer-contested": ("The document contradicts itself.", "Le document se contredit."),
    "answer-absent": ("There is no {card} in this box.", "Il n'y a pas de « {card} » dans cette boîte."),
    "answer-unread": ("I did not understand the question.", "Je n'ai pas compris la question."),
    "answer-contradicted": ("That contradicts itself.", "Cela se contredit."),
    "cannot-both": ("These cannot both hold: {one} and {other}.", "Ces deux choses ne peuvent pas être vraies ensemble : {one} et {other}."),
    "cannot-all": ("These cannot all hold: {facts}.", "Tout cela ne peut pas être vrai à la fois : {facts}."),
    "leave-one-out": ("Ask again with only what is so.", "Reposez la question avec seulement ce qui est vrai."),
    "answer-out-of-scope": ("That is not for a rule book to settle.", "Une règle du jeu ne peut pas en décider."),
    # the same in a word, for tables and lists
    "brief-yes": ("yes", "oui"),
    "brief-no": ("no", "non"),
    "brief-settled": ("settled", "réglé"),
    "brief-depends": ("it depends", "cela dépend"),
    "brief-silent": ("does not say", "ne le dit pas"),
    "brief-contested": ("contradicts itself", "se contredit"),
    "brief-absent": ("no such card", "carte absente"),
    # verdicts
    "verdict-allowed": ("Allowed", "Permis"),
    "verdict-forbidden": ("Forbidden", "Interdit"),
    "verdict-required": ("Required", "Obligatoire"),
    "verdict-optional": ("Optional", "Facultatif"),
    "verdict-yes": ("So it is", "C'est le cas"),
    "verdict-no": ("Not so", "Ce n'est pas le cas"),
    "verdict-settled": ("What the document says", "Ce que dit le document"),
    "verdict-silent": ("Silent", "Silence"),
    "verdict-contested": ("Contested", "Contesté"),
    "verdict-depends": ("It depends", "Cela dépend"),
    "verdict-absent": ("Absent", "Absent"),
    # basis
    "basis-stated": ("stated in the document", "écrit dans le document"),
    "basis-implied": ("implied by {rules}", "découle de {rules}"),
    "basis-implied-alone": ("implied by the document", "découle du document"),
    "basis-silent": ("looked for: the document says no more", "vérifié : le document n'en dit pas plus"),
    # the parts of a ruling
    "follows": ("What follows", "Conséquence"),
    "follows-either": ("Depending on the outcome", "Selon l'issue"),
    "none": ("none", "aucune"),
    "quoted": ('"{word}"', "« {word} »"),
    "some-number": ("some", "des"),
    "and": ("{some} and {last}", "{some} et {last}"),
    "or": ("{some} or {last}", "{some} ou {last}"),
    "to": ("{low} to {high}", "{low} à {high}"),
    "assumed": ("Assumed", "Supposé"),
    "nearest-allowed": ("It would be allowed {conditions}.", "Ce serait permis {conditions}."),
    "nearest-if": ("if {facts}", "si {facts}"),
    "nearest-card": ("if {place} were {value}", "si {place} était {value}"),
    "nearest-kind": ("if {place} were of this kind: {value}", "si {place} était de cette sorte : {value}"),
    "nearest-other": ("if {place} were another than {value}", "si {place} était autre que {value}"),
    "depends-too": ("It hangs on {count:this|these} as well", "Cela tient aussi à {count:ce point|ces points}"),
    "unless": ("But if {facts}", "Mais si {facts}"),
    "read-as": ("Read as", "Compris"),
    "not": ("not {claim}", "pas {claim}"),
    "claim-alike": ("as much as the other", "autant que l'autre"),
    "claim-more": ("more than the other", "plus que l'autre"),
    "claim-less": ("less than the other", "moins que l'autre"),
    "own-facts": ("In this edition", "Dans cette édition"),
    "unread": ("Not understood", "Non compris"),
    "mended": ("Taken for a slip", "Pris pour une faute de frappe"),
    "taken-for": ("{word} read as {meant}", "{word} lu {meant}"),
    "partly": (
        "{count:This|Some of this} might matter. Ask again without it, or in other words.",
        "{count:Ceci|Une partie de ceci} compte peut-être. Reposez la question sans cela, ou autrement.",
    ),
    "nearest": ("{word} (did you mean {near}?)", "{word} (vouliez-vous dire {near} ?)"),
    "undeclared": (
        "These rules clash, and the document's file does not declare it: the file has a mistake.",
        "Ces règles se contredisent sans que le fichier du document le déclare : ce fichier a une erreur.",
    ),
    "answer-house-clash": ("The house rules contradict each other.", "Les règles maison se contredisent."),
    "house-decides": ("Decided by the house rule", "Décidé par la règle maison"),
    "house-without": ("Without it, {document} says", "Sans elle, {document} dit"),
    "house-idle": (
        "The house rule {name} changes nothing here: {document} has no rule for it to change.",
        "La règle maison {name} ne change rien ici : {document} n'a pas la règle qu'elle modifie.",
    ),
    "house-heard": ("With the house rule {name}", "Avec la règle maison {name}"),
    "house-clash": (
        "These house rules clash here: the table has to settle it before the deal.",
        "Ces règles maison se contredisent ici : à la table de trancher avant la distribution.",
    ),
    "house-rules": ("House rules, for --house", "Règles maison, pour --house"),
    "basis-house": ("house rule", "règle maison"),
    "others": ("{count:Another document answers|Other documents answer} otherwise", "{count:Un autre document répond|D'autres documents répondent} autrement"),
    "nobody": ("Nothing in the document bears on this.", "Rien dans le document ne porte sur cela."),
    "rival": ("If you meant another question", "Si vous demandiez autre chose"),
    "more": ("Another question in the same text", "Une autre question dans le même texte"),
    "suggest": ("Try for instance", "Essayez par exemple"),
    "perhaps": ("Perhaps you ask", "Vous demandez peut-être"),
    "example": ('arbitre ask "may I play a +2 on a +2?"', "arbitre ask « puis-je jouer un +2 sur un +2 ? »"),
    "kindly": (
        "I rule on what the documents of the game say. Describe what happens at the table and I will try.",
        "Je tranche d'après les documents du jeu. Décrivez ce qui se passe à la table et j'essaierai.",
    ),
    # why
    "why": ("Every rule considered", "Toutes les règles examinées"),
    "why-stands": ("stands", "s'applique"),
    "why-beaten": ("beaten by {rule}", "écartée par {rule}"),
    "why-does-not-apply": ("does not apply; it is for: {facts}", "ne s'applique pas ; elle vise : {facts}"),
    "why-here": ("here", "ici"),
    "why-may-apply": ("may apply. {facts}", "s'applique peut-être. {facts}"),
    "beyond-length": ("what lies beyond the first {most} characters", "ce qui dépasse les {most} premiers caractères"),
    "beyond-questions": ("the questions beyond the first {questions}", "les questions au-delà des {questions} premières"),
    # tests and files
    "words-read": (
        "the words \"{text}\" ({tongue}) were read as {got} instead of {wanted}",
        "les mots « {text} » ({tongue}) ont été lus comme {got} au lieu de {wanted}",
    ),
    "facts-ruled": (
        "the facts were ruled {got} instead of {wanted} by {ruleset} because {rules}",
        "{ruleset} a jugé les faits {got} au lieu de {wanted} à cause de {rules}",
    ),
    "no-rules": ("no rule", "aucune règle"),
    "passed": ("{count} passed", "{count} {count:réussi|réussis}"),
    "failed": ("{count} failed", "{count} {count:échoué|échoués}"),
    "sound": ("nothing to mend", "rien à corriger"),
    "problems": ("{count} to mend", "{count} à corriger"),
    # mutants
    "mutants-tried": (
        "{ruleset}: {tried} {tried:mutant|mutants}; killed by a scenario: {killed}; equivalent: {equivalent}; surviving: {left}",
        "{ruleset} : {tried} {tried:mutant|mutants} ; {killed:tué|tués} par un scénario : {killed} ; "
        "{equivalent:équivalent|équivalents} : {equivalent} ; {left:survivant|survivants} : {left}",
    ),
    "mutant-dropped": ("without the rule", "sans la règle"),
    "mutant-turned": ("turned into its opposite", "changée en son contraire"),
    "mutant-counts": ("with every number one higher", "avec tous ses nombres augmentés de un"),
    "mutant-closed": ("as if nothing more could follow", "comme si rien d'autre ne pouvait suivre"),
    "mutant-effect": ("without this: {effect}", "sans ceci : {effect}"),
    "mutant-widened": ("without asking \"{ask}\"", "sans demander « {ask} »"),
    "mutant-unbound": ("no longer beating `{rule}`", "sans plus écarter `{rule}`"),
    "mutant-unyielding": ("no longer yielding to `{rule}`", "sans plus céder devant `{rule}`"),
    "mutant-shown": ("No scenario notices it when", "Aucun scénario ne le voit quand"),
    "mutant-always": ("nothing is said", "rien n'est dit"),
    "mutant-ruled": ("As written: {sound}. Spoilt: {spoilt}.", "Telle quelle : {sound}. Abîmée : {spoilt}."),
    "mutants-none": ("no mutant survives", "aucun mutant ne survit"),
    "mutants-left": ("surviving {count:mutant|mutants}: {count}", "{count:mutant survivant|mutants survivants} : {count}"),
    # rules
    "rules-count": ("{count} {count:rule|rules}", "{count} {count:règle|règles}"),
    "whole": ("as a whole", "dans son ensemble"),
    "item-row": ("row", "ligne"),
    "item-FAQ": ("FAQ", "FAQ"),
    "item-step": ("step", "étape"),
    "item-paragraph": ("paragraph", "paragraphe"),
    "item-bullet": ("bullet", "puce"),
    "no-rule": ("sets no rule", "ne fixe pas de règle"),
    "without": ("no rule yet", "pas encore de règle"),
    "covered": (
        "{count} of {all} {all:passage|passages} {count:carries|carry} a rule",
        "{count} {count:passage|passages} sur {all} {count:porte|portent} une règle",
    ),
    "document": ("Document", "Document"),
    "answer": ("Answer", "Réponse"),
    "rule": ("Rule", "Règle"),
    "passage": ("Passage", "Passage"),
    **PARTINGS,
    **AGREED,
}


def say(key: str, lang: str, **slots: object) -> str:
    """Return the sentence `key` in `lang` (`en` or `fr`), its slots filled; words agree with the numbers among them."""
    english, french = SAID[key]
    sentence = french if lang == "fr" else english
    told = {slot: Number.of(value, lang) if isinstance(value, int) else value for slot, value in slots.items()}
    return sentence.format(**told) if told else sentence


def typeset(text: str, lang: str) -> str:
    """Return `text` as it may be shown: no control character, and the spaces that the language asks for.

    Doing it twice changes nothing.
    """
    text = visible(text)
    if lang != "fr":
        return text
    text = re.sub(r"[ \u00a0\u202f]+([;!?]|:(?!\w))", NARROW + r"\1", text)
    text = re.sub(r"«[ \u00a0\u202f]*", "«" + NARROW, text)
    return re.sub(r"[ \u00a0\u202f]*»", NARROW + "»", text)


def set_outside(text: str, lang: str) -> str:
    """Return `text` set as the language asks for, save for what stands between backticks: that is written as it is."""
    return "`".join(piece if place % 2 else typeset(piece, lang) for place, piece in enumerate(text.split("`")))


def visible(text: str) -> str:
    """Return `text` with line breaks as spaces and every other control character shown as an escape."""
    if text.isprintable():
        return text
    return "".join(_shown(character) for character in text)


def _shown(character: str) -> str:
    if character.isprintable() or character in "\u202f\u00a0":
        return character
    return " " if character in "\n\t\r" else character.encode("unicode_escape").decode("ascii")


def sentence(text: str) -> str:
    """Return `text` with a capital first letter and a full stop, unless it ends with a mark already."""
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?", "…")) else text + "."


def colon(lang: str) -> str:
    """Return the colon that follows a heading in `lang`."""
    return " : " if lang == "fr" else ": "


def series(parts: Iterable[str], lang: str) -> str:
    """Return parts of a sentence with semicolons between them."""
    return (" ; " if lang == "fr" else "; ").join(parts)
