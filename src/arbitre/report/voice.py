"""How the referee speaks: facts, values and effects put into the words of one language."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from ..game.vocabulary import Vocabulary
from .words import SAID, colon, say, sentence, series

if TYPE_CHECKING:
    from ..game.situation import Thing
    from ..law.rule import Effect

    Named = str | dict[str, str] | Thing  # a card: "symbol/colour", a table, or a row of its parts


class Voice(NamedTuple):
    """The words of a shelf's vocabulary in one language (`en` or `fr`).

    ``alone``: no card was named, so that nobody can be called the player of it.
    """

    vocabulary: Vocabulary
    lang: str
    alone: bool = False

    def of(self, facts: dict[str, Any]) -> "Voice":
        """Return the voice that speaks of these facts."""
        return self._replace(alone=not any(self._card(fact, value, None)[0] for fact, value in facts.items()))

    def say(self, key: str, **slots: object) -> str:
        """Return one of the referee's own sentences."""
        return say(key, self.lang, **slots)

    def headed(self, key: str, text: str, **slots: object) -> str:
        """Return `text` after a heading, as in "Assumed: …"."""
        return self.say(key, **slots) + colon(self.lang) + text

    def verdict(self, verdict: str) -> str:
        """Return a verdict in words."""
        return self.say("verdict-" + verdict)

    def listed(self, words: list[str], key: str = "or") -> str:
        """Return "a, b or c" (`and` with the key `and`)."""
        if len(words) < 2:
            return "".join(words)
        return self.say(key, some=", ".join(words[:-1]), last=words[-1])

    def question(self, question: str) -> str:
        """Return a question as one asks it."""
        return self.vocabulary.questions[question].label[self.lang]

    def facts(self, facts: dict[str, Any], most: int | None = None) -> str:
        """Return facts in words: "the card played: red +2; more than two players".

        ``most``: of each fact so many possible values are told, and "…" for the rest.
        """
        phrases: dict[str, str | dict[str, str]] = {}
        for fact, value in facts.items():
            place, parts = self._card(fact, value, most)
            said = phrases.setdefault(place, {}) if place else self._values(fact, value, most)
            if isinstance(said, dict):
                said.update(parts)
            else:
                phrases[fact] = said
        told = (self._placed(name, said) if isinstance(said, dict) else said for name, said in phrases.items())
        return series(told, self.lang)

    def _card(self, fact: str, value: Any, most: int | None) -> tuple[str, dict[str, str]]:
        """Return the place and the parts of a card that a fact tells, in words; no place for any other fact."""
        if fact in self.vocabulary.places:
            if self.vocabulary.places[fact].many:
                things: Iterable[Named] = [value] if isinstance(value, (str, dict)) else value
                return fact, {"": ", ".join(self.thing(thing) for thing in things) or self.say("none")}
            if isinstance(value, dict) and "not" not in value or isinstance(value, str) and "/" in value:
                return fact, {"": self.thing(value)}
        source = self.vocabulary.facts[fact].source
        return (source[0], {source[1]: self._values(fact, value, most)}) if source else ("", {})

    def _placed(self, place: str, parts: dict[str, Any]) -> str:
        spot = self.vocabulary.places[place]
        words = [parts[part] for part in ("", *self.vocabulary.things[spot.thing]) if part in parts]
        return spot.label[self.lang] + colon(self.lang) + self._in_order(words)

    def _in_order(self, words: list[str]) -> str:
        """Return the parts of a card as the language orders them: "red +2", « +2 rouge »."""
        return " ".join(words if self.lang == "fr" else reversed(words))

    def name(self, value: str) -> str:
        """Return the printed name of a card or colour."""
        kinds = self.vocabulary.names.values()
        return next((names[value][self.lang][0] for names in kinds if self.lang in names.get(value, ())), value)

    def placed(self, place: str, thing: "Named") -> str:
        """Return a card at a place: "the card on the pile: red 7"."""
        return self._placed(place, {"": self.thing(thing)})

    def thing(self, thing: "Named") -> str:
        """Return the name of a card, given as "symbol/colour", as a table or as a row of its parts."""
        parts = thing.split("/") if isinstance(thing, str) else thing if isinstance(thing, tuple) else list(thing.values())
        kinds = self.vocabulary.names
        named = {
            kind: kinds[kind][part][self.lang][0] for kind in kinds for part in parts if part in kinds[kind]
        }
        return self._in_order([named[kind] for kind in kinds if kind in named])

    def _values(self, fact: str, value: Any, most: int | None) -> str:
        """Return a value, a list of possible ones, or `{not: …}` in words."""
        if isinstance(value, dict):
            return self.say("not", claim=self._values(fact, value["not"], most))
        values = [value] if isinstance(value, str) else list(value)
        words = [self.vocabulary.label(fact, one, self.lang) for one in values]
        if most and len(words) > most:
            return ", ".join([*words[:most], "…"])
        return self.listed(words)

    def item(self, item: str) -> str:
        """Return an item of a part, as in "row 1" / « ligne 1 »."""
        kind, _, number = item.partition(" ")
        return f"{self.say('item-' + kind)} {number}" if number else item

    def value(self, value: str) -> str:
        """Return a number as it is, and a range such as `2-10` as "2 to 10"."""
        low, dash, high = value.partition("-")
        return self.say("to", low=low, high=high) if dash and low else value

    def effects(self, effects: tuple["Effect", ...], denied: bool = False) -> str:
        """Return one sentence for all the effects, those of one person gathered, in their order.

        ``denied``: the ruling refuses what was asked; the one aimed at is then the asker, not the next player.
        """
        groups: list[tuple[str, list[Effect]]] = []
        for effect in effects:
            if groups and groups[-1][0] == effect.who:
                groups[-1][1].append(effect)
            else:
                groups.append((effect.who, [effect]))
        return sentence(series((self._clause(who, acts, denied) for who, acts in groups), self.lang))

    def _clause(self, who: str, effects: "list[Effect]", denied: bool) -> str:
        plural = self.vocabulary.who[who].get("plural") in ("yes", self.lang)
        name = self._role(who, denied)[self.lang]
        bare = [self._act(effect, plural) for effect in effects if self._is_bare(effect)]
        acts = [self._act(effect, plural) for effect in effects if not self._is_bare(effect)]
        return series([*bare, f"{name} {self.listed(acts, 'and')}"] if acts else bare, self.lang)

    def _role(self, who: str, denied: bool) -> dict[str, Any]:
        role = self.vocabulary.who[who]
        way = "denied" if denied and "denied" in role else "alone" if self.alone and "alone" in role else None
        told: dict[str, Any] = role[way] if way else role
        return told

    def _is_bare(self, effect: "Effect") -> bool:
        return "bare" in self.vocabulary.does[effect.does]

    def _act(self, effect: "Effect", plural: bool) -> str:
        words = self.vocabulary.does[effect.does]
        found = words["many"][self.lang] if plural and "many" in words else words[self.lang]
        template = str(found if isinstance(found, str) else found[0 if str(effect.count) == "1" else -1])
        count = self.say("some-number") if effect.count is None else effect.count
        if "{count}" in template:
            return template.format(count=count)
        return f"{template} ({count})" if str(effect.count).isdecimal() else template

    def claim(self, asks: str) -> str:
        """Return what was asked of the question, in words; an empty text when nothing was claimed."""
        claim = asks.removeprefix("not ")
        words = self._claimed(claim)
        return self.say("not", claim=words) if claim != asks else words

    def _claimed(self, claim: str) -> str:
        if claim == "what":
            return ""
        if "verdict-" + claim in SAID:
            return self.verdict(claim).lower()
        compared = claim.replace("value:", "claim-")
        return self.say(compared) if compared in SAID else claim.removeprefix("value:")
