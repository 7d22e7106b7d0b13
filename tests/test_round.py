"""The points of a round: who holds what, who scores, who leads and who has won, by each document's own rules."""

import json

import pytest

from arbitre.counting.round import RoundReader
from arbitre.counting.score import reckon
from arbitre.problem import Problems

ROUND = "Anna: 9, 4, reverse; Bob: wild; Chloé: none"


def scored(shelf, text, ruleset="ffk04", before=None, **facts):
    return reckon(shelf.rulesets[ruleset], RoundReader(shelf.vocabulary).read(text, before), facts)


def test_a_round_is_read_as_people_tell_it(shelf):
    read = RoundReader(shelf.vocabulary).read
    players = read("Anna : 9, 4, inversion ; Bob (45) : deux jokers\nChloé: gagné", "Anna: 120")
    assert [(player.name, len(player.cards), player.before) for player in players] == [("Anna", 3, 120), ("Bob", 2, 45), ("Chloé", 0, None)]
    assert read("9, 4, a reverse, a skip and a wild")[0].name == ""
    assert [player.before for player in read("Anna (12 pts): 3; Bob: 0 cards", "anna = 7 points")] == [7, None]


@pytest.mark.parametrize(("ruleset", "points"), [("ffk04", [33, 50, 0]), ("fiu", [33, 50, 0]), ("flip", [33, 40, 0])])
def test_hands_are_worth_what_each_document_says(shelf, ruleset, points):
    assert [count.points for count in scored(shelf, ROUND, ruleset).counts] == points


def test_who_went_out_takes_the_points_of_the_others(shelf):
    score = scored(shelf, ROUND)
    assert (score.way, score.scored, score.leaders, score.winners) == ("takes", (0, 0, 83), ("Chloé",), ())


def test_where_each_keeps_their_own_the_lowest_leads_and_wins(shelf):
    score = scored(shelf, ROUND, "fiu")
    assert (score.way, score.scored, score.leaders, score.winners) == ("keeps", (33, 50, 0), ("Chloé",), ())
    ended = scored(shelf, ROUND, "fiu", "Anna: 470, Chloé: 60")
    assert (ended.totals, ended.winners) == ((503, 50, 60), ("Bob",))


def test_the_points_to_reach_end_the_game(shelf):
    assert scored(shelf, ROUND, before="Chloé: 416").winners == ()
    assert scored(shelf, ROUND, before="Chloé: 417").winners == ("Chloé",)
    assert scored(shelf, ROUND, "no-mercy", before="Chloé: 417").winners == ()


def test_a_second_way_of_counting_is_told_and_may_be_chosen(shelf):
    (other,) = scored(shelf, ROUND, "w2085").others
    assert (other.way, other.leaders) == ("keeps", ("Chloé",))
    chosen = scored(shelf, ROUND, "w2085", method="own-points")
    assert chosen.way == "keeps" and chosen._replace(others=()) == other._replace(others=())


def test_a_document_without_that_way_gives_no_scores(shelf):
    score = scored(shelf, ROUND, method="own-points")
    assert (score.way, score.scored, score.leaders) == (None, (None, None, None), ())
    assert score.scorer.answer == "silent" and [count.points for count in score.counts] == [33, 50, 0]


def test_a_game_not_won_by_points_has_no_leader(shelf):
    score = scored(shelf, ROUND, "duel", form="elimination")
    assert score.way == "keeps" and score.leaders == ()


@pytest.mark.parametrize("text", ["Anna: 9; Bob: wild", "Anna: none; Bob: none; Chloé: 4"])
def test_nobody_scores_unless_one_went_out(shelf, text):
    assert set(scored(shelf, text).scored) == {None}


def test_a_card_that_is_not_in_the_box_or_not_clear_is_not_counted(shelf):
    assert scored(shelf, "Anna: +4; Bob: none", "flip").counts[0].points is None
    assert scored(shelf, "Anna: +4; Bob: none", "no-mercy").counts[0].points is None
    assert scored(shelf, "Anna: red +4; Bob: none", "no-mercy").counts[0].points == 20


def test_level_players_share_the_lead(shelf):
    assert scored(shelf, "Anna: 5; Bob: 5", "fiu").leaders == ("Anna", "Bob")


