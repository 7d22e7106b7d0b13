"""However a plain fact is asked about, the right way round or the wrong way round, the answer never turns with the words."""

import pytest

from arbitre.asking.hearing import Terms, hear

CONTRARY = {"yes": "no", "no": "yes"}
SAME = {
    "en": ("is it true that {}?", "{}, right?", "my dad insists that {}. Is he right?", "can you confirm that {}?",
           "I was told that {}. Is that right?"),
    "fr": ("c'est vrai que {} ?", "{}, c'est bien ça ?", "ma soeur prétend que {}. Elle a raison ?",
           "pouvez-vous confirmer que {} ?", "{}, vrai ou faux ?"),
}
OPPOSITE = {
    "en": ("am I wrong in thinking {}?", "is it a myth that {}?", "my brother swears that {}. Is he making that up?",
           "I always thought {}. Was I wrong?"),
    "fr": ("c'est faux que {} ?", "est-ce que je me trompe si je dis que {} ?", "il me semble que {}, je me trompe ?",
           "c'est une légende que {} ?"),
}
FACTS = (
    ("ffk04", "en", "each player is dealt 6 cards", "no"), ("ffk04", "en", "you need 500 points to win", "yes"),
    ("fiu", "en", "the highest total wins", "no"), ("ffk04", "en", "you can't stack a +2 on a +2", "yes"),
    ("ffk04", "en", "you have to keep drawing until you can play", "no"), ("ffk04", "en", "a wild is worth 50 points", "yes"),
    ("ffk04", "fr", "chaque joueur reçoit 7 cartes", "yes"), ("ffk04", "fr", "c'est le donneur qui commence", "no"),
    ("fiu", "fr", "celui qui a le plus de points gagne", "no"), ("flip", "fr", "on peut cumuler les +1", "no"),
    ("ffk04", "fr", "on peut finir sur un +2", "yes"), ("ffk04", "fr", "on pioche 6 cartes si on perd le défi", "yes"),
)
ASKED = [(rules, form.format(fact).replace("que on", "qu'on"), answer if forms is SAME else CONTRARY[answer])
         for forms in (SAME, OPPOSITE) for rules, lang, fact, answer in FACTS for form in forms[lang]]


@pytest.mark.parametrize("rules, text, answer", ASKED)
def test_the_answer_turns_with_the_question_alone(shelf, rules, text, answer):
    assert hear(shelf, text, Terms(rules=(rules,))).rulings[0].answer == answer


@pytest.mark.parametrize("text, answer", [
    ("My wife reckons a wild is worth 20 points. I say that's rubbish. Is she right?", "no"),
    ("My wife reckons a wild is worth 20 points. I say that's rubbish. Am I right?", "yes"),
    ("My wife reckons you can't finish on a +2. I say that's rubbish. Is she right?", "no"),
    ("Ma tante dit qu'un joker vaut 50 points. Moi je dis que c'est faux. Elle a raison ?", "yes"),
])
def test_what_one_says_is_told_apart_from_what_another_says_against_it(shelf, text, answer):
    assert hear(shelf, text, Terms(rules=("ffk04",))).rulings[0].answer == answer
