"""A UNO said or not, and when its lack was noticed, however it is told: two cards are drawn, or none, or the page is silent."""

import pytest

from arbitre.asking.hearing import Terms, hear

RULESETS = ("ffk04", "mila", "fiu")
SAID = {
    "en": (("Julie laid down her second to last card. {}. Does she draw two?",),
           "she said uno; she called uno; she shouted uno; she announced uno; she said uno right away; she had said uno; she said uno as she laid it"),
    "fr": (("Ma soeur a posé son avant-dernière carte. {}. Elle pioche deux cartes ?",),
           "elle dit uno; elle a dit uno; elle a bien dit uno; elle crie uno; elle annonce uno; elle a dit uno aussitôt; elle a gueulé uno"),
}
UNSAID = {
    "en": (("My brother has one card left. {} and I caught him before the next player had played. Does he have to draw 2?",),
           "he didn't say uno; he never said uno; he kept quiet; he failed to call uno; he forgot to say it; there was no uno; he stayed silent"),
    "fr": (("Il reste une carte à ma soeur. {} et je l'ai attrapée avant que le suivant joue. Elle doit piocher 2 ?",),
           "elle n'a pas dit uno; elle se tait; elle ne s'est pas rappelée de dire uno; pas de uno; elle l'a pas dit; elle a zappé le uno"),
}
FORGOTTEN = {"en": ("Julie forgot to say uno on her second to last card. {}. Does she draw two?",),
             "fr": ("Julie a oublié de dire uno à son avant-dernière carte. {}. Elle pioche deux cartes ?",)}
AFTER = {
    "en": "by the time somebody noticed, the next player had laid a card; it was noticed once the next player had played",
    "fr": "le suivant avait joué avant qu'on dise quoi que ce soit; le temps qu'on le remarque, le suivant avait joué",
}
BEFORE = {
    "en": "it was noticed before the next card was laid; it was pointed out at once; the next player hadn't gone yet",
    "fr": "le suivant n'avait pas encore joué quand on l'a signalé; on l'a signalé aussitôt",
}
ROUND = {
    "en": "she had already played again when someone noticed; by the time I noticed it was her turn again; everyone had played once before we noticed",
    "fr": "elle avait déjà rejoué quand quelqu'un l'a signalé; son tour est revenu avant qu'on s'en aperçoive",
}
UNNOTICED = {
    "en": "it went unnoticed; nobody said contre-uno; none of us noticed; not a single player noticed; she got away with it",
    "fr": "c'est passé inaperçu; personne n'a crié contre-uno; aucun contre-uno n'a été dit; aucun joueur ne l'a remarqué",
}
LAST = {
    "en": (("{}. Must I say uno?",), "I am laying my last card; I'm playing my very last card; I'm going out; this card empties my hand"),
    "fr": (("{}. Je dois dire uno ?",), "je pose ma dernière carte; je joue ma toute dernière carte; je pose mon ultime carte; cette carte vide ma main"),
}
KINDS = (
    (SAID, "no no no"), (UNSAID, "yes yes yes"), (LAST, "no no no"),
    *(({lang: (FORGOTTEN[lang], texts) for lang, texts in told.items()}, answers)
      for told, answers in ((BEFORE, "yes yes yes"), (AFTER, "no yes yes"), (ROUND, "no no silent"), (UNNOTICED, "no no no"))),
)
TOLD = [(frame.format(text.strip()), answers.split()) for kind, answers in KINDS for frames, texts in kind.values()
        for text in texts.split(";") for frame in frames]


@pytest.mark.parametrize("text, answers", TOLD)
def test_the_call_decides(shelf, text, answers):
    assert [ruling.answer for ruling in hear(shelf, text, Terms(rules=RULESETS)).rulings] == answers


@pytest.mark.parametrize("text, answers", [
    ("Do I always have to draw when I forget uno, even if nobody notices?", "no no no"),
    ("Quand on oublie uno on pioche, même si personne ne l'a remarqué, c'est ça ?", "no no no"),
    ("Is uno said only once per game?", "no no no"), ("Faut-il dire uno une seule fois par partie ?", "no no no"),
    ("Must you yell uno with three cards left?", "no no no"), ("I play a +2 and that leaves me one card, must I say uno?", "yes yes yes"),
])
def test_when_uno_is_owed(shelf, text, answers):
    assert [ruling.answer for ruling in hear(shelf, text, Terms(rules=RULESETS)).rulings] == answers.split()
