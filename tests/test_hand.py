"""Hands: cards are read as people write them, the rest of a hand settles what it can, and no short way changes a ruling."""

import json
import random

import pytest

from arbitre.counting.bench import Bench
from arbitre.counting.hand import Hand, HandReader
from arbitre.game.situation import Situation
from arbitre.judging.judge import judge
from arbitre.judging.own import own_thing
from arbitre.problem import Problem, Problems
from arbitre.reading.card import Card, CardNames

NAMES = {
    "red 5": ("five", "red"), "rouge 5": ("five", "red"), "5 rouge": ("five", "red"), "R5": ("five", "red"),
    "a red five": ("five", "red"), "le 7 rouge": ("seven", "red"), "verte 3": ("three", "green"), "v7": ("seven", "green"),
    "+4": ("wild-draw-four", None), "joker": ("wild", None), "carte blanche": ("wild", None), "4+": ("wild-draw-four", None),
    "blue draw 2": ("draw-two", "blue"), "+2 jaune": ("draw-two", "yellow"), "inversion bleue": ("reverse", "blue"),
    "gren 5": ("five", "green"), "geren 5": ("five", "green"), "yelow reverze": ("reverse", "yellow"),
    "inverson bleue": ("reverse", "blue"), "0": ("zero", None), "zéro vert": ("zero", "green"),
}
TIMES = {"two Skips": 2, "deux jokers": 2, "3 x wild": 3, "skip x2": 2, "un 9": 1, "two red 5s": 2, "red 2": 1, "two": 1}
UNREAD = ("banana", "9 4 reverse", "7 skip", "red 12", "black card", "", "carte noire", "99 x wild")


@pytest.fixture(scope="module")
def names(shelf):
    return CardNames(shelf.vocabulary, shelf.rulesets["ffk04"].colours)


@pytest.mark.parametrize(("text", "thing"), NAMES.items())
def test_a_card_is_read_as_people_write_it(names, text, thing):
    assert names.card(text).thing == thing


@pytest.mark.parametrize(("text", "times"), TIMES.items())
def test_a_card_may_be_counted(names, text, times):
    assert names.card(text).times == times


@pytest.mark.parametrize("text", UNREAD)
def test_what_names_no_card_or_several_is_told_with_what_to_write(names, text):
    found = names.card(text)
    assert isinstance(found, Problem) and found.hint


def test_one_letter_stands_for_a_colour_only_where_it_is_clear(shelf):
    colours = shelf.rulesets["flip"].colours
    assert isinstance(CardNames(shelf.vocabulary, colours).card("p5"), Problem)  # pink or purple
    assert CardNames(shelf.vocabulary, colours).card("t5").thing == ("five", "teal")


def test_a_list_may_be_joined_by_words_and_may_be_empty(names):
    assert [card.thing[0] for card in names.cards("9, 4, a reverse, a skip and a wild")] == ["nine", "four", "reverse", "skip", "wild"]
    assert [card.times for card in names.cards("un 9 et deux jokers")] == [1, 2]
    assert names.cards("none") == names.cards("aucune") == []


def rulings(shelf, cards, on, ruleset="ffk04", **said):
    hand = HandReader(shelf.vocabulary, shelf.rulesets[ruleset].colours).read({"hand": cards, "on": on, **said})
    return [(card.text, ruling.answer) for card, ruling in zip(hand.cards, Bench(shelf.rulesets[ruleset]).rule(hand))]


def test_a_whole_hand_settles_whether_the_colour_is_held(shelf):
    assert rulings(shelf, "red 5, blue 0, +4", "red 7") == [("red 5", "yes"), ("blue 0", "no"), ("+4", "no")]
    assert rulings(shelf, "blue 5, blue 0, +4", "red 7")[-1] == ("+4", "yes")
    assert rulings(shelf, "+4, wild", "red 7") == [("+4", "yes"), ("wild", "yes")]
    assert rulings(shelf, "+4, 3", "red 7")[0] == ("+4", "depends")


def test_only_the_card_just_drawn_may_be_played_and_it_joins_the_hand(shelf):
    assert rulings(shelf, "red 5, red 8", "red 7", drawn="red 5") == [("red 5", "yes"), ("red 8", "no")]
    assert rulings(shelf, "red 8", "red 7", drawn="red 5") == [("red 8", "no"), ("red 5", "yes")]


