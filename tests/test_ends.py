"""The points and who wins, however they are asked for: the same answer out of the same document."""

import pytest

from arbitre.asking.hearing import Terms, hear

FRAMES = {
    "en": ("{}", "We just finished the first hand and my brother emptied his hand. {}"),
    "fr": ("{}", "On vient de finir une manche, mon frère a posé sa dernière carte. {}"),
}
WHOSE = {
    "en": "Who gets the points? Whose points are they? Who do the points go to? Who is awarded the points? Is it the winner who scores?",
    "fr": "Les points sont pour qui ? À qui vont les points ? Qui se voit attribuer les points ? Qui empoche les points ?",
}
TARGET = {
    "en": "What's the target? What do we play up to? What's the winning score? What score do you need? What's the score limit?",
    "fr": "La partie s'arrête à combien ? C'est quoi le score à atteindre ? La partie se gagne à combien ? Quel score gagne ?",
}
TIED = {
    "en": "We both have 510, who wins? We ended in a draw, who wins? Two people reach 500 at the same time, who wins?",
    "fr": "On a tous les deux 510, qui gagne ? Match nul, qui gagne ? Deux personnes arrivent à 500 en même temps, qui gagne ?",
}
EFFECTS = {"whose": (WHOSE, "winner:score"), "target": (TARGET, "winner:win-game")}
ASKED = [(frame.format(text.strip() + "?"), effect) for says, effect in EFFECTS.values()
         for lang, texts in says.items() for text in texts.split("?")[:-1] for frame in FRAMES[lang]]
EQUAL = [text.strip() + "?" for texts in TIED.values() for text in texts.split("?")[:-1]]


@pytest.mark.parametrize("text, effect", ASKED)
def test_the_points_asked_for_in_ordinary_words(shelf, text, effect):
    ruling = hear(shelf, text, Terms(rules=("ffk04",))).rulings[0]
    assert ruling.answer in ("yes", "settled") and effect in map(str, ruling.effects)


@pytest.mark.parametrize("text", EQUAL)
def test_equal_totals_are_a_tie(shelf, text):
    assert hear(shelf, text, Terms(rules=("ffk04",))).rulings[0].answer == "silent"


@pytest.mark.parametrize("text, answer", [
    ("Max has 512 and I have 300. Has Max won?", "yes"), ("Mon oncle est à 500 et moi à 420, il a gagné ?", "yes"),
    ("I have 450 points, have I won?", "no"), ("I won the first hand. Am I the overall winner?", "no"),
])
def test_the_game_is_won_at_the_number_of_points(shelf, text, answer):
    assert hear(shelf, text, Terms(rules=("ffk04",))).rulings[0].answer == answer


TURNED = {
    "en": "The dealer turned {} to start, who plays? The first card turned over is {}. What happens? If the starter card is {}?",
    "fr": "{} est sorti en premier sur le talon, ça compte ? La carte qui ouvre le talon est {}, quelle règle ? On tire {} pour démarrer le jeu, et alors ?",
}
STARTS = {"en": ("a +2", "a skip", "a wild"), "fr": ("un +2", "un passe ton tour", "un joker")}
DOES = ("left-of-dealer:draw:2", "left-of-dealer:lose-turn", "left-of-dealer:choose-colour")
BEGUN = [(text.strip().format(card), does) for lang, texts in TURNED.items()
         for text in texts.replace("is {}. What", "is {}, what").replace(" ? ", " ?|").replace("? ", "?|").split("|")
         for card, does in zip(STARTS[lang], DOES, strict=True)]


@pytest.mark.parametrize("text, does", BEGUN)
def test_the_card_turned_first(shelf, text, does):
    ruling = hear(shelf, text, Terms(rules=("w2085",))).rulings[0]
    assert ruling.answer in ("yes", "settled") and does in map(str, ruling.effects)


@pytest.mark.parametrize("text", [
    "Does the person to the left of the dealer go first?", "Is it the left neighbour of the dealer who begins?",
    "c'est le joueur à gauche du donneur qui commence ?",
])
def test_the_dealer_s_left_starts(shelf, text):
    assert hear(shelf, text, Terms(rules=("ffk04",))).rulings[0].answer in ("yes", "settled")


OVER = {
    "en": "is the game over; do we stop there; is it game over", "fr": "on arrête là ; la partie est finie ; c'est fini",
}
TOTALS = ((("We have 485, 430 and 260", "On a 485, 430 et 260"), "no"), (("We have 515, 430 and 260", "On a 515, 430 et 260"), "yes"))
SO_FAR = [(f"{told}. {text.strip()}?", answer) for tolds, answer in TOTALS for lang, told in zip(OVER, tolds, strict=True)
          for text in OVER[lang].split(";")]


@pytest.mark.parametrize("text, answer", SO_FAR)
def test_the_game_is_over_once_somebody_has_the_points(shelf, text, answer):
    assert hear(shelf, text, Terms(rules=("ffk04",))).rulings[0].answer == answer


@pytest.mark.parametrize("text, answers", [
    ("The winner of the round scores zero points, is that right?", "no yes"), ("le gagnant de la manche a zéro point, c'est ça ?", "no yes"),
    ("Must you reach exactly 500 to win?", "no no"), ("Il faut arriver pile à 500 pour gagner ?", "no no"),
    ("He laid his last card. Do the others get one more go?", "no no"), ("Elle a mis sa dernière carte. On a droit à un dernier tour ?", "no no"),
])
def test_what_the_end_of_a_round_is_not(shelf, text, answers):
    assert [ruling.answer for ruling in hear(shelf, text, Terms(rules=("ffk04", "fiu"))).rulings] == answers.split()


@pytest.mark.parametrize("text", [
    "How many points is a 4, no wait, a 7, and a reverse?", "I was left with a 4, sorry no, a 7 and a skip. How many points?",
    "J'avais un 4, non attends, un 7, et une inversion. Combien de points ?", "Il me reste un 4, non pardon, un 7 et un passer. Combien de points ?",
])
def test_a_card_corrected_at_once_is_not_counted(shelf, text):
    assert hear(shelf, text, Terms(rules=("ffk04",))).rulings[0].values == ("27",)
