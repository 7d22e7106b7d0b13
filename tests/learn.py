"""Count the example sentences anew, after a change of examples, scenarios or words: python tests/learn.py [--check].

Writes `rulesets/vocabulary/learned.json`, from which the reading knows how likely a question is. With --check it only
says whether the file was counted of the examples and words as they are now.
"""

import json
import os
import pathlib
import sys
import zlib

from arbitre.files import folders
from arbitre.law.ruleset import load_shelf
from arbitre.reading import words_of
from arbitre.reading.examples import examples_of
from arbitre.reading.learned import COUNTS
from arbitre.reading.learning import Example, learn
from arbitre.trying.scenario_file import load

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
    return json.dumps({"of": fingerprint(), **tables}, ensure_ascii=False, separators=(",", ":")) + "\n"


def fingerprint() -> int:
    """A number that changes with the examples and the words files."""
    folder, found = pathlib.Path(PATH).parent, 0
    for path in sorted([*folder.glob("examples/*.yaml"), *folder.glob("words/*.yaml")]):
        found = zlib.crc32(path.read_bytes().replace(b"\r\n", b"\n"), found)
    return found


def fresh() -> bool:
    """Whether the file was counted of the examples and words as they are now."""
    with open(PATH, encoding="utf-8") as file:
        return json.load(file)["of"] == fingerprint()


def main(arguments) -> int:
    """Write the file, or compare it with what it should be."""
    if "--check" in arguments:
        print("fresh" if fresh() else "stale: run `python tests/learn.py`")
        return 0 if fresh() else 1
    text = counts()
    with open(PATH, "w", encoding="utf-8") as file:
        file.write(text)
    print(f"{len(text):,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
