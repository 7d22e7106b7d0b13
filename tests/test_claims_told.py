"""What somebody says the rules are, true or false, in whatever words it is then asked whether that is so."""

import pytest

from arbitre.asking.hearing import Terms, hear

ASKED = {
    "en": ("{}, right?", "is it true that {}?", "my brother says {}. Is he right?", "So {}?", "Dad insists that {}. True?",
           "Kim kept saying that {} and I didn't believe her. Is she right?"),
    "fr": ("{}, c'est ça ?", "c'est vrai {que} {} ?", "mon frère dit {que} {}. Il a raison ?", "donc {} ?", "Papa soutient {que} {}. Vrai ?",
           "Kim répétait {que} {} et moi je la croyais pas. Elle a raison ?"),
}
DOUBTED = {"en": ("my brother says {}. Is he wrong?", "is it wrong that {}?"), "fr": ("mon frère dit {que} {}. Il a tort ?", "est-il faux {que} {} ?")}
CLAIMS = {
    "en": {
        "two reverses in a row put us back in the original direction": "yes", "the next player chooses the colour after a wild": "no",
        "if you can't play you draw one card": "yes", "a player who forgets UNO draws four cards": "no", "ten people can play": "yes",
        "a zero is worth nothing": "yes", "two skips in a row: the second skips two players": "no", "the dealer starts": "no",
        "whoever gets a +2 draws two and then plays": "no", "only the card you have just drawn may be played after drawing": "yes",
        "2 to 6 people can play": "no", "the lowest number deals": "no", "a forgotten UNO can be punished until the end of the round": "no",
        "everyone draws a card when the pile is empty": "no", "the last card may never be a wild": "no", "a drawn card must be played if it fits": "no",
        "a card of the colour in force doesn't stop you from playing a +4": "no", "the +2 penalty may be handed on to the next player": "no",
        "at most ten people can play": "yes", "no more than eight people can play": "no", "a blue 3 can only be played on a blue card": "no",
    },
    "fr": {
        "deux inversions de suite nous remettent dans le sens de départ": "yes", "un passe fait sauter le tour du suivant": "yes",
        "celui qui reçoit un +2 perd son tour": "yes", "quand on ne peut pas jouer on pioche une carte": "yes",
        "celui qui pose un joker choisit la couleur": "yes", "on peut jouer à douze": "no", "un zéro ne vaut rien": "yes",
        "il y a deux +4 dans le paquet": "no", "on joue de 2 à 8": "no", "celui qui tire la plus petite carte distribue": "no",
        "le joueur visé par un +4 pioche quatre cartes puis joue": "no", "une seule carte se joue à chaque tour": "yes",
        "l'oubli de UNO est puni même si le suivant a joué": "no", "l'effet du +2 compte même si c'est la dernière carte": "yes",
        "un Passer se pose sur n'importe quel autre Passer": "yes", "Mélanger les mains laisse chacun garder ses cartes": "no",
        "on peut jouer à dix maximum": "yes", "on peut jouer à huit maximum": "no",
    },
}
PAGES = {
    "mila": {
        "en": {
            "the first player names the colour if a joker is turned first": "yes", "you draw until you can play": "no",
            "a +4 may be laid with a card of the colour in hand": "no", "the winner scores what the others hold": "yes",
            "a forgotten uno costs two cards": "yes", "only the highest card makes the dealer": "yes",
            "a joker is worth 20 points": "no", "a skip makes two players miss their turn": "no",
            "the round ends when the draw pile is empty": "no", "each of us gets seven cards": "yes",
            "the pack has 112 cards": "no",
        },
        "fr": {
            "on pioche une seule carte quand on ne peut pas jouer": "yes", "le +2 fait piocher trois cartes": "no",
            "un +4 vaut 50 points": "yes", "on crie uno en posant l'avant-dernière carte": "yes",
            "celui qui a le moins de points gagne": "no", "on reçoit huit cartes": "no", "le perdant marque les points": "no",
        },
    },
    "w2085": {
        "en": {
            "there are 19 number cards in each colour": "yes",
            "symbol cards count zero when drawing for dealer": "yes", "a wild must change the colour": "no",
            "a +4 turned first is put back": "yes", "Shuffle Hands lets its player choose the colour": "yes",
            "a last +4 still makes the next player draw": "yes", "a customisable card counts 50 points": "no",
        },
        "fr": {
            "la boîte contient 108 cartes": "no", "on est obligé de poser la carte piochée si elle est jouable": "no",
            "un +4 retourné en premier est remis dans la pioche": "yes", "mélanger les mains change le sens du jeu": "no",
            "on peut n'utiliser qu'une carte à personnaliser": "yes", "il existe une autre façon de compter les points": "yes",
        },
    },
    "fiu": {
        "en": {
            "there are two zeros in each colour": "yes", "the winner takes the points of the others": "no",
            "an identical card may be laid out of turn": "yes", "a +4 may be laid out of turn": "no",
            "contre-uno must be said before he says uno": "yes", "a wrong challenge costs six cards": "yes",
            "black cards are worth 20 points": "no", "the lowest total wins": "yes",
            "a pélican may be laid on anything in one's turn": "yes", "everyone gets at least seven cards": "yes",
        },
        "fr": {
            "on peut intercepter avec la même carte exactement": "yes",
            "on peut intercepter avec une carte de la même couleur": "no", "le pélican change la couleur": "yes",
            "le premier arrivé à 500 gagne": "no", "celui qui a gagné la partie compte zéro": "yes",
            "un passage de tour vaut 20 points": "yes", "la partie s'arrête quand un joueur pose sa dernière carte": "yes",
            "tout le monde peut demander à voir le jeu après un +4": "no",
        },
    },
    "flip": {
        "en": {
            "a Flip turns over only the hands": "no", "the game starts on the light side": "yes",
            "a +1 is worth 10 points": "yes", "the wild +2 may be laid with the colour in hand": "no",
            "skip everyone lets you play again": "yes", "the first player to reach 500 points wins": "yes",
            "a wild +2 turned first is put back": "yes", "stacking is official": "no", "wild draw color is worth 50 points": "no",
            "pink is a dark colour": "yes",
        },
        "fr": {
            "la carte Flip retourne aussi la pioche": "yes", "on commence côté sombre": "no",
            "le +5 fait piger cinq cartes": "yes", "une carte blanche vaut 40 points": "yes",
            "seul le joueur ciblé peut contester": "yes", "une inversion retournée en premier fait commencer le donneur": "yes",
            "on peut empiler les +1": "no", "un défi raté sur la carte blanche +2 coûte six cartes": "no",
        },
    },
}
OTHER = {"yes": "no", "no": "yes", "silent": "silent"}