def test_nothing_to_undergo_is_said_by_null_and_left_open_by_silence(shelf):
    assert rulings(shelf, "red 5", "red +2", penalty=None) == [("red 5", "yes")]
    assert rulings(shelf, "red 5", "red +2", penalty="+2") == [("red 5", "no")]
    assert rulings(shelf, "red +2", "red +2") == [("red +2", "depends")]


def test_the_colour_named_is_in_force_and_cannot_be_another_than_the_card_has(shelf):
    assert rulings(shelf, "red 5, green 5", "wild", colour="vert") == [("red 5", "no"), ("green 5", "yes")]
    with pytest.raises(Problems):
        rulings(shelf, "red 5", "red 7", colour="blue")


@pytest.mark.parametrize(("ruleset", "house"), [("ffk04", ()), ("flip", ()), ("no-mercy", ()), ("ffk04", ("stacking",)), ("mila", ("jump-in",))])
def test_what_is_remembered_is_what_would_be_ruled(shelf, ruleset, house):
    chance, vocabulary = random.Random(ruleset), shelf.vocabulary
    document = shelf.ruleset(ruleset, house)
    box = [(symbol, colour) for symbol in document.cards for colour in document.colours]
    box += [(symbol, None) for symbol in vocabulary.kinds["symbol"]]
    bench = Bench(document)
    for _ in range(60):
        things = chance.choices(box, k=chance.randint(1, 6))
        hand = Hand(tuple(Card("a card", thing) for thing in things), Card("on", chance.choice(box)),
                    (("players", chance.choice(["two", "more"])), ("hand-size", ("last", "two", "several")[min(len(things), 3) - 1])))
        assert bench.rule(hand) == [whole(document, hand, number) for number in range(len(things))]


def whole(document, hand, number):
    """The ruling on one card by the whole situation, nothing remembered."""
    vocabulary = document.vocabulary
    rest = ["/".join(filter(None, own_thing(document, card.thing))) for n, card in enumerate(hand.cards) if n != number]
    lies, laid = ({part: value for part, value in zip(("symbol", "colour"), card.thing) if value} for card in (hand.on, hand.cards[number]))
    situation = Situation.of(vocabulary, {"top": lies, "card": laid, "hand": rest, **dict(hand.said)})
    return judge(document, "may-play", Situation(vocabulary, situation.box, situation.said, situation.computed, {}), "allowed")


def lines(ran):
    return [json.loads(line) for line in ran.stdout.decode("utf-8").splitlines()]


def test_the_answer_comes_first_then_every_card_with_its_rule_and_page(arbitre):
    ran = arbitre("hand", "red 5,", "blue 0,", "+4", "--on", "red 7")
    told = ran.stdout.decode("utf-8").splitlines()
    assert ran.returncode == 0 and not ran.stderr
    assert told[:2] == ["You may play: red 5.", "Not: blue 0, +4."]
    assert "+4: no." in told and any("row 3, after Mattel FFK04 p. 2" in line for line in told)
    assert any(line.startswith("Other documents answer otherwise") for line in told)


def test_a_french_hand_is_answered_in_french(arbitre):
    told = arbitre("hand", "5 rouge, 0 bleu, +4", "--on", "7 rouge").stdout.decode("utf-8")
    assert told.startswith("Jouable\u202f: 5 rouge.\nPas jouables\u202f: 0 bleu, +4.\n")


def test_a_hand_with_nothing_to_play(arbitre):
    assert arbitre("hand", "blue 0, blue 1", "--on", "red 7").stdout.startswith(b"You may play none of these cards.")
    assert arbitre("hand", "blue 0", "--on", "red 7").stdout.startswith(b"You may not play this card.")


def test_narrow_lines_and_every_document(arbitre):
    ran = arbitre("hand", "red 5, +4", "--on", "red 7", "--rules", "all", "--plain", COLUMNS="40")
    told = ran.stdout.decode("utf-8")
    assert max(map(len, told.splitlines())) <= 40
    assert "There is no +4" in told or "Not in this box: +4." in told


def test_exit_codes(arbitre):
    assert arbitre("hand", "red 5", "--on", "red 7", "--exit-code").returncode == 0
    assert arbitre("hand", "blue 5", "--on", "red 7", "--exit-code").returncode == 10
    assert arbitre("hand", "blue 5, red 5", "--on", "red 7", "--exit-code").returncode == 15


