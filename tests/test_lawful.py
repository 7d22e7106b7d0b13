"""A +4 that a story tells was laid: the colour then in force, the hand of its player and what is asked of it, each in a
sentence of its own, decide together however each is told."""

from itertools import cycle, islice

import pytest

from arbitre.asking.hearing import Terms, hear

LIES = {
    "en": "There was a red 5 on the pile; Red was the color; Someone before us chose red; The color had been changed to red; "
          "a red 5 was lying there; Mom had called red with a wild; We were on red",
    "fr": "La carte du milieu était rouge; On jouait rouge; La couleur venait de passer au rouge; C'était au rouge; "
          "Mon neveu pose un 5 rouge; Fallait jouer du rouge; La dernière carte c'était un 5 rouge",
}
HAD = {
    "en": "I had a blue 4, a green skip and a red 8; My hand was a blue 4, two greens and one red; My cards: red 4, blue 2, green skip; "
          "There is a red 4 among my cards; I could have played a red 9; I did have a red 3 but I wanted to keep it; In my hand there's a red +2",
    "fr": "J'ai un 4 rouge et un 2 bleu; Dans ma main : un 4 bleu, deux vertes et une rouge; Parmi mes cartes y a un 4 rouge; "
          "J'avais la couleur; J'aurais pu jouer un 5 rouge; Il me reste une rouge, une inversion; Dans mon jeu il y a un +2 rouge",
}
LACKED = {
    "en": "I had a blue 4, a green skip and a green 8; I was out of red; There wasn't a single red card in my hand; I had a blue 5 but nothing red; "
          "All my cards are blue; I haven't got any red; My cards: blue 4, blue 2, green skip",
    "fr": "J'ai juste du bleu et du vert; J'avais un 5 bleu mais rien de rouge; Pas une de mes cartes n'est rouge; J'en avais pas, de rouge; "
          "Toutes mes cartes sont bleues; Mes autres cartes c'était un 5 bleu et une inversion verte; J'ai aucune carte de cette couleur",
}
LAID = {
    "en": "I threw down a wild draw four; So I put a +4 and said blue; So I stick a draw four on it; I went for the +4",
    "fr": "Alors j'ai mis un +4 et dit bleu; Du coup je mets le joker +4; Je balance un plus quatre pour passer au vert; Je colle un +4",
}
ASKED = {
    "en": "Was that allowed?; He refuses to draw. Did I break the rules?; My aunt says no way. Who's in the right?; Is my +4 okay?; Legal or not?",
    "fr": "C'est réglo ?; Il refuse de piocher. Mon +4 était légal ?; Ma tante dit que non. Qui est dans le vrai ?; T'en penses quoi ?; Permis ou pas ?",
}
HIS = {
    "en": "My aunt gave me a wild +4 and switched to blue; Tom hit me with a +4; My sister stuck a draw four on it",
    "fr": "Ma tante me donne un +4 et passe au bleu; Mon frère m'a mis un +4; Là Anna me colle un +4",
}
DOUBTED = {
    "en": "I asked to see the hand; I called bluff; I doubted it; I wanted to see the cards",
    "fr": "J'ai exigé de voir sa main; J'ai crié au bluff; J'ai contesté; J'ai voulu voir ses cartes",
}
WONDERS = {
    "en": "Who has to draw?; What's the penalty and for whom?; So what now?",
    "fr": "Qui doit piocher ?; C'est moi qui pioche ou elle ?; Qui prend quoi ?",
}
HELD = {
    "en": "Her cards were red 4, blue 3, green skip.; We looked: red 7 right there in her hand.; Later she laid a red 2 that she had all along.; I could see her red 7.",
    "fr": "Parmi ses cartes y avait un 4 rouge.; Le tour suivant elle joue un 8 rouge, donc elle l'avait.; Elle a reconnu qu'elle avait du rouge.; Je voyais son 4 rouge.",
}
NOT_HELD = {
    "en": "All her cards were blue.; She really couldn't play red.; She only had blue and green.; She showed us her cards: no red.",
    "fr": "Toutes ses cartes étaient bleues.; Elle pouvait vraiment pas jouer rouge.; Sa main était toute bleue.; On a regardé sa main et c'était que du bleu.",
}


def _stories(*parts: dict[str, str], order: str) -> list[str]:
    """Stories of one way to tell each part, as many as the part with most ways has."""
    out = []
    for lang in ("en", "fr"):
        ways = [[text.strip() for text in part[lang].split(";")] for part in parts]
        out += [order.format(*row) for row in islice(zip(*map(cycle, ways)), max(map(len, ways)))]
    return out


def _of(shelf, text: str):
    return hear(shelf, text, Terms(rules=("ffk04",))).rulings[0]


CASES = [(text, verdict) for told, verdict in ((HAD, "forbidden"), (LACKED, "allowed"))
         for text in _stories(LIES, told, LAID, ASKED, order="{}. {}. {}. {}") + _stories(told, LIES, LAID, ASKED, order="{}. {}. {}. {}")]
