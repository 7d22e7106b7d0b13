"""A scenario file: read with everything that is wrong in it, run, and told which half failed."""

import pytest

from arbitre.problem import Problems
from arbitre.report.trial import failure_text
from arbitre.trying.scenario import Misread, Misruled, run
from arbitre.trying.scenario_file import load

STACKED = """\
- name: A +2 answered with a +2
  from: {ffk04: "+2, +4 et autres cas particuliers, row 1"}
  ask: {en: "can I play a +2 on a +2 while penalized?", fr: "puis-je jouer un +2 sur un +2 alors que je suis pénalisé ?"}
  reads: {question: may-play, asks: allowed, card: draw-two, top: draw-two, penalty: draw-two}
  expect:
    ffk04: {answer: "no", verdict: forbidden, because: [no-stacking], effects: ["next:draw:2", "next:lose-turn"]}
"""


@pytest.fixture
def written(tmp_path):
    """Write a scenario file and return its path."""

    def write(text):
        path = tmp_path / "scenarios.yaml"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write


@pytest.fixture
def loaded(written, shelf):
    """Load the only scenario of a text."""
    return lambda text: load(written(text), shelf)[0]


def test_a_scenario_holds_words_facts_and_expectations(loaded):
    scenario = loaded(STACKED)
    assert scenario.name == "A +2 answered with a +2"
    assert set(scenario.ask) == {"en", "fr"}
    assert scenario.reads.asks == "allowed" and scenario.reads.facts["penalty"] == "draw-two"
    assert scenario.expect["ffk04"].because == ("no-stacking",)
    assert scenario.place.line == 1


def test_a_sound_scenario_passes(loaded, shelf):
    assert run(loaded(STACKED), shelf) == ()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('answer: "no"', 'answer: "yes"'),
        ("verdict: forbidden", "verdict: allowed"),
        ("because: [no-stacking]", "because: [no-stacking, own-turn-only]"),
        ("because: [no-stacking]", "because: []"),
        ('"next:draw:2"', '"next:draw:4"'),
        ('["next:draw:2", "next:lose-turn"]', '["next:lose-turn", "next:draw:2"]'),
    ],
)
def test_every_expectation_is_compared_exactly(loaded, shelf, old, new):
    (failure,) = run(loaded(STACKED.replace(old, new)), shelf)
    assert isinstance(failure, Misruled) and failure.ruleset == "ffk04"
    assert failure.because == ("no-stacking",)
    assert "the facts were ruled" in failure_text(failure, "en")
    assert "because no-stacking" in failure_text(failure, "en")


def test_words_read_otherwise_are_told_apart_from_facts_ruled_otherwise(loaded, shelf):
    failures = run(loaded(STACKED.replace("penalty: draw-two", "penalty: none")), shelf)
    misread = [failure for failure in failures if isinstance(failure, Misread)]
    assert {failure.lang for failure in misread} == {"en", "fr"}
    sentence = failure_text(misread[0], "en")
    assert "were read as" in sentence and "instead of" in sentence and "penalty: none" in sentence


def test_words_alone_are_ruled_as_they_are_read(loaded, shelf):
    lines = [line for line in STACKED.splitlines() if "reads:" not in line]
    assert run(loaded("\n".join(lines)), shelf) == ()