@pytest.mark.parametrize("text", ["Anna: banana", "Anna: 9, Bob: wild", "Anna: 3; 9", "Anna: 3; ANNA: 4", "Anna: red"])
def test_what_cannot_be_read_is_told_with_what_to_write(shelf, text):
    with pytest.raises(Problems) as caught:
        RoundReader(shelf.vocabulary).read(text)
    assert all(problem.hint for problem in caught.value.problems)


def test_the_answer_comes_first_then_the_hands_then_the_rules(arbitre):
    ran = arbitre("score", "Anna: 9, 4, reverse; Bob (45): wild; Chloé: none", "--before", "Anna: 120")
    told = ran.stdout.decode("utf-8").splitlines()
    assert ran.returncode == 0 and not ran.stderr
    assert told[:3] == ["Chloé scores 83 points.", "Anna leads with 120 points.", "Nobody has reached 500 points yet."]
    assert "Anna: 9, 4, Reverse = 33 points" in told and "  Total: 120 + 0 = 120" in told
    assert any("row 5, after Mattel FFK04 p. 3" in line for line in told)
    assert any("fiu: each keeps their own points" in line for line in told)


def test_in_french(arbitre):
    told = arbitre("score", "Anna : 9, 4, inversion ; Bob : joker ; Chloé : aucune").stdout.decode("utf-8")
    assert told.startswith("Chloé marque 83 points.\nChloé est en tête avec 83 points.\n")
    assert "Bob\u202f: carte blanche = 50 points" in told


def test_a_hand_without_a_name_is_only_counted(arbitre):
    told = arbitre("score", "9, 4, a reverse, a skip and a wild").stdout.decode("utf-8")
    assert told.startswith("103 points.\n") and "flip: 93 points" in told and "fiu" not in told


@pytest.mark.parametrize(("text", "told", "third"), [
    ("9, 4; wild; none", ("Hand 3 scores 63 points.", "Hand 3 leads with 63 points."), "Hand 3: no card = 0 points"),
    ("9, 4 ; carte blanche ; aucune", ("Main 3 marque 63 points.", "Main 3 est en tête avec 63 points."), "Main 3\u202f: aucune carte = 0 point"),
])
def test_several_hands_without_names_are_a_round_of_numbered_hands(arbitre, text, told, third):
    shown = arbitre("score", text).stdout.decode("utf-8").splitlines()
    assert tuple(shown[:2]) == told and third in shown
    (score,) = json.loads(arbitre("score", text, "--json").stdout)["scores"]
    assert [hand["scores"] for hand in score["hands"]] == [0, 0, 63] and score["leads"] == [score["hands"][2]["player"]]


def test_json(arbitre):
    found = json.loads(arbitre("score", ROUND, "--json", "--rules", "all").stdout)
    assert found["schema"] == 1
    first = found["scores"][0]
    assert (first["ruleset"], first["way"], first["leads"], first["reach"], first["wins"]) == ("ffk04", "takes", ["Chloé"], 500, [])
    assert [(hand["player"], hand["points"], hand["scores"], hand["total"]) for hand in first["hands"]] == [
        ("Anna", 33, 0, 0), ("Bob", 50, 0, 0), ("Chloé", 0, 83, 83)]
    assert first["hands"][0]["cards"][0]["ruling"]["values"] == ["9"] and len(first["rulings"]) == 3


@pytest.mark.parametrize("arguments", [
    (), ("",), ("Anna: banana",), ("Anna: 9, Bob: wild",), ("Anna: 3; 9",), (ROUND, "--before", "Ana: 3"), (ROUND, "--before", "Zoé: 3"),
    (ROUND, "--before", "Anna: x"), (ROUND, "--rules", "nowhere"), ("Anna: red",), ("Anna: 1; anna: 2",), ("Anna: black card",),
])
@pytest.mark.parametrize("locale", ["en_GB.UTF-8", "fr_FR.UTF-8"])
def test_wrong_usage_is_told_in_a_sentence(arbitre, arguments, locale):
    ran = arbitre("score", *arguments, LANG=locale)
    assert ran.returncode == 2 and ran.stderr and b"Traceback" not in ran.stderr
    if locale.startswith("fr"):
        assert not {b"write", b"unknown", b"put", b"give"} & set(ran.stderr.split())


def test_narrow_lines(arbitre):
    told = arbitre("score", ROUND, COLUMNS="40").stdout.decode("utf-8")
    assert max(map(len, told.splitlines())) <= 40
