"""What somebody may type after `arbitre`, with what is in the environment and comes in, from seeds: any words, options and files."""

import json

import questions

COMMANDS = ("ask", "judge", "compare", "hand", "score", "rules", "explain", "table", "new", "schema", "check", "test")
FILES = ("good.yaml", "noise.yaml", "bomb.yaml", "folder", "none.yaml", "/dev/null", "/dev/zero", "arbitre.yaml", "hands.jsonl", "-", "", "\udcff", "x" * 300)
NAMES = ("ffk04", "fiu", "duel", "all", "none", "stacking", "jump-in", "no-stacking", "draw-two", "skip", "dead-rule", "may-play", "scenario", "answer", "house", "table",
         "bash", "en", "fr", "de", "7", "-1", "9" * 30, "red", "red 5", "+2", "+4", "wild", "Anna: 9; Bob: none", "Anna: 120", ";;:,", ":", "turn=other", "penalty!=none",
         "top=draw-two,skip", "=", "turn=", "players=two", '{"hand": ["red 5"], "on": "red 7"}', "can I play a +2 on a +2?", "qui distribue ?")
VALUES = {  # of options that take one; of all others nothing follows
    "--rules": ("ffk04", "fiu", "duel", "all", "good.yaml", "noise.yaml", "FFK04", ""), "--house": ("stacking", "none", "jump-in", "good.yaml", "x"),
    "--fact": ("turn=other", "penalty!=none", "top=draw-two,skip", "=", "turn=", "turn", "players=two", "players=999", "card=,", "turn=own,other", "\x1b[31m=\x1b[0m"),
    "--lang": ("en", "fr", "de", ""), "--on": ("red 7", "+2", "7 rouge", "wild", "a red", "+3", "", "-1"), "--colour": ("green", "rouge", "purple", ""),
    "--drawn": ("red 5", "x", "+4"), "--penalty": ("+2", "none", "+4", "7", "aucune"), "--players": ("2", "3", "0", "-1", "9" * 30, "x", "²"),
    "--before": ("Anna: 120, Bob: 45", "Anna: 9e9", "Anna", ":", "Anna: -5"), "--file": FILES,
}
ASKING = ("--rules", "--house", "--fact", "--lang", "--strict", "--json", "--plain", "--exit-code", "--help")
OPTIONS = {
    "ask": (*ASKING, "--why", "--file"), "judge": (*ASKING, "--why", "--table"), "compare": ("--all", "--json", "--plain", "--markdown", "--html", "--lang", "--fact", "--rules", "--file"),
    "hand": (*ASKING, "--on", "--colour", "--drawn", "--penalty", "--players", "--file"), "score": (*ASKING, "--before"), "rules": ("--coverage", "--json", "--plain", "--lang"),
    "explain": ("--json", "--plain", "--lang", "--rules"), "table": ("--json", "--plain", "--markdown", "--html", "--rules", "--house", "--lang"), "new": ("--rules", "--lang"),
    "schema": ("--lang", "--json"), "check": ("--json", "--table", "--lang"), "test": ("--export", "--json", "--table", "--lang"),
}
FIRST = {  # what commonly follows a command
    "ask": ("can I play a +2 on a +2?", "qui distribue ?", "-", ""), "judge": FILES[:7], "compare": ("who deals?", "ffk04", "fiu", "noise.yaml"),
    "hand": ("red 5, blue 0, +4", "5 rouge", "red 5,,;", "a a a", "-"), "score": ("Anna: 9, 4, reverse; Bob: wild; Cleo: none", "A: 9; A: 9", "Anna: " + "9, " * 300, ";", "x"),
    "rules": ("ffk04", "stacking", "good.yaml", "x"), "explain": ("no-stacking", "fiu/no-stacking", "dead-rule", "+2", "may-play", "silent", "x"), "table": ("ffk04",),
    "new": ("ruleset", "house", "scenario", "table", "x"), "schema": ("scenario", "answer", "x"), "check": FILES[:7], "test": FILES[:7],
}
ANYWHERE = ("--", "-", "--lang=fr", "-rfiu", "--nothing", "--version", "--show-completion", "--help", *VALUES)
COLUMNS = ("0", "-1", "1", "40", "99999999999", "²", "x", "")
LOCALES = ("C", "POSIX", "fr_FR.UTF-8", "en_GB", "\x1b[31m", "fr", "zz_ZZ.nothing", "_", ".", "")
COMPLETIONS = ("complete_bash", "complete_zsh", "complete_fish", "source_bash", "source_zsh", "x", "")
STDIN = ("", "who deals?\n", "\x00\n", '{"hand": ["red 5"], "on": "red 7"}\n', "[" * 5000 + "\n", "7\nnull\n", '{"hand": {"a": 1}, "on": []}\n')


def drawn(rng):
    """One call of the command as bytes: its arguments, its environment and its standard input, in JSON."""
    command = rng.choice(COMMANDS)
    typed = [command] if rng.random() < 0.98 else []
    if command in ("check", "test") or rng.random() < 0.85:  # those two go through all that is shipped if nothing is named
        typed.append(rng.choice(FIRST[command]))
    for _ in range(rng.randrange(5)):
        typed += _more(rng, command)
    return json.dumps({"typed": typed, "environment": _environment(rng), "stdin": rng.choice(STDIN)}).encode()


def _more(rng, command):
    """An option of the command with its value, or a word that may be wrong."""
    if rng.random() < 0.75:
        option = rng.choice(OPTIONS[command])
        return [option, rng.choice(VALUES[option])] if option in VALUES else [option]
    return [_word(rng)]


def _word(rng):
    """Whatever may stand where a word is looked for; a zero byte no system lets through."""
    words = rng.choice((ANYWHERE, NAMES, FILES, questions.WORDS + questions.STRANGE))
    return " ".join(rng.choice(words) for _ in range(rng.choice((1, 1, 1, 5)))).replace("\x00", "")


def _set(rng):
    """A word as a variable can hold it: bytes that are no text, but no half of a character."""
    return _word(rng).replace("\ud800", "")


def _environment(rng):
    """Some variables that the command heeds, with any value."""
    found = {}
    for name, values in (("COLUMNS", COLUMNS), ("LC_ALL", LOCALES), ("LANG", LOCALES), ("NO_COLOR", ("", "1")), ("TERM", ("dumb", "", "\x1b")),
                         ("XDG_CONFIG_HOME", ("", "/nowhere", "/dev/null", ".", "\udcff"))):
        if rng.random() < 0.2:
            found[name] = rng.choice(values)
    if rng.random() < 0.05:
        found |= {"_ARBITRE_COMPLETE": rng.choice(COMPLETIONS), "COMP_WORDS": "arbitre\n" + _set(rng), "COMP_CWORD": rng.choice(("0", "1", "7", "-3", "x")),
                  "_TYPER_COMPLETE_ARGS": "arbitre " + _set(rng)}
    return found
