"""The referee's own sentences: complete in both languages, safe to print, set as each language is."""

import string

import pytest

from arbitre.report import explained as _explained  # noqa: F401  (its sentences are known from here on)
from arbitre.report.words import SAID, sentence, typeset, visible


def slots(text):
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("key", SAID)
def test_every_sentence_has_its_twin_with_the_same_slots(key):
    english, french = SAID[key]
    assert english and french
    assert slots(english) == slots(french)


@pytest.mark.parametrize(
    ("plain", "set_"),
    [
        ("Non : rien !", "Non\u202f: rien\u202f!"),
        ("« bleu » ?", "«\u202fbleu\u202f»\u202f?"),
        ("«bleu»", "«\u202fbleu\u202f»"),
        ("à 10:30", "à 10:30"),
        ("", ""),
    ],
)
def test_french_spaces(plain, set_):
    assert typeset(plain, "fr") == set_
    assert typeset(set_, "fr") == set_


def test_english_is_left_alone():
    assert typeset("« UNO » : why ?", "en") == "« UNO » : why ?"


def test_control_characters_are_shown_and_not_obeyed():
    assert visible("a\x1b[31mb\u202ec\nd") == "a\\x1b[31mb\\u202ec d"
    assert visible("été\u202f?") == "été\u202f?"


def test_a_sentence_ends_once():
    assert [sentence(text) for text in ("no", "no.", "really?")] == ["No.", "No.", "Really?"]
