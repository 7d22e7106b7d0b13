"""Whether the cards of a draw card were taken already, and by whom."""

import pytest

from arbitre.reading import read

STORIES = [
    ("Tom hit Anna with a +2. She took her two cards. Can she lay one of them now?", "draw-two"),
    ("Tom hit Anna with a +2. She took her two cards. Now I want to lay my +2 on it. May I?", "none"),
    ("Dad played a +4 and said blue. I picked up four. One was blue. Can I play it?", "wild-draw-four"),
    ("J'ai reçu un +4, j'ai pioché les quatre cartes. Je peux jouer une carte maintenant ?", "wild-draw-four"),
    ("Paul a mis un +2 à Zoé, elle a pioché deux cartes. J'ai un +2, je peux le poser dessus ?", "none"),
    ("Paul a mis un +2 à Zoé, elle a pioché deux cartes. Elle peut jouer quand même ?", "draw-two"),
]


@pytest.mark.parametrize("text, penalty", STORIES)
def test_who_took_the_cards_has_lost_the_turn_and_nobody_else(shelf, text, penalty):
    assert read(text, shelf.vocabulary).facts["penalty"] == penalty


@pytest.mark.parametrize("text", [
    "Tom hit Anna with a +2. She has to draw two. Can she lay a +2 on it?",
    "A green +2 lay there. I had nothing, so I drew one card. Can I play it?",
])
def test_cards_still_to_be_taken_or_a_single_one_say_nothing(shelf, text):
    assert read(text, shelf.vocabulary).facts.get("penalty") != "none"


def test_who_took_the_cards_and_would_lay_one_more_is_the_one_asked_about(shelf):
    facts = read("Zoé a posé un +4, Léo a pris ses quatre cartes, et maintenant Léo veut poser un +2 rouge. C'est permis ?", shelf.vocabulary).facts
    assert (facts["card"], facts["penalty"]) == ("draw-two", "wild-draw-four")
