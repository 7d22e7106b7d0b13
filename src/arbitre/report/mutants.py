"""What became of spoilt rules: how many the scenarios notice, and for each that they do not, where and how it shows."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from .json import dump
from .voice import Voice
from .words import series, typeset

if TYPE_CHECKING:
    from ..judging.conclusion import Conclusion
    from ..law.rule import Effect
    from ..law.ruleset import Ruleset
    from ..trying.mutants import Mutant, Survivor, Toll

MOST = 4  # values told of one fact


def print_toll(ruleset: "Ruleset", toll: "Toll", lang: str) -> None:
    """Print the counts of a ruleset's mutants, then each survivor with its place, its change and what shows it."""
    voice = Voice(ruleset.vocabulary, lang)
    counts = voice.say("mutants-tried", ruleset=ruleset.id, tried=toll.tried, killed=toll.killed,
                       equivalent=toll.equivalent, left=len(toll.survivors))
    print(typeset(counts, lang))
    for survivor in toll.survivors:
        for line in survivor_lines(survivor, voice):
            print("    " + typeset(line, lang))


def survivor_lines(survivor: "Survivor", voice: Voice) -> tuple[str, str, str]:
    """Return a survivor in three lines: the rule and its change, the situation that shows it, what is then ruled."""
    rule = survivor.mutant.rule
    facts = voice.facts(survivor.facts, MOST) or voice.say("mutant-always")
    return (
        f"{rule.place}: `{rule.id}`, {change_text(survivor.mutant, voice)}",
        "    " + voice.headed("mutant-shown", facts),
        "    " + voice.say("mutant-ruled", sound=_concluded(survivor.sound, voice), spoilt=_concluded(survivor.spoilt, voice)),
    )


def change_text(mutant: "Mutant", voice: Voice) -> str:
    """Return what was done to the rule of a mutant, in words."""
    change, _, name = mutant.change.partition(":")
    key = "mutant-" + change
    if change == "widened":
        return voice.say(key, ask=voice.vocabulary.facts[name].ask[voice.lang])
    if change == "effect":
        (effect,) = (effect for effect in mutant.rule.effects if str(effect) == name)
        return voice.say(key, effect=_effects((effect,), voice))
    return voice.say(key, rule=name)


def _concluded(conclusion: "Conclusion", voice: Voice) -> str:
    """Return a conclusion in words: the verdict, and what is settled."""
    parts = [voice.verdict(conclusion.verdict)]
    if conclusion.effects:
        parts.append(_effects(sorted(conclusion.effects, key=str), voice))
    parts += map(voice.value, conclusion.values)
    return series(parts, voice.lang)


def _effects(effects: "Iterable[Effect]", voice: Voice) -> str:
    counted = (effect if str(effect.count).isdecimal() else effect._replace(count=None) for effect in effects)
    return voice.effects(tuple(counted)).rstrip(".")


def print_toll_object(ruleset: "Ruleset", toll: "Toll") -> None:
    """Print the same as one JSON object."""
    voice = Voice(ruleset.vocabulary, "en")
    print(dump({
        "house" if ruleset.amends else "ruleset": ruleset.id,
        "tried": toll.tried,
        "killed": toll.killed,
        "equivalent": toll.equivalent,
        "survivors": [_object(survivor, voice) for survivor in toll.survivors],
    }))


def _object(survivor: "Survivor", voice: Voice) -> dict[str, Any]:
    place = survivor.mutant.rule.place
    return {
        "rule": f"{survivor.mutant.rule.ruleset}/{survivor.mutant.rule.id}",
        "change": survivor.mutant.change,
        "sentence": change_text(survivor.mutant, voice),
        "facts": survivor.facts,
        "verdict": survivor.sound.verdict,
        "instead": survivor.spoilt.verdict,
        "file": place and place.path,
        "line": place and place.line,
        "col": place and place.col,
    }
