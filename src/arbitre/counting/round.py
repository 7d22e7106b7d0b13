"""Reads a round as people tell it: who holds which cards, and the points of earlier rounds."""
import re
from collections.abc import Mapping, Sequence

from ..game.vocabulary import Vocabulary
from ..problem import Problem, Problems, nearest
from ..reading.card import Card, CardNames
from .score import Player

_SEVERAL = re.compile(r"[;\n]")
_NAMED = re.compile(r"^\s*(?P<name>[^:]*?)\s*(?:\(\s*(?P<before>-?\d{1,6})[^()\d]*\))?\s*:(?P<cards>.*)$", re.DOTALL)
_POINTS = re.compile(r"^\s*(?P<name>[^:=]*?)\s*(?::|=|\s)\s*(?P<told>-?\d{1,6})(?:\s*(?:p|pts?|points?)\.?)?\s*$", re.IGNORECASE)


class RoundReader:
    """Reads the hands of a round; `lang` is the language of the names that are proposed."""

    def __init__(self, vocabulary: Vocabulary, lang: str | None = None) -> None:
        self.names = CardNames(vocabulary, (), lang)

    def read(self, text: str, before: str | None = None) -> tuple[Player, ...]:
        """The Players of a text such as "Anna: 9, 4; Bob (45): wild"; `before` tells points, as in "Anna: 120, Bob: 45".

        A text without a name is the hand of one player without a name. Raises Problems for what cannot be read.
        """
        problems: list[Problem] = []
        players: list[Player] = []
        for part in filter(str.strip, _SEVERAL.split(text)):
            players.append(self._player(part, ":" in text, problems))
        self._check_names(players, problems)
        told = self._before(before, [player.name for player in players], problems) if before else {}
        if problems:
            raise Problems(problems)
        return tuple(self._with(player, told) for player in players)

    def _player(self, part: str, is_named: bool, problems: list[Problem]) -> Player:
        found = _NAMED.match(part) if is_named else None
        if is_named and (found is None or not found["name"]):
            problems.append(Problem("nameless-hand", f"nobody is named before `{part.strip()}`", fields=(("name", part.strip()),),
                                    hint="write `name: cards`, and a semicolon between two players"))
            return Player("", ())
        cards: list[Card] = []
        for card in self.names.cards(found["cards"] if found else part):
            if isinstance(card, Problem):
                problems.append(card._replace(hint="put a semicolon before a name") if ":" in dict(card.fields)["name"] else card)
            elif card.thing[0] is None:
                problems.append(self.names.unclear(card))
            else:
                cards += [card] * card.times
        return Player(found["name"] if found else "", tuple(cards), int(found["before"]) if found and found["before"] else None)

    def _check_names(self, players: Sequence[Player], problems: list[Problem]) -> None:
        names = [player.name.casefold() for player in players]
        for number, player in enumerate(players):
            if player.name and player.name.casefold() in names[:number]:
                problems.append(Problem("named-twice", f"`{player.name}` is named twice", fields=(("name", player.name),),
                                        hint="give each player one hand and another name"))

    def _before(self, text: str, names: Sequence[str], problems: list[Problem]) -> dict[str, int]:
        """{name: points} of what was scored before."""
        known = {name.casefold(): name for name in names}
        told = {}
        for part in filter(str.strip, re.split(r"[,;\n]", text)):
            found = _POINTS.match(part)
            name = known.get(found["name"].casefold()) if found else None
            if found is None:
                problems.append(Problem("unreadable-points", f"`{part.strip()}` tells nobody's points",
                                        hint="write `name: points`", fields=(("name", part.strip()),)))
            elif name is None:
                near = nearest(found["name"], names)
                problems.append(Problem("unknown-player", f"unknown player `{found['name']}`", fields=(("name", found["name"]),),
                                        hint=f"write `{near[0]}`" if near else "give that player a hand too, or write `none` for it"))
            else:
                told[name] = int(found["told"])
        return told

    def _with(self, player: Player, told: Mapping[str, int]) -> Player:
        return player._replace(before=told[player.name]) if player.name in told else player
