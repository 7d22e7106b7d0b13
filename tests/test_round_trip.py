"""There and back: a situation is written as a sentence in each language, and read back as the same facts, with the same ruling.

`python tests/test_round_trip.py 100000` goes through so many.
"""

import random
import sys

from arbitre.game.situation import Situation
from arbitre.judging.judge import judge
from arbitre.reading import read

NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
ACTIONS = ("skip", "reverse", "draw-two")
WILDS = ("wild", "wild-draw-four")
COLOURS = ("red", "yellow", "green", "blue")
CLAUSES = {  # (fact, value): words
    "en": {("turn", "other"): "it is not my turn", ("players", "two"): "we are two players",
           ("penalty", "draw-two"): "I am hit by a +2"},
    "fr": {("turn", "other"): "ce n'est pas mon tour", ("players", "two"): "on est deux joueurs",
           ("penalty", "draw-two"): "je subis un +2"},
}
FORMS = {
    "en": ("can I play a {card} on a {top}", "may I put a {card} on a {top}", "am I allowed to lay a {card} on a {top}"),
    "fr": ("est-ce que je peux poser un {card} sur un {top}", "puis-je jouer un {card} sur un {top}", "ai-je le droit de mettre un {card} sur un {top}"),
}


def drawn(rng):
    """A situation: the card, the card on the pile, and at most one thing more."""
    card, top = _card(rng, WILDS), _card(rng, ())
    more = rng.choice((None, None, *CLAUSES["en"]))
    if more == ("penalty", "draw-two"):
        top = ("draw-two", top[1])
    return card, top, more


def _card(rng, wilds):
    symbol = rng.choice(NUMBERS + ACTIONS + wilds)
    return symbol, None if symbol in wilds else rng.choice(COLOURS)


def written(situation, lang, vocabulary, form):
    """The situation in words."""
    card, top, more = situation
    words = FORMS[lang][form].format(card=_named(card, lang, vocabulary), top=_named(top, lang, vocabulary))
    return words + {"en": "?", "fr": " ?"}[lang] if more is None else f"{words}, {CLAUSES[lang][more]}{'?' if lang == 'en' else ' ?'}"


def _named(card, lang, vocabulary):
    symbol, colour = (value and vocabulary.names[kind][value][lang][0].lower() for kind, value in zip(("symbol", "colour"), card))
    return symbol if colour is None else f"{colour} {symbol}" if lang == "en" else f"{symbol} {colour}"


def facts_of(situation):
    """What shall be read; the colour of a draw card that is aimed at the player bears on nothing."""
    (card, hue), (top, under), more = situation
    under = None if more == ("penalty", "draw-two") else under
    facts = {"card": card, "card-colour": hue, "top": top, "top-colour": under, **({more[0]: more[1]} if more else {})}
    return {fact: value for fact, value in facts.items() if value}


def lost(situations, shelf):
    """[(sentence, what was read, what was meant)] of the situations that did not come back, and how many sentences there were."""
    found, vocabulary, count = [], shelf.vocabulary, 0
    for number, situation in enumerate(situations):
        meant = facts_of(situation)
        wanted = judge(shelf.ruleset("ffk04"), "may-play", Situation.of(vocabulary, meant), "allowed")
        for lang in FORMS:
            text, count = written(situation, lang, vocabulary, number % 3), count + 1
            reading = read(text, vocabulary, lang)
            got = reading.facts
            if (reading.question, reading.asks) != ("may-play", "allowed") or {**got, **meant} != got:
                found.append((text, (reading.question, reading.asks, got), meant))
                continue
            ruling = judge(shelf.ruleset("ffk04"), "may-play", Situation.of(vocabulary, reading.facts), reading.asks)
            if (ruling.answer, ruling.because) != (wanted.answer, wanted.because):
                found.append((text, (ruling.answer, got), (wanted.answer, meant)))
    return found, count


def test_a_thousand_situations_come_back_in_both_languages(shelf):
    rng = random.Random(8)
    found, count = lost([drawn(rng) for _ in range(1_000)], shelf)
    assert count == 2_000 and not found, f"{len(found)}: {found[:5]}"


if __name__ == "__main__":
    from arbitre.files.folders import rulesets
    from arbitre.law.ruleset import load_shelf

    rng = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    found, count = lost((drawn(rng) for _ in range(int(sys.argv[1]))), load_shelf(rulesets()))
    print(f"{count} sentences, lost: {len(found)}", *found[:20], sep="\n")
    sys.exit(bool(found))
