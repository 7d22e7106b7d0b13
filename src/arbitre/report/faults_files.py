"""What can be wrong with a file as such, before it is asked what it holds: each sentence and each remedy in English and French."""

Twin = tuple[str, str]  # English, French

OF_FILES: dict[str, tuple[tuple[Twin, ...], tuple[Twin, ...]]] = {  # id: (messages, remedies)
    "duplicate-key": (
        (("`{}` is written twice here", "`{}` est écrit deux fois ici"),),
        (("remove one of them: the first is on line {}", "supprimez l'un des deux : le premier est à la ligne {}"),),
    ),
    "empty-file": (
        (("the file is empty", "le fichier est vide"),),
        (("write at least one section", "écrivez au moins une section"),),
    ),
    "empty-value": (
        (("{} is empty", "{} : c'est vide"),),
        (("write a value, or remove the line", "écrivez une valeur, ou supprimez la ligne"),),
    ),
    "endless-line": (
        (("a line does not end within {} bytes", "une ligne ne finit pas en {} octets"),),
        (("put each question on a line of its own", "mettez chaque question sur une ligne à elle"),),
    ),
    "file-too-long": (
        (("the file is longer than {} bytes", "le fichier fait plus de {} octets"),),
        (("split it into several files", "partagez-le en plusieurs fichiers"),),
    ),
    "name-not-text": (
        (("a name must be a word, not a list or a table", "un nom doit être un mot, pas une liste ni un tableau"),),
        (("quote it if it begins with `{{` or `[`", "mettez-le entre guillemets s'il commence par `{{` ou `[`"),),
    ),
    "no-shelf": (
        (("there is no folder `vocabulary` in `{}`", "il n'y a pas de dossier `vocabulary` dans `{}`"),),
        (("name the folder of the rulesets", "nommez le dossier des recueils"),),
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
    "several-documents": (
        (("a second document begins here", "un second document commence ici"),),
        (("remove the line `---`", "supprimez la ligne `---`"),),
    ),
    "too-deep": (
        (("values are nested more than {} deep", "des valeurs sont emboîtées sur plus de {} niveaux"),),
        (("write it flatter", "écrivez-le plus à plat"),),
    ),
    "too-many-lines": (
        (("only the first {} lines were answered", "seules les {} premières lignes ont eu leur réponse"),),
        (("split the questions into several files", "partagez les questions en plusieurs fichiers"),),
    ),
    "too-many-values": (
        (("the file holds more than {} values", "le fichier contient plus de {} valeurs"),),
        (("split it into several files", "partagez-le en plusieurs fichiers"),),
    ),
    "unreadable-file": (
        (("there is no such file: `{}`", "ce fichier n'existe pas : `{}`"),
         ("the file cannot be read: `{}`", "le fichier ne peut pas être lu : `{}`"),
         ("{}: `{}`", "{} : `{}`")),
        (("check the name and the folder", "vérifiez le nom et le dossier"),
         ("check the name; it is sought beside the charter", "vérifiez le nom ; il est cherché à côté de la charte")),
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
}
