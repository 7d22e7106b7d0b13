"""What people call the cards: every name below is heard as its card, where its points are asked and where it is laid on another."""

import pytest

from arbitre.reading import read

FRAMES = {"en": ("how much is {} worth?", "can i put {} on a red 5?"), "fr": ("combien vaut {} ?", "j'ai posé {} sur un 5 rouge")}

ENGLISH = {
    "skip": "a skip, the skip card, a block, a pass card, a miss a turn, a lose a turn, the stop card, a cancel card, a skip a go",
    "reverse": "a reverse, a rev, a turnaround, a switch direction, a direction change, the arrows card, an uno reverse card",
    "draw-two": "a draw two, a draw 2, a plus two, a +2, a 2+, a pick up two, a take two, a d2, a two card pickup",
    "wild": "a wild, a wildcard, a color change, a joker, a plain wild, a change colour, a four color card",
    "wild-draw-four": "a wild draw four, a draw 4, a plus four, a +4, a 4+, a wd4, a wild four, a take four, a wild plus four, a black +4",
    "wild-card": "a black card",
    "flip": "a flip card, a flipping card",
    "skip-everyone": "a skip everyone, a skip all, the everyone skip",
    "draw-one": "a draw one, a +1, a plus one, a take one",
    "draw-five": "a draw five, a +5, a take five",
    "wild-draw-colour": "a wild draw color, a color draw, the draw until color card",
    "wild-draw-two": "a wild draw two, a wild +2, a black +2",
    "wild-draw-six": "a +6, a wild draw six, a plus six",
    "wild-draw-ten": "a +10, a wild draw ten, a plus ten",
    "wild-colour-roulette": "a roulette, a color roulette",
    "discard-all": "a discard all, the dump all card",
}
FRENCH = {
    "skip": "un passe, la carte passer, un passe ton tour, un saute ton tour, une interdiction, un sens interdit, un stop, un blocage",
    "reverse": "une inversion, un inverse, un inversement, un changement de sens, un demi-tour, un inverseur, la carte flèche",
    "draw-two": "un +2, un plus deux, un prends deux, un pioche deux, un pige deux, la carte +2",
    "wild": "un joker, un changement de couleur, la carte multicolore, un pélican, un 4 couleurs, un quatre couleurs",
    "wild-draw-four": "un +4, un plus quatre, un super joker, un joker +4, la carte joker +4, un pige 4, un prends quatre",
    "wild-card": "une carte noire",
    "flip": "une carte flip, la carte retournement",
    "skip-everyone": "un passe tout le monde, la carte skip everyone",
    "draw-one": "un +1, la carte plus 1, un plus un",
    "draw-five": "un +5, la carte plus 5, la carte pioche cinq",
    "wild-draw-colour": "un piger une couleur, la carte pioche une couleur",
    "wild-draw-two": "un joker +2, la carte joker plus deux, une carte blanche +2",
    "wild-draw-six": "un +6, la carte joker +6, la carte plus six",
    "wild-draw-ten": "un +10, la carte joker +10",
    "discard-all": "un défausse tout, la carte tout défausser",
}
NAMED = [(lang, card, name) for lang, cards in (("en", ENGLISH), ("fr", FRENCH)) for card, names in cards.items() for name in names.split(", ")]


@pytest.mark.parametrize("lang, card, name", NAMED)
def test_a_card_is_known_by_its_names(shelf, lang, card, name):
    heard = [read(frame.format(name), shelf.vocabulary, lang) for frame in FRAMES[lang]]
    assert [reading.facts.get("card") for reading in heard] == [card] * len(heard)
