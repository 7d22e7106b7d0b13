"""The many ways of asking whether a statement is so: the same statement is answered alike in each, turned round where it
is doubted."""

import pytest
from score import answer_of

from arbitre.reading import read

STATEMENTS = {
    "en": ["each player gets seven cards", "a wild is worth 50 points", "the first to 500 points wins", "there is only one zero per colour",
           "the challenger draws six if he is wrong", "the one who bluffed draws four"],
    "fr": ["chaque joueur reçoit sept cartes", "un joker vaut 50 points", "le premier à 500 points gagne", "il n'y a qu'un zéro par couleur",
           "le contestataire pioche six cartes s'il a tort", "le joueur contesté pioche quatre cartes s'il a bluffé"],
}
ASKED = {
    "en": ["{}, right?", "{}, or am I mistaken?", "Settle this: {}.", "I always thought {}. Is that so?", "do the rules say {}?",
           "In a game last night someone claimed {}. Is this an official rule?", "Someone said {}. That can't be right, can it?",
           "{} - true or false?", "Am I right in thinking that {}?"],
    "fr": ["{}, c'est ça ?", "{}, ou je me trompe ?", "Tranche : {}.", "J'ai toujours cru que {}. C'est le cas ?", "la règle dit que {} ?",
           "Hier quelqu'un a prétendu que {}. C'est une règle officielle ?", "je suis presque sûr que {}, tu confirmes ?", "{} : vrai ou faux ?"],
}
DOUBTED = {
    "en": ["Is it false that {}?", "{}? That's wrong, isn't it?", "he told me {}, is he lying?"],
    "fr": ["Est-ce faux que {} ?", "{} ? c'est faux, hein ?", "On m'a dit que {}, c'est n'importe quoi, non ?"],
}


@pytest.mark.parametrize(("lang", "statement"), [(lang, one) for lang in STATEMENTS for one in STATEMENTS[lang]])
def test_what_is_stated_is_borne_out_however_it_is_asked(shelf, lang, statement):
    got = {way: answer_of(shelf, read(way.format(statement), shelf.vocabulary), "ffk04")[0] for way in ASKED[lang]}
    assert got == dict.fromkeys(ASKED[lang], "yes")


@pytest.mark.parametrize(("lang", "statement"), [(lang, one) for lang in STATEMENTS for one in STATEMENTS[lang]])
def test_what_is_doubted_is_answered_the_other_way_round(shelf, lang, statement):
    got = {way: answer_of(shelf, read(way.format(statement), shelf.vocabulary), "ffk04")[0] for way in DOUBTED[lang]}
    assert got == dict.fromkeys(DOUBTED[lang], "no")


@pytest.mark.parametrize("text", ["After a number card, is it the next player's turn?", "I played a red 9. Is it the next player's turn now?",
                                  "Après une carte chiffrée, c'est le tour du suivant ?"])
@pytest.mark.parametrize("ruleset", ["ffk04", "w2085", "fiu", "mila"])
def test_a_card_without_effect_leaves_the_turn_to_the_next(shelf, text, ruleset):
    assert answer_of(shelf, read(text, shelf.vocabulary), ruleset)[0] == "yes"


ASKED_PLAINLY = {
    "en": {"can I {}?": ["play a red 7 on a blue 3", "pass without drawing", "challenge a +4", "end the round with a skip", "play a wild on any card"],
           "do I have to {}?": ["say uno with one card left", "play the card I just drew"]},
    "fr": {"est-ce qu'on peut {} ?": ["poser un 7 rouge sur un 3 bleu", "passer sans piocher", "contester un +4", "poser un +2 sur un +2"],
           "est-ce qu'on doit {} ?": ["dire uno avec une seule carte", "jouer la carte piochée"]},
}
ASKED_ROUND_ABOUT = {
    "can I {}?": ["someone tell me if I can {}", "do you know if I can {}?", "no idea whether I can {}", "My sister and I disagree: can I {}?",
                  "We don't agree. Can I {}?", "would it be legal to {}?"],
    "do I have to {}?": ["someone tell me if I have to {}", "does anyone know whether I have to {}?", "no idea whether I have to {}",
                         "My sister and I disagree: do I have to {}?"],
    "est-ce qu'on peut {} ?": ["quelqu'un peut me dire si on peut {}", "tu sais si on peut {} ?", "aucune idée si on peut {}",
                               "Ma sœur et moi ne sommes pas d'accord : est-ce qu'on peut {} ?", "aurait-on le droit de {} ?"],
    "est-ce qu'on doit {} ?": ["quelqu'un peut me dire si on doit {}", "tu sais si on doit {} ?", "aucune idée si on doit {}",
                               "Ma sœur et moi ne sommes pas d'accord : est-ce qu'on doit {} ?"],
}


@pytest.mark.parametrize(("plainly", "what"), [(plainly, what) for asked in ASKED_PLAINLY.values() for plainly in asked for what in asked[plainly]])
@pytest.mark.parametrize("ruleset", ["ffk04", "fiu"])
def test_a_question_is_answered_as_if_asked_plainly(shelf, ruleset, plainly, what):
    expected = answer_of(shelf, read(plainly.format(what), shelf.vocabulary), ruleset)[0]
    ways = ASKED_ROUND_ABOUT[plainly]
    assert {way: answer_of(shelf, read(way.format(what), shelf.vocabulary), ruleset)[0] for way in ways} == dict.fromkeys(ways, expected)


@pytest.mark.parametrize("text", ["What happens when the players can't agree?", "We disagree. Who has the final say?",
                                  "qui tranche si on n'est pas d'accord ?", "Que fait-on quand les joueurs ne sont pas d'accord ?"])
def test_a_quarrel_is_itself_asked_about_where_nothing_else_is(shelf, text):
    reading = read(text, shelf.vocabulary)
    assert (reading.question, reading.facts.get("matter")) == ("table-matter", "arbiter")
