"""What is said of hands and of points, in English and French: added to the other sentences when either is asked for."""

from .words import SAID

TALLY: dict[str, tuple[str, str]] = {
    # which cards of a hand may be played
    "hand-yes": ("You may play: {cards}.", "{count:Jouable|Jouables} : {cards}."),
    "hand-none": ("You may {count:not play this card|play none of these cards}.", "{count:Cette carte n'est pas|Aucune de ces cartes n'est} jouable."),
    "hand-no": ("Not: {cards}.", "Pas {count:jouable|jouables} : {cards}."),
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
    # the points of a round
    "score-points": ("{count} {count:point|points}", "{count} {count:point|points}"),
    "score-takes": ("{name} scores {points}.", "{name} marque {points}."),
    "score-keeps": ("Each keeps their own points.", "Chacun garde ses points."),
    "score-numbered": ("Hand {number}", "Main {number}"),
    "score-hand": ("{points}.", "{points}."),
    "score-wins": ("{name} wins the game with {points}.", "{name} gagne la partie avec {points}."),
    "score-shared": ("The game is won, but {names} are level at {points}.", "La partie est gagnée, mais {names} sont à égalité à {points}."),
    "score-leads": ("{name} leads with {points}.", "{name} est en tête avec {points}."),
    "score-level": ("{names} are level at {points}.", "{names} sont à égalité à {points}."),
    "score-open": ("Not every hand can be counted.", "Toutes les mains ne peuvent pas être comptées."),
    "score-nobody": (
        "No hand is empty: write `none` for the player who went out.",
        "Aucune main n'est vide : écrivez `aucune` pour le joueur qui est sorti.",
    ),
    "score-several": (
        "{names} have no card left: only the one who went out first scores.",
        "{names} n'ont plus de carte : seul marque celui qui est sorti le premier.",
    ),
    "score-no-way": (
        "The document gives no such way of scoring.",
        "Le document ne donne pas cette façon de compter.",
    ),
    "score-reached": ("{name} has reached {goal} points.", "{name} a atteint {goal} points."),
    "score-not-yet": ("Nobody has reached {goal} points yet.", "Personne n'a encore atteint {goal} points."),
    "score-worth": ("{cards} = {points}", "{cards} = {points}"),
    "score-unsettled": ("{cards}: not settled", "{cards} : pas réglé"),
    "score-none": ("no card", "aucune carte"),
    "score-sum": ("{before} + {scored} = {total}", "{before} + {scored} = {total}"),
    "score-other-way": ("By its other way of counting ({way})", "Selon son autre façon de compter ({way})"),
    "score-way-takes": ("the winner takes the others' points", "le gagnant prend les points des autres"),
    "score-way-keeps": ("each keeps their own points", "chacun garde ses points"),
    "score-others": ("{count:Another document counts|Other documents count} otherwise", "{count:Un autre document compte|D'autres documents comptent} autrement"),
    "score-unknown": ("not settled", "pas réglé"),
    "score-read": ("What each hand is worth, who scores it, who leads", "Ce que vaut chaque main, qui marque, qui est en tête"),
    "head-player": ("Player", "Joueur"),
    "head-cards": ("Cards left", "Cartes en main"),
    "head-points": ("Points in hand", "Points en main"),
    "head-scored": ("Scores", "Marque"),
    "head-before": ("Before", "Avant"),
    "head-total": ("Total", "Total"),
}

SAID.update(TALLY)
