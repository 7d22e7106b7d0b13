"""Score the reading and the rulings on labelled questions: python tests/score.py [FILE…] [--failures].

A label gives for each document the better answer and every answer that may be defended. Printed: how many are
right (an accepted answer), how many are the better answer, how many of those bring every fact that a player
needs next, and how many are wrong with confidence; then the same by language and by topic.
"""

import collections
import json
import pathlib
import sys
from unittest import mock

from arbitre.asking import hearing as heard_by
from arbitre.asking.hearing import Terms, hear_reading
from arbitre.files import folders
from arbitre.law.ruleset import load_shelf
from arbitre.reading import read, words_of

CASES = pathlib.Path(__file__).parent / "cases" / "questions.jsonl"
SURE = {"yes", "no", "settled", "contested"}
EVASIVE = {"silent", "depends", "absent", "out-of-scope"}


def answer_of(shelf, reading, ruleset):
    """The answer, and the effects and values with it, that the tool gives to what was read out of one document."""
    with mock.patch.object(heard_by, "_nearest", lambda *_: {}):  # what would make it allowed is not scored, and takes its time
        hearing = hear_reading(shelf, reading, Terms(rules=(ruleset,)))
    if hearing.reading.status == "out-of-scope":
        return "out-of-scope", set(), hearing
    if not hearing.rulings:
        return "unread", set(), hearing
    ruling = hearing.rulings[0]
    return ruling.answer, said(ruling), hearing


def said(ruling):
    """Every effect and value that a ruling tells, those of its branches included."""
    out = {":".join(str(part) for part in effect if part is not None) for effect in ruling.effects}
    out |= {f"value:{value}" for value in ruling.values}
    for dependence in ruling.depends:
        for branch in dependence.branches:
            out |= said(branch.ruling)
    return out


def holds(fact, told):
    """Whether a demanded fact is among those told (a demand without a count takes any count)."""
    return fact in told or any(one.startswith(fact + ":") for one in told)


def score(shelf, path):
    """One row a labelled answer: {id, lang, topic, ruleset, got, want, accept, right, better, facts, sure, hearing}."""
    rows, apart = [], read_apart(shelf)
    for line in path.read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        readings = {None: read(case["text"], shelf.vocabulary)}
        for ruleset, label in case["for"].items():
            if ruleset not in shelf.rulesets:
                continue
            document = ruleset if ruleset in apart else None
            if document not in readings:
                readings[document] = read(case["text"], shelf.vocabulary, None, document)
            got, told, hearing = answer_of(shelf, readings[document], ruleset)
            right = got in label["accept"]
            rows.append({
                "id": case["id"], "lang": case["lang"], "topic": case["topic"], "ruleset": ruleset, "text": case["text"],
                "got": got, "want": label["answer"], "accept": label["accept"], "right": right,
                "better": got == label["answer"], "demanded": label["facts"],
                "facts": right and all(holds(fact, told) for fact in label["facts"]), "told": told,
                "sure": not right and got in SURE, "hard": not EVASIVE & set(label["accept"]), "hearing": hearing,
            })
    return rows


def read_apart(shelf):
    """The documents of which some phrase takes notice: what is asked of them alone may be read otherwise."""
    words = words_of(shelf.vocabulary)
    noticed = [mask for phrase in words.phrases for mask in (*phrase.present, *phrase.absent)]
    return {name for name, bit in words.named["edition:"] if any(bit & mask for mask in noticed)}


def share(rows, key):
    """The share of rows for which `key` holds, in percent."""
    return 100 * sum(bool(row[key]) for row in rows) / max(len(rows), 1)


def line(name, rows):
    """One line of the table."""
    unread = 100 * sum(row["got"] == "unread" for row in rows) / max(len(rows), 1)
    return (f"{name:<28}{len(rows):>5}  right {share(rows, 'right'):5.1f}  better {share(rows, 'better'):5.1f}  "
            f"with facts {share(rows, 'facts'):5.1f}  wrong and sure {share(rows, 'sure'):4.1f}  not understood {unread:4.1f}")


def report(rows, failures):
    """Print the table, and each failure if asked."""
    print(line("all", rows))
    print(line("no evasion accepted", [row for row in rows if row["hard"]]))
    for key in ("lang", "ruleset", "topic"):
        groups = collections.defaultdict(list)
        for row in rows:
            groups[row[key]].append(row)
        for name in sorted(groups):
            print(line(f"  {name}", groups[name]))
    if failures:
        for row in rows:
            if not row["right"] or not row["facts"]:
                reading = row["hearing"].reading
                print(f"\n{row['id']} {row['ruleset']}: {row['text']}\n   got {row['got']} {sorted(row['told'])}, "
                      f"want {row['want']} of {row['accept']} {row['demanded']}\n   read {reading.status} {reading.question} "
                      f"asks {reading.asks} {reading.facts} unread {reading.unread}")


def main(arguments):
    """Score the files named, or the given questions."""
    shelf = load_shelf(folders.rulesets())
    paths = [pathlib.Path(a) for a in arguments if not a.startswith("--")] or [CASES]
    for path in paths:
        print(path.name)
        report(score(shelf, path), "--failures" in arguments)


if __name__ == "__main__":
    main(sys.argv[1:])
