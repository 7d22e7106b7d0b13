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
