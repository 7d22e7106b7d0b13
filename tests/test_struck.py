"""A draw card aimed at somebody, however it is told: its victim draws, plays nothing and loses the turn."""

import pytest

from arbitre.asking.hearing import Terms, hear

ME = {
    "en": ("{}. Can I play a +2 too?", "{}. Do I lose my turn?", "{}. I drew my two cards. Can I play one now?"),
    "fr": ("{}. Je peux mettre un +2 aussi ?", "{}. Je perds mon tour ?", "{}. J'ai pioché mes deux cartes. Je peux en jouer une maintenant ?"),
}
STRUCK = {
    "en": "a draw two just landed on me; my sister made me draw two with a +2; I'm the victim of a +2; I took a +2; I got slapped with a +2; "
          "the girl before me threw down a +2",
    "fr": "je me tape un +2; j'ai reçu un +2; je viens de me manger un +2; j'ai eu droit à un +2; j'ai pogné un +2; un +2 a été joué contre moi",
}
OTHERS = {
    "en": "Tom put a +2 on Lea. {}; Someone played a +2 on my mom. {}; My brother hit my sister with a +2. {}",
    "fr": "Tom a mis un +2 à Léa. {}; Mon frère met un +2 à ma soeur. {}; Quelqu'un a mis un +2 à ma mère. {}",
}
THEIRS = {
    "en": (("Can she play a +2 on it?", "no"), ("Can the victim play a +2 back?", "no"), ("Does she lose her turn?", "yes")),
    "fr": (("Elle peut jouer un +2 dessus ?", "no"), ("La victime peut remettre un +2 ?", "no"), ("Elle perd son tour ?", "yes")),
}
TAKEN = {
    "en": ("A +2 lies on the pile. {}. It's my turn, can I play my +2 on it?",
           "the player before me already drew the two; my dad has drawn his two cards; my aunt had to draw two and missed her turn; "
           "it was aimed at Paul and he drew; Julie had to take the two"),
    "fr": ("Un +2 est sur le tas. {}. C'est mon tour, je peux jouer mon +2 dessus ?",
           "la fille avant moi a déjà pris ses deux cartes; mon frère les a déjà piochées; la pénalité a déjà été payée; "
           "il visait Paul et il a pioché; Léa a pioché et passé son tour"),
}
NUMBERS = {
    "en": ("My cousin played a +4 on me. {}", "how many do I draw?; how many cards do I have to take?"),
    "fr": ("Je me mange un +4. {}", "je pioche combien ?; combien de cartes je dois prendre ?"),
}
SEVERAL = {
    "en": ("Can I play {}?", "a pair of 4s; three of a kind; two matching cards; all my blue cards; two of the same number"),
    "fr": ("Je peux jouer {} ?", "mes deux 7; tous mes 3; une paire de 4; un brelan de 6; toutes mes bleues; deux du même chiffre"),
}
ANSWERED = [
    *((asked.format(told.strip()), answer) for lang in ME for told in STRUCK[lang].split(";")
      for asked, answer in zip(ME[lang], ("no", "yes", "no"))),
    *((told.strip().format(asked), answer) for lang in OTHERS for told in OTHERS[lang].split(";") for asked, answer in THEIRS[lang]),
    *((story.format(told.strip()), "yes") for story, texts in TAKEN.values() for told in texts.split(";")),
    *((story.format(cards.strip()), "no") for story, texts in SEVERAL.values() for cards in texts.split(";")),
]
DRAWN = [story.format(asked.strip()) for story, texts in NUMBERS.values() for asked in texts.split(";")]


@pytest.mark.parametrize("text, answer", ANSWERED)
def test_the_victim_and_nobody_else(shelf, text, answer):
    assert hear(shelf, text, Terms(rules=("ffk04",))).rulings[0].answer == answer


@pytest.mark.parametrize("text", DRAWN)
def test_how_many_asks_of_the_card_that_struck(shelf, text):
    """Nobody spoke of a challenge."""
    ruling = hear(shelf, text, Terms(rules=("ffk04",))).rulings[0]
    assert ruling.answer == "settled" and "next:draw:4" in map(str, ruling.effects)


