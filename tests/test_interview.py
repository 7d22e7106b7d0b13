"""The interview: asks only what matters, takes numbers, words and ignorance, and ends with the ruling of what was said."""

import os
import signal
import sys
import time

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from length import at_length
from shipped import SHELF

from arbitre.asking.hearing import Terms
from arbitre.asking.interview import about, heard, next_of, opened, questions_of, told, unsure
from arbitre.asking.reply import BACK, CHOSEN, LEAVE, TOLD, UNREAD, UNSURE, asked, reply
from arbitre.game.situation import Situation
from arbitre.judging.answer import WHAT
from arbitre.judging.judge import judge
from arbitre.report.interview import answer_words, asked_blocks
from arbitre.report.interview_words import INTERVIEW
from arbitre.report.voice import Voice

WORDS = SHELF.vocabulary


class Interviewed(RuleBasedStateMachine):
    """Somebody answers whatever is asked, in every way, changes their mind, and sometimes knows nothing."""

    @initialize(data=st.data(), strict=st.booleans(), lang=st.sampled_from(["en", "fr"]))
    def has_a_dispute(self, data, strict, lang):
        """A document and a question."""
        self.begin(data, strict, lang)

    def begin(self, data, strict, lang):
        """Begin an interview."""
        id = data.draw(st.sampled_from(sorted(SHELF.rulesets)))
        questions = [question for listed in questions_of(SHELF, (id,)).values() for question in listed]
        reading = about(data.draw(st.sampled_from(questions)), SHELF, lang)
        self.steps = [opened(reading, Terms(rules=(id,), strict=strict))]
        self.lang = lang
        self.ask()

    def ask(self):
        """What is asked next."""
        now = self.steps[-1]
        found = next_of(now, SHELF)
        self.put = found and asked(found, now.reading.question, WORDS, self.lang)

    def noted(self, given):
        """Take a reply."""
        self.steps.append(told(self.steps[-1], given.facts, SHELF))
        self.ask()

    @precondition(lambda self: self.put)
    @rule(data=st.data())
    def answers_by_mark(self, data):
        """A number, or a letter."""
        number = data.draw(st.integers(0, len(self.put.marks) - 1))
        given = reply(f" {self.put.marks[number].upper()}) ", self.put, WORDS)
        assert given.kind == CHOSEN
        self.noted(given)

    @precondition(lambda self: self.put)
    @rule(data=st.data())
    def answers_by_its_words(self, data):
        """The words that stand there for a value."""
        fact = self.put.inquiry.fact
        value = data.draw(st.sampled_from([value for answer in self.put.inquiry.answers for value in answer]))
        words = WORDS.label(fact, value, self.lang)
        if words not in self.put.marks:
            given = reply(words, self.put, WORDS)
            assert given.facts == {fact: value}, words
            self.noted(given)

    @precondition(lambda self: self.put)
    @rule(words=st.sampled_from(["?", "I don't know", "je ne sais pas", "Aucune idée"]))
    def knows_nothing(self, words):
        """Nobody knows."""
        assert reply(words, self.put, WORDS).kind == UNSURE
        self.steps.append(unsure(self.steps[-1], self.put.inquiry))
        self.ask()

    @precondition(lambda self: not self.put)
    @rule(data=st.data(), strict=st.booleans(), lang=st.sampled_from(["en", "fr"]))
    def has_another_dispute(self, data, strict, lang):
        """The ruling is told; the next one."""
        self.begin(data, strict, lang)

    @precondition(lambda self: len(self.steps) > 1)
    @rule()
    def goes_back(self):
        """The last answer is taken back."""
        self.steps.pop()
        self.ask()

    @invariant()
    def only_what_matters_is_asked(self):
        """Nothing known, nothing unknown, and no question with one answer."""
        if getattr(self, "put", None):
            now, found = self.steps[-1], self.put.inquiry
            assert found.fact not in now.unknown and len(found.answers) > 1
            rulings = {str(self.ruled(told(now, {found.fact: list(answer)}, SHELF))) for answer in found.answers}
            assert len(rulings) > 1, "the answers are not told apart"
            assert asked_blocks(self.put, Voice(WORDS, self.lang))

    @invariant()
    def it_ends_when_the_ruling_is_settled_or_hangs_on_what_nobody_knows(self):
        """Where nothing is asked the ruling stands, or only ignorance keeps it open."""
        if hasattr(self, "steps") and not self.put:
            now = self.steps[-1]
            ruling = heard(now, SHELF).rulings[0]
            assert ruling == self.ruled(now)
            assert ruling.verdict != "depends" or {one.fact for one in ruling.depends} & set(now.unknown)

    def ruled(self, now):
        """The ruling on what is known, put directly."""
        (id,), reading = now.terms.rules, now.reading
        situation = Situation.of(WORDS, reading.facts)
        return judge(SHELF.rulesets[id], reading.question, situation, reading.asks, now.terms.strict)


