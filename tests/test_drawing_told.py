"""Who cannot play, the card that was drawn, two at the table and a spent pile: told in many ways, the answer is the same."""

import pytest

from arbitre.asking.hearing import Terms, hear

TOLD = (
    ("yes", "{}, so do I draw just one card?", "I can't play; I had no match; I'm stuck; I haven't got anything that goes; I wasn't able to play"),
    ("no", "{}. Must I go on drawing?", "I couldn't lay anything; none of mine matched; I had no card for it"),
    ("yes", "{}, donc je pioche une seule carte ?", "je suis bloqué; j'ai rien qui passe; je suis coincée; j'arrive pas à jouer; je n'ai pas pu jouer"),
    ("yes", "I drew a card and {}. May I play it right away?", "it fits; it matches; it was the right colour; I can play it"),
    ("no", "I drew a card and {}. Do I draw another one?", "it was the wrong colour; it didn't go either; it was no good"),
    ("no", "J'ai pioché une carte et {}. Je dois en piocher une autre ?", "elle va pas; elle correspond pas; elle est de la mauvaise couleur"),
    ("no", "J'ai pioché puis {}. J'avais le droit ?", "j'ai joué une autre carte; j'ai mis une carte que j'avais déjà"),
    ("yes", "Elle pouvait pas jouer, elle en a pioché une et {}. C'est permis ?", "l'a jouée; l'a posée"),
    ("yes", "{}. I play a reverse. Do I play again?", "we are two; a game of two; just us two; it's a duel; only one opponent is left"),
    ("yes", "{}. Je pose un inversion. Je rejoue ?", "on est seulement 2; c'est juste moi et ma femme; entre nous deux; je joue seul contre ma soeur"),
    ("no", "{}. Is the game over?", "The draw pile is empty; the stock is used up; there are no cards left to draw"),
    ("yes", "{}. On mélange le talon ?", "la pioche est vide; y a plus rien dans la pioche; la pioche est à sec"),
)
ASKED = [(form.format(said.strip()), answer) for answer, form, texts in TOLD for said in texts.split(";")]


@pytest.mark.parametrize("text, answer", ASKED)
def test_the_answer_is_the_same_however_it_is_told(shelf, text, answer):
    assert hear(shelf, text, Terms(rules=("ffk04",))).rulings[0].answer == answer
