"""A referee for the card game UNO: a dispute in words goes in, a ruling with its page comes out.

>>> import arbitre
>>> shelf = arbitre.load()
>>> reading = arbitre.read("+2 on +2 while penalized", shelf)
>>> reading.question, reading.asks, reading.facts["penalty"]
('may-play', 'allowed', 'draw-two')

>>> ruling = arbitre.judge(shelf.ruleset("ffk04"), reading)
>>> ruling.answer, ruling.verdict, [str(effect) for effect in ruling.effects]
('no', 'forbidden', ['next:draw:2', 'next:lose-turn'])
>>> ruling.because[0].id, ruling.because[0].cites[0].page
('no-stacking', '2')

A question and facts do as well as words; what nobody said is assumed if it is ordinary, or asked for.

>>> ruling = arbitre.judge(shelf.ruleset("ffk04"), "may-play", {"card": "draw-two", "top": "draw-two"})
>>> ruling.verdict, ruling.assumed["turn"], ruling.depends[0].fact
('depends', 'own', 'penalty')
>>> [(branch.values, branch.ruling.verdict) for branch in ruling.depends[0].branches]
[(('none',), 'allowed'), (('draw-two',), 'forbidden')]

Documents are compared, and checked, over every situation that there is.

>>> parting = arbitre.compare(shelf.ruleset("ffk04"), shelf.ruleset("fiu")).questions[0]
>>> parting.question, parting.relation, parting.worlds.total > parting.worlds.same > 0
('may-play', 'stricter', True)
>>> arbitre.check(shelf, ["fiu"])
()
"""

import sys

__version__ = "0.1.0"
__all__ = ("check", "compare", "judge", "load", "read", "Comparison", "Problem", "Problems", "Reading", "Ruleset",
           "Ruling", "Shelf", "Situation")
_VERBS = __all__[:5]
_NOUNS = {"Comparison": "compare", "Problem": "problem", "Problems": "problem", "Reading": "reading",
          "Ruleset": "ruleset", "Ruling": "ruling", "Shelf": "ruleset", "Situation": "situation"}


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


class _Package(type(sys)):
    """The package as an object: importing the module `judge` does not put it in the place of the verb `judge`."""

    def __setattr__(self, name: str, value: object) -> None:
        if name not in _VERBS or not isinstance(value, type(sys)):
            super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Package
