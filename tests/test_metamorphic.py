"""What must not change a ruling does not: a please, a sentence beside the point, capitals, spaces, accents left out, other colours for all.

Every way has a floor: the share of the sentences of the scenarios that are shipped whose reading stays as it was.
"""

import itertools
import random
import unicodedata

import pytest
from shipped import scenarios

from arbitre.reading import read

COLOURS = {"en": ("red", "blue", "green", "yellow"), "fr": ("rouge", "bleu", "vert", "jaune")}


def _please(text, lang):
    return text.rstrip() + {"en": " Please!", "fr": " S'il te plaît !"}[lang]


def _beside(text, lang):
    return {"en": "We are at the kitchen table. ", "fr": "Nous sommes dans la cuisine. "}[lang] + text


def _unaccented(text, lang):
    return "".join(one for one in unicodedata.normalize("NFD", text) if not unicodedata.combining(one))


WAYS = {  # how a sentence is changed, and the least share of readings that stay
    "trailing spaces": (lambda text, lang: "  " + text + "   \t ", 1.0),
    "capitals": (lambda text, lang: text.upper(), 0.9),
    "please": (_please, 0.9),
    "a sentence beside the point": (_beside, 0.8),
    "accents left out": (_unaccented, 0.9),
    "other apostrophes": (lambda text, lang: text.replace("'", "\u2019"), 1.0),
    "composed otherwise": (lambda text, lang: unicodedata.normalize("NFD", text), 1.0),
}


@pytest.fixture(scope="module")
def sentences(shelf):
    """A fixed sample of (sentence, language) out of the scenarios that are shipped."""
    found = [(text, lang) for _, scenario in scenarios() for lang, text in scenario.ask.items() if lang]
    return random.Random(3).sample(list(dict.fromkeys(found)), 120)


def meant(reading):
    return reading.question, reading.asks, reading.facts


@pytest.mark.parametrize("way", WAYS)
def test_what_says_nothing_of_the_game_changes_nothing(shelf, sentences, way, record_property):
    change, floor = WAYS[way]
    moved = [(text, changed) for text, lang in sentences for changed in [change(text, lang)]
             if meant(read(text, shelf.vocabulary, lang)) != meant(read(changed, shelf.vocabulary, lang))]
    share = 1 - len(moved) / len(sentences)
    record_property(way, share)
    print(f"{way}: {share:.1%} stay")
    assert share >= floor, moved[:5]


def test_other_colours_for_all_change_the_colours_and_nothing_else(shelf):
    for lang, words in (("en", "can I play a {} 5 on a {} 7?"), ("fr", "puis-je jouer un 5 {} sur un 7 {} ?")):
        read_as = {(one, other): read(words.format(COLOURS[lang][one], COLOURS[lang][other]), shelf.vocabulary, lang)
                   for one, other in itertools.product(range(4), repeat=2)}
        for (one, other), reading in read_as.items():
            assert (reading.question, reading.asks) == ("may-play", "allowed")
            assert (reading.facts["card-colour"], reading.facts["top-colour"]) == (COLOURS["en"][one], COLOURS["en"][other])


def test_a_denied_question_asks_the_opposite(shelf):
    for lang, asked, denied in (("en", "can I play a +2 on a blue 7?", "can I not play a +2 on a blue 7?"),
                                ("en", "am I allowed to play a +2?", "am I forbidden to play a +2?")):
        one, other = (read(text, shelf.vocabulary, lang) for text in (asked, denied))
        assert one.question == other.question and one.asks == "allowed" and other.asks in ("forbidden", "not allowed"), (other.asks, denied)
