"""The reading: words, moods, roles, several questions, and what is not understood."""

import shutil

import pytest

from arbitre.files import folders
from arbitre.files.drawers import Drawers
from arbitre.law.ruleset import load_shelf
from arbitre.reading import read, words_of
from arbitre.reading.letters import fold, words
from arbitre.reading.lexicon import Entry, Lexicon
from arbitre.reading.pattern import needs, parse, search
from arbitre.reading.told import ELSE
from arbitre.reading.wordlist import Wordlist


@pytest.fixture(scope="module")
def vocabulary(shelf):
    return shelf.vocabulary


def facts(vocabulary, text, lang=None):
    return read(text, vocabulary, lang).facts


def test_every_meaning_of_a_phrase_has_words(vocabulary):
    assert not sorted(set(words_of(vocabulary).problems))


def test_every_phrase_votes_for_a_question_that_exists(vocabulary):
    known = {*vocabulary.questions, "out-of-scope", "unread"}
    assert {p.question for p in words_of(vocabulary).phrases if p.question} <= known


def test_every_fact_told_by_a_phrase_exists(vocabulary):
    for phrase in words_of(vocabulary).phrases:
        for fact, value in phrase.facts:
            assert fact in vocabulary.facts, phrase.source
            if not str(value).startswith("{"):
                for one in [value.removeprefix(ELSE)] if isinstance(value, str) else value:
                    assert vocabulary.expand(fact, str(one)), (phrase.source, fact, one)


@pytest.mark.parametrize(("typed", "folded"), [("Déjà", "deja"), ("CŒUR", "coeur"), ("Straße", "strasse")])
def test_letters_are_folded(typed, folded):
    assert fold(typed) == folded


def test_words_keep_their_places():
    text = "J’ai un + 4, non ?"
    for typed, _, start, end, _ in words(text):
        assert text[start:end].replace("’", "'") == typed


def test_plus_signs_belong_to_their_number():
    assert [w[1] for w in words("+2 4+ + 4")] == ["+2", "+4", "+4"]


@pytest.mark.parametrize(("pattern", "row", "found"), [
    ("a b", "a b", True), ("a b", "b a", False), ("a .. b", "a x y z b", True), ("a .. b", "a x y z w b", False),
    ("a x? b", "a b", True), ("a|c b", "c b", True), ("^ b", "a b", False), ("a $", "a b", False), ("a $", "b a", True),
])
def test_patterns(pattern, row, found):
    tags = {name: 1 << i for i, name in enumerate("abcxyzw")}
    elements = parse(pattern, tags.__getitem__)
    masks = [tags[name] for name in row.split()]
    assert bool(search(elements, masks, (0, len(masks)))) is found
    assert all(isinstance(need, int) for need in needs(elements))


@pytest.mark.parametrize("text", [
    "can I put a red 7 on a blue 7?", "may i play a red seven on a blue seven",
    "je peux poser un 7 rouge sur un 7 bleu ?", "peut-on mettre un 7 rouge sur un 7 bleu", "7 rouge sur 7 bleu",
])
def test_a_card_on_a_card(vocabulary, text):
    read_as = read(text, vocabulary)
    assert read_as.question == "may-play"
    assert read_as.asks == "allowed"
    assert read_as.facts == {"card": "seven", "card-colour": "red", "top": "seven", "top-colour": "blue"}


@pytest.mark.parametrize(("text", "asks"), [
    ("can I play a +4 if I have the colour?", "allowed"),
    ("is it illegal to play a +4 if I have the colour?", "forbidden"),
    ("I can't play a +4 if I have the colour, right?", "not allowed"),
    ("c'est interdit de poser un +4 si j'ai la couleur ?", "forbidden"),
    ("est-ce que je peux poser un +4 si j'ai la couleur ?", "allowed"),
    ("on n'a pas le droit de poser un +4 si on a la couleur ?", "not allowed"),
])
def test_the_claim_has_the_polarity_of_the_question(vocabulary, text, asks):
    read_as = read(text, vocabulary)
    assert (read_as.question, read_as.asks) == ("may-play", asks)
    assert read_as.facts["holds-colour"] == "yes"


@pytest.mark.parametrize("text", ["can I play a +3 on a +2?", "je peux mettre un +7 sur un +2 ?", "is a +3 worth 20 points?"])
def test_a_card_that_no_edition_has_is_named(vocabulary, text):
    read_as = read(text, vocabulary)
    assert list(read_as.strange.values()) in (["+3"], ["+7"])
    assert "card" not in read_as.facts


def test_an_unknown_word_in_the_place_of_a_card_gets_no_ruling(vocabulary):
    assert read("can I play a zorblax on a +2?", vocabulary).status == "unread"


