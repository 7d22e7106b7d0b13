"""Rulesets: citations in both languages, boxes of cards, what extends and amends what, and the kept copy."""
import os
import shutil
from pathlib import Path

import pytest
from length import at_length

from arbitre.files import cache
from arbitre.game.situation import Situation
from arbitre.judging.judge import judge
from arbitre.law.rule import Citation
from arbitre.law.ruleset import load_shelf
from arbitre.law.shelffile import read_shelf
from arbitre.problem import Problems

SMALL = Path(__file__).parent / "small"
def named(name):
    """The name of a document, alike in both languages."""
    return name, name


VIA = Citation("page", named("Regles.com"), None, "+2, +4 et autres cas particuliers", "row 1", None, False)


@pytest.fixture
def small(tmp_path, monkeypatch):
    monkeypatch.setenv("ARBITRE_CACHE", str(tmp_path / "kept"))
    folder = tmp_path / "shelf"
    shutil.copytree(SMALL, folder)
    return folder


@pytest.mark.parametrize(("citation", "english", "french"), [
    (Citation("ffk", named("Mattel FFK04"), "2", None, None, VIA, False),
     "Regles.com, '+2, +4 et autres cas particuliers', row 1, after Mattel FFK04 p. 2",
     "Regles.com, «\u00a0+2, +4 et autres cas particuliers\u00a0», ligne\u00a01, d'après Mattel FFK04 p.\u00a02"),
    (Citation("ffk", named("Mattel FFK04"), None, None, None, VIA, True),
     "Regles.com, '+2, +4 et autres cas particuliers', row 1, after Mattel FFK04, deduced by Regles.com",
     "Regles.com, «\u00a0+2, +4 et autres cas particuliers\u00a0», ligne\u00a01, d'après Mattel FFK04, déduit par Regles.com"),
    (Citation("w", named("Mattel W"), "1", "Au jeu!", None, None, False), "Mattel W p. 1, 'Au jeu!'", "Mattel W p.\u00a01, «\u00a0Au jeu!\u00a0»"),
    (Citation("m", named("Mila"), None, "Points", "FAQ 3", None, False), "Mila, 'Points', FAQ 3", "Mila, «\u00a0Points\u00a0», FAQ\u00a03"),
    (Citation("m", named("Mila"), None, None, None, None, False), "Mila", "Mila"),
])
def test_a_citation_in_words(citation, english, french):
    assert citation.text("en") == english
    assert citation.text("fr") == french


def test_the_small_shelf_is_read_whole(small):
    shelf = load_shelf(small)
    home = shelf.rulesets["home"]
    assert list(shelf.rulesets) == ["home"] and home.name["fr"] == "Tuiles à la maison"
    assert [rule.id for rule in home.on("may-lay")] == ["same-may", "other-may-not", "blank-any-time", "fine-first"]
    assert home.by_id["fine-first"].when == {"fine": ("bar", "star")}
    assert home.cards == ("dot", "bar", "star", "blank") and home.sources["sheet"].parts[0].counts == {"row": 4}


def test_a_card_of_a_kind_that_another_ruleset_alone_has_is_told(small):
    home = (small / "home.yaml").read_text(encoding="utf-8")
    (small / "zoo.yaml").write_text(home + "kinds: {animal: {cat: {en: [cat], fr: [chat]}}}\n", encoding="utf-8")
    (small / "other.yaml").write_text(home.replace("cards: [inked, blank]", "cards: [cat]"), encoding="utf-8")
    with pytest.raises(Problems) as caught:
        load_shelf(small)
    assert "unknown-kind" in {problem.id for problem in caught.value.problems}


def test_the_kept_copy_is_the_same_and_is_used_until_a_file_changes(small, monkeypatch):
    first = load_shelf(small)
    monkeypatch.setattr("arbitre.law.shelffile.read_shelf", None)  # the files must not be read again
    second = load_shelf(small)
    assert first.rulesets["home"].rules == second.rulesets["home"].rules
    assert first.vocabulary.facts == second.vocabulary.facts and first.vocabulary.never == second.vocabulary.never
    os.utime(small / "home.yaml", ns=(1, 1))
    with pytest.raises(TypeError):
        load_shelf(small)


