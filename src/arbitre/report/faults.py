"""What can be wrong in a file or an option, problem by problem: each sentence and each remedy in English and in French.

A sentence is written as it stands in the code, with `{}` for what is put in; a test compares the two.
"""

Twin = tuple[str, str]

FAULTS: dict[str, tuple[tuple[Twin, ...], tuple[Twin, ...]]] = {  # id: (messages, remedies)
    "bad-ask": (
        (("`ask` must be a sentence", "`ask` doit être une phrase"),),
        (("write a sentence, or one under `en:` and one under `fr:`", "écrivez une phrase, ou une sous `en:` et une sous `fr:`"),),
    ),
    "bad-expect": (
        (("what is expected of `{}` must be a table", "ce qui est attendu de `{}` doit être un tableau"),),
        (("write `{{answer: …, verdict: …, because: […]}}`", "écrivez `{{answer: …, verdict: …, because: […]}}`"),),
    ),
    "bad-id": (
        (("`{}` is no id for a rule", "`{}` n'est pas un identifiant de règle"),),
        (("write small letters, digits and hyphens", "écrivez des minuscules, des chiffres et des tirets"),),
    ),
    "conflict": (
        (("`{}` and `{}` of `{}` contradict each other when {}", "`{}` et `{}` de `{}` se contredisent quand {}"),),
        (("let one override the other, or declare it with `contests` if the document contradicts itself",
          "faites que l'une écarte l'autre, ou déclarez-le par `contests` si le document se contredit"),),
    ),
    "contradictory-facts": (
        (("`{}` and `{}` cannot both hold", "`{}` et `{}` ne peuvent pas être vrais ensemble"),
         ("these cannot all hold: {}", "tout cela ne peut pas être vrai à la fois : {}")),
        (("change or leave out one of them", "changez ou enlevez l'un d'eux"),),
    ),
    "dead-rule": (
        (("`{}` of `{}` never stands: {}", "`{}` de `{}` ne s'applique jamais : {}"),),
        (("change its `when`, or remove it", "changez son `when`, ou supprimez-la"),),
    ),
    "duplicate-key": (
        (("`{}` is written twice here", "`{}` est écrit deux fois ici"),),
        (("remove one of them: the first is on line {}", "supprimez l'un des deux : le premier est à la ligne {}"),),
    ),
    "duplicate-name": (
        (("another scenario is called `{}`", "un autre scénario s'appelle `{}`"),),
        (("rename it: the first is on line {}", "renommez-le : le premier est à la ligne {}"),),
    ),
    "duplicate-rule": (
        (("another rule is called `{}`", "une autre règle s'appelle `{}`"),),
        (("rename it: the first is on line {}", "renommez-la : la première est à la ligne {}"), ("rename it", "renommez-la")),
    ),
    "empty-file": (
        (("the file is empty", "le fichier est vide"),),
        (("write at least one section", "écrivez au moins une section"),),
    ),
    "empty-value": (
        (("{} is empty", "{} : c'est vide"),),
        (("write a value, or remove the line", "écrivez une valeur, ou supprimez la ligne"),),
    ),
    "extends-cycle": (
        (("`{}` extends itself", "`{}` se prolonge lui-même"),),
        (("remove one `extends`", "supprimez un `extends`"),),
    ),
    "file-too-long": (
        (("the file is longer than {} bytes", "le fichier fait plus de {} octets"),),
        (("split it into several files", "partagez-le en plusieurs fichiers"),),
    ),
    "gap": (
        (("no rule of `{}` is on the question `{}`", "aucune règle de `{}` ne porte sur la question `{}`"),
         ("no rule of `{}` answers `{}` when {}", "aucune règle de `{}` ne répond à `{}` quand {}")),
        (("write its rule, or one with `verdict: silent` and `open: […]`", "écrivez sa règle, ou une règle avec `verdict: silent` et `open: […]`"),
         ("write its rule after this one, or a rule with `verdict: silent`, `open: […]` and `yields: [all]` for all that is left",
          "écrivez sa règle après celle-ci, ou une règle avec `verdict: silent`, `open: […]` et `yields: [all]` pour tout ce qui reste")),
    ),
    "group-cycle": (
        (("the group `{}` holds itself", "le groupe `{}` se contient lui-même"),),
        (("remove `{}` from `{}`", "enlevez `{}` de `{}`"),),
    ),
    "idle-key": (
        (("`and-more` of {} says nothing without `outcome` or `value`", "`and-more` de {} ne dit rien sans `outcome` ni `value`"),
         ("`open` of {} says nothing: the rule is not silent", "`open` de {} ne dit rien : la règle n'est pas un silence")),
        (("remove it", "supprimez cette ligne"),
         ("remove it, or write `verdict: silent`", "supprimez cette ligne, ou écrivez `verdict: silent`")),
    ),
    "idle-override": (
        (("`{}: {}` of `{}` changes nothing: {}", "`{}: {}` de `{}` ne change rien : {}"),),
        (("remove it", "supprimez cette ligne"),),
    ),
    "missing-from": (
        (("`{}` is implied, but not said by what", "`{}` est déduite, sans qu'il soit dit de quoi"),),
        (("add `from: […]`: the rules that it follows from", "ajoutez `from: […]` : les règles dont elle découle"),),
    ),
    "missing-key": (
        (("{} has no `values`", "il manque `values` : {}"),
         ("{} is silent and has no `open`", "c'est un silence, et il manque `open` : {}"),
         ("{} has no `{}`", "il manque `{1}` : {0}")),
        (("list its values", "donnez ses valeurs"),
         ("add `open: […]`: what the document leaves open", "ajoutez `open: […]` : ce que le document laisse en suspens"),
         ("add `{}: …`", "ajoutez `{}: …`")),
    ),
    "missing-norm": (
        (("`{}` has no rule for `{}` to amend ({})", "`{}` n'a aucune règle que `{}` puisse modifier ({})"),
         ("`{}` has no rule `{}` for `{}` to override", "`{}` n'a pas de règle `{}` que `{}` puisse écarter"),
         ("`{}` changes nothing: what it overrides is on another question, or never holds when it does",
          "`{}` ne change rien : ce qu'elle écarte porte sur une autre question, ou ne s'applique jamais en même temps"),
         ("`{}` changes nothing: no rule of `{}` overrides what it amends",
          "`{}` ne change rien : aucune règle de `{}` n'écarte ce qu'elle modifie")),
        (("remove `{}`, or choose a `base` that has such a rule", "enlevez `{}`, ou choisissez une `base` qui ait une telle règle"),
         ("name a rule of the `base`, or choose a `base` that has it", "nommez une règle de la `base`, ou choisissez une `base` qui l'ait"),
         ("name a rule on the same question that may hold in the same situation",
          "nommez une règle sur la même question, qui puisse s'appliquer dans la même situation"),
         ("write `overrides: [{}]`", "écrivez `overrides: [{}]`")),
    ),
    "missing-translation": (
        (("{} has no words in {}", "il manque les mots en {1} : {0}"),),
        (("add {}", "ajoutez {}"),),
    ),
    "name-not-text": (
        (("a name must be a word, not a list or a table", "un nom doit être un mot, pas une liste ni un tableau"),),
        (("quote it if it begins with `{{` or `[`", "mettez-le entre guillemets s'il commence par `{{` ou `[`"),),
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
    "no-citation": (
        (("`{}` names no document", "`{}` ne nomme aucun document"),),
        (("add `cite: {{source: …, page: …, part: …}}`", "ajoutez `cite: {{source: …, page: …, part: …}}`"),),
    ),
    "no-number": (
        (("`{}` counts by `{}`, but `{}` has no number", "`{}` compte d'après `{}`, mais `{}` n'a pas de nombre"),),
        (("leave `{}` out of its `when`, or give it a `number`", "ôtez `{}` de son `when`, ou donnez-lui un `number`"),),
    ),
    "no-place": (
        (("`{}` cites `{}` without page or part", "`{}` cite `{}` sans page ni partie"),),
        (("add `page: …` or `part: …`", "ajoutez `page: …` ou `part: …`"),),
    ),
    "no-question": (
        (("`reads` must name its question", "`reads` doit nommer sa question"),),
        (("write `reads: {{question: …, asks: …, …}}`", "écrivez `reads: {{question: …, asks: …, …}}`"),),
    ),
    "no-shelf": (
        (("there is no folder `vocabulary` in `{}`", "il n'y a pas de dossier `vocabulary` dans `{}`"),),
        (("name the folder of the rulesets", "nommez le dossier des recueils"),),
    ),
    "no-such-number": (
        (("`{}: {}` is no number that can be", "`{}: {}` n'est pas un nombre possible"),),
        (("write a number from {} to {}", "écrivez un nombre de {} à {}"),),
    ),
    "no-value-left": (
        (("`not` leaves no value of `{}` in {}", "`not` ne laisse aucune valeur de `{}` dans {}"),),
        (("leave out some of the values", "enlevez certaines valeurs"),),
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
    "not-table": (
        (("`{}` must be a table", "`{}` doit être un tableau"),),
        (("write `{}: {{…: …}}`", "écrivez `{}: {{…: …}}`"),),
    ),
    "not-utf8": (
        (("this letter is not written in UTF-8", "cette lettre n'est pas écrite en UTF-8"),),
        (("save the file as UTF-8", "enregistrez le fichier en UTF-8"),),
    ),
    "not-yaml": (
        (("this cannot be read as YAML: a tab stands before the words", "ce n'est pas du YAML : une tabulation précède les mots"),
         ("this cannot be read as YAML: {}", "ce n'est pas du YAML : {}"),
         ("`{}` has no value", "`{}` n'a pas de valeur")),
        (("indent with spaces", "décalez avec des espaces"),
         ("put quotes around a sentence that holds `: `, ` #`, `{{` or `[`",
          "mettez entre guillemets une phrase qui contient `: `, ` #`, `{{` ou `[`"),
         ("close the `[` of line {} with `]`, and put commas between its values",
          "fermez par `]` le `[` de la ligne {}, et mettez des virgules entre ses valeurs"),
         ("close the `{{` of line {} with `}}`, and put commas between its names",
          "fermez par `}}` le `{{` de la ligne {}, et mettez des virgules entre ses noms"),
         ("close the quotes of line {}; inside them, write a quote twice or use the other kind",
          "fermez les guillemets de la ligne {} ; à l'intérieur, doublez un guillemet ou prenez ceux de l'autre sorte"),
         ("write `name: value`, set in as far as the lines that it belongs with",
          "écrivez `nom: valeur`, avec le même décalage que les lignes qui vont avec"),
         ("set this line in as far as the lines that it belongs with, or begin it with `- ` if it stands in a list",
          "donnez à cette ligne le décalage de celles qui vont avec, ou commencez-la par `- ` si elle est dans une liste"),
         ("put quotes around what begins with a sign such as `@`, `%`, `*` or `&`",
          "mettez entre guillemets ce qui commence par un signe comme `@`, `%`, `*` ou `&`"),
         ("write two backslashes for one, or use single quotes", "doublez la barre oblique inverse, ou prenez des guillemets simples"),
         ("begin the list on a line of its own", "commencez la liste sur une ligne à elle"),
         ("write YAML: `arbitre new` writes a file to begin with",
          "écrivez du YAML : `arbitre new` écrit un fichier pour commencer"),
         ("write a value after the colon", "écrivez une valeur après les deux-points")),
    ),
    "nothing-asked": (
        (("this scenario asks nothing", "ce scénario ne demande rien"),),
        (("write the words under `ask:` or the facts under `reads:`", "écrivez les mots sous `ask:` ou les faits sous `reads:`"),),
    ),
    "one-conclusion": (
        (("{} has {}", "{0} : {1}"),
         ("{} has `outcome` and `then`", "{} : `outcome` et `then` à la fois")),
        (("keep one: `{}: …`", "gardez-en une : `{}: …`"), ("write `{}: …`", "écrivez `{}: …`"), ("put all effects in `outcome`", "mettez tous les effets dans `outcome`")),
    ),
    "override-cycle": (
        (("these rules override each other in a circle: {}", "ces règles s'écartent l'une l'autre en cercle : {}"),),
        (("remove one of these overrides", "supprimez l'une de ces exceptions"),
         ("remove one of these overrides from the house rule", "supprimez l'une de ces exceptions dans la règle maison")),
    ),
    "several-documents": (
        (("a second document begins here", "un second document commence ici"),),
        (("remove the line `---`", "supprimez la ligne `---`"),),
    ),
    "several-questions": (
        (("the rule `{}` concludes on several questions at once", "la règle `{}` tranche plusieurs questions à la fois"),),
        (("write a rule for each; only `verdict: silent` may name several",
          "écrivez une règle pour chacune ; seul `verdict: silent` peut en nommer plusieurs"),),
    ),
    "too-deep": (
        (("values are nested more than {} deep", "des valeurs sont emboîtées sur plus de {} niveaux"),),
        (("write it flatter", "écrivez-le plus à plat"),),
    ),
    "too-large": (
        (("`{}` has too many situations in `{}` to go through, up to {}",
          "`{}` a trop de situations dans `{}` pour qu'elles soient parcourues, jusqu'à {}"),),
        (("its rules ask for {} facts, of so many values each: {} and {} more; say more of the moment, or write rules that ask for fewer",
          "ses règles demandent {} faits, chacun de tant de valeurs : {} et {} de plus ; précisez le moment, ou écrivez des règles qui en demandent moins"),
         ("its rules ask for {} facts, of so many values each: {}; say more of the moment, or write rules that ask for fewer",
          "ses règles demandent {} faits, chacun de tant de valeurs : {} ; précisez le moment, ou écrivez des règles qui en demandent moins")),
    ),
    "too-many-lines": (
        (("only the first {} lines were answered", "seules les {} premières lignes ont eu leur réponse"),),
        (("split the questions into several files", "partagez les questions en plusieurs fichiers"),),
    ),
    "too-many-rules": (
        (("`{}` has more than {} rules", "`{}` a plus de {} règles"),),
        (("split it into several documents", "partagez-le en plusieurs documents"),),
    ),
    "too-many-values": (
        (("the file holds more than {} values", "le fichier contient plus de {} valeurs"),),
        (("split it into several files", "partagez-le en plusieurs fichiers"),),
    ),
    "unclear-card": (
        (("the name `{}` stands for several cards", "plusieurs cartes portent le nom `{}`"),),
        (("write for instance `{}`", "écrivez par exemple `{}`"),
         ("write for instance `{} {}`", "écrivez par exemple `{} {}`"),
         ("write one of {}", "écrivez l'une de ces cartes : {}")),
    ),
    "unreadable-file": (
        (("there is no such file: `{}`", "ce fichier n'existe pas : `{}`"),
         ("the file cannot be read: `{}`", "le fichier ne peut pas être lu : `{}`"),
         ("{}: `{}`", "{} : `{}`")),
        (("check the name and the folder", "vérifiez le nom et le dossier"),
         ("check the name; it is sought beside the charter", "vérifiez le nom ; il est cherché à côté de la charte")),
    ),
    "unreadable-hand": (
        (("this tells no hand", "ce n'est pas une main"),),
        (('write `{{"hand": ["red 5", "+4"], "on": "red 7"}}`', 'écrivez `{{"hand": ["5 rouge", "+4"], "on": "7 rouge"}}`'),),
    ),
    "unreadable-points": (
        (("`{}` tells nobody's points", "`{}` : ce ne sont les points de personne"),),
        (("write `name: points`", "écrivez `nom : points`"),),
    ),
    "wrong-conclusion": (
        (("{} has `{}`, but the question `{}` is {}", "{} : `{}`, alors que la question `{}` est {}"),),
        (("write `{}: …`", "écrivez `{}: …`"),),
    ),
    "wrong-count": (
        (("`{}: {}` is no number of players", "`{}: {}` n'est pas un nombre de joueurs"),),
        (("write a number from 2", "écrivez un nombre à partir de 2"),),
    ),
    "wrong-shape": (
        (("`same` of {} must name two places", "`same` de {} doit nommer deux endroits"),
         ("`rules` holds the table's own rules, and `{}` is a document", "`rules` contient les règles propres à la table, et `{}` est un document"),
         ("{} must be {}, not {}", "{} : il faut {}, pas {}")),
        (("write `same: [one, other]`", "écrivez `same: [un, autre]`"), ("write `base: {}`", "écrivez `base: {}`"), ("write {}", "écrivez {}")),
    ),
    "yaml-alias": (
        (("the alias `*{}` is not allowed", "l'alias `*{}` n'est pas permis"),),
        (("write the value out where it is needed", "écrivez la valeur là où il la faut"),),
    ),
    "yaml-tag": (
        (("the tag `{}` is not allowed", "l'étiquette `{}` n'est pas permise"),),
        (("remove it: every value is text", "enlevez-la : toute valeur est un texte"),),
    ),
    "unknown-item": (
        (("there is no `{}` in the part `{}` in {}", "il n'y a pas de `{}` dans la partie `{}` : {}"),),
        (("the sources say: {}", "les sources disent : {}"),),
    ),
    "unknown-meaning": (
        (("`{}` means `{}` in `{}`, but that is no value of `{}`", "`{}` désigne `{}` dans `{}`, mais ce n'est pas une valeur de `{}`"),),
        (("add `{}` to the values of `{}`", "ajoutez `{}` aux valeurs de `{}`"),),
    ),
    "unknown-page": (
        (("there is no page `{}` in `{}`{}, in {}", "il n'y a pas de page `{}` dans `{}`{} : {}"),),
        (("write the number of a page", "écrivez le numéro d'une page"),),
    ),
    "unknown-player": (
        (("unknown player `{}`", "joueur inconnu `{}`"),),
        (("give that player a hand too, or write `none` for it", "donnez aussi une main à ce joueur, ou écrivez `aucune`"),),
    ),
}

# What is unknown is said alike of everything: the kind of thing that nothing bears the name of.
UNKNOWN: dict[str, str] = {
    "act": "acte inconnu",
    "answer": "réponse inconnue",
    "basis": "fondement inconnu",
    "card-name": "carte inconnue",
    "claim": "affirmation inconnue",
    "count": "nombre inconnu",
    "fact": "fait inconnu",
    "house-rule": "règle maison inconnue",
    "item": "passage inconnu",
    "key": "clé inconnue",
    "kind": "sorte inconnue",
    "language": "langue inconnue",
    "name": "nom inconnu",
    "number": "nombre inconnu",
    "part": "partie inconnue",
    "place": "endroit inconnu",
    "playing-card": "nom de carte inconnu",
    "question": "question inconnue",
    "question-kind": "sorte de question inconnue",
    "role": "rôle inconnu",
    "rule": "règle inconnue",
    "ruleset": "recueil inconnu",
    "source": "source inconnue",
    "thing": "chose inconnue",
    "topic": "thème inconnu",
    "value": "valeur inconnue",
    "verdict": "décision inconnue",
}
REMEDIES: tuple[Twin, ...] = (  # for whatever is unknown
    ("write `{}`", "écrivez `{}`"),
    ("known: {}", "connus : {}"),
    ("remove it, or add its file", "enlevez-la, ou ajoutez son fichier"),
    ("write for instance `{}`", "écrivez par exemple `{}`"),
    ("put a semicolon before a name", "mettez un point-virgule devant un nom"),
    ("put a comma between two cards: `{}`", "mettez une virgule entre deux cartes : `{}`"),
)
