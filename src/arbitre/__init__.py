"""A referee for the card game UNO: a dispute in words goes in, a ruling with its page comes out.

>>> import arbitre
>>> shelf = arbitre.load()
>>> reading = arbitre.read("+2 on +2 while penalized", shelf)
>>> reading.status, reading.asks
('read', 'allowed')

>>> default = shelf.ruleset(shelf.vocabulary.commands["ask"]["rules"])
>>> ruling = arbitre.judge(default, reading)
>>> ruling.answer, ruling.verdict, [str(effect) for effect in ruling.effects]
('no', 'forbidden', ['next:draw:2', 'next:lose-turn'])
>>> [(rule.basis, rule.cites[0].page) for rule in ruling.because]
[('stated', '2')]

A question and facts do as well as words; what nobody said is assumed if it is ordinary, or asked for.

>>> *_, fact = (fact for fact in reading.facts if fact in ruling.because[0].when)
>>> unsaid = {name: value for name, value in reading.facts.items() if name != fact}
>>> ruling = arbitre.judge(default, reading.question, unsaid)
>>> ruling.verdict, ruling.depends[0].fact == fact
('depends', True)
>>> [branch.ruling.verdict for branch in ruling.depends[0].branches]
['allowed', 'forbidden']

Documents are compared, and checked, over every situation that there is.

>>> other = next(one for one in shelf.rulesets.values() if one is not default and one.game == default.game)
>>> parting = arbitre.compare(default, other).questions[0]
>>> parting.worlds.total >= parting.worlds.same + parting.worlds.differ
True
>>> arbitre.check(shelf, [other.id])
()
"""

__version__ = "0.1.0"
__all__ = ("check", "compare", "judge", "load", "read", "Comparison", "Problem", "Problems", "Reading", "Ruleset",
           "Ruling", "Shelf", "Situation")
_VERBS = __all__[:5]
_NOUNS = {"Comparison": "proving.compare", "Problem": "problem", "Problems": "problem", "Reading": "reading",
          "Ruleset": "law.ruleset", "Ruling": "judging.ruling", "Shelf": "law.ruleset", "Situation": "game.situation"}


def __getattr__(name: str) -> object:
    """Return a verb or noun; its module is imported when it is first asked for, so that the command starts at once."""
    if name in _VERBS:
        from . import api as module
    elif name in _NOUNS:
        module = __import__(f"{__name__}.{_NOUNS[name]}", fromlist=[name])
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = globals()[name] = getattr(module, name)
    return found


def __dir__() -> list[str]:
    """Return what there is to use."""
    return sorted((*__all__, "__version__"))
