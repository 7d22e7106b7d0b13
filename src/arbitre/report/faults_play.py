"""What can be wrong with a moment of the game as it is told (a scenario, a hand, a score): each sentence and each remedy in English and French."""

Twin = tuple[str, str]  # English, French

OF_PLAY: dict[str, tuple[tuple[Twin, ...], tuple[Twin, ...]]] = {  # id: (messages, remedies)
    "bad-ask": (
        (("`ask` must be a sentence", "`ask` doit être une phrase"),),
        (("write a sentence, or one under `en:` and one under `fr:`", "écrivez une phrase, ou une sous `en:` et une sous `fr:`"),),
    ),
    "bad-expect": (
        (("what is expected of `{}` must be a table", "ce qui est attendu de `{}` doit être un tableau"),),
        (("write `{{answer: …, verdict: …, because: […]}}`", "écrivez `{{answer: …, verdict: …, because: […]}}`"),),
    ),
    "contradictory-facts": (
        (("`{}` and `{}` cannot both hold", "`{}` et `{}` ne peuvent pas être vrais ensemble"),
         ("these cannot all hold: {}", "tout cela ne peut pas être vrai à la fois : {}")),
        (("change or leave out one of them", "changez ou enlevez l'un d'eux"),),
    ),
    "duplicate-name": (
        (("another scenario is called `{}`", "un autre scénario s'appelle `{}`"),),
        (("rename it: the first is on line {}", "renommez-le : le premier est à la ligne {}"),),
    ),
    "named-twice": (
        (("`{}` is named twice", "`{}` est nommé deux fois"),),
        (("give each player one hand and another name", "donnez à chacun une seule main et un autre nom"),),
    ),
    "nameless-hand": (
        (("nobody is named before `{}`", "personne n'est nommé devant `{}`"),),
        (("write `name: cards`, and a semicolon between two players", "écrivez `nom : cartes`, et un point-virgule entre deux joueurs"),
         ("put a semicolon before a name", "mettez un point-virgule devant un nom")),
    ),
    "no-question": (
        (("`reads` must name its question", "`reads` doit nommer sa question"),),
        (("write `reads: {{question: …, asks: …, …}}`", "écrivez `reads: {{question: …, asks: …, …}}`"),),
    ),
    "no-such-number": (
        (("`{}: {}` is no number that can be", "`{}: {}` n'est pas un nombre possible"),),
        (("write a number from {} to {}", "écrivez un nombre de {} à {}"),),
    ),
    "not-a-number": (
        (("`pages` of {} is not a number", "`pages` de {} n'est pas un nombre"),
         ("`{}: {}` is not a number", "`{}: {}` n'est pas un nombre"),
         ("`{}` is not a number", "`{}` n'est pas un nombre")),
        (("write digits", "écrivez des chiffres"), ("write how many there are", "écrivez combien il y en a")),
    ),
    "not-scenario": (
        (("this is not a scenario", "ceci n'est pas un scénario"),),
        (("write `name:`, `ask:`, `reads:` and `expect:` under each `-`",
          "écrivez `name:`, `ask:`, `reads:` et `expect:` sous chaque `-`"),),
    ),
    "not-scenarios": (
        (("this is not a list of scenarios", "ceci n'est pas une liste de scénarios"),),
        (("begin each scenario with `- name:`", "commencez chaque scénario par `- name:`"),),
    ),
    "nothing-asked": (
        (("this scenario asks nothing", "ce scénario ne demande rien"),),
        (("write the words under `ask:` or the facts under `reads:`", "écrivez les mots sous `ask:` ou les faits sous `reads:`"),),
    ),
    "unclear-card": (
        (("the name `{}` stands for several cards", "plusieurs cartes portent le nom `{}`"),),
        (("write for instance `{}`", "écrivez par exemple `{}`"),
         ("write for instance `{} {}`", "écrivez par exemple `{} {}`"),
         ("write one of {}", "écrivez l'une de ces cartes : {}")),
    ),
    "unknown-player": (
        (("unknown player `{}`", "joueur inconnu `{}`"),),
        (("give that player a hand too, or write `none` for it", "donnez aussi une main à ce joueur, ou écrivez `aucune`"),),
    ),
    "unreadable-hand": (
        (("this tells no hand", "ce n'est pas une main"),),
        (('write `{{"hand": ["red 5", "+4"], "on": "red 7"}}`', 'écrivez `{{"hand": ["5 rouge", "+4"], "on": "7 rouge"}}`'),),
    ),
    "unreadable-points": (
        (("`{}` tells nobody's points", "`{}` : ce ne sont les points de personne"),),
        (("write `name: points`", "écrivez `nom : points`"),),
    ),
    "wrong-count": (
        (("`{}: {}` is no number of players", "`{}: {}` n'est pas un nombre de joueurs"),),
        (("write a number from 2", "écrivez un nombre à partir de 2"),),
    ),
}