@pytest.mark.parametrize("arguments", [
    ("red 5",), (), ("red 5", "--on", "banana"), ("banana", "--on", "red 5"), ("red 5", "--on", "red 7", "--colour", "blue"),
    ("red 5", "--on", "red 7", "--penalty", "+2"), ("red 5", "--on", "red 7", "--players", "1"), ("-", "--on", "red 7"),
    ("red 5", "--file", "x"), ("red", "--on", "red 7"), ("red 5", "--on", "red 7", "--colour", "7"),
])
@pytest.mark.parametrize("locale", ["en_GB.UTF-8", "fr_FR.UTF-8"])
def test_what_cannot_be_read_is_wrong_usage_told_in_a_sentence(arbitre, arguments, locale):
    ran = arbitre("hand", *arguments, LANG=locale)
    assert ran.returncode == 2 and ran.stderr and b"Traceback" not in ran.stderr
    if locale.startswith("fr"):
        assert not {b"write", b"unknown", b"cannot"} & set(ran.stderr.split())


def test_one_line_out_for_every_line_in(arbitre):
    given = [{"hand": ["red 5", "blue 0", "+4"], "on": "red 7", "colour": "red", "drawn": None, "penalty": None, "players": 4},
             {"hand": "rouge 5", "on": "+2 rouge", "penalty": "+2"}, {"hand": [], "on": "red 7", "id": 7},
             {"hand": ["banana"], "on": "red 7"}, {"on": "red 7"}, {"hand": ["red 5"], "on": "red 3", "penalty": "+4"}, [], "x", None,
             {"hand": ["red 5"], "on": "red 3", "players": [4]}, {"hand": ["ré\ud800"], "on": "red 3"},
             {"hand": ["red 5"], "on": "red 3", "players": "9" * 5000}]
    text = "\n".join([*map(json.dumps, given), "no json", "", "{" * 5000]) + "\n"
    ran = arbitre("hand", "-", stdin=text)
    found = lines(ran)
    assert ran.returncode == 0 and not ran.stderr and len(found) == len(given) + 3
    assert all(set(line) >= {"hand", "on", "cards"} for line in found)
    assert [card["card"] for card in found[0]["cards"]] == given[0]["hand"]
    assert [card["ruling"]["answer"] for card in found[0]["cards"]] == ["yes", "no", "no"]
    assert found[1]["cards"][0]["ruling"]["because"][0]["says"].startswith("Visé")
    assert found[2]["unread"] == ["id"] and found[2]["cards"] == []
    assert found[3]["problem"]["id"] == "unknown-playing-card" and found[3]["problem"]["hint"]
    assert all(line["problem"]["id"] for line in found[3:])


def test_the_json_of_one_hand_is_that_of_a_line(arbitre):
    (one,) = lines(arbitre("hand", "red 5, +4", "--on", "red 7", "--json", "--rules", "ffk04", "--rules", "fiu"))
    (other,) = lines(arbitre("hand", "-", "--rules", "ffk04", "--rules", "fiu", stdin='{"hand": ["red 5", "+4"], "on": "red 7"}\n'))
    assert one == other
    assert [ruling["ruleset"] for ruling in one["cards"][0]["rulings"]] == ["ffk04", "fiu"]
    assert one["cards"][0]["ruling"] == one["cards"][0]["rulings"][0]


def test_house_rules_bear_on_a_hand(arbitre):
    plain = arbitre("hand", "blue +2", "--on", "red +2", "--penalty", "+2", "--exit-code")
    stacked = arbitre("hand", "blue +2", "--on", "red +2", "--penalty", "+2", "--exit-code", "--house", "stacking")
    assert (plain.returncode, stacked.returncode) == (10, 0)


@pytest.mark.parametrize(("ruleset", "name", "wanted", "unwanted"), [
    ("ffk04", "wild draw tw", "red 0", "wild draw"), ("flip", "+3", "`+1`", "`3`"), ("ffk04", "+3", "`+2`", "`3`"), ("ffk04", "+16", "red 0", "+10"), ("no-mercy", "+11", "`+10`", "`+1`"),
])
def test_only_cards_of_the_box_are_proposed(arbitre, ruleset, name, wanted, unwanted):
    ran = arbitre("hand", name, "--on", "red 7", "-r", ruleset)
    told = ran.stderr.decode("utf-8").partition(";")[2]
    assert ran.returncode == 2 and wanted in told and unwanted not in told.partition("\n")[0], told