def test_a_spoilt_copy_only_costs_time(small, tmp_path):
    load_shelf(small)
    copy, = (tmp_path / "kept").iterdir()
    for spoilt in (b"", b"nonsense", b"\xfb" * 40, copy.read_bytes()[:100]):
        copy.write_bytes(spoilt)
        assert "home" in load_shelf(small).rulesets


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="files have no owner here")
def test_a_copy_that_others_may_write_to_is_not_read(small, tmp_path):
    load_shelf(small)
    copy, = (tmp_path / "kept").iterdir()
    assert copy.stat().st_mode & 0o777 == 0o600 and cache.kept(str(small))[0]
    copy.chmod(0o620)
    assert cache.kept(str(small))[0] is None and "home" in load_shelf(small).rulesets


def test_one_changed_byte_and_what_it_is_in_is_not_believed(small, tmp_path):
    load_shelf(small)
    copy, = (tmp_path / "kept").iterdir()
    whole, rules = copy.read_bytes(), read_shelf(str(small), []).rulesets["home"].rules
    believed, step = 0, at_length(397, 97)
    for place in range(0, len(whole), step):
        copy.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1:])
        believed += cache.kept(str(small))[0] is not None
        assert [*map(str, load_shelf(small).rulesets["home"].rules)] == [*map(str, rules)]
    assert 0 < believed < len(whole) // step  # what is spoilt is in a drawer, or known at once


def test_no_half_written_copies_stay_behind(small, tmp_path, monkeypatch):
    def refuse(*_):
        raise OSError

    monkeypatch.setattr("os.replace", refuse)
    assert "home" in load_shelf(small).rulesets and not list((tmp_path / "kept").iterdir())


def test_rules_are_made_when_asked_for_and_stay_in_order(small):
    kept, read = (load_shelf(small).rulesets["home"] for _ in range(2))
    rules = read_shelf(str(small), []).rulesets["home"].rules
    assert [rule.id for rule in kept.rules] == [rule.id for rule in rules]
    assert read.on("may-lay") == tuple(rule for rule in kept.rules if rule.question == "may-lay")
    assert read.on("may-lay")[0] is read.rules[0] and not read.on("nothing")


def test_nothing_is_kept_of_a_shelf_with_faults(small, tmp_path):
    (small / "home.yaml").write_text("rules: []\n", encoding="utf-8")
    with pytest.raises(Problems):
        load_shelf(small)
    assert not (tmp_path / "kept").exists()


def test_no_folder_to_keep_anything_in(small, monkeypatch):
    monkeypatch.setenv("ARBITRE_CACHE", "none")
    assert "home" in load_shelf(small).rulesets and cache.kept(str(small))[0] is None


def test_a_ruleset_extends_another_and_replaces_a_norm(small):
    (small / "away.yaml").write_text("""
name: {en: "Away", fr: "Ailleurs"}
extends: home
rules:
  - id: fine-first
    question: may-lay
    overrides: [lets-lay]
    when: {fine: star}
    verdict: forbidden
    says: {en: "Only stars are fined.", fr: "Seules les étoiles coûtent."}
    cite: {source: sheet, page: 1, part: "Laying"}
""", encoding="utf-8")
    shelf = load_shelf(small)
    away = shelf.rulesets["away"]
    facts = Situation.of(shelf.vocabulary, {"tile": "blank", "fine": "bar", "pile": "bar"})
    assert judge(shelf.rulesets["home"], "may-lay", facts, "allowed").answer == "no"
    assert judge(away, "may-lay", facts, "allowed").answer == "yes"
    assert away.by_id["same-may"].ruleset == "home" and away.cards == shelf.rulesets["home"].cards


def test_the_cards_of_one_edition_do_not_get_into_the_box_of_another(small):
    (small / "moon.yaml").write_text("""
name: {en: "Moon", fr: "Lune"}
kinds: {shape: {moon: {en: ["Moon"], fr: ["Lune"]}, inked: {is: [moon]}}}
cards: [inked]
rules: [{id: a, question: may-lay, verdict: allowed, says: {en: "x", fr: "x"}, cite: {source: s, page: 1}}]
sources: {s: {name: "S", en: "S", fr: "S"}}
""", encoding="utf-8")
    shelf = load_shelf(small)
    assert shelf.rulesets["moon"].cards == ("dot", "bar", "star", "moon")
    assert "moon" not in shelf.rulesets["home"].cards
    moon = Situation.of(shelf.vocabulary, {"tile": "moon"})
    assert judge(shelf.rulesets["home"], "may-lay", moon).absent == {"tile": "moon"}
    assert judge(shelf.rulesets["moon"], "may-lay", moon, "allowed").answer == "yes"


