"""What comes after a last card, and what was noticed late of UNO, in whatever words it is told."""

import pytest

from arbitre.asking.hearing import Terms, hear

ENDS = ["{} L'effet compte encore ?", "{} Le joueur suivant doit encore piocher ?", "{} Ça compte quand même pour le suivant ?"]
FINISHED = ["J'ai fini sur un +2.", "Ma dernière carte était un +4 et j'ai gagné."]
FORGOT = ["I put down my second to last card and didn't say uno. {} Do I draw two?",
          "J'ai posé mon avant-dernière carte sans dire uno. {} Je dois piocher deux ?"]
TOLD = [(FORGOT[0].format(late), answer) for late, answer in (
    ("A full lap went by before anyone said anything.", "no"), ("My aunt saw it two players further on.", "no"),
    ("My aunt saw it before anyone else played.", "yes"))]
TOLD += [(FORGOT[1].format(late), answer) for late, answer in (
    ("On me l'a dit deux joueurs plus loin.", "no"), ("Ma tante a crié contre-uno avant que quelqu'un joue.", "yes"))]
TOLD += [(end.format(told), "yes") for told in FINISHED for end in ENDS]
TOLD += [("Nina laid her last card, a blue 4. Is the round over?", "yes"), ("Nina a posé sa dernière carte, un 4 bleu. La manche est finie ?", "yes"),
         ("Can you go out with a pair of 5s?", "no"), ("On peut finir avec une paire de 5 ?", "no")]


@pytest.mark.parametrize("text, answer", TOLD)
def test_the_end_is_heard(shelf, text, answer):
    assert hear(shelf, text, Terms(rules=("ffk04",))).rulings[0].answer == answer
