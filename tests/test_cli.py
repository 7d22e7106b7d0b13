"""The command as a user meets it: words and options in, text or JSON out, exit codes, no traceback."""

import json
import os
import re
import subprocess
import sys

import pytest

pty = pytest.importorskip("pty")

STACKING = "+2 on +2 while penalized"


def text(ran):
    return ran.stdout.decode("utf-8")


def objects(ran):
    return [json.loads(line) for line in text(ran).splitlines()]


def test_the_answer_comes_first_then_the_verdict_the_rule_and_its_page(arbitre):
    ran = arbitre("ask", STACKING, "--fact", "turn=own")
    lines = text(ran).splitlines()
    assert ran.returncode == 0 and not ran.stderr
    assert lines[0] == "No."
    assert lines[1].startswith("Forbidden. ")
    assert "row 1, after Mattel FFK04 p. 2" in lines[2] and "stated" in lines[2]
    assert lines[3].endswith("draws 2 cards and loses the turn.")


def test_quotes_are_optional_and_options_may_stand_anywhere(arbitre):
    quoted = arbitre("ask", STACKING, "--json")
    loose = arbitre("ask", "--json", *STACKING.split(), "--lang", "en")
    assert quoted.stdout == loose.stdout


def test_the_json_of_a_question(arbitre):
    (found,) = objects(arbitre("ask", STACKING, "--json"))
    assert found["schema"] == 1
    reading = found["reading"]
    assert list(reading)[:7] == ["text", "lang", "status", "question", "asks", "facts", "unread"]
    assert (reading["text"], reading["lang"], reading["status"]) == (STACKING, "en", "read")
    (ruling,) = found["rulings"]
    assert ruling["ruleset"] == "ffk04"
    assert (ruling["answer"], ruling["verdict"]) == ("no", "forbidden")
    assert ruling["effects"] == ["next:draw:2", "next:lose-turn"]
    assert ruling["because"][0]["rule"] == "ffk04/no-stacking"
    cite = ruling["because"][0]["cite"]
    assert (cite["source"], cite["page"], cite["item"], cite["via"]) == ("ffk04", 2, "row 1", "regles-classique")
    assert set(ruling) >= {"values", "beaten", "depends", "unless", "assumed", "house", "base"}


def test_json_tells_what_a_ruling_depends_on(arbitre):
    (found,) = objects(arbitre("ask", "can I play a +2 on a +2?", "--json"))
    ruling = found["rulings"][0]
    assert (ruling["answer"], ruling["verdict"], ruling["effects"]) == ("depends", "depends", [])
    (dependence,) = ruling["depends"]
    assert dependence["fact"] == "penalty" and dependence["ask"].endswith("?")
    assert {branch["answer"] for branch in dependence["if"]} == {"yes", "no"}
    assert all(set(branch) >= {"is", "answer", "verdict", "effects", "because"} for branch in dependence["if"])


def test_all_documents_rule_each_with_its_own_citation(arbitre):
    (found,) = objects(arbitre("ask", STACKING, "--rules", "all", "--json"))
    by_name = {ruling["ruleset"]: ruling for ruling in found["rulings"]}
    assert list(by_name)[0] == "ffk04" and set(by_name) >= {"ffk04", "mila", "fiu", "flip"}
    assert all(ruling["because"][0]["cite"]["text"] for ruling in by_name.values() if ruling["answer"] != "absent")
    assert "others" not in found
    assert by_name["flip"]["facts"]["card"] != "draw-two"


def test_other_documents_are_told_only_where_the_default_ruled(arbitre):
    words = "how many cards are there in the box?"
    (found,) = objects(arbitre("ask", words, "--json"))
    assert "mila" in found["others"]
    assert "mila: 108" in text(arbitre("ask", words))
    assert "mila" not in text(arbitre("ask", words, "-r", "ffk04"))


def test_facts_add_to_the_words_and_correct_them(arbitre):
    plain = ["ask", "can I play a +2 on a +2?", "--json"]
    for value, answer in (("penalty=none", "yes"), ("penalty=draw-two", "no"), ("penalty!=draw-two", "yes")):
        (found,) = objects(arbitre(*plain, "-f", value))
        assert found["rulings"][0]["answer"] == answer


def test_a_fact_may_name_a_card_as_people_do(arbitre):
    (found,) = objects(arbitre("ask", "can I play it?", "--json", "-f", "card=+2", "-f", "top=skip", "-f", "top-colour=Rouge"))
    assert found["reading"]["facts"] == {"card": "draw-two", "top": "skip", "top-colour": "red"}


@pytest.mark.parametrize(
    ("words", "answer", "code"), [(STACKING, "no", 10), ("can I play a +2 on a +2?", "depends", 11)]
)
def test_exit_codes_by_answer(arbitre, words, answer, code):
    assert arbitre("ask", words).returncode == 0
    assert arbitre("ask", words, "--exit-code").returncode == code


