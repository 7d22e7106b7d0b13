"""Of whom it is told that he draws after a challenge, and questions hung on a denial."""

import pytest

from arbitre.asking.hearing import Terms, hear
from arbitre.reading import read


@pytest.mark.parametrize(("text", "asks"), [
    ("I played a +4 with a green and green was asked. He challenged. I draw four, right?", "player:draw:4"),
    ("I challenged Tim's +4 and he did have a red. Red was asked. So he draws four, yeah?", "player:draw:4"),
    ("They challenged me and I'd been honest, so they take six and not four, correct?", "challenger:draw:6"),
    ("J'ai mis un +4 réglo, elle conteste et perd. Elle dit qu'elle pioche que 4. Elle a raison ?", "challenger:draw:4"),
])
def test_who_draws_is_told_by_the_story(shelf, text, asks):
    found = read(text, shelf.vocabulary)
    assert (found.question, found.asks) == ("challenge-result", asks)


@pytest.mark.parametrize(("text", "asks"), [
    ("You can't go out on a plus four, can you?", "not allowed"),
    ("On ne peut pas finir avec un joker, si ?", "not allowed"),
    ("Can you go out on a plus four?", "allowed"),
    ("I can go out on a plus four, can't I?", "allowed"),
])
def test_a_question_hung_on_a_denial_asks_for_the_denial(shelf, text, asks):
    assert read(text, shelf.vocabulary).asks == asks


PARTS = {
    "does the challenged player draw four if he bluffed": "player:draw:4", "does the guy who played it draw four if he's caught": "player:draw:4",
    "did he have to draw four after bluffing": "player:draw:4", "will the bluffer draw four": "player:draw:4",
    "does the challenger draw four if he was wrong": "challenger:draw:6", "you challenged me and i was clean so you pick up 6": "challenger:draw:6",
    "i thought she was bluffing but i was wrong how many do i draw": "challenger:draw:6",
}


@pytest.mark.parametrize("text, drawn", PARTS.items())
def test_whoever_is_named_by_his_part_draws_four(shelf, text, drawn):
    """After an auxiliary and somebody, "draw four" is what he does and no card."""
    assert drawn in map(str, hear(shelf, text, Terms(rules=("ffk04",))).rulings[0].effects)