TestInterviewed = Interviewed.TestCase
TestInterviewed.settings = settings(max_examples=at_length(12, 300), stateful_step_count=8, deadline=None, suppress_health_check=list(HealthCheck))


def put(facts, question="may-play", ruleset="ffk04", lang="en", strict=False):
    """What is asked next of these facts."""
    reading = about(question, SHELF, lang)._replace(facts=facts)
    return asked(next_of(opened(reading, Terms(rules=(ruleset,), strict=strict)), SHELF), question, WORDS, lang)


@pytest.mark.parametrize(("line", "kind", "facts"), [
    ("b", CHOSEN, {"card": "wild"}),
    ("+4", CHOSEN, {"card": "wild-draw-four"}),
    ("a +4", TOLD, {"card": "wild-draw-four"}),
    ("un joker +4", TOLD, {"card": "wild-draw-four"}),
    ("7", CHOSEN, {"card": "seven"}),
    ("a red 7", TOLD, {"card": "seven", "card-colour": "red"}),
    ("a wild, and it is not my turn", TOLD, {"card": "wild"}),
    ("it is not my turn", TOLD, {"turn": "other"}),
    ("shuffle", CHOSEN, {"card": "shuffle-hands"}),
    ("?", UNSURE, {}), ("Je ne sais pas", UNSURE, {}), ("back", BACK, {}), ("Retour", BACK, {}), ("q", LEAVE, {}), ("stop", LEAVE, {}),
    ("", UNREAD, {}), ("zzz", UNREAD, {}), ("99", UNREAD, {}), ("\x1b[31m", UNREAD, {}), ("é" * 9000, UNREAD, {}), ("yes", UNREAD, {}),
])
def test_what_a_line_means_where_a_card_is_asked_for(line, kind, facts):
    assert reply(line, put({}), WORDS) == (kind, facts)


@pytest.mark.parametrize(("line", "answer"), [
    ("1", "yes"), ("2.", "no"), ("yes", "yes"), ("Oui", "yes"), ("n", "no"), ("NON !", "no"), ("I have no red card", "no"),
    ("je n'ai pas la couleur", "no"), ("no card", "no"), ("il en a une", None), ("holds", None),
])
def test_what_a_line_means_where_yes_or_no_is_asked_for(line, answer):
    given = reply(line, put({"card": "wild-draw-four", "top-colour": "red"}), WORDS)
    assert given.facts == ({"holds-colour": answer} if answer else {})


def test_no_means_that_there_is_none_and_yes_that_there_is():
    beside = put({"card": "draw-two", "top": "draw-two"})
    assert beside.inquiry.fact == "penalty"
    assert reply("no", beside, WORDS).facts == {"penalty": "none"}
    assert reply("oui", beside, WORDS).facts == {"penalty": "draw-two"}
    assert reply("normal turn", beside, WORDS).facts == {"penalty": "none"}


def test_letters_stand_before_values_that_are_numbers():
    assert put({}).marks == ("a", "b", "c", "d", "e")
    assert put({"card": "wild-draw-four"}).marks == ("1", "2")
    assert "1" in put({"card": "draw-two", "top": "draw-two"}).marks


