"""A ruling on the screen and in JSON: the order of what is said, in both languages, for every kind of answer."""

import json

import pytest

from arbitre.asking.hearing import Hearing, Terms, hear_reading
from arbitre.reading import Reading
from arbitre.report.hearing import hearing_blocks
from arbitre.report.json import dump, hearing_object
from arbitre.report.screen import as_text, wrapped
from arbitre.report.voice import Voice

PENALISED = {"card": "draw-two", "top": "draw-two", "penalty": "draw-two"}


@pytest.fixture
def heard(shelf):
    """Rule on facts out of some documents."""

    def hear(question, facts, *rules, asks="what", lang="en", **terms):
        reading = Reading("the words", lang, "read", question, asks, facts)
        return hear_reading(shelf, reading, Terms(rules=rules, **terms))

    return hear


@pytest.fixture
def lines(shelf):
    """Return the plain lines of a hearing."""

    def tell(hearing, lang="en", width=None):
        return as_text(hearing_blocks(hearing, shelf, Voice(shelf.vocabulary, lang)), lang, width).splitlines()

    return tell


def test_the_order_of_a_ruling(heard, lines):
    told = lines(heard("may-play", PENALISED, "ffk04", asks="allowed"))
    kinds = ["No.", "Forbidden. ", "  Regles.com", "What follows: ", "Assumed: ", "It would be allowed ",
             "Confirmed by ", "  wrdw.com", "", "Read as: "]
    assert all(line.startswith(start) for line, start in zip(told, kinds, strict=True))


def test_the_same_in_french(heard, lines):
    told = lines(heard("may-play", PENALISED, "ffk04", asks="allowed", lang="fr"), "fr")
    assert told[0] == "Non." and told[1].startswith("Interdit. ")
    assert "d'après Mattel FFK04" in told[2] and "«\u202f" in told[2]
    assert told[3].startswith("Conséquence\u202f: Le joueur visé pioche 2 cartes et passe son tour")


def test_who_is_refused_undergoes_the_penalty_and_not_the_next_player(heard, lines):
    refused = "\n".join(lines(heard("may-play", PENALISED, "ffk04", asks="allowed")))
    assert "The player it is aimed at draws 2 cards" in refused
    allowed = "\n".join(lines(heard("may-play", {**PENALISED, "penalty": "none"}, "ffk04", asks="allowed")))
    assert "The next player draws 2 cards" in allowed


def test_what_it_depends_on_is_asked_and_every_reply_has_its_consequence(heard, lines):
    told = lines(heard("may-play", {"card": "draw-two", "top": "draw-two"}, "ffk04", asks="allowed"))
    assert told[0] == "It depends." and told[1].endswith("?")
    branches = [line for line in told if line.startswith("  - ")]
    assert len(branches) == 2 and "Yes." in branches[0] and "No." in branches[1]
    assert sum(line.startswith("But if") for line in told) <= 2


def test_a_number_is_the_answer(heard, lines):
    assert lines(heard("deck-size", {}, "mila"))[0] == "108."
    assert lines(heard("player-count", {}, "mila"))[0] == "2 to 10."
    assert lines(heard("player-count", {}, "mila", lang="fr"), "fr")[0] == "2 à 10."


def test_effects_are_the_answer(heard, lines):
    first = lines(heard("what-happens", {"card": "wild-draw-four"}, "ffk04"))[0]
    assert first == "The player of the card chooses the colour; the next player draws 4 cards and loses the turn."


def test_a_contradiction_shows_both_passages(heard, lines):
    facts = {"card": "wild-draw-four", "holds-colour": "no", "holds-symbol": "yes"}
    told = lines(heard("may-play", facts, "mila", asks="allowed"))
    assert told[0] == "The document contradicts itself."
    assert sum(line.startswith("  La Maison de Mila") for line in told) >= 2


def test_silence_is_told_as_such(heard, lines):
    told = lines(heard("cannot-play", {}, "fiu"))
    assert told[0] == "The document does not say." and "looked for" in told[2]


def test_a_card_that_is_not_in_the_box(heard, lines, shelf):
    told = lines(heard("may-play", {"card": "wild-draw-four"}, "flip", asks="allowed"))
    assert told[0] == "There is no +4 in this box."


def test_cards_are_named_as_each_language_orders_them(shelf):
    facts = {"card": "draw-two", "card-colour": "red", "hand": ["seven/blue", {"symbol": "wild"}], "top": "red/nine"}
    english, french = (Voice(shelf.vocabulary, lang).facts(facts) for lang in ("en", "fr"))
    assert english == "the card played: red +2; the other cards in hand: blue 7, Wild; the card on the pile: red 9"
    assert french.startswith("la carte jouée : +2 rouge ; les autres cartes en main : 7 bleu, ")
    assert Voice(shelf.vocabulary, "en").facts({"hand": "seven/blue"}) == "the other cards in hand: blue 7"


def test_no_line_is_wider_than_asked(heard, lines):
    for width in (24, 40, 72):
        hearing = heard("may-play", {"card": "draw-two", "top": "draw-two"}, "ffk04", "mila", "flip", asks="allowed")
        assert max(map(len, lines(hearing, width=width))) <= width