def _put(way, claim):
    """A way of asking filled in; French opens what is said with « que », cut short before a vowel."""
    que = "" if "{que}" not in way else "qu'" if claim[0] in "aeiou" else "que "
    return way.replace("{que} ", que).format(claim)


TOLD = [(_put(way, claim), answer) for lang, rows in CLAIMS.items() for claim, answer in rows.items() for way in ASKED[lang]]
OF_PAGES = [(page, _put(way, claim), OTHER[answer] if way in DOUBTED[lang] else answer) for page, told in PAGES.items()
            for lang, rows in told.items() for claim, answer in rows.items() for way in (*ASKED[lang], *DOUBTED[lang])]
WRONG = [(_put(way, claim), OTHER[answer]) for lang, rows in CLAIMS.items() for claim, answer in rows.items() for way in DOUBTED[lang]]


@pytest.mark.parametrize("text, answer", TOLD + WRONG)
def test_it_is_borne_out_or_not(shelf, text, answer):
    assert hear(shelf, text, Terms(rules=("ffk04",))).rulings[0].answer == answer


@pytest.mark.parametrize("text, asks", [
    ("He laid a +4 on me and I didn't believe him. What now?", "challenge"),
    ("Elle m'a posé un +4 et je la croyais pas, elle avait du rouge.", "challenge"),
])
def test_not_to_believe_him_who_laid_a_wild_is_to_challenge(shelf, text, asks):
    reading = hear(shelf, text, Terms(rules=("ffk04",))).reading
    assert (reading.question or "").find(asks) >= 0 or reading.facts.get(asks) == "made"


@pytest.mark.parametrize("page, text, answer", OF_PAGES)
def test_what_a_page_says_is_borne_out_by_it(shelf, page, text, answer):
    assert hear(shelf, text[0].upper() + text[1:], Terms(rules=(page,))).rulings[0].answer == answer