def test_whole_groups_are_named_and_long_rows_end_with_another():
    voice = Voice(WORDS, "en")
    numbers, every = WORDS.expand("card", "number"), WORDS.facts["card"].values
    assert answer_words("card", numbers, every, voice) == "number card"
    assert answer_words("card", ("zero", "one"), every, voice) == "0 or 1"
    assert answer_words("card", ("draw-two", "skip"), ("draw-two", "skip", "wild"), voice) == "Action card"
    assert answer_words("card", ("zero", "two", "four", "skip", "wild"), every, voice) == "0, 2, 4 or another"
    assert answer_words("card", numbers, every, Voice(WORDS, "fr")) == "carte numérotée"


def test_facts_that_were_told_are_not_asked_and_later_ones_correct_them():
    now = opened(about("may-play", SHELF, "en"), Terms(rules=("ffk04",), facts={"card": "draw-two", "top": "draw-two"}))
    assert next_of(now, SHELF).fact == "penalty"
    now = told(now, {"penalty": "draw-two"}, SHELF)
    assert next_of(now, SHELF) is None and heard(now, SHELF).rulings[0].answer == "no"
    assert heard(told(now, {"penalty": "none"}, SHELF), SHELF).rulings[0].answer == "yes"


def test_of_several_documents_each_is_asked_until_all_are_settled():
    now = opened(about("may-play", SHELF, "en"), Terms(rules=("ffk04", "no-mercy"), facts={"card": "skip"}))
    while (found := next_of(now, SHELF)) is not None:
        now = told(now, {found.fact: list(found.answers[-1])}, SHELF)
    assert all(ruling.verdict != "depends" for ruling in heard(now, SHELF).rulings)


def test_a_question_put_plainly_claims_where_it_can_be_answered_with_yes_or_no():
    assert about("may-play", SHELF, "fr").asks == "allowed" and about("what-happens", SHELF, "en").asks == WHAT
    for lang in ("en", "fr"):
        assert all(about(question, SHELF, lang).text == WORDS.questions[question].label[lang] for question in WORDS.questions)


def test_every_sentence_is_in_both_languages():
    assert all(english and french and english != french for english, french in INTERVIEW.values())


pty = pytest.importorskip("pty")


def typing(arguments, lines, columns=80, **environment):
    """Run the command on a terminal of its own, type a line at each prompt, and return (what it wrote, its exit code)."""
    child, terminal = pty.fork()
    if not child:
        signal.alarm(40)  # a prompt at which nothing is typed would wait for ever
        os.environ.update({"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "COLUMNS": str(columns), "TERM": "xterm",
                           "LC_ALL": "en_GB.UTF-8", "NO_COLOR": "1", **environment})
        os.execv(sys.executable, [sys.executable, "-m", "arbitre", *arguments])
    written, left = b"", list(lines)
    while True:
        try:
            piece = os.read(terminal, 65536)
        except OSError:
            break
        written += piece
        if written.endswith(b"> ") and left:
            line = left.pop(0)
            if line == "\x03":
                time.sleep(0.3)  # who interrupts sees the prompt first
            os.write(terminal, (line if line in ("\x03", "\x04") else f"{line}\n").encode())
    status = os.waitpid(child, 0)[1]
    os.close(terminal)
    assert not left, "it ended before everything was typed"
    return written.decode("utf-8").replace("\r\n", "\n"), os.waitstatus_to_exitcode(status)


def test_without_words_in_a_terminal_it_asks_what_is_in_dispute_then_only_what_matters():
    shown, code = typing(["ask", "--plain"], ["1", "zzz", "a +4", "no"])
    assert code == 0 and shown.startswith("By these rules: ")
    assert "What is in dispute?" in shown and "  1. Playing a card" in shown
    assert shown.count("I did not understand that as an answer.") == 1 and "Noted: The card played: +4." in shown
    assert shown.count("Does the player hold a card of the colour in force?") == 1
    assert shown.rpartition("> no\n")[2].startswith("\nYes.\nAllowed. ")


def test_the_dispute_may_be_told_in_words_in_french_and_narrow():
    lines = ["ouille", "6", "99", "", "je peux mettre un +2 sur un +2 ?", "retour", "je ne sais pas"]
    shown, code = typing(["ask", "--plain", "--lang", "fr"], lines, columns=40)
    assert code == 0 and "Sur quoi porte le litige\u202f?" in shown
    assert shown.count("Compris\u202f: Peut-on jouer") >= 2 and "C'est la première question." in shown.replace("\n", " ")
    assert "\nCela dépend.\n" in shown.rpartition("> je ne sais pas\n")[2]
    assert all(len(line) <= 40 for line in shown.splitlines() if not line.startswith("> "))


