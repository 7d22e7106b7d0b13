"""Small vocabularies and rulesets for the tests of the engine."""
from pathlib import Path

from arbitre.files.merging import add_section, merge
from arbitre.files.yamltext import read_text
from arbitre.game.wordbook import read_vocabulary
from arbitre.law.rulefile import read_rules, read_sources
from arbitre.law.ruleset import Ruleset, box_of
from arbitre.problem import Problems

SMALL = Path(__file__).parent / "small"
VOCABULARY = (SMALL / "vocabulary" / "tiles.yaml").read_text(encoding="utf-8")


def raised(problems):
    """Raise what is wrong, as loading a shelf does."""
    if problems:
        raise Problems(problems)


def vocabulary(*more, text=VOCABULARY):
    """A small vocabulary about tiles, with further sections merged in."""
    problems = []
    merged = merge([read_text(text, "vocabulary.yaml", problems)], [], problems)
    for other in more:
        for section, node in read_text(other, "more.yaml", problems).items():
            add_section(merged, section, node, problems)
    found = read_vocabulary(merged, problems)
    raised(problems)
    return found


def ruleset(words, rules, cards=("dot", "bar", "star", "blank"), means=None, id="home", sources="{}"):
    """A ruleset of these rules (YAML text); `says` may be left out."""
    problems = []
    read = read_text(rules, f"{id}.yaml", problems)
    raised(problems)
    for rule in read:
        rule.setdefault("says", {"en": "So it is.", "fr": "C'est ainsi."})
    box = box_of(words, cards)
    found = read_rules(read, id, read_sources(read_text(sources, "sources.yaml", problems), problems), words, box, problems)
    raised(problems)
    name = {"en": id, "fr": id}
    return Ruleset(id, name, name, {}, cards, (), means or {}, found, words)


