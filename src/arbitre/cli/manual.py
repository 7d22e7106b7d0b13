"""The manual: what each command does, examples of it, and what its exit code tells, in English and in French."""

from typing import NamedTuple

Pair = tuple[str, str]  # English, French


class Page(NamedTuple):
    """The page of a command: what it does beyond its first line, (command, what it does) examples, (code, meaning) exits,
    and the commands to read about next."""

    says: tuple[Pair, ...]
    examples: tuple[tuple[Pair, Pair], ...]
    exits: tuple[tuple[str, Pair], ...]
    see: tuple[str, ...] = ()


def _same(command: str) -> Pair:
    """Return a command that is typed alike in both languages."""
    return command, command


FOUND = ("1", ("problems were found, or a file cannot be read", "des problèmes ont été trouvés, ou un fichier est illisible"))
USAGE = ("2", ("the command was typed wrongly", "la commande est mal tapée"))
LOST = ("3", ("the question was not understood, or is no question of rules", "la question n'a pas été comprise, ou n'est pas une question de règles"))
DONE = ("0", ("it was done", "c'est fait"))
RULED = ("0", ("a ruling was given, whatever it says", "une décision a été rendue, quelle qu'elle soit"))
BY_ANSWER = (
    "0, 10–15",
    ("with --exit-code: 0 yes or settled, 10 no, 11 depends, 12 silent, 13 contested, 14 absent, 15 several rulings that differ",
     "avec --exit-code : 0 oui ou réglé, 10 non, 11 dépend, 12 silence, 13 contesté, 14 absent, 15 plusieurs décisions différentes"),
)

