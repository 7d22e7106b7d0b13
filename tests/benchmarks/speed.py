"""How fast the referee is, as ratios of one run: python tests/benchmarks/speed.py [ROUNDS].

Everything is measured in turn, round after round, so that a busy machine is busy for all; the medians are compared.
Cold: a process of its own each time, from start to exit, against a Typer program with one command. Warm: one process,
per question. A ratio of a terminal is measured on a pseudo-terminal. Nothing fails here; read the numbers.
"""

import json
import os
import pathlib
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter

from arbitre.asking.hearing import Terms, default_document, hear
from arbitre.files import folders
from arbitre.game.situation import Situation
from arbitre.judging.judge import judge
from arbitre.law.ruleset import load_shelf
from arbitre.reading import read

TESTS = pathlib.Path(__file__).parent.parent
QUESTION = "+2 on +2 while penalized"
BARE = "counting the words"
"""The measure of what is done for a question: bare Python that does nearly nothing with it, in the same rounds."""
HELLO = "import typer\ndef hello(name: str = 'you'):\n    print('hello', name)\ntyper.run(hello)\n"


def cold(hello):
    """{name: the command of a process that starts, works and ends}, those that run on a terminal marked."""
    ask = [sys.executable, "-m", "arbitre", "ask", QUESTION]
    return {
        "bare Python": ([sys.executable, "-c", "pass"], False),
        "Typer hello": ([sys.executable, hello], False),
        "ask in a pipe": (ask, False),
        "ask --json in a pipe": ([*ask, "--json"], False),
        "ask on a terminal": (ask, True),
    }


def run(command, terminal):
    """Run a command to its end and return the seconds it took."""
    start = time.perf_counter()
    if terminal:
        _on_terminal(command)
    else:
        subprocess.run(command, stdout=subprocess.PIPE, check=True, env=environment())
    return time.perf_counter() - start