def test_what_is_not_understood_gets_no_ruling(arbitre):
    ran = arbitre("ask", "florble the quux", "--json")
    assert ran.returncode == 3
    (found,) = objects(ran)
    assert found["rulings"] == [] and found["reading"]["status"] in ("unread", "out-of-scope")
    shown = arbitre("ask", "florble the quux")
    assert shown.returncode == 3 and "arbitre ask" in text(shown) and "florble" in text(shown)


def test_many_questions_one_json_line_each_in_order(arbitre):
    lines = [STACKING, "", "\x1b[31m\x07", "florble", STACKING, "é" * 3000, "?" * 50]
    raw = "\n".join(lines).encode() + b"\n\xff\xfe\n"
    ran = arbitre("ask", "-", "--json", stdin=raw)
    found = objects(ran)
    assert ran.returncode == 0 and not ran.stderr
    assert [one["reading"]["text"] for one in found[:-1]] == lines
    assert len(found) == len(lines) + 1
    assert b"\x1b" not in ran.stdout


def test_a_file_of_questions(arbitre, tmp_path):
    (tmp_path / "asked.txt").write_text(f"{STACKING}\r\nflorble\n", encoding="utf-8")
    ran = arbitre("ask", "--file", "asked.txt", "--json", cwd=tmp_path)
    assert [one["reading"]["text"] for one in objects(ran)] == [STACKING, "florble"]
    assert arbitre("ask", "--file", "nowhere.txt").returncode == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ("ask",),
        ("ask", "x", "--nope"),
        ("ask", "x", "-r", "nope"),
        ("ask", "x", "-f", "nope=1"),
        ("ask", "x", "-f", "turn"),
        ("ask", "x", "-f", "turn=nope"),
        ("ask", "x", "--lang", "de"),
        ("rules", "nope"),
        ("nope",),
        ("judge",),
    ],
)
def test_wrong_usage_is_told_in_a_sentence(arbitre, arguments):
    ran = arbitre(*arguments)
    assert ran.returncode == 2
    assert ran.stderr and b"Traceback" not in ran.stderr


def test_words_that_look_like_options(arbitre):
    assert arbitre("ask", "+2", "-", "+2", "--json").returncode in (0, 3)
    (found,) = objects(arbitre("ask", "--json", "--", "--rules", "-r"))
    assert found["reading"]["text"] == "--rules -r"
    (found,) = objects(arbitre("ask", "--json", "can I play", "-2"))
    assert found["reading"]["text"] == "can I play -2"


def test_control_characters_never_reach_the_terminal(arbitre):
    ran = arbitre("ask", "a\x1b]0;x\x07b\x9b31m \u202e +2 on +2")
    assert not set("\x1b\x07\x9b\u202e") & set(text(ran))


@pytest.mark.parametrize("locale", ["C", "POSIX", "fr_FR.ISO-8859-1", "tr_TR.UTF-8"])
def test_output_is_utf8_whatever_the_locale(arbitre, locale):
    ran = arbitre("ask", "puis-je jouer un +2 sur un +2 si on me pénalise ?", LC_ALL=locale)
    assert "« " in text(ran).replace("\u202f", " ") and b"Traceback" not in ran.stderr


def test_the_language_is_that_of_the_option_the_words_or_the_locale(arbitre):
    assert text(arbitre("ask", STACKING, "--lang", "fr")).startswith("Non.")
    assert text(arbitre("ask", STACKING, LC_ALL="fr_FR.UTF-8")).startswith("No.")
    assert "Essayez" in text(arbitre("ask", "zzz", LC_ALL="fr_FR.UTF-8"))
    assert "recueils" in text(arbitre("--help", LC_ALL="fr_FR.UTF-8"))