@pytest.mark.parametrize(
    ("old", "new", "problem", "line"),
    [
        ("- name:", "- nam:", "unknown-key", 1),
        ("{ffk04: \"+2,", "{ffk4: \"+2,", "unknown-ruleset", 2),
        ("en:", "de:", "unknown-key", 3),
        ("question: may-play", "question: may-pay", "unknown-question", 4),
        ("question: may-play, ", "", "no-question", 4),
        ("penalty: draw-two", "penality: draw-two", "unknown-fact", 4),
        ("penalty: draw-two", "penalty: draw-tow", "unknown-value", 4),
        ("penalty: draw-two", "penalty: wild-draw-four", "contradictory-facts", 4),
        ("    ffk04:", "    ffk:", "unknown-ruleset", 6),
        ("verdict: forbidden", "verdit: forbidden", "unknown-key", 6),
        ("because: [no-stacking]", "because: [no-staking]", "unknown-rule", 6),
        ("because: [no-stacking]", "because: {no-stacking: 1}", "wrong-shape", 6),
        ("because: [no-stacking]", "because: [[no-stacking]]", "wrong-shape", 6),
        ('answer: "no"', 'answer: ["no"]', "wrong-shape", 6),
        ("asks: allowed", "asks: [allowed]", "wrong-shape", 4),
        ("asks: allowed", 'asks: "value:>many"', "unknown-claim", 4),
        ("asks: allowed", 'asks: "not value:"', "unknown-claim", 4),
        ("penalty: draw-two", "hand: [[draw-two]]", "wrong-shape", 4),
        ("A +2 answered with a +2", "[x]", "wrong-shape", 1),
    ],
)
def test_what_is_wrong_is_told_with_its_place(written, shelf, old, new, problem, line):
    with pytest.raises(Problems) as raised:
        load(written(STACKED.replace(old, new, 1)), shelf)
    found = raised.value.problems[0]
    assert (found.id, found.place.line) == (problem, line)
    assert found.hint and found.excerpt


@pytest.mark.parametrize(
    "text",
    ["", "[", "just words", "a: b", "- x", "- []", "- {}", "- name: x", "- ask: []", "- ask: {en: [x]}", "- {ask: x, reads: []}",
     "- {ask: x, expect: []}", "- {ask: x, expect: {ffk04: x}}", "- {ask: x, from: x}", "- {ask: x, expect: {ffk04: {because: {}}}}",
     "- {reads: {question: []}}", "- {reads: {question: may-play, card: {}}}", "- {reads: {question: may-play, hand: x}}"],
)
def test_no_file_breaks_the_reader(written, shelf, text):
    try:
        scenarios = load(written(text), shelf)
    except Problems as problems:
        assert problems.problems
    else:
        assert all(run(scenario, shelf) is not None for scenario in scenarios)


def test_all_problems_are_told_together(written, shelf):
    with pytest.raises(Problems) as raised:
        load(written(STACKED.replace("penalty:", "penality:").replace("no-stacking", "no-staking")), shelf)
    assert [problem.id for problem in raised.value.problems] == ["unknown-fact", "unknown-rule"]


def test_judge_rules_on_the_facts_and_shows_that_the_words_disagree(arbitre, written):
    ran = arbitre("judge", written(STACKED.replace("top: draw-two, penalty: draw-two", "top: reverse, same-colour: no")))
    shown = ran.stdout.decode("utf-8")
    assert ran.returncode == 0
    assert "Forbidden." in shown and "were read as" in shown


def test_judge_needs_only_words_or_only_facts(arbitre, written):
    path = written("- ask: +2 on +2 while penalized\n- reads: {question: may-play, asks: allowed, card: draw-two, top: draw-two, penalty: none}\n")
    ran = arbitre("judge", path, "--exit-code")
    shown = ran.stdout.decode("utf-8")
    assert ran.returncode == 15 and "Forbidden." in shown and "Allowed." in shown


def test_a_broken_file_is_told_and_nothing_is_ruled(arbitre, written):
    for verb in ("judge", "test", "check"):
        ran = arbitre(verb, written("- ask: x\n  raeds: {}\n"))
        told = (ran.stdout + ran.stderr).decode("utf-8")
        assert ran.returncode == 1 and "scenarios.yaml:2:3: unknown key `raeds`" in told and "Traceback" not in told


def test_the_command_test_tells_failures_and_counts(arbitre, written):
    other = STACKED.replace("name: A", "name: Another, a").replace('answer: "no"', 'answer: "yes"')
    ran = arbitre("test", written(STACKED + other))
    shown = ran.stdout.decode("utf-8")
    assert ran.returncode == 1 and shown.endswith("1 passed, 1 failed\n")
    assert "scenarios.yaml:7:3: Another, a +2 answered with a +2" in shown
    assert arbitre("test", written(STACKED)).returncode == 0