@pytest.mark.parametrize("lines", [[""], ["\x04"], ["6", "stop", "q"]])
def test_one_may_leave_before_there_is_a_question(lines):
    shown, code = typing(["ask", "--plain", "--exit-code"], lines)
    assert code == 0 and "Traceback" not in shown and "Read as" not in shown


@pytest.mark.parametrize("leave", ["\x04", "stop"])
def test_who_leaves_early_is_told_what_it_depends_on(leave):
    shown, code = typing(["ask", "--plain", "--exit-code"], ["may this card be played?", leave])
    assert code == 11 and "It depends." in shown


def test_an_interrupt_ends_it_quietly():
    shown, code = typing(["ask", "--plain"], ["\x03"])
    assert code == 130 and "Traceback" not in shown


def test_an_answer_that_depends_offers_to_go_on():
    shown, code = typing(["ask", "can I play a +2 on a +2?", "--plain"], ["yes", "1"])
    assert code == 0 and "Shall I ask what is missing?" in shown
    before, _, after = shown.partition("Shall I ask")
    assert before.startswith("It depends.") and "\nYes.\nAllowed." in after


@pytest.mark.parametrize("line", ["", "no", "\x04"])
def test_the_offer_may_be_declined(line):
    shown, code = typing(["ask", "can I play a +2 on a +2?", "--plain"], [line])
    assert code == 0 and shown.count("It depends.") == 1


@pytest.mark.parametrize(("question", "lines", "mark"), [
    ("can I play a +2 on a +2?", ["normal turn"], "\nYes.\nAllowed. "),
    ("can I play a +2 on a +2?", ["zzz", "the +2 was aimed at me"], "\nNo.\nForbidden. "),
    ("can I play a +2 on a +2?", ["?", "1"], "\nYes.\nAllowed. "),
    ("je peux mettre un +2 sur un +2 ?", ["un tour normal"], "\nOui.\nPermis. "),
    ("je peux mettre un +2 sur un +2 ?", ["n'importe", "?", "1"], "\nOui.\nPermis. "),
])
def test_an_answer_given_to_the_offer_itself_counts(question, lines, mark):
    shown, code = typing(["ask", question, "--plain"], lines)
    before, _, after = shown.partition("> ")
    assert code == 0 and mark in after and mark not in before


@pytest.mark.parametrize(("lang", "how", "help"), [
    ("en", 'A letter or words; ? if you do not know, "back", or "stop".', "Type the number of the line"),
    ("fr", "Une lettre ou des mots\u202f;\u202f? si vous ne savez pas, «\u202fretour\u202f», ou «\u202fstop\u202f».", "Tapez le numéro de la ligne"),
])
def test_an_empty_line_or_a_question_mark_tells_how_to_answer(lang, how, help):
    shown, code = typing(["ask", "--plain", "--lang", lang], ["?", "4", "?", "", "1", "", "zzz", "stop"])
    assert code == 0 and shown.count(help) == 2 and shown.count(how) == 3


@pytest.mark.parametrize("arguments", [["ask", "+2 on +2 while penalized"], ["ask", "can I play a +2 on a +2?", "--json"],
                                       ["ask", "can I play a +2 on a +2?", "--exit-code"]])
def test_nothing_is_asked_where_nothing_is_missing_or_a_program_reads(arguments):
    shown, _ = typing(arguments, [])
    assert "> " not in shown


def test_in_a_pipe_nothing_is_asked(arbitre):
    assert arbitre("ask", stdin="1\n").returncode == 2
    ran = arbitre("ask", "can I play a +2 on a +2?", stdin="yes\n1\n")
    assert ran.returncode == 0 and b"Shall I" not in ran.stdout


def test_what_does_not_fit_is_refused_and_asked_again():
    shown, code = typing(["ask", "--plain", "-f", "hand-size=last", "-f", "card=wild-draw-four", "--strict", "-r", "mila"],
                         ["may this card be played?", "I still have a card of the colour", "stop"])
    assert code == 0 and "That does not fit what was said before." in shown
