"""The command `hand`: which cards of a hand may be played, of one hand or of a file with many."""

import json
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from ..asking.hearing import beside, documents
from ..asking.language import of_locale, spoken
from ..counting.bench import Bench
from ..counting.hand import HandReader, unreadable
from ..problem import Problem, Problems
from ..reading import Reading
from .asking import CODES, MIXED, Manner, lines_of, terms_of
from .progress import Progress
from .seating import agreed, seat
from .usage import WrongUsage, refuse_problem, told

if TYPE_CHECKING:
    from ..asking.hearing import Terms
    from ..counting.hand import Hand
    from ..judging.ruling import Ruling
    from ..law.ruleset import Shelf


def hand(words: list[str], on: str | None, said: dict[str, Any], file: str | None, rules: list[str] | None, facts: list[str] | None, manner: Manner) -> int:
    """Rule on every card of the hand, or of each hand of a file or of standard input; return the exit code."""
    many = file is not None or words == ["-"]
    _refuse_halves(words, on, said, many, file)
    shelf, charter = seat(rules, manner.house)
    manner = agreed(manner, charter)
    terms = terms_of(shelf, rules, facts, manner, charter)
    court = _Court(shelf, terms, manner)
    if many:
        return court.rule_each(lines_of(file))
    besides = {name: spoken(str(value)) for name, value in said.items() if value is not None}
    given = {"hand": spoken(" ".join(words)), "on": spoken(on or ""), **besides}
    try:
        return court.rule_one(given)
    except Problems as problems:
        problem = problems.problems[0]
        if dict(problem.fields).get("facts"):
            raise WrongUsage(court.contradiction(problem, given)) from None
        return refuse_problem(problem)


def _refuse_halves(words: list[str], on: str | None, said: dict[str, Any], many: bool, file: str | None) -> None:
    if words and file is not None:
        raise WrongUsage(told("give cards or --file, not both", "donnez des cartes ou --file, pas les deux"))
    if many and (on or any(value is not None for value in said.values())):
        raise WrongUsage(told("each line of the file says what lies on the pile", "chaque ligne du fichier dit ce qu'il y a sur le talon"))
    if not words and file is None:
        raise WrongUsage(told('name the cards: arbitre hand "red 5, blue 0, +4" --on "red 7"',
                              'nommez les cartes : arbitre hand "5 rouge, 0 bleu, +4" --on "7 rouge"'))
    if not many and not on:
        raise WrongUsage(told('say which card lies on the pile: --on "red 7"', 'dites quelle carte est sur le talon : --on "7 rouge"'))


