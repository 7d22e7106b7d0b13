"""What another laid, or what lies there, and then what I have: mine is the card in question, in whatever words both are told."""

import pytest

from arbitre.asking.hearing import Terms, hear

LIES = {
    "en": "he played {}; my brother just played {}; the last player put down {}; the guy before me laid {}; {} was just played; "
          "there's {} on the pile; the top card is {}; on the pile there is {}",
    "fr": "il a joué {}; mon frère vient de poser {}; le dernier joueur a posé {}; {} vient d'être posé; la carte du dessus c'est {}; "
          "la dernière carte c'est {}; sur la pile y a {}; mon voisin pose {}",
}
HELD = {
    "en": "I have {}, does it work?; I'm holding {}. Can I play it?; I want to play {}, ok?; all I have is {}, does that fit?",
    "fr": "j'ai {}, ça passe ?; il me reste {}, je peux la poser ?; je voudrais mettre {}, c'est permis ?; je n'ai que {}. Ça va ?",
}
CARDS = {
    "en": (("a red 9", "a blue 9", "yes"), ("a blue 3", "a red 5", "no"), ("a green 4", "a green 7", "yes")),
    "fr": (("un 9 rouge", "un 9 bleu", "yes"), ("un 3 bleu", "un 5 rouge", "no"), ("un 4 vert", "un 7 vert", "yes")),
}
TOLD = [(f"{lies.strip().format(first)}, {held.strip().format(mine)}", answer) for lang in LIES
        for at, lies in enumerate(LIES[lang].split(";")) for held in HELD[lang].split(";") for first, mine, answer in CARDS[lang][at % 3:][:1]]


@pytest.mark.parametrize("text, answer", TOLD)
def test_mine_is_the_card_in_question(shelf, text, answer):
    assert hear(shelf, text[0].upper() + text[1:], Terms(rules=("ffk04",))).rulings[0].answer == answer