def test_house_rules_lie_in_a_folder_of_their_own(small):
    (small / "house").mkdir()
    (small / "house" / "answering.yaml").write_text("""
name: {en: "Answering", fr: "Répondre"}
rules:
  - id: answering
    question: may-lay
    overrides: [fine-first]
    when: {fine: bar, tile: bar}
    verdict: allowed
    says: {en: "A bar answers a bar.", fr: "Une barre répond à une barre."}
""", encoding="utf-8")
    shelf = load_shelf(small)
    assert list(shelf.rulesets) == ["home"] and list(shelf.house) == ["answering"]
    situation = Situation.of(shelf.vocabulary, {"tile": "bar/gold", "pile": "bar/gold", "fine": "bar"})
    ruling = judge(shelf.ruleset("home", ["answering"]), "may-lay", situation, "allowed")
    assert (ruling.answer, ruling.house, ruling.base.answer) == ("yes", ("answering",), "no")


def test_a_file_that_begins_with_an_underscore_is_a_template(small):
    (small / "_template.yaml").write_text("anything: at all\n", encoding="utf-8")
    assert list(load_shelf(small).rulesets) == ["home"]


def test_the_words_of_the_reading_are_kept_as_they_stand(small):
    (small / "vocabulary" / "words").mkdir()
    (small / "vocabulary" / "words" / "a.yaml").write_text("cards: {bar: {en: [stick]}}\nlist: [one]\n", encoding="utf-8")
    (small / "vocabulary" / "words" / "b.yaml").write_text("cards: {bar: {fr: [bâton]}, dot: {en: [spot]}}\nlist: [two]\n", encoding="utf-8")
    assert load_shelf(small).vocabulary.words == {
        "cards": {"bar": {"en": ["stick"], "fr": ["bâton"]}, "dot": {"en": ["spot"]}}, "list": ["one", "two"]}


SILENCES = """
name: {en: "Away", fr: "Ailleurs"}
short: {en: "away", fr: "ailleurs"}
comments: [home]
game: dominoes
asked-about: [real]
rules:
  - id: nothing-said
    question: [may-lay, real]
    when: {turn: own}
    verdict: silent
    open: [all of it]
    says: {en: "Nothing is said.", fr: "Rien n'est dit."}
"""


def test_one_silence_stands_for_several_questions(small):
    (small / "away.yaml").write_text(SILENCES, encoding="utf-8")
    away = load_shelf(small).rulesets["away"]
    assert [(rule.id, rule.question) for rule in away.rules] == [("nothing-said-may-lay", "may-lay"), ("nothing-said-real", "real")]
    assert {(rule.verdict, rule.says["en"], rule.open, tuple(rule.when)) for rule in away.rules} == {
        ("silent", "Nothing is said.", ("all of it",), ("turn",))}


def test_what_a_document_is_to_the_others_is_kept_with_it(small):
    (small / "away.yaml").write_text(SILENCES, encoding="utf-8")
    for _ in range(2):  # read, then thawed
        shelf = load_shelf(small)
        away = shelf.rulesets["away"]
        assert (away.comments, away.game, away.asked_about) == (("home",), "dominoes", ("real",))
        assert shelf.comments == {"home": ("away",)} and shelf.rulesets["home"].game is None


def test_a_comment_on_nothing_is_told(small):
    (small / "away.yaml").write_text(SILENCES.replace("[home]", "[hom]").replace("[real]", "[reel]"), encoding="utf-8")
    with pytest.raises(Problems) as caught:
        load_shelf(small)
    assert [(problem.id, problem.hint) for problem in caught.value.problems] == [
        ("unknown-ruleset", "write `home`"), ("unknown-question", "write `real`")]
