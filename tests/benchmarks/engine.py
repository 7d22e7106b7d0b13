"""How fast the engine is, as ratios of one run: python tests/benchmarks/engine.py [ROUNDS].

The measure is one world ruled by hand: an if/elif for the rules of one document on playing a card, written out below,
that names the same verdict, the same rules standing and the same effects. Everything is measured in turn, round after
round; of each the fastest round counts. Nothing fails here; read the numbers.
"""

import random
import sys
import time

from arbitre.files import folders
from arbitre.game.situation import Situation
from arbitre.game.space import Space
from arbitre.judging.cases import book
from arbitre.judging.judge import judge
from arbitre.law.ruleset import load_shelf
from arbitre.proving.audit import check_ruleset
from arbitre.proving.census import census
from arbitre.proving.compare import compare

DOCUMENT, OTHER, QUESTION = "mila", "ffk04", "may-play"
TRIED = 2000
WILDS = ("wild", "wild-draw-four")
STOPS = (("penalty", ("draw-two", "wild-draw-four"), "no-stacking"), ("penalty", ("skip",), "no-play-while-skipped"),
         ("at-once", ("several",), "one-card-a-turn"), ("turn", ("other",), "own-turn-only"),
         ("drawn", ("other",), "only-the-drawn-card"))


def by_hand(world):
    """(verdict, rules that stand, effects) of a world, as somebody would write it who knows only this document."""
    stands, effects = [], []
    card, wild = world["card"], world["card"] in WILDS
    free = world["penalty"] == "none"
    if free and not wild and world["same-colour"] == "no" and world["same-symbol"] == "no":
        stands.append("match-to-play")
    elif free and card == "wild-draw-four":
        if world["holds-colour"] == "yes":
            stands.append("wild-draw-holding-colour")
        else:
            if world["holds-symbol"] == "yes":
                stands.append("wild-draw-holding-symbol")
            if world["holds-wild"] == "yes":
                stands.append("wild-draw-holding-wild")
    unfit = bool(stands)
    for fact, values, rule in STOPS:
        if world[fact] in values:
            stands.append(rule)
    if world["penalty"] in ("draw-two", "wild-draw-four"):
        effects = [f"next:draw:{2 if world['penalty'] == 'draw-two' else 4}", "next:lose-turn"]
    elif world["penalty"] == "skip":
        effects = ["next:lose-turn"]
    if len(stands) > len([rule for rule in stands if unfit and not any(rule == row[2] for row in STOPS)]):
        return "forbidden", stands, effects
    lets = []
    if not wild and world["same-colour"] == "yes":
        lets.append("match-colour")
    if not wild and world["same-symbol"] == "yes":
        lets.append("match-symbol")
    if card == "wild":
        lets.append("wild-any-time")
    if card == "wild-draw-four" and world["holds-colour"] == "no":
        lets.append("wild-draw-without-colour")
    if not unfit and world["drawn"] == "this":
        lets.append("drawn-card-played")
    verdict = "contested" if stands and lets else "forbidden" if stands else "allowed" if lets else "silent"
    return verdict, stands + lets, effects


def worlds_of(ruleset, count):
    """So many worlds of the question and of what its verdicts lead to, drawn at random, each as {fact: value}."""
    vocabulary = ruleset.vocabulary
    asked = (QUESTION, *vocabulary.questions[QUESTION].then.values())
    space = Space(vocabulary, ruleset.box, sorted({fact for one in asked for fact in book(ruleset, one).masks.facts}))
    drawn = random.Random(1).sample(range(space.count), min(count, space.count))
    return [{vocabulary.order[fact].id: vocabulary.values(fact, value)[0] for fact, value in space.world(n).items()} for n in drawn]


def agreeing(ruleset, worlds):
    """In how many of these worlds the hand-written rules say what the engine says."""
    same = 0
    for world in worlds:
        ruling = judge(ruleset, QUESTION, Situation.of(ruleset.vocabulary, world), strict=True)
        verdict, stands, effects = by_hand(world)
        chained = ruling.verdict == "allowed"  # the effects of a card that may be played are another question's
        same += (verdict, sorted(stands)) == (ruling.verdict, sorted(rule.id for rule in ruling.because)) and (
            chained or verdict == "contested" or effects == [str(effect) for effect in ruling.effects])
    return same


def works(shelf, ruleset, other, worlds):
    """{name: (what is done, how many worlds that is)}."""
    situations = [Situation.of(ruleset.vocabulary, world) for world in worlds]
    rules = book(ruleset, QUESTION)

    def judged():
        ruleset.rulings.clear()
        for situation in situations:
            judge(ruleset, QUESTION, situation)

    def again():
        for situation in situations:
            judge(ruleset, QUESTION, situation)

    checked = sum(sum(census(ruleset, question).values()) for question in shelf.vocabulary.questions)
    compared = sum(parting.worlds.total for parting in compare([ruleset, other]).questions)
    return {
        "by hand (if/elif)": (lambda: [by_hand(world) for world in worlds], len(worlds)),
        "a match": (lambda: [rules.masks.match(situation.box) for situation in situations], len(worlds)),
        "a full ruling from facts": (judged, len(worlds)),
        "the same ruling again": (again, len(worlds)),
        "a situation from names": (lambda: [Situation.of(ruleset.vocabulary, world) for world in worlds], len(worlds)),
        "check, a world": (lambda: check_ruleset(ruleset), checked),
        "compare, a world": (lambda: compare([ruleset, other]), compared),
    }


def measured(found, rounds):
    """{name: seconds a world}, the fastest round of each."""
    taken = dict.fromkeys(found, float("inf"))
    for _ in range(rounds):
        for name, (work, count) in found.items():
            start = time.perf_counter()
            work()
            taken[name] = min(taken[name], (time.perf_counter() - start) / count)
    return taken


def main(arguments):
    """Measure and print, every line with its ratio to the hand-written rules."""
    shelf = load_shelf(folders.rulesets())
    ruleset, other = shelf.rulesets[DOCUMENT], shelf.rulesets[OTHER]
    worlds = worlds_of(ruleset, TRIED)
    print(f"{agreeing(ruleset, worlds)} of {len(worlds)} worlds are ruled the same by hand")
    taken = measured(works(shelf, ruleset, other, worlds), int(arguments[0]) if arguments else 10)
    for name, seconds in taken.items():
        print(f"{name:<28}{seconds * 1e6:9.2f} µs {seconds / taken['by hand (if/elif)']:8.2f} of the hand-written rules")


if __name__ == "__main__":
    main(sys.argv[1:])