def test_words_not_understood_are_shown_with_the_nearest_known(shelf, lines):
    reading = Reading("zzz", "en", "unread", unread=(("skipp", "skip"), ("zzz", "")), candidates=("may-play",))
    told = "\n".join(lines(Hearing(reading)))
    assert told.startswith("I did not understand the question.")
    assert '"skipp" (did you mean "skip"?), "zzz"' in told
    assert "May this card be played?" in told and "arbitre ask" in told


def test_words_that_might_matter_are_told_below_the_ruling(heard, lines, shelf):
    reading = Reading("x", "en", "partly", "may-play", "allowed", PENALISED, unread=(("yesterday", ""),))
    told = lines(hear_reading(shelf, reading, Terms(rules=("ffk04",))))
    assert told[0] == "No." and told[-2] == 'Not understood: "yesterday"'


def test_facts_that_cannot_all_hold_get_no_ruling(heard, lines):
    hearing = heard("may-play", {**PENALISED, "top": "reverse"}, "ffk04")
    assert hearing.rulings == () and hearing.reading.status == "unread"
    assert "cannot all hold" in lines(hearing)[1]
    assert hearing_object(hearing, "en")["reading"]["problem"]["id"] == "contradictory-facts"


def test_every_kind_of_ruling_has_its_json(heard, shelf):
    for question in shelf.vocabulary.questions:
        found = hearing_object(heard(question, {}, *shelf.rulesets), "fr")
        assert json.loads(dump(found)) == found
        for ruling in found["rulings"]:
            assert ruling["answer"] in ("yes", "no", "settled", "depends", "silent", "contested", "absent")
            assert ("absent" in ruling) == (ruling["verdict"] == "absent")
            assert ("declared" in ruling) == (ruling["verdict"] == "contested")
            for reason in ruling["because"]:
                assert set(reason) - {"open"} == {"rule", "basis", "says", "cite"}
                cite = reason["cite"]
                assert cite is None or cite["page"] is None or isinstance(cite["page"], int)


def test_every_kind_of_ruling_can_be_told_in_both_languages(heard, lines, shelf):
    for question in shelf.vocabulary.questions:
        for lang in ("en", "fr"):
            told = "\n".join(lines(heard(question, {}, *shelf.rulesets, lang=lang), lang, 80))
            assert told and "{" not in told and "None" not in told


def test_json_is_one_safe_line():
    assert dump({"a": "é\n\x1b\u2028\x9b"}) == '{"a": "é\\n\\u001b\\u2028\\u009b"}'


def test_effects_that_exclude_each_other_are_not_told_as_if_all_followed(heard, lines):
    told = lines(heard("may-challenge", {"card": "wild-draw-four"}, "ffk04", asks="allowed"))
    assert told[3].startswith("Depending on the outcome: ")


def test_where_the_number_of_cards_differs_the_draw_is_told_without_it(arbitre):
    for lang, told in (("en", "draws some cards and loses the turn"), ("fr", "pioche des cartes et passe son tour")):
        shown = arbitre("ask", "may I play a skip?", "-f", "penalty=draw-two,wild-draw-four", "--lang", lang).stdout.decode("utf-8")
        assert told in shown


def test_what_follows_from_values_that_are_not_all_told_is_left_out(arbitre):
    for lang, head, end in (("en", "But if a +2 ", ", …: No."), ("fr", "Mais si un +2 ", ", …\u202f: Non.")):
        lines = arbitre("ask", "may I play a skip?", "--lang", lang).stdout.decode("utf-8").splitlines()
        assert [line for line in lines if line.startswith(head) and line.endswith(end)]


def test_side_by_side_what_depends_is_told_with_its_answers_and_a_missing_card_by_its_name(arbitre):
    for columns in ("100", "60"):
        shown = arbitre("compare", "can I play a +2 on a +2?", "-r", "ffk04", "-r", "huit-americain", COLUMNS=columns).stdout.decode("utf-8")
        told = " ".join(shown.replace("|", " ").split())
        assert "nothing to undergo: yes" in told.lower() and "still to be undergone: no" in told.lower()
        assert "There is no +2" in told and "Nothing in the document bears" not in told


def test_side_by_side_the_charter_and_its_house_rules_are_told(arbitre, tmp_path):
    (tmp_path / "arbitre.yaml").write_text("base: ffk04\nhouse: [stacking]\n", encoding="utf-8")
    for columns in ("100", "60"):
        told = arbitre("compare", "may I put a +2 on his +2?", "-r", "ffk04", "-r", "mila", COLUMNS=columns).stdout.decode("utf-8")
        assert "house rule: stacking" in " ".join(told.replace("|", " ").split()) and "This table's charter: arbitre.yaml (ffk04, stacking)" in " ".join(told.split())


def test_a_path_wider_than_the_screen_is_broken_behind_a_slash():
    told = wrapped("A +2 answered (/home/somebody/games/uno/scenarios/ffk04/stacking.yaml:26), and so on", 40, "  - ", "    ")
    assert told == ["  - A +2 answered", "    (/home/somebody/games/uno/scenarios/", "    ffk04/stacking.yaml:26), and so on"]
    assert "".join(wrapped("x" * 90, 40)) == "x" * 90