def test_words_not_understood_are_shown(vocabulary):
    read_as = read("can I play a +2 on a +2 if my frumious uncle says so?", vocabulary)
    assert [word for word, _ in read_as.unread] == ["frumious"]
    assert read_as.status == "partly"


def test_a_slip_of_the_finger_is_read(vocabulary):
    assert facts(vocabulary, "can i play a revrse on a yelow 5?") == facts(vocabulary, "can i play a reverse on a yellow 5?")


def test_a_word_without_end_is_not_tried_for_slips():
    wordlist = Wordlist()
    for word in ("reverse", "a" * 99):
        wordlist.add(word, Entry(1))
    drawers = Drawers()
    known = Lexicon(wordlist.frozen(drawers), drawers)
    assert known.nearest("revrse") == "reverse"
    assert known.nearest("a" * 98) == ""


def test_accents_and_apostrophes_may_be_missing(vocabulary):
    with_accents = read("j'ai déjà pioché, je peux jouer la carte piochée ?", vocabulary)
    without = read("jai deja pioche, je peux jouer la carte piochee", vocabulary)
    assert (with_accents.question, with_accents.facts) == (without.question, without.facts)


def test_the_language_is_settled_for_the_whole_sentence(vocabulary):
    assert read("on pose un +2 sur un +2", vocabulary, "en").lang == "fr"
    assert read("put a +2 on a +2", vocabulary, "fr").lang == "en"


def test_two_questions_are_read_apart(vocabulary):
    read_as = read("Can I finish on a +4? And how many points is a wild worth?", vocabulary)
    assert read_as.question == "may-finish"
    assert [other.question for other in read_as.more] == ["points"]


@pytest.mark.parametrize("text", ["who invented uno and when", "qui a inventé le uno ?", "best strategy to win at uno?"])
def test_what_no_rule_can_settle_is_out_of_scope(vocabulary, text):
    assert read(text, vocabulary).status == "out-of-scope"


def test_an_edition_named_is_heard(vocabulary):
    assert read("uno flip: can I put a +5 on a +5?", vocabulary).rulesets == ("flip",)


@pytest.mark.parametrize(("text", "document", "question"), [
    ("I have 24 cards, am I out?", "no-mercy", "mercy"),
    ("j'ai 24 cartes, je suis éliminé ?", "no-mercy", "mercy"),
])
def test_the_document_that_is_asked_is_heard_as_if_it_were_named(vocabulary, text, document, question):
    read_as = read(text, vocabulary, None, document)
    assert (read_as.question, read_as.rulesets) == (question, ())


def test_a_document_that_the_text_names_goes_before_the_one_that_is_asked(vocabulary):
    text = "uno flip: I have 24 cards, am I out?"
    assert read(text, vocabulary, None, "no-mercy") == read(text, vocabulary)


def test_a_sum_takes_every_card(vocabulary):
    read_as = read("9, 4, a reverse, a skip and a wild: how many points?", vocabulary)
    assert read_as.question == "points"
    assert [card["symbol"] for card in read_as.facts["hand"]] == ["nine", "four", "reverse", "skip", "wild"]


def test_words_from_their_copy_are_the_same(tmp_path, monkeypatch, kept):
    monkeypatch.setenv("ARBITRE_CACHE", str(shutil.copytree(kept, tmp_path / "cache", ignore=shutil.ignore_patterns("*.words"))))
    made = load_shelf(folders.rulesets()).vocabulary
    first = words_of(made)
    monkeypatch.setattr("arbitre.reading.compiling.compiled", None)  # they must not be made ready again
    kept = load_shelf(folders.rulesets()).vocabulary
    second = words_of(kept)
    assert (first.tags, first.groups, first.firsts, first.silent) == (second.tags, second.groups, second.firsts, second.silent)
    assert first.phrases == second.phrases and first.problems == second.problems
    for text in ("+2 on +2 while penalized", "je peux mettre un +4 si j'ai la couleur ?", "can i play a revrse on a yelow 5?"):
        assert read(text, made) == read(text, kept)


def test_an_open_question_is_answered_by_the_closed_one_about_the_same(vocabulary):
    read_as = read("So what's the option for with a +4? Can I play the +4 illegally?", vocabulary)
    assert (read_as.question, read_as.asks, read_as.more) == ("may-play", "allowed", ())


@pytest.mark.parametrize("text, word", [
    ("Is a player allowed to bring a tiger?", "tiger"), ("They are creating a noise and shooting.", "creating"),
    ("Je suis assis proche de la table.", "proche"), ("Il a sorti sa corde.", "corde"),
])
def test_a_word_of_the_language_is_no_slip_of_another(vocabulary, text, word):
    assert (word, "") in read(text, vocabulary).unread


def test_no_meaning_bears_the_name_of_a_group(shelf):
    words = shelf.vocabulary.words
    assert not set(words["concepts"]) & set(words["groups"])