@pytest.mark.parametrize("text", ["He put a +2 on me, I drew two. Can I play my +2 on my next turn?",
                                  "Il m'a mis un +2, j'ai pioché deux. La prochaine fois, je peux jouer mon +2 ?"])
def test_another_turn_is_a_normal_one(shelf, text):
    reading = hear(shelf, text, Terms(rules=("ffk04",))).reading
    assert reading.facts["penalty"] == "none"


@pytest.mark.parametrize("text", [
    "She played a +4 on me, do I draw four and then play?", "he hit me with a +2. Do I draw 2 then take my turn?",
    "on me met +2, je pioche deux cartes et je rejoue ?", "il m'a mis +4, je prends 4 cartes et je joue ?",
])
def test_who_is_struck_draws_and_does_not_play(shelf, text):
    """Of two things asked at once, the second is not so."""
    assert hear(shelf, text, Terms(rules=("ffk04",))).rulings[0].answer == "no"


STACKS = {
    "en": (("No Mercy: {}. I have nothing to stack. How many do I draw?",
            ("Tom plays a +4, Ann stacks a +6", 10), ("he plays a +2, she plays a +2, my dad plays a +4", 8),
            ("a +2, then a +4, then a +10", 16), ("Ann put a +6 and Tom put a +10", 16), ("Tom plays a +2, drew nothing, no wait, a +4", None)),
           ),
    "fr": (("No Mercy : {}. Je n'ai rien à mettre. Je pioche combien ?",
            ("Tom pose un +4, Léa pose un +6", 10), ("il pose un +2, elle pose un +2, mon père pose un +4", 8),
            ("un +2, puis un +4, puis un +10", 16), ("Léa met un +6 et Tom met un +10", 16)),
           ),
}
"""Draw cards told to be laid one on another, and what they come to: nothing where the story takes one back."""
SUMS = [(asked.format(told), number) for rows in STACKS.values() for asked, *stories in rows for told, number in stories]


@pytest.mark.parametrize("text, number", SUMS)
def test_the_cards_stacked_are_added_up(shelf, text, number):
    ruling = hear(shelf, text, Terms(rules=("no-mercy",))).rulings[0]
    effects = [str(effect) for effect in ruling.effects]
    if number is None:
        assert "next:draw:6" not in effects
    else:
        assert ruling.answer == "settled" and f"next:draw:{number}" in effects


@pytest.mark.parametrize("text", ["He plays a +2, she plays a +4, Tom plays a +6 and I have nothing. How many do I draw?",
                                  "Il pose un +2, elle pose un +4, Tom pose un +6 et je n'ai rien. Je pioche combien ?"])
def test_nothing_is_added_up_where_cards_are_not_stacked(shelf, text):
    assert "next:draw:12" not in map(str, hear(shelf, text, Terms(rules=("ffk04",))).rulings[0].effects)


VICTIM = {
    "en": (("She drew the four from my +4.", "she", "her"), ("Tom ate my +2, so he drew two.", "he", "his"),
           ("I put down a +2 and my neighbour grabbed the two cards.", "he", "his"), ("I played a +4 on Rita and she picked up four cards.", "she", "her")),
    "fr": (("Elle a pioché les quatre de mon +4.", "elle", "elle"), ("Tom a mangé mon +2, donc il en a pris deux.", "il", "lui"),
           ("J'ai posé un +2 et mon voisin a ramassé les deux cartes.", "il", "lui"), ("Mon neveu s'est pris un +2 et a pioché ses deux cartes.", "il", "lui")),
}
THEN = {
    "en": (("Is it {1} turn?", "no"), ("Does {0} lose the turn?", "yes"), ("May {0} still play this turn?", "no"), ("Who plays next?", "settled"),
           ("He can't play now, right?", "yes")),
    "fr": (("C'est à {1} de jouer ?", "no"), ("Il perd son tour ?", "yes"), ("Il ne peut plus jouer, c'est ça ?", "yes"), ("C'est à qui après ?", "settled"),
           ("Je dis que son tour est fini. J'ai raison ?", "yes")),
}
"""Who took the cards of a draw card, and what is then asked of that one's turn."""
TURNS = [(f"{told} {asked.format(*who)}", answer) for lang in VICTIM for told, *who in VICTIM[lang] for asked, answer in THEN[lang]]


