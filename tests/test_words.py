"""The referee's own sentences: complete in both languages, safe to print, set as each language is."""

import string

import pytest

from arbitre.report import explained as _explained  # noqa: F401  (its sentences are known from here on)
from arbitre.report.interview_words import INTERVIEW
from arbitre.report.number import grouped
from arbitre.report.tally import TALLY
from arbitre.report.words import SAID, say, sentence, typeset, visible


def slots(text):
    """The slots that show something; words that agree with a number may differ from language to language."""
    return {name for _, name, words, _ in string.Formatter().parse(text) if name and not words}


def agreeing(text):
    return {name for _, name, words, _ in string.Formatter().parse(text) if name and words}


@pytest.mark.parametrize("key", {**SAID, **TALLY, **INTERVIEW})
def test_every_sentence_has_its_twin_with_the_same_slots(key):
    english, french = SAID[key]
    assert english and french
    assert slots(english) == slots(french)


COUNTED = [key for key, twins in SAID.items() if any(map(agreeing, twins))]


@pytest.mark.parametrize("key", COUNTED)
@pytest.mark.parametrize("count", [0, 1, 2, 12_000])
def test_words_agree_with_their_number(key, count):
    for text, lang in zip(SAID[key], ("en", "fr")):
        told = say(key, lang, **{name: count if name in agreeing(text) or name in ("count", "all") else "x" for name in slots(text) | agreeing(text)})
        forms = [words.split("|") for _, _, words, _ in string.Formatter().parse(text) if words]
        alone = count == 1 or count == 0 and lang == "fr"
        assert all(len(pair) == 2 and pair[not alone] in told for pair in forms)
        assert "|" not in told and "{" not in told and (not slots(text) & {"count"} or grouped(count, lang) in told)


@pytest.mark.parametrize(
    ("key", "slots", "english", "french"),
    [
        ("compare-same", dict(count=1, all=8), "1 of 8 situations alike", "1 situation sur 8 jugée pareil"),
        ("compare-same", dict(count=0, all=8), "0 of 8 situations alike", "0 situation sur 8 jugée pareil"),
        ("compare-same", dict(count=1200, all=1300), "1,200 of 1,300 situations alike", "1\u202f200 situations sur 1\u202f300 jugées pareil"),
        ("compare-questions", dict(count=1, all=3), "1 of 3 questions", "1 question sur 3"),
        ("compare-cases", dict(count=1), "or in 1 more case", "ou dans 1 autre cas"),
        ("rules-count", dict(count=1), "1 rule", "1 règle"),
        ("passed", dict(count=1), "1 passed", "1 réussi"),
        ("covered", dict(count=1, all=2), "1 of 2 passages carries a rule", "1 passage sur 2 porte une règle"),
    ],
)
def test_one_is_told_otherwise_than_several(key, slots, english, french):
    assert (say(key, "en", **slots), say(key, "fr", **slots)) == (english, french)


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
