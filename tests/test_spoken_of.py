"""What a text speaks of: colours that are counted, cards that are drawn, a challenge told as catching somebody, UNO too late."""

import pytest

from arbitre.reading import read

TOLD = [
    ("He put a +4 on me while he had two blues and blue was the colour. I called him on it. What does he have to do?",
     "challenge-result", {"holds-colour": "yes", "challenge": "made"}, ("card-colour",)),
    ("Il avait deux bleues et la couleur était bleu, il peut mettre son +4 ?", "may-play", {"card": "wild-draw-four"}, ("card-colour",)),
    ("Je pioche un 5 rouge et le talon est un 5 bleu, je suis obligé de le poser ?", "must-play",
     {"drawn": "this", "card-colour": "red", "top-colour": "blue"}, ()),
    ("il a dit uno après que je l'ai accusé, il pioche ?", "uno-forgotten", {"uno-said": "no"}, ("challenge",)),
    ("she said uno only after I accused her, does she draw?", "uno-forgotten", {"uno-said": "no"}, ("challenge",)),
    ("On peut regarder la main de son voisin quand on conteste ?", "may-see-hand", {"challenge": "made"}, ()),
]


@pytest.mark.parametrize("text, question, told, untold", TOLD)
def test_what_is_told_is_read(shelf, text, question, told, untold):
    reading = read(text, shelf.vocabulary)
    assert reading.question == question
    assert {fact: reading.facts.get(fact) for fact in told} == told
    assert not set(untold) & set(reading.facts)


PERSONS = [
    "my gramps played a +2 on me. can I play a +2 too?", "my landlord slammed a +2 on me. can I play a +2 too?",
    "the little one played a +2 on me. can I play a +2 too?", "mon boss m'a mis un +2. je peux mettre un +2 aussi ?",
    "ma dentiste m'a mis un +2. je peux mettre un +2 aussi ?", "le petit m'a mis un +2. je peux mettre un +2 aussi ?",
    "le bébé m'a posé un +2. je peux mettre un +2 aussi ?", "matante m'a mis un +2. je peux mettre un +2 aussi ?",
]


@pytest.mark.parametrize("text", PERSONS)
def test_whoever_lays_a_card_at_the_player_aims_it_at_him(shelf, text):
    facts = read(text, shelf.vocabulary).facts
    assert (facts.get("card"), facts.get("penalty")) == ("draw-two", "draw-two")
