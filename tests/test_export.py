"""Scenarios as JSON lines: another referee can be held to them, situation by situation, with the passage to show."""

import json

from shipped import scenarios

from arbitre.game.situation import Situation
from arbitre.judging.judge import judge


def lines(ran):
    assert ran.returncode == 0 and not ran.stderr
    return [json.loads(line) for line in ran.stdout.decode("utf-8").splitlines()]


def departures(line, shelf):
    """What a referee that is only given the facts of a line answers otherwise than the line expects."""
    ruling = judge(shelf.ruleset(line["ruleset"], tuple(line["house"])), line["question"], Situation.of(shelf.vocabulary, line["facts"]), line["asks"])
    got = {
        "answer": ruling.answer, "verdict": ruling.verdict, "effects": list(map(str, ruling.effects)), "values": sorted(ruling.values),
        "because": sorted(f"{rule.ruleset}/{rule.id}" for rule in ruling.because), "house": sorted(ruling.house),
        "depends": sorted(dependence.fact for dependence in ruling.depends),
    }
    wanted = {**line["expect"], "because": [reason["rule"] for reason in line["expect"]["because"]]}
    return [name for name, value in got.items() if value != (wanted[name] if name in ("answer", "verdict", "effects") else sorted(wanted[name]))]


def test_another_referee_is_held_to_every_scenario_that_is_shipped(arbitre, shelf):
    found = lines(arbitre("test", "--export"))
    expected = [(scenario.name, ruleset) for _, scenario in scenarios() for ruleset in scenario.expect]
    assert [(line["scenario"], line["ruleset"]) for line in found] == expected
    assert not [(line["scenario"], line["ruleset"], wrong) for line in found if (wrong := departures(line, shelf))]
    reasons = [reason for line in found for reason in line["expect"]["because"]]
    assert all(reason["says"] and ("open" in reason or reason["cite"]["text"]) for reason in reasons)  # a gap may have no passage


WRITTEN = """\
- name: A +2 answered with a +2
  from: {ffk04: "+2, +4 et autres cas particuliers, row 1"}
  ask: {en: "can I answer a +2 with a +2?", fr: "je peux répondre à un +2 par un +2 ?"}
  reads: {question: may-play, asks: allowed, card: draw-two, top: draw-two, penalty: draw-two}
  expect:
    ffk04: {answer: "no", verdict: forbidden, because: [no-stacking]}
    fiu: {answer: "yes"}
- name: in words alone
  ask: "can I answer a +2 with a +2?"
  expect:
    ffk04: {answer: "no"}
- name: not understood
  ask: "brillig slithy toves"
  expect:
    ffk04: {answer: "no"}
"""


def test_a_line_has_the_facts_the_question_the_ruling_and_its_passage(arbitre, tmp_path, shelf):
    (tmp_path / "mine.yaml").write_text(WRITTEN, encoding="utf-8")
    first, wrong, worded = lines(arbitre("test", "--export", "mine.yaml"))
    assert (first["file"], first["line"], first["ruleset"]) == ("mine.yaml", 1, "ffk04")
    assert first["passage"] == "+2, +4 et autres cas particuliers, row 1" and set(first["ask"]) == {"en", "fr"}
    assert (first["question"], first["asks"], first["facts"]["penalty"]) == ("may-play", "allowed", "draw-two")
    assert first["expect"]["effects"] == ["next:draw:2", "next:lose-turn"]  # not written, so as the referee rules
    assert first["expect"]["because"][0]["cite"]["text"].startswith("Regles.com, '+2, +4 et autres cas particuliers', row 1")
    assert first["expect"]["written"] == ["answer", "because", "verdict"] and not departures(first, shelf)
    assert wrong["expect"]["answer"] == "yes" and departures(wrong, shelf) == ["answer"]  # what is written counts
    assert worded["question"] == "may-play" and worded["facts"]["card"] == "draw-two"


def test_the_words_of_the_rules_are_in_the_language_that_is_chosen(arbitre, tmp_path):
    (tmp_path / "mine.yaml").write_text(WRITTEN, encoding="utf-8")
    english, french = (lines(arbitre("test", "--export", "mine.yaml", "--lang", lang))[0]["expect"]["because"][0] for lang in ("en", "fr"))
    assert english["says"] != french["says"] and english["cite"]["text"] != french["cite"]["text"] and english["rule"] == french["rule"]


def test_a_file_that_cannot_be_read_is_told(arbitre, tmp_path):
    (tmp_path / "mine.yaml").write_text("- name: [", encoding="utf-8")
    ran = arbitre("test", "--export", "mine.yaml")
    assert ran.returncode == 1 and b"not-yaml" in ran.stderr and not ran.stdout