def test_a_reader_that_leaves_early_is_no_accident(arbitre):
    process = subprocess.Popen(
        [sys.executable, "-m", "arbitre", "rules", "ffk04"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    process.stdout.read(10)
    process.stdout.close()
    assert process.stderr.read() == b""
    process.wait(timeout=30)


def on_a_terminal(arguments, columns, **environment):
    """Run the command with a terminal for its output and return what it wrote there."""
    reading, writing = pty.openpty()
    clean = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "TERM": "xterm-256color", "COLUMNS": str(columns)}
    process = subprocess.Popen(
        [sys.executable, "-m", "arbitre", *arguments], stdout=writing, stderr=writing, env=clean | environment
    )
    os.close(writing)
    written = b""
    while True:
        try:
            piece = os.read(reading, 65536)
        except OSError:
            break
        if not piece:
            break
        written += piece
    process.wait(timeout=30)
    os.close(reading)
    return written.decode("utf-8").replace("\r\n", "\n")


def test_a_terminal_gets_style_and_its_width(arbitre):
    shown = on_a_terminal(["ask", STACKING], 40)
    assert "\x1b[1mNo." in shown
    assert "\x1b" not in on_a_terminal(["ask", STACKING, "--plain"], 40)
    colourless = on_a_terminal(["ask", STACKING], 40, NO_COLOR="1")
    assert "[36m" not in colourless
    assert all(len(line) <= 40 for line in on_a_terminal(["ask", STACKING, "--plain"], 40).splitlines())


def test_a_pipe_does_not_import_what_it_does_not_need(arbitre):
    code = (
        "import sys; sys.argv = ['arbitre', 'ask', '+2 on +2']\n"
        "from arbitre.__main__ import main\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "print([name for name in ('rich', 'importlib.metadata', 'pydantic') if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, encoding="utf-8")
    assert ran.stdout.splitlines()[-1] == "[]"


def test_the_rules_of_a_document_and_what_they_rest_on(arbitre):
    assert "ffk04" in text(arbitre("rules"))
    assert "no-stacking" in text(arbitre("rules", "ffk04"))
    shown = text(arbitre("rules", "ffk04", "--coverage"))
    assert re.search(r"row 1: .*no-stacking", shown) and "sets no rule" in shown
    (found,) = objects(arbitre("rules", "mila", "--coverage", "--json"))
    assert {"source", "part", "item", "rules", "bare"} == set(found["passages"][0])


def test_compare_puts_the_documents_side_by_side_or_below_each_other(arbitre):
    wide = text(arbitre("compare", STACKING, COLUMNS="120"))
    assert wide.startswith("Document ") and "| Answer" in wide.splitlines()[0] and all(len(line) <= 120 for line in wide.splitlines())
    narrow = text(arbitre("compare", STACKING, COLUMNS="50"))
    assert "[mila]" in narrow and all(len(line) <= 50 for line in narrow.splitlines())
    (found,) = objects(arbitre("compare", STACKING, "--json"))
    assert len(found["rulings"]) >= 4


@pytest.mark.skipif(os.name == "nt", reason="a POSIX shell closes the streams")
@pytest.mark.parametrize("closed, status", [(">&-", 0), ("<&-", 0), ("2>&-", 0), ("<&- >&- 2>&-", 0)])
@pytest.mark.parametrize("words", ["'+2 on +2'", "-"])
def test_a_closed_stream_is_no_traceback(closed, status, words):
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    ran = subprocess.run(["sh", "-c", f"'{sys.executable}' -m arbitre ask {words} {closed}"],
                         stdin=subprocess.DEVNULL, capture_output=True, env=env, timeout=60)
    assert (ran.returncode, ran.stderr) == (status, b"")


@pytest.mark.parametrize("columns", ["99999999999", "9" * 5000, "²", "-5", "0"])
def test_no_width_is_too_odd(arbitre, columns):
    ran = arbitre("compare", "how many cards are there in the box?", COLUMNS=columns)
    assert (ran.returncode, ran.stderr) == (0, b"")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes")
def test_a_pipe_in_the_place_of_a_kept_copy_is_not_waited_for(arbitre, tmp_path, kept):
    for file in kept.iterdir():
        os.mkfifo(tmp_path / file.name)
    assert text(arbitre("ask", STACKING, ARBITRE_CACHE=str(tmp_path))).startswith("No.")


def test_json_holds_no_character_that_turns_the_line_round(arbitre):
    ran = arbitre("ask", "--json", "+2 on +2 \u202e\u2066\u200f\x9b")
    assert not set("\u202e\u2066\u200f\x9b") & set(text(ran)) and "\u202e" in objects(ran)[0]["reading"]["text"]


@pytest.mark.parametrize(
    "options, said",
    [
        (("-r", "fu"), "recueil inconnu `fu` ; écrivez `fiu`"),
        (("-H", "zzzzzz"), "règle maison inconnue `zzzzzz` ; connus : `draw-to-match`"),
        (("-f", "nope=1"), "fait inconnu `nope` ; connus : `card`"),
        (("-f", "turn=zzz"), "valeur inconnue `zzz` du fait `turn` ; connus : `own`, `other`"),
    ],
)
def test_an_unknown_name_is_told_in_the_language_of_the_locale(arbitre, options, said):
    assert said in arbitre("ask", "x", *options, LC_ALL="fr_FR.UTF-8").stderr.decode("utf-8").replace("\u202f", " ")


@pytest.mark.parametrize(("words", "answer", "unread"), [
    ("+7 on +2", "There is no +7 in this box.", ""),
    ("+7 sur +2 ?", "Il n'y a pas de « +7 » dans cette boîte.", ""),
    ("can I play a +7 on a red blorg?", "There is no +7 in this box.", 'Not understood: "blorg"'),
])
def test_a_card_that_no_box_has_is_not_told_as_a_word_that_was_not_understood(arbitre, words, answer, unread):
    first, *lines = text(arbitre("ask", words)).replace("\u202f", " ").splitlines()
    assert first == answer and [line for line in lines if "understood" in line or "ompris :" in line and "+7" in line] == [unread] * bool(unread)
