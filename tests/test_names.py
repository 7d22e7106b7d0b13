"""What is named in the place of a document: a file nearby, a misspelt id, one document alone, a sentence, nothing at all."""

import shutil
from pathlib import Path

import pytest

from arbitre.files.folders import rulesets

STACKING = "+2 on +2 while penalized"
LOCALES = ("en_GB.UTF-8", "fr_FR.UTF-8")


@pytest.mark.parametrize("beside", ["", "rulesets"])
def test_a_document_of_the_current_folder_goes_by_its_id_wherever_new_writes_it(arbitre, tmp_path, beside):
    place = tmp_path / beside
    place.mkdir(exist_ok=True)
    shutil.copy(Path(rulesets()) / "mila.yaml", place / "ours.yaml")
    ours, mila = (arbitre("ask", "-r", id, STACKING, cwd=tmp_path).stdout.splitlines()[:4] for id in ("ours", "mila"))
    assert ours == mila and len(ours) == 4
    assert arbitre("compare", "ours", "mila", cwd=tmp_path).returncode == 0
    assert arbitre("rules", "ours", cwd=tmp_path).returncode == 0
    assert arbitre("compare", "can", "ours", "stack?", cwd=tmp_path).returncode != 1


def test_a_house_rule_of_the_current_folder_goes_by_its_id(arbitre, tmp_path):
    place = tmp_path / "rulesets" / "house"
    place.mkdir(parents=True)
    shutil.copy(Path(rulesets()) / "house" / "stacking.yaml", place / "piling.yaml")
    ran = arbitre("ask", STACKING, "-H", "piling", cwd=tmp_path)
    assert ran.returncode == 0 and ran.stdout.startswith(b"Yes.")


def test_what_is_shipped_comes_before_a_file_of_the_current_folder(arbitre, tmp_path):
    (tmp_path / "mila.yaml").write_text("not: a document\n", encoding="utf-8")
    assert arbitre("ask", "-r", "mila", STACKING, cwd=tmp_path).returncode == 0


@pytest.mark.parametrize(("arguments", "english", "french"), [
    (("compare", "ffk04", "zzz"), "unknown ruleset `zzz`; known: ", "recueil inconnu `zzz` ; connus : "),
    (("compare", "zzz", "ffk04", "mila"), "unknown ruleset `zzz`; known: ", "recueil inconnu `zzz` ; connus : "),
    (("compare", "ffk04"), "name another document beside `ffk04`: `deluxe`, ", "nommez un autre document à côté de `ffk04` : `deluxe`, "),
    (("compare", " "), "name two documents, or give", "nommez deux documents, ou donnez"),
    (("ask", "-r", "can I pass"), "`can I pass` is a sentence: write it without --rules", "`can I pass` est une phrase : écrivez-la sans --rules"),
    (("ask", STACKING, "--rules", "can I pass"), "`can I pass` is a sentence: write it", "`can I pass` est une phrase : écrivez-la"),
    (("ask", ""), "say what happens", "dites ce qui se passe"),
    (("ask", " ", "\t"), "say what happens", "dites ce qui se passe"),
])
def test_what_is_no_document_is_told_with_what_to_write(arbitre, arguments, english, french):
    for locale, wanted in zip(LOCALES, (english, french)):
        ran = arbitre(*arguments, LC_ALL=locale)
        assert ran.returncode == 2 and wanted in ran.stderr.decode("utf-8").replace("\u202f", " ").replace("\xa0", " "), ran.stderr


@pytest.mark.parametrize(("words", "found"), [
    ("draw two", "[draw-two]"), ("Draw  Two", "[draw-two]"), ("no stacking", "ffk04/no-stacking"), ("Cartes et effets", None),
])
def test_an_id_may_be_said_as_words(arbitre, words, found):
    ran = arbitre("explain", words)
    assert ran.returncode == (0 if found else 2)
    assert not found or found in ran.stdout.decode("utf-8").splitlines()[0]
