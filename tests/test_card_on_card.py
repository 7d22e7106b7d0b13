"""One card on another, in many words: the answer follows from what the two have in common, however it is asked."""

import pytest

from arbitre.asking.hearing import Terms, hear

COLOURS = {"en": ("red", "blue", "green", "yellow"), "fr": ("rouge", "bleu", "vert", "jaune")}
SIGNS = {"en": ("0", "1", "3", "7", "9", "5", "reverse"), "fr": ("0", "1", "3", "7", "9", "5", "inversion")}
PAIRS = [((3, 0), (3, 1)), ((3, 0), (4, 0)), ((3, 0), (4, 1)), ((5, 2), (5, 3)), ((6, 3), (1, 3)), ((6, 3), (1, 2)), ((0, 1), (5, 1)), ((0, 1), (5, 3))]
"""The card laid and the one beneath: each by the number of its sign and of its colour."""
LAID = {
    "en": ["top card {B}, can i play {A}", "there's a {B} on the pile and i wanna drop a {A}, allowed?", "{A} on {B}?", "is a {A} on a {B} legal",
           "discard shows a {B}. my card: {A}. playable?", "my friend put a {A} on my {B}, legit?", "does a {A} match a {B}",
           "last card played was a {B}, i've got a {A}, can i use it", "Is it ok to cover a {B} with a {A}?",
           "He covered my {B} with a {A}. Was he allowed?", "it's a {B} down, i slap a {A}, good?", "facing a {B}, may I answer with a {A}?",
           "The card on top is a {B}. I'd like to play a {A}. Am I allowed to?", "{B} is showing. my {A} fits right?",
           "playing a {A} after a {B}: yes or no", "I have a {A}. He just put down a {B}. My turn. Can I go?",
           "pile: {B}, hand: {A}, does it work", "can I follow a {B} with a {A}"],
    "fr": ["sur un {B} je peux mettre un {A} ?", "la carte du dessus c'est un {B}, j'ai un {A}, ça passe ?", "est-ce que {A} va sur {B}",
           "il a posé {A} sur mon {B}, c'est bon ?", "dernière carte jouée : {B}. je joue {A}, valable ?", "on peut couvrir un {B} avec un {A} ?",
           "au talon il y a un {B}, est-ce que je peux jouer un {A} ?", "ya un {B} sur le tas jmets un {A} cest ok",
           "il met un {B}, je mets un {A}, il râle. j'ai le droit ?", "je réponds {A} à {B}, autorisé ?",
           "un {B} posé devant moi, est-ce que un {A} convient ?"],
}
CALLED = {
    "en": ["he played a wild and called {c}. can I play a {A}", "{c} was called, so i play a {A}. fine?", "the colour called is {c}, may I play a {A}?",
           "My brother says {c} with his wild. I've got a {A}. Legal?", "They changed the colour to {c}. I lay a {A}. OK?",
           "she picks {c} with a wild card. may i lay a {A}?", "He chose {c} and I answered with a {A}. Is that allowed?",
           "the wild made it {c}, i have a {A}, can i put it"],
    "fr": ["il a mis un joker et demandé {c}. je peux jouer {A} ?", "la couleur demandée est {c}, je peux poser {A} ?",
           "couleur demandée {c} après un joker : {A}, autorisé ?", "il a demandé du {c}, je peux mettre mon {A} ?",
           "changement de couleur, {c} choisi, est-ce que {A} passe ?", "couleur choisie : {c}. je pose {A}, valable ?"],
}


def _name(lang, sign, colour):
    return f"{COLOURS[lang][colour]} {SIGNS[lang][sign]}" if lang == "en" else f"{SIGNS[lang][sign]} {COLOURS[lang][colour]}"


def _told(shelf, text, lang):
    hearing = hear(shelf, text, Terms(lang=lang, rules=("ffk04",)))
    return [ruling.answer for ruling in hearing.rulings]


@pytest.mark.parametrize(("lang", "frame"), [(lang, frame) for lang in LAID for frame in LAID[lang]])
def test_a_card_goes_where_sign_or_colour_is_the_same(shelf, lang, frame):
    for laid, beneath in PAIRS:
        text = frame.format(A=_name(lang, *laid), B=_name(lang, *beneath))
        alike = laid[0] == beneath[0] or laid[1] == beneath[1]
        assert _told(shelf, text, lang) == ["yes" if alike else "no"], text


@pytest.mark.parametrize(("lang", "frame"), [(lang, frame) for lang in CALLED for frame in CALLED[lang]])
def test_on_a_colour_that_was_called_only_that_colour_goes(shelf, lang, frame):
    for sign, colour, called in ((3, 0, 0), (3, 0, 1), (5, 2, 2), (5, 2, 3), (6, 1, 0)):
        text = frame.format(A=_name(lang, sign, colour), c=COLOURS[lang][called])
        assert _told(shelf, text, lang) == ["yes" if colour == called else "no"], text