@pytest.mark.parametrize("text, answer", TURNS)
def test_who_took_the_cards_has_no_turn(shelf, text, answer):
    ruling = hear(shelf, text, Terms(rules=("ffk04",))).rulings[0]
    assert ruling.answer == answer and "next:lose-turn" in map(str, ruling.effects)


SAVES = {
    "en": (("My brother just played a +2 on me.", "Somebody +2'd me.", "There's a +2 waiting for me."),
           ("Is it okay to answer with a {}?", "Does a {} save me?", "I put a {} on it. Was that allowed?", "Can I play a {} instead of drawing?"),
           ("+4", "skip", "reverse", "wild")),
    "fr": (("Mon frère vient de me jouer un +2.", "On m'a mis un +2."),
           ("C'est correct de répondre avec {} ?", "Est-ce qu'{} me sauve ?", "J'ai mis {} dessus. C'était permis ?", "Je peux jouer {} au lieu de piocher ?"),
           ("un +4", "un passe ton tour", "une inversion", "un joker")),
}
ESCAPES = [f"{told} {asked.format(card)}" for stories, asks, cards in SAVES.values() for told in stories for asked in asks for card in cards]


@pytest.mark.parametrize("text", ESCAPES)
def test_nothing_saves_from_a_draw_card(shelf, text):
    """Where nobody else is named, who was struck asks for himself."""
    ruling = hear(shelf, text, Terms(rules=("ffk04",))).rulings[0]
    assert ruling.answer == "no" and "next:draw:2" in map(str, ruling.effects)


SERVED = {
    "en": (("Ann drew for the red +2 and missed her turn. I'm next.", "The player before me took the two for the red +2. It's my turn."),
           (("Can I put a blue +2 on it?", "yes"), ("May I play a red 4?", "yes"), ("Can I lay a green 6?", "no"))),
    "fr": (("Anne a pioché pour le +2 rouge et a passé son tour. C'est à moi.", "Le joueur avant moi a pris les deux pour le +2 rouge. C'est mon tour."),
           (("Je peux mettre un +2 bleu dessus ?", "yes"), ("Je peux jouer un 4 rouge ?", "yes"), ("Je peux poser un 6 vert ?", "no"))),
}
AFTER = [(f"{told} {asked}", answer) for stories, asks in SERVED.values() for told in stories for asked, answer in asks]


@pytest.mark.parametrize("text, answer", AFTER)
def test_who_comes_after_the_victim_plays_as_always(shelf, text, answer):
    assert hear(shelf, text, Terms(rules=("ffk04",))).rulings[0].answer == answer


ADDRESSED = {
    "en": (("you drew two off my plus 2", "u took the 4", "he drew his two cards", "i picked up two because of a +2", "you got plus foured and drew the 4"),
           (("is it {} turn now", "no"), ("is it still {} turn", "no"))),
}
OWN = {"you": "your", "u": "your", "he": "his", "i": "my"}
SPOKEN = [(f"{told} {asked.format(OWN[told.split()[0]])}", answer) for stories, asks in ADDRESSED.values() for told in stories for asked, answer in asks]


@pytest.mark.parametrize("text, answer", SPOKEN)
def test_whoever_drew_is_asked_whose_turn_it_is(shelf, text, answer):
    """To whomever of the table it is said, without a capital or a comma."""
    ruling = hear(shelf, text, Terms(rules=("ffk04",))).rulings[0]
    assert ruling.answer == answer and "next:lose-turn" in map(str, ruling.effects)