def environment():
    """The environment of a user: what Python compiled once is kept."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def _on_terminal(command):
    import pty

    leader, follower = pty.openpty()
    ran = subprocess.Popen(command, stdin=follower, stdout=follower, stderr=follower, env=environment())
    os.close(follower)
    try:
        while os.read(leader, 65536):
            pass
    except OSError:  # the terminal is closed when the process ends
        pass
    ran.wait()
    os.close(leader)


def measured(rounds):
    """{name: median seconds} of every cold start, all measured in turn."""
    with tempfile.TemporaryDirectory() as folder:
        hello = os.path.join(folder, "hello.py")
        pathlib.Path(hello).write_text(HELLO, encoding="utf-8")
        commands = {name: one for name, one in cold(hello).items() if not one[1] or os.name == "posix"}
        for one in commands.values():
            run(*one)  # from now on everything is compiled and kept
        taken = {name: [] for name in commands}
        for _ in range(rounds):
            for name, one in commands.items():
                taken[name].append(run(*one))
    return {name: statistics.median(times) for name, times in taken.items()}


def warm(texts, rounds):
    """{name: seconds a question} inside one process: the median over the rounds of all the questions, in turn."""
    shelf = load_shelf(folders.rulesets())
    document = shelf.rulesets[default_document(shelf)]
    terms = Terms(rules=(document.id,))
    heard = [hearing.reading for text in texts if (hearing := hear(shelf, text, terms)).rulings]
    put = [(one.question, Situation.of(shelf.vocabulary, one.facts), one.asks) for one in heard]
    works = {
        BARE: lambda: [Counter(text.lower().split()) for text in texts],
        "one reading": lambda: [read(text, shelf.vocabulary) for text in texts],
        "one ruling from facts": lambda: [judge(document, *one) for one in put],
        "one hearing": lambda: [hear(shelf, text, terms) for text in texts],
    }
    taken = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            document.rulings.clear()
            start = time.perf_counter()
            work()
            taken[name].append((time.perf_counter() - start) / len(texts))
    return {name: statistics.median(times) for name, times in taken.items()}


def many(texts, rounds):
    """{name: seconds a question of `ask --file --json`}: questions that come once, and the same ones when they come again.

    The start is left out: a file with one question against one with each once, and that against one with each eleven times.
    """
    with tempfile.TemporaryDirectory() as folder:
        names = []
        for asked, times in ((texts[:1], 1), (texts, 1), (texts, 11)):
            names.append(os.path.join(folder, f"{len(names)}.txt"))
            pathlib.Path(names[-1]).write_text("".join(f"{text}\n" for text in asked) * times, encoding="utf-8")
        ask = [sys.executable, "-m", "arbitre", "ask", "--json", "--rules", default_document(load_shelf(folders.rulesets()))]
        taken = [[run([*ask, "--file", name], False) for name in names] for _ in range(rounds)]
    first = statistics.median(once - one for one, once, _ in taken) / (len(texts) - 1)
    again = statistics.median(often - once for _, once, often in taken) / (10 * len(texts))
    return {"ask --file --json, new": first, "ask --file --json, again": again}


HANDS = 10_000


def dealt(count):
    """So many hands as lines of JSON: cards dealt at random, what lies on the pile, sometimes a penalty or a drawn card."""
    chance = random.Random(1)
    colours = ("red", "yellow", "green", "blue")
    symbols = ("0", *map(str, range(1, 10)), *map(str, range(1, 10)), *("+2", "skip", "reverse") * 2)
    box = [f"{colour} {symbol}" for colour in colours for symbol in symbols] + ["wild", "+4"] * 4
    for _ in range(count):
        *hand, top = chance.sample(box, chance.randint(2, 9))
        colour = top.split()[0] if " " in top else chance.choice(colours)
        penalty = top.split()[-1] if top.endswith(("+2", "+4", "skip")) and chance.random() < 0.3 else None
        drawn = chance.choice(hand) if chance.random() < 0.2 else None
        yield json.dumps({"hand": hand, "on": top, "colour": colour, "drawn": drawn, "penalty": penalty, "players": chance.randint(2, 5)})


def hands(rounds):
    """{name: seconds a hand} of `hand --file`: all of it from a cold start, and the long run (each hand five times, less once)."""
    text = "".join(f"{line}\n" for line in dealt(HANDS))
    with tempfile.TemporaryDirectory() as folder:
        once, often = (os.path.join(folder, name) for name in ("once.jsonl", "often.jsonl"))
        pathlib.Path(once).write_text(text, encoding="utf-8")
        pathlib.Path(often).write_text(text * 5, encoding="utf-8")
        command = [sys.executable, "-m", "arbitre", "hand", "--file"]
        pairs = [(discarded([*command, once]), discarded([*command, often])) for _ in range(rounds)]
    return {f"{HANDS} fresh hands, all told": statistics.median(one for one, _ in pairs) / HANDS,
            "the long run": statistics.median(other - one for one, other in pairs) / (4 * HANDS)}


def discarded(command):
    """Run a command whose output nobody reads and return the seconds of one processor that it took, however busy others are."""
    before = os.times()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True, env=environment())
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def main(arguments):
    """Measure and print; every line with its ratio to the Typer program, or the questions a second."""
    rounds = int(arguments[0]) if arguments else 15
    found = measured(rounds)
    for name, seconds in found.items():
        print(f"{name:<28}{seconds * 1e3:9.1f} ms {seconds / found['Typer hello']:8.2f} of a Typer hello")
    rows = [row for name in ("questions", "paraphrases", "table") for row in (TESTS / "cases" / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()]
    texts = [json.loads(row)["text"].replace("\n", " ") for row in rows]
    short = [text for text in texts if len(text.split()) <= 12]
    for kind, asked in (("all", texts), ("short", short)):
        print(f"\n{len(asked)} questions ({kind}), one document, {sum(map(len, asked)) / len(asked):.0f} characters each")
        found = {**warm(asked, rounds), **many(asked, max(3, rounds // 5))}
        for name, seconds in found.items():
            print(f"{name:<28}{seconds * 1e3:9.3f} ms {1 / seconds:8.0f} a second {seconds / found[BARE]:8.0f} of {BARE}")
    print("\nhands, one document, every card of each ruled on")
    for name, seconds in hands(max(1, rounds // 5)).items():
        print(f"{name:<28}{seconds * 1e3:9.3f} ms {1 / seconds:8.0f} a second")


if __name__ == "__main__":
    main(sys.argv[1:])
