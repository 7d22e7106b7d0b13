"""Small vocabularies and rulesets for the tests of the engine."""
from arbitre.merging import add_section, merge
from arbitre.problem import Problems
from arbitre.ruleset import Ruleset, box_of
from arbitre.rulefile import read_rules, read_sources
from arbitre.wordbook import read_vocabulary
from arbitre.yamltext import read_text

VOCABULARY = """
things: {tile: {made-of: [shape, ink]}}
kinds:
  shape:
    dot: {number: 1, en: ["Dot"], fr: ["Point"]}
    bar: {number: 2, en: ["Bar"], fr: ["Barre"]}
    star: {number: 5, en: ["Star"], fr: ["Étoile"]}
    blank: {en: ["Blank"], fr: ["Vierge"]}
    inked: {is: [dot, bar, star], en: ["inked tile"], fr: ["tuile encrée"]}
  ink:
    black: {en: ["black"], fr: ["noir"]}
    gold: {en: ["gold"], fr: ["or"]}
places:
  tile: {thing: tile, without: {ink: blank}, en: "the tile", fr: "la tuile"}
  pile: {thing: tile, en: "the pile", fr: "la pile"}
  rack: {thing: tile, many: "true", en: "the rack", fr: "le chevalet"}
facts:
  tile: {is: tile.shape, ask: {en: "Which tile?", fr: "Quelle tuile ?"}}
  tile-ink: {is: tile.ink, ask: {en: "Which ink?", fr: "Quelle encre ?"}}
  pile: {is: pile.shape, ask: {en: "Which tile on the pile?", fr: "Quelle tuile sur la pile ?"}}
  pile-ink: {is: pile.ink, ask: {en: "Which ink on the pile?", fr: "Quelle encre sur la pile ?"}}
  same-ink: {same: [tile.ink, pile.ink], ask: {en: "Same ink?", fr: "Même encre ?"}}
  same-shape: {same: [tile.shape, pile.shape], ask: {en: "Same shape?", fr: "Même forme ?"}}
  twin: {same: [tile, pile], normally: "no", ask: {en: "The very same?", fr: "La même exactement ?"}}
  holds-ink: {some: rack, with: {ink: pile.ink}, ask: {en: "Holds the ink?", fr: "A-t-il l'encre ?"}}
  holds-blank: {some: rack, with: {shape: blank}, normally: "no", ask: {en: "Holds a blank?", fr: "A-t-il une vierge ?"}}
  fine: {values: [none, bar, star], normally: {value: none, except: {pile: [bar, star]}}, ask: {en: "A fine?", fr: "Une amende ?"}}
  turn: {values: [own, other], normally: own, ask: {en: "Whose turn?", fr: "À qui ?"}, own: {en: "own turn", fr: "son tour"}, other: {en: "another's turn", fr: "le tour d'un autre"}}
  mood: {values: [calm, cross, wild], ask: {en: "What mood?", fr: "Quelle humeur ?"}}
never:
  - {fine: bar, pile: {not: bar}}
  - {fine: star, pile: {not: star}}
  - {twin: "yes", same-shape: "no"}
  - {twin: "no", same-shape: "yes", same-ink: "yes"}
who: {me: {en: "I", fr: "moi"}, you: {en: "you", fr: "toi"}}
does: {take: {en: "take", fr: "prend"}, pass: {en: "pass", fr: "passe"}, again: {en: "again", fr: "encore"}, win: {en: "win", fr: "gagne"}}
clash: [[pass, again]]
topics: {play: {en: "Play", fr: "Jeu"}}
questions:
  may-lay: {kind: permission, topic: play, en: "May it be laid?", fr: "Peut-on la poser ?", then: {allowed: laid}}
  laid: {kind: outcome, topic: play, en: "What does it do?", fr: "Que fait-elle ?"}
  must-talk: {kind: duty, topic: play, en: "Must one talk?", fr: "Faut-il parler ?"}
  worth: {kind: value, topic: play, en: "What is it worth?", fr: "Que vaut-elle ?"}
  real: {kind: truth, topic: play, en: "Is it real?", fr: "Est-ce vrai ?"}
  who-wins: {kind: outcome, topic: play, en: "Who wins?", fr: "Qui gagne ?"}
commands: {count: {question: worth, each: tile, from: rack, add: "true"}}
"""


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


