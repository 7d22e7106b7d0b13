"""Of whom it is told that he draws after a challenge, and questions hung on a denial."""

import pytest

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
