"""Count the example sentences anew, after a change of examples, scenarios or words: python tests/learn.py [--check].

Writes `rulesets/vocabulary/learned.json`, from which the reading knows how likely a question is. With --check it writes
nothing, and fails where the file is not what the examples and words of today give.
"""

import json
import os
import sys

from arbitre import folders
from arbitre.reading import words_of
from arbitre.reading.examples import examples_of
from arbitre.reading.learned import COUNTS
from arbitre.reading.learning import Example, learn
from arbitre.ruleset import load_shelf
from arbitre.scenario_file import load

PATH = os.path.join(folders.rulesets(), COUNTS)


def counts() -> str:
    """What the examples give, as the text of the file."""
    vocabulary = load_shelf(folders.rulesets()).vocabulary
    words = words_of(vocabulary)
    words.learned = None
    examples = examples_of(os.path.dirname(PATH), tuple(words.lexicons)) + scenarios()
    return written(learn(words, vocabulary, examples))


def scenarios() -> list[Example]:
    """The sentences of the scenarios, which tell what they mean, as examples."""
    shelf = load_shelf(folders.rulesets())
    return [Example(lang, text, scenario.reads.question, str(scenario.reads.asks), scenario.reads.facts)
            for path in folders.scenario_files() for scenario in load(path, shelf) if scenario.reads
            for lang, text in scenario.ask.items()]


def written(tables: dict) -> str:
    """The tables as text."""
    return json.dumps(tables, ensure_ascii=False, separators=(",", ":")) + "\n"


def main(arguments) -> int:
    """Write the file, or compare it with what it should be."""
    text = counts()
    if "--check" in arguments:
        with open(PATH, encoding="utf-8") as file:
            fresh = file.read() == text
        print("fresh" if fresh else "stale: run `python tests/learn.py`")
        return 0 if fresh else 1
    with open(PATH, "w", encoding="utf-8") as file:
        file.write(text)
    print(f"{len(text):,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