@pytest.mark.parametrize("page, text, answer", [
    ("ffk04", "my sister played her last card, a +2, and i say i dont have to draw because the game's over", "no"),
    ("ffk04", "il dit que je ne pioche pas parce que la manche est finie, sa dernière carte était un +2", "no"),
    ("ffk04", "dad says the wild is worth 20 points because it's an action card", "no"),
    ("ffk04", "papa dit que le joker vaut 20 points parce que c'est une carte action", "no"),
    ("ffk04", "she says i can't play a blue 3 on a blue 7 because the numbers differ, right?", "no"),
    ("ffk04", "elle dit que je peux pas poser un 3 bleu sur un 7 bleu vu que les chiffres sont différents, c'est vrai ?", "no"),
    ("ffk04", "he says he doesn't lose his turn because he drew the two cards from my +2", "no"),
    ("w2085", "my brother says i take 6 because his +4 was illegal and i challenged", "no"),
    ("w2085", "mon frère dit que je prends 6 parce que son +4 était illégal et que j'ai contesté", "no"),
    ("ffk04", "since my last card was a +2 the next player draws two, right?", "yes"),
])
def test_the_reason_that_is_given_is_not_what_is_claimed(shelf, page, text, answer):
    assert hear(shelf, text, Terms(rules=(page,))).rulings[0].answer == answer


KEEPS_FROM = {
    "en": ("Does holding a {} of another colour make my +4 illegal?", "Does a {} of another colour in hand forbid my +4?"),
    "fr": ("Avoir {} d'une autre couleur rend-il mon +4 illégal ?", "{} d'une autre couleur en main empêche-t-elle de jouer le +4 ?"),
}
OTHER_CARDS = {"en": ("skip", "reverse", "+2"), "fr": ("une carte Passer", "une Inversion")}


@pytest.mark.parametrize("text", [frame.format(card) for lang in KEEPS_FROM for frame in KEEPS_FROM[lang] for card in OTHER_CARDS[lang]])
def test_a_card_of_another_colour_keeps_nobody_from_a_wild(shelf, text):
    assert hear(shelf, text[0].upper() + text[1:], Terms(rules=("ffk04",))).rulings[0].answer == "no"


WHOLE_RULES = {
    "en": ("How do you play Uno?", "What are the rules of Uno?", "Explain the rules of Uno to me."),
    "fr": ("Comment joue-t-on au Uno ?", "Quelle est la règle du Uno ?", "Explique-moi les règles du Uno."),
}


@pytest.mark.parametrize("text", [text for texts in WHOLE_RULES.values() for text in texts])
def test_how_the_game_is_played_is_answered_by_its_aim(shelf, text):
    assert hear(shelf, text, Terms(rules=("ffk04",))).reading.question == "aim"


@pytest.mark.parametrize("text, answer", [
    ("I'd rather choose not to play. Do I draw one card?", "yes"),
    ("Si je décide de ne pas jouer, je pioche deux cartes ?", "no"),
    ("I drew a useless card. May I play the red 5 I already had?", "no"),
    ("Je pioche, puis je joue une autre carte de ma main. Autorisé ?", "no"),
    ("All I hold is a yellow 4 and a +4, with green on top. I have no green. Is the +4 legal?", "yes"),
    ("I have one blue left and blue is asked for. Is my +4 allowed?", "no"),
    ("Must I say UNO if two cards are left after playing?", "no"),
    ("Dois-je dire UNO s'il me reste deux cartes après avoir posé ?", "no"),
    ("When the draw pile runs out, does the top card stay where it lies?", "yes"),
    ("Pour refaire la pioche, mélange-t-on tout, même la carte visible ?", "no"),
    ("Can only two people play?", "no"),
    ("Peut-on jouer seulement à deux ?", "no"),
    ("In a two-player game they prove my +4 illegal. Do I play again?", "no"),
    ("Does a challenger always draw six cards?", "no"),
])
def test_a_rule_asked_after_in_plain_words(shelf, text, answer):
    assert hear(shelf, text, Terms(rules=("ffk04",))).rulings[0].answer == answer


@pytest.mark.parametrize("text", [
    "Does the dealer put the tray under the table?", "Le donneur range-t-il sa chaise ?",
])
def test_no_step_of_the_setting_up_is_guessed(shelf, text):
    assert hear(shelf, text, Terms(rules=("ffk04",))).reading.question != "setting-up"
