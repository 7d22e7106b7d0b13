"""The command `new`: what it writes checks clean and says what to fill in; each step names the next."""

import re
import shlex

import pytest

from arbitre.cli.onward import TO_FILL_IN


def said(ran):
    return (ran.stdout + ran.stderr).decode("utf-8")


def follow(arbitre, ran, cwd):
    """Run the command that the last line of another names."""
    command = said(ran).splitlines()[-1].partition("arbitre ")[2].partition(", or")[0]
    words = ["can I play a +2 on a +2?" if word == "WORDS" else word for word in shlex.split(command)]
    return command, arbitre(*words, cwd=cwd)


def test_the_walk_of_an_edition_is_told_step_by_step(arbitre, tmp_path):
    ran = arbitre("new", "ruleset", "own-edition", cwd=tmp_path)
    steps = []
    for _ in range(5):
        command, ran = follow(arbitre, ran, tmp_path)
        steps.append(command)
        assert ran.returncode == 0, said(ran)
    file, scenarios = "rulesets/own-edition.yaml", "scenarios/own-edition.yaml"
    assert steps == [
        f"check {file}",
        f"new scenario own-edition --rules {file}",
        f"test {file} {scenarios}",
        f"check --mutants {file} {scenarios}",
        f"ask WORDS --rules {file}",
    ]


def test_a_new_ruleset_has_a_place_for_every_question(arbitre, tmp_path, shelf):
    arbitre("new", "ruleset", "own-edition", cwd=tmp_path)
    text = (tmp_path / "rulesets" / "own-edition.yaml").read_text(encoding="utf-8")
    asked = re.findall(r"^    question: (\S+)", text, re.MULTILINE)
    assert asked == [
        id
        for topic in shelf.vocabulary.topics
        for id, one in shelf.vocabulary.questions.items()
        if one.topic == topic and one.owner is None
    ]
    assert (
        text.count(f'["{TO_FILL_IN}"]') == len(asked)
        and "NAME" not in text
        and "QUESTION" not in text
        and "ASKED" not in text
    )
    told = said(arbitre("check", "rulesets/own-edition.yaml", cwd=tmp_path))
    assert f"to fill in: {len(asked)} of {len(asked)} questions" in told and "nothing to mend" in told
    told = said(arbitre("check", "rulesets/own-edition.yaml", cwd=tmp_path, LANG="fr_FR.UTF-8"))
    assert "à remplir" in told and "ensuite\u202f: arbitre new scenario" in told
    assert said(
        arbitre("ask", "can I play a +2 on a +2?", "--rules", "rulesets/own-edition.yaml", cwd=tmp_path)
    ).startswith("The document does not say.")
    assert "to-fill-in-may-play" in said(arbitre("rules", "rulesets/own-edition.yaml", cwd=tmp_path))
    assert said(arbitre("compare", "ffk04", "rulesets/own-edition.yaml", cwd=tmp_path)).startswith(
        "Where ffk04 and own-edition part"
    )


def test_a_rule_that_is_filled_in_rules(arbitre, tmp_path):
    arbitre("new", "ruleset", "own-edition", cwd=tmp_path)
    path = tmp_path / "rulesets" / "own-edition.yaml"
    placeholder = re.search(
        r"  - id: to-fill-in-may-pass\n.*?\n\n", path.read_text(encoding="utf-8"), re.DOTALL
    ).group()
    rule = (
        '  - id: no-pass\n    question: may-pass\n    verdict: forbidden\n    says: {en: "One plays or draws.", fr: "On joue ou on pioche."}\n'
        '    cite: {source: own-edition, page: 1, part: "HEADING"}\n\n'
    )
    path.write_text(path.read_text(encoding="utf-8").replace(placeholder, rule), encoding="utf-8")
    assert arbitre("check", "rulesets/own-edition.yaml", cwd=tmp_path).returncode == 0
    assert said(
        arbitre("ask", "can I pass without drawing?", "--rules", "rulesets/own-edition.yaml", cwd=tmp_path)
    ).startswith("No.\nForbidden. One plays or draws.\n  own-edition p. 1")


def test_the_walk_of_a_house_rule(arbitre, tmp_path):
    ran = arbitre("new", "house", "no-zero", cwd=tmp_path)
    command, ran = follow(arbitre, ran, tmp_path)
    assert command == "check rulesets/house/no-zero.yaml" and ran.returncode == 0 and "nothing to mend" in said(ran)
    command, ran = follow(arbitre, ran, tmp_path)
    assert command == "ask WORDS --house rulesets/house/no-zero.yaml" and ran.returncode == 0
    (tmp_path / "arbitre.yaml").write_text("house: [rulesets/house/no-zero.yaml]\n", encoding="utf-8")
    assert "Decided by the house rule" in said(arbitre("ask", "can I finish on a 0?", cwd=tmp_path))
    assert "Nobody finishes on a 0." in said(arbitre("table", cwd=tmp_path))


def test_a_new_charter_is_found_and_followed(arbitre, tmp_path):
    ran = arbitre("new", "table", cwd=tmp_path)
    assert arbitre("check", "arbitre.yaml", cwd=tmp_path).returncode == 0
    command, ran = follow(arbitre, ran, tmp_path)
    assert command == "table" and ran.returncode == 0 and "None: the document as it is." in said(ran)
    text = (tmp_path / "arbitre.yaml").read_text(encoding="utf-8")
    (tmp_path / "arbitre.yaml").write_text(re.sub(r"^# (?=[ pr])", "", text, flags=re.MULTILINE), encoding="utf-8")
    assert "Nobody finishes on a 0." in said(arbitre("table", "--lang", "en", cwd=tmp_path)), (
        "what is commented out works too"
    )


def test_new_files_lie_beside_the_charter(arbitre, tmp_path):
    (tmp_path / "arbitre.yaml").write_text("house: []\n", encoding="utf-8")
    below = tmp_path / "below"
    below.mkdir()
    assert str(tmp_path / "rulesets" / "house" / "own.yaml") in said(arbitre("new", "house", "own", cwd=below))
    assert not list(below.iterdir())


@pytest.mark.parametrize(
    ("kind", "path"),
    [
        ("ruleset", "rulesets/own.yaml"),
        ("house", "rulesets/house/own.yaml"),
        ("scenario", "scenarios/own.yaml"),
        ("table", "arbitre.yaml"),
    ],
)
def test_nothing_is_overwritten(arbitre, tmp_path, kind, path):
    if kind != "table":
        (tmp_path / path).parent.mkdir(parents=True)
    (tmp_path / path).write_text("house: []\n", encoding="utf-8")
    ran = arbitre("new", kind, "own", cwd=tmp_path)
    assert ran.returncode == 2 and "is there already and is left alone" in said(ran)
    assert (tmp_path / path).read_text(encoding="utf-8") == "house: []\n"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("house", "Ours"), "small letters"),
        (("house", "../ours"), "small letters"),
        (("house",), "small letters"),
        (("home", "ours"), "write one of"),
        (("ruleset", "ffk04"), "is on the shelf already"),
        (("house", "stacking"), "is on the shelf already"),
        (("scenario", "ours", "--rules", "nowhere"), "unknown ruleset `nowhere`"),
    ],
)
def test_what_cannot_be_written_says_why(arbitre, tmp_path, arguments, told):
    ran = arbitre("new", *arguments, cwd=tmp_path)
    assert ran.returncode == 2 and told in said(ran) and not list(tmp_path.iterdir())