DOUBTS = [(text, effect) for told, effect in ((HELD, "player:draw:4"), (NOT_HELD, "challenger:draw:6"))
          for text in _stories(LIES, HIS, DOUBTED, told, WONDERS, order="{}. {}. {}. {} {}")]


@pytest.mark.parametrize("text, verdict", CASES)
def test_whether_it_was_lawful(shelf, text, verdict):
    assert _of(shelf, text).verdict == verdict


@pytest.mark.parametrize("text, effect", DOUBTS)
def test_who_draws_once_it_is_doubted(shelf, text, effect):
    assert effect in map(str, _of(shelf, text).effects)


@pytest.mark.parametrize("text", [
    "There was a red 5 on the pile. My brother played a +4 and called blue. Was that legal?",
    "La couleur était rouge. Mon frère a posé un +4 et dit bleu. C'était permis ?",
])
def test_a_hand_of_which_nothing_is_told_is_asked_for(shelf, text):
    """The colour called with the card is not the one that its player must lack."""
    assert _of(shelf, text).verdict == "depends"


CLAIMED = {
    "en": "Tom says I had a red; My sister claims I was holding a red; Dad accuses me of having kept a red; My uncle swears I had a red in my hand",
    "fr": "Ma sœur dit que j'avais un rouge; Mon cousin prétend que j'avais encore du rouge; Papa m'accuse d'avoir gardé un rouge; Mon oncle jure que j'avais du rouge en main",
}
OWN = {
    "en": "I only had blues and greens; I had two blues and a green 3; I didn't, all I had was greens and a blue 2; In fact I had nothing but yellows",
    "fr": "J'avais que des bleus et des verts; Or je n'avais que du vert et un 5 bleu; C'est faux, il me restait deux verts et un bleu; En vrai je n'avais que des jaunes",
}
JUDGED = {
    "en": "Was my +4 illegal?; So was my +4 allowed?; Did I break the rule?; Is it true that my +4 was illegal?",
    "fr": "Mon +4 était illégal ?; Mon +4 était interdit ?; J'ai enfreint la règle ?; Est-ce que mon +4 était illégal ?",
}
ON_ANOTHER = {
    "en": "My wife hit my son with a +4; Anna played a +4 on Ben; My brother gave my mom a +4; Kim laid a wild draw four on her sister",
    "fr": "Ma femme a mis un +4 à mon fils; Anna a posé un +4 sur Marc; Mon frère a mis un +4 à ma mère; Léa a collé un +4 à Hugo",
}
ON_ME = {
    "en": "My wife hit me with a +4; Anna played a +4 on me; My brother gave me a +4",
    "fr": "Ma femme m'a mis un +4; Anna a posé un +4 sur moi; Emma me colle un +4",
}
MAY_I = {
    "en": "I think it was a bluff. Can I challenge it?; I'm sure she had the color. May I challenge?; Can I challenge?",
    "fr": "Je pense que c'était du bluff. Je peux contester ?; Est-ce que j'ai le droit de contester ?; Moi je peux contester ?",
}


@pytest.mark.parametrize("text", _stories(LIES, LAID, CLAIMED, OWN, JUDGED, order="{}. {}. {}. {}. {}"))
def test_what_another_only_claims_of_a_hand_yields(shelf, text):
    assert _of(shelf, text).verdict == "allowed"


@pytest.mark.parametrize("text", [
    "We were on red. I played a +4. My aunt says I had a red. Was my +4 illegal?",
    "On jouait rouge. J'ai mis un +4. Ma tante dit que j'avais un rouge. Mon +4 était illégal ?",
])
def test_a_claim_that_nothing_denies_counts(shelf, text):
    assert _of(shelf, text).verdict == "forbidden"


@pytest.mark.parametrize("told, verdict", [(ON_ANOTHER, "forbidden"), (ON_ME, "allowed")])
def test_who_was_not_struck_may_not_challenge(shelf, told, verdict):
    for text in _stories(told, MAY_I, order="{}. {}"):
        assert _of(shelf, text).verdict == verdict, text


THOUGHT = {
    "en": "I think she had a red; I'm convinced that she had a red; I am sure that she had a red; I believe she kept a red",
    "fr": "Je pense qu'elle avait un rouge; Je suis convaincu qu'elle avait un rouge; Je crois qu'il lui restait du rouge; Je suis certain qu'elle avait du rouge",
}
LEGAL = {"en": "Was that legal?; Was that allowed?", "fr": "C'était permis ?; C'était réglo ?"}


@pytest.mark.parametrize("text", _stories(LIES, HIS, THOUGHT, LEGAL, order="{}. {}. {}. {}"))
def test_what_is_only_thought_of_a_hand_is_not_known(shelf, text):
    assert _of(shelf, text).verdict == "depends"


@pytest.mark.parametrize("text", _stories(LIES, LAID, CLAIMED, OWN, {"en": "Is that true?; Right?", "fr": "C'est vrai ?; C'est exact ?"}, order="{}. {}. {}. {}. {}"))
def test_to_say_that_the_colour_was_there_is_to_say_that_it_was_unlawful(shelf, text):
    assert _of(shelf, text).answer != "yes"