PAGES: dict[str, Page] = {
    "": Page(
        (
            ("Say what happens at the table; it answers with the verdict, the rule that decides, and the page or paragraph that the "
             "rule comes from. It never guesses: what a document does not say it calls silent, and where a fact is missing it asks.",
             "Dites ce qui se passe à la table ; il répond par la décision, la règle qui tranche, et la page ou le paragraphe dont elle "
             "vient. Il ne devine jamais : ce qu'un document ne dit pas, il l'appelle silence, et s'il manque un fait, il le demande."),
            ("Which document rules: --rules, else the edition that the words name, else the table's charter arbitre.yaml, else the "
             "classic notice. Which language: --lang, else that of the question, else the locale (LC_ALL, LC_MESSAGES, LANG).",
             "Quel document tranche : --rules, sinon l'édition que nomment les mots, sinon la charte arbitre.yaml de la table, sinon la "
             "notice classique. Quelle langue : --lang, sinon celle de la question, sinon la locale (LC_ALL, LC_MESSAGES, LANG)."),
            ("NO_COLOR and COLUMNS are heeded. ARBITRE_CACHE names the folder of the compiled documents, or none.",
             "NO_COLOR et COLUMNS sont respectés. ARBITRE_CACHE nomme le dossier des documents compilés, ou none."),
        ),
        (
            (('arbitre ask "+2 on +2 while penalized"', 'arbitre ask "+2 sur +2 alors que je suis pénalisé"'),
             ("A ruling, with its rule and its page.", "Une décision, avec sa règle et sa page.")),
            (_same("arbitre compare ffk04 fiu"), ("Exactly where two documents part.", "Exactement où deux documents se séparent.")),
            (_same("arbitre explain no-stacking"), ("All there is to know of a rule.", "Tout ce qu'il faut savoir d'une règle.")),
            (_same("arbitre --install-completion"), ("Completion with the Tab key, in your shell.", "La complétion par la touche Tab, dans votre shell.")),
        ),
        (RULED, FOUND, USAGE, LOST, BY_ANSWER),
    ),
    "ask": Page(
        (
            ("What nobody said is assumed where it is ordinary (your own turn, nothing drawn yet), and the answer says so. In a "
             "terminal, without words, it asks what is in dispute and then only what matters.",
             "Ce que personne n'a dit est supposé là où c'est l'ordinaire (votre tour, rien pioché encore), et la réponse le dit. Dans un "
             "terminal, sans mots, il demande sur quoi porte le litige, puis seulement ce qui compte."),
            ("Options may stand anywhere; after -- everything is words. `-` and --file read one question a line; with --json each gets "
             "one line, in order.",
             "Les options se mettent où l'on veut ; après --, tout est mots. `-` et --file lisent une question par ligne ; avec --json, "
             "chacune a sa ligne, dans l'ordre."),
        ),
        (
            (("arbitre ask can I play a +4 if I have the colour", "arbitre ask est-ce que je peux mettre un +4 avec la couleur en main"),
             ("Quotes are optional.", "Les guillemets sont facultatifs.")),
            (('arbitre ask "+2 on +2 while penalized" --rules all', 'arbitre ask "+2 sur +2 alors que je suis pénalisé" --rules all'),
             ("Every document rules.", "Tous les documents tranchent.")),
            (('arbitre ask "can I play a +2 on a +2?" --fact penalty=none --why', 'arbitre ask "puis-je jouer un +2 sur un +2 ?" --fact penalty=none --why'),
             ("A fact that the words left out, and every rule considered.", "Un fait que les mots ne disaient pas, et chaque règle examinée.")),
            (_same("arbitre ask --json --file questions.txt"), ("Many questions, one JSON line each.", "Beaucoup de questions, une ligne JSON chacune.")),
        ),
        (RULED, USAGE, LOST, BY_ANSWER),
        ("compare", "hand", "explain"),
    ),
    "judge": Page(
        (("A scenario is a moment in words or in facts; where both are given the facts rule, and a disagreement is shown. Files of "
          "documents beside them are read as if they were shipped.",
          "Un scénario est un moment en mots ou en faits ; si les deux sont donnés, les faits l'emportent, et un désaccord est montré. Les "
          "fichiers de documents nommés avec eux sont lus comme s'ils étaient fournis."),),
        ((_same("arbitre judge evening.yaml"), ("A ruling on each scenario of the file.", "Une décision sur chaque scénario du fichier.")),
         (_same("arbitre judge evening.yaml --rules all --json"), ("By every document, as JSON.", "Selon tous les documents, en JSON.")),
         (_same("arbitre judge ours.yaml evening.yaml --rules ours"), ("By a document of your own.", "Selon un document à vous."))),
        (RULED, FOUND, USAGE, LOST, BY_ANSWER),
        ("test", "schema"),
    ),
    "compare": Page(
        (("With the ids of documents, or files of your own: every situation that their rules speak of is gone through, and told are "
          "those where they part, with both rules and both places. With the words of a question: every document's ruling side by side.",
          "Avec des identifiants de documents, ou des fichiers à vous : toutes les situations dont parlent leurs règles sont parcourues, et "
          "celles où ils se séparent sont dites, avec les deux règles et les deux passages. Avec les mots d'une question : la décision de "
          "chaque document, côte à côte."),),
        ((_same("arbitre compare ffk04 fiu"), ("Where the two part, topic by topic.", "Où les deux se séparent, thème par thème.")),
         (_same("arbitre compare ffk04 mila fiu --all --markdown"), ("Every group of situations, as a page.", "Chaque groupe de situations, en une page.")),
         (('arbitre compare "can I play out of turn if I have the same card?"', 'arbitre compare "puis-je jouer hors de mon tour si j\'ai la même carte ?"'),
          ("One question, every document.", "Une question, tous les documents."))),
        (RULED, USAGE, LOST),
        ("rules", "explain"),
    ),
    "hand": Page(
        (("A whole hand settles whether the colour in force is held, and so whether a wild draw card may be laid. With --file, or `-`, "
          'one hand a line as JSON: {"hand": ["red 5", "+4"], "on": "red 7"}.',
          "Une main entière règle si l'on a la couleur demandée, et donc si un joker de pioche peut être posé. Avec --file, ou `-`, une main "
          'par ligne en JSON : {"hand": ["5 rouge", "+4"], "on": "7 rouge"}.'),),
        ((('arbitre hand "red 5, blue 0, +4" --on "red 7"', 'arbitre hand "5 rouge, 0 bleu, +4" --on "7 rouge"'),
          ("Each card: may it be played, and why.", "Chaque carte : est-elle jouable, et pourquoi.")),
         (('arbitre hand "green 5, +2" --on "wild" --colour green --drawn "green 5"', 'arbitre hand "5 vert, +2" --on "joker" --colour vert --drawn "5 vert"'),
          ("A wild lies there, green was named, and the 5 has just been drawn.", "Un joker est posé, le vert est demandé, et le 5 vient d'être pioché.")),
         (_same("arbitre hand --file hands.jsonl"), ("Thousands of hands, one line each.", "Des milliers de mains, une ligne chacune."))),
        (RULED, USAGE, BY_ANSWER),
        ("ask", "score"),
    ),
    "score": Page(
        (("Who scores is what the document says: the winner takes the others' points, or each keeps their own and the lowest wins.",
          "Qui marque, le document le dit : le gagnant prend les points des autres, ou chacun garde les siens et le plus bas l'emporte."),),
        ((('arbitre score "Anna: 9, 4, reverse; Bob: wild; Chloé: none"', 'arbitre score "Anna : 9, 4, inversion ; Bob : joker ; Chloé : aucune"'),
          ("The points of a round.", "Les points d'une manche.")),
         (('arbitre score "Anna: 9; Bob: none" --before "Anna: 120, Bob: 45"', 'arbitre score "Anna : 9 ; Bob : aucune" --before "Anna : 120, Bob : 45"'),
          ("With the points of earlier rounds: who leads, who has won.", "Avec les points des manches passées : qui mène, qui a gagné.")),
         (('arbitre score "Anna: 9; Bob: none" --rules all', 'arbitre score "Anna : 9 ; Bob : aucune" --rules all'),
          ("By each document's way of counting.", "Selon la façon de compter de chaque document."))),
        (DONE, USAGE),
        ("hand",),
    ),
    "rules": Page(
        (("A citation names the page or the section, and the row, paragraph or question in it.",
          "Une référence nomme la page ou la section, et dedans la ligne, le paragraphe ou la question."),),
        ((_same("arbitre rules"), ("The documents, and the house rules.", "Les documents, et les règles maison.")),
         (_same("arbitre rules fiu"), ("The rules of one, by topic.", "Les règles de l'un d'eux, par thème.")),
         (_same("arbitre rules ffk04 --coverage"), ("What rests on each part of the document.", "Ce qui s'appuie sur chaque partie du document."))),
        (DONE, USAGE),
        ("explain", "compare"),
    ),
    "explain": Page(
        (("Always under the same headings: what it says, where it stands, what it overrides and what overrides it, the same norm in the "
          "other documents, the scenarios that turn on it, how people ask it. A name that nothing bears gets the nearest ones.",
          "Toujours sous les mêmes titres : ce qui est dit, où c'est écrit, ce qui est écarté et ce qui écarte, la même norme ailleurs, les "
          "scénarios où cela compte, comment on le demande. Un nom que rien ne porte reçoit les plus proches."),),
        ((_same("arbitre explain no-stacking"), ("A rule, in the document that rules by default.", "Une règle, dans le document par défaut.")),
         (_same("arbitre explain fiu/no-stacking"), ("The same rule of another document.", "La même règle d'un autre document.")),
         (("arbitre explain +4", "arbitre explain Passer"), ("A card, by its name.", "Une carte, par son nom.")),
         (_same("arbitre explain silent"), ("A verdict.", "Une décision.")),
         (_same("arbitre explain idle-override"), ("A problem that check reported.", "Un problème signalé par check."))),
        (DONE, USAGE),
        ("rules", "ask"),
    ),
    "table": Page(
        (("The charter is the nearest arbitre.yaml, from the current folder upward, then in the user's configuration. What the house rules "
          "leave open, or contradict each other on, is found over all situations.",
          "La charte est le plus proche arbitre.yaml, du dossier courant vers le haut, puis dans la configuration de l'utilisateur. Ce que "
          "les règles maison laissent en suspens, ou se contestent, est cherché dans toutes les situations."),),
        ((_same("arbitre table"), ("The sheet of this table.", "La feuille de cette table.")),
         (_same("arbitre table --html"), ("The same, to print.", "La même, à imprimer.")),
         (_same("arbitre table --rules ffk04 --house stacking --house jump-in"), ("Before a charter is written.", "Avant d'écrire une charte."))),
        (DONE, FOUND, USAGE),
        ("new", "check"),
    ),
    "new": Page(
        (("What it writes checks clean, and says inside what to fill in; each step names the next. A file that is there is left alone.",
          "Ce qui est écrit passe la vérification, et dit dedans quoi remplir ; chaque étape nomme la suivante. Un fichier existant n'est pas touché."),),
        ((_same("arbitre new table"), ("The charter arbitre.yaml, in this folder.", "La charte arbitre.yaml, dans ce dossier.")),
         (_same("arbitre new house no-zero-last"), ("A house rule.", "Une règle maison.")),
         (_same("arbitre new ruleset my-edition"), ("A document, with a place for every question.", "Un document, avec une place pour chaque question.")),
         (_same("arbitre new scenario evening --rules my-edition.yaml"), ("Scenarios for it.", "Ses scénarios."))),
        (DONE, USAGE),
        ("check", "schema"),
    ),
    "schema": Page(
        (("JSON Schema, draft 2020-12, on standard output. Editors that know it complete and check YAML files: the names that the shelf has "
          "are offered, names of your own are allowed. What a schema cannot know, arbitre check tells.",
          "Du JSON Schema, version 2020-12, sur la sortie standard. Les éditeurs qui le connaissent complètent et vérifient les fichiers "
          "YAML : les noms connus sont proposés, les vôtres sont admis. Ce qu'un schéma ne peut pas savoir, arbitre check le dit."),
         ("A first line `# yaml-language-server: $schema=ruleset.schema.json` in a file tells the editor which one to use.",
          "Une première ligne `# yaml-language-server: $schema=ruleset.schema.json` dans un fichier dit à l'éditeur lequel prendre.")),
        ((_same("arbitre schema ruleset"), ("For documents and house rules.", "Pour les documents et les règles maison.")),
         (_same("arbitre schema charter --bare"), ("As it is published, names left open.", "Tel qu'il est publié, les noms laissés libres.")),
         (_same("arbitre schema answer"), ("What --json prints.", "Ce qu'imprime --json."))),
        (DONE, USAGE),
        ("new", "check"),
    ),
    "check": Page(
        (("Gaps, conflicts, rules that never stand, overrides that change nothing, missing words and places; each with the file, the line, "
          "and what to write. Without files: everything that is shipped. --mutants asks whether the scenarios would notice a spoilt rule.",
          "Les manques, les conflits, les règles qui ne s'appliquent jamais, les exceptions sans effet, les mots et passages qui manquent ; "
          "chacun avec le fichier, la ligne et quoi écrire. Sans fichiers : tout ce qui est fourni. --mutants cherche si les scénarios "
          "remarqueraient une règle abîmée."),),
        ((_same("arbitre check"), ("All that is shipped.", "Tout ce qui est fourni.")),
         (_same("arbitre check rulesets/my-edition.yaml"), ("A file of your own.", "Un fichier à vous.")),
         (_same("arbitre check --mutants rulesets/my-edition.yaml scenarios/my-edition.yaml"),
          ("Would its scenarios notice a mistake?", "Ses scénarios verraient-ils une erreur ?"))),
        (("0", ("nothing to mend", "rien à corriger")), FOUND, USAGE),
        ("test", "explain"),
    ),
    "test": Page(
        (("A scenario can fail in two ways: its words were read as something else, or its facts were ruled otherwise.",
          "Un scénario peut échouer de deux façons : ses mots ont été lus autrement, ou ses faits ont été jugés autrement."),
         ("With --export nothing is run: each scenario is a JSON line for each document, with the facts, what is asked, and the expected "
          "answer, verdict, effects, values and rules with their citations, so that any other referee can be held to them.",
          "Avec --export rien n'est exécuté : chaque scénario est une ligne JSON par document, avec les faits, ce qui est demandé, et la "
          "réponse, la décision, les effets, les valeurs et les règles attendus avec leurs références, pour y confronter un autre arbitre.")),
        ((_same("arbitre test"), ("All that are shipped.", "Tous ceux qui sont fournis.")),
         (_same("arbitre test rulesets/my-edition.yaml scenarios/my-edition.yaml"), ("Those of a document of your own.", "Ceux d'un document à vous.")),
         (_same("arbitre test --export"), ("All of them as JSON lines.", "Tous, en lignes JSON.")),
         (_same("arbitre test --table"), ("Those beside the charter, under its house rules.", "Ceux qui sont près de la charte, sous ses règles maison."))),
        (("0", ("all passed", "tous réussis")), ("1", ("some failed, or a file cannot be read", "certains échouent, ou un fichier est illisible")), USAGE),
        ("judge", "check"),
    ),
}
