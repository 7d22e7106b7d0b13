"""What is said of hands and of points, in English and French: added to the other sentences when either is asked for."""

from .words import SAID

TALLY: dict[str, tuple[str, str]] = {
    # which cards of a hand may be played
    "hand-yes": ("You may play: {cards}.", "Jouable : {cards}."),
    "hand-none": ("You may play none of these cards.", "Aucune de ces cartes n'est jouable."),
    "hand-no": ("Not: {cards}.", "Pas jouable : {cards}."),
    "hand-depends": ("It depends: {cards}.", "Cela dépend : {cards}."),
    "hand-silent": ("The document does not say: {cards}.", "Le document ne le dit pas : {cards}."),
    "hand-contested": ("The document contradicts itself: {cards}.", "Le document se contredit : {cards}."),
    "hand-absent": ("Not in this box: {cards}.", "Pas dans cette boîte : {cards}."),
    "hand-empty": ("There is no card in this hand.", "Il n'y a pas de carte dans cette main."),
    "hand-read": ("The hand: {cards}", "La main : {cards}"),
    "hand-card": ("Card", "Carte"),
    "hand-may": ("May it be played?", "Jouable ?"),
    "hand-cannot": ("These cannot all hold: {facts}", "Cela ne peut pas être vrai à la fois : {facts}"),
    "drawn-just": ("{card} (just drawn)", "{card} (tout juste piochée)"),
}

SAID.update(TALLY)