class _Court:
    """The documents chosen, ready to rule on hands in the manner that was asked for."""

    def __init__(self, shelf: "Shelf", terms: "Terms", manner: Manner) -> None:
        self.shelf, self.terms, self.manner = shelf, terms, manner
        self.ids, self.by_default = documents(shelf, Reading("", terms.lang or of_locale(), "read"), terms)
        colours = [colour for id in self.ids for colour in shelf.rulesets[id].colours]
        cards = [card for id in self.ids for card in shelf.rulesets[id].cards]
        self.reader = HandReader(shelf.vocabulary, dict.fromkeys(colours), of_locale(), (*cards, *colours))
        self._benches: dict[str, Bench[Ruling]] = {}
        self._texts: dict[tuple[str, str], Bench[bytes]] = {}
        self._locale = of_locale()

    def rule_one(self, given: dict[str, Any]) -> int:
        """Rule on one hand and print it; return the exit code."""
        if self.manner.json:
            _write(self._line(given, self._read(given)))
            return self._status(given) if self.manner.exit_code else 0
        self._show(self._read(given))
        return self._status(given) if self.manner.exit_code else 0

    def rule_each(self, lines: Iterable[str]) -> int:
        """Rule on the hand of every line of JSON; one line out for each, whatever it holds."""
        with Progress(alone=True) as progress:
            for number, text in enumerate(lines):
                progress.tell("", number)
                if self.manner.plain:
                    self._show_whatever(text, number)
                else:
                    _write(self._line_whatever(text))
        return 0

    def _line_whatever(self, text: str) -> bytes:
        """Return the line for one hand among many: those after it are ruled on even if this one cannot be read."""
        from ..report.hand import problem_line

        given = None
        try:
            given = _parsed(text)
            return self._line(given, self._read(given))
        except Problems as problems:
            return problem_line(given, problems.problems[0])
        except Exception as error:  # a mistake of the referee must not cost the other rulings
            print(f"arbitre: {type(error).__name__}: {error}", file=sys.stderr)
            return problem_line(given, unreadable())

    def _show_whatever(self, text: str, number: int) -> None:
        from ..report.problems import put_problem

        if number:
            print()
        try:
            self._show(self._read(_parsed(text)))
        except Problems as problems:
            put_problem(problems.problems[0])

    def _read(self, given: dict[str, Any]) -> "Hand":
        return self.reader.read(given)

    def _line(self, given: dict[str, Any], hand: "Hand") -> bytes:
        from ..report.hand import hand_line

        lang = self._lang(hand)
        names = given["hand"] if isinstance(given["hand"], list) else [card.text for card in hand.cards]
        ruled = [self._worded(id, lang).rule(hand) for id in self.ids]
        return hand_line(names, given["on"], hand.cards, ruled, self.reader.unread(given))

    def _lang(self, hand: "Hand") -> str:
        """Return the language to answer in: that which was asked for, else that of most of the cards, else the locale's."""
        if self.manner.lang:
            return self.manner.lang
        spoken_in = [card.lang for card in (*hand.cards, hand.on) if card.lang]
        return max(spoken_in, key=spoken_in.count) if spoken_in else self._locale

    def _bench(self, id: str) -> "Bench[Ruling]":
        """Return the bench of one document."""
        if id not in self._benches:
            ruleset = self.shelf.ruleset(id, self.terms.house or ())
            self._benches[id] = Bench(ruleset, {**self._agreed(), **self.terms.facts}, self.terms.strict)
        return self._benches[id]

    def _worded(self, id: str, lang: str) -> Bench[bytes]:
        """Return the bench of one document whose rulings are texts of JSON in a language."""
        key = id, lang
        if key not in self._texts:
            from ..report.hand import ruling_text

            vocabulary, ruleset = self.shelf.vocabulary, self.shelf.ruleset(id, self.terms.house or ())
            self._texts[key] = Bench(ruleset, {**self._agreed(), **self.terms.facts}, self.terms.strict,
                                     lambda ruling: ruling_text(ruling, lang, vocabulary))
        return self._texts[key]

    def _agreed(self) -> dict[str, Any]:
        """Return what the table's charter says of the moment, where that is not ordinary anyway."""
        facts = self.shelf.vocabulary.facts
        agreed_on = dict(self.terms.charter.facts) if self.terms.charter else {}
        return {fact: value for fact, value in agreed_on.items() if value != facts[fact].normally}

    def _show(self, hand: "Hand") -> None:
        from ..report.hand import show_hand
        from ..report.voice import Voice

        voice = Voice(self.shelf.vocabulary, self._lang(hand))
        others = beside(self.shelf, self.ids[0]) if self.by_default and not self.terms.house else []
        ruled, apart = ([(self.shelf.rulesets[id], self._bench(id).rule(hand)) for id in ids] for ids in (self.ids, others))
        show_hand(hand, ruled, apart, self.shelf, voice, self.manner.plain, self.by_default)

    def _status(self, given: dict[str, Any]) -> int:
        """Return the exit code of the answers."""
        hand = self._read(given)
        codes = {CODES[ruling.answer] for id in self.ids for ruling in self._bench(id).rule(hand)}
        return codes.pop() if len(codes) == 1 else MIXED if codes else 0

    def contradiction(self, problem: Problem, given: dict[str, Any]) -> str:
        """Return in words that what was said cannot all hold."""
        from ..report.hand import contradiction
        from ..report.voice import Voice

        names = dict(problem.fields)["facts"]
        is_of_facts = all(name in self.shelf.vocabulary.facts for name in names)
        facts = self._bench(self.ids[0]).facts_of(self._read(given)) if is_of_facts else {}
        return contradiction(names, facts, Voice(self.shelf.vocabulary, of_locale()))


def _write(line: bytes) -> None:
    """Put a line out at once, as it is."""
    sys.stdout.flush()
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


def _parsed(text: str) -> Any:
    """Return what a line of JSON holds; what is no JSON holds nothing."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None
