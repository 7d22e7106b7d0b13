"""The manual: what each command does and what its exit code tells, in English and in French; its examples are data."""

from typing import NamedTuple

Pair = tuple[str, str]  # English, French


class Page(NamedTuple):
    """The page of a command: what it does beyond its first line, (code, meaning) exits, and the commands to read about
    next."""

    says: tuple[Pair, ...]
    exits: tuple[tuple[str, Pair], ...]
    see: tuple[str, ...] = ()


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
        (RULED, USAGE, LOST, BY_ANSWER),
        ("compare", "hand", "explain"),
    ),
    "judge": Page(
        (("A scenario is a moment in words or in facts; where both are given the facts rule, and a disagreement is shown. Files of "
          "documents beside them are read as if they were shipped.",
          "Un scénario est un moment en mots ou en faits ; si les deux sont donnés, les faits l'emportent, et un désaccord est montré. Les "
          "fichiers de documents nommés avec eux sont lus comme s'ils étaient fournis."),),
        (RULED, FOUND, USAGE, LOST, BY_ANSWER),
        ("test", "schema"),
    ),
    "compare": Page(
        (("With the ids of documents, or files of your own: every situation that their rules speak of is gone through, and told are "
          "those where they part, with both rules and both places. With the words of a question: every document's ruling side by side.",
          "Avec des identifiants de documents, ou des fichiers à vous : toutes les situations dont parlent leurs règles sont parcourues, et "
          "celles où ils se séparent sont dites, avec les deux règles et les deux passages. Avec les mots d'une question : la décision de "
          "chaque document, côte à côte."),),
        (RULED, USAGE, LOST),
        ("rules", "explain"),
    ),
    "hand": Page(
        (("A whole hand settles whether the colour in force is held, and so whether a wild draw card may be laid. With --file, or `-`, "
          'one hand a line as JSON: {"hand": […], "on": …}.',
          "Une main entière règle si l'on a la couleur demandée, et donc si un joker de pioche peut être posé. Avec --file, ou `-`, une main "
          'par ligne en JSON : {"hand": […], "on": …}.'),),
        (RULED, USAGE, BY_ANSWER),
        ("ask", "score"),
    ),
    "score": Page(
        (("Who scores is what the document says: the winner takes the others' points, or each keeps their own and the lowest wins.",
          "Qui marque, le document le dit : le gagnant prend les points des autres, ou chacun garde les siens et le plus bas l'emporte."),),
        (DONE, USAGE),
        ("hand",),
    ),
    "rules": Page(
        (("A citation names the page or the section, and the row, paragraph or question in it.",
          "Une référence nomme la page ou la section, et dedans la ligne, le paragraphe ou la question."),),
        (DONE, USAGE),
        ("explain", "compare"),
    ),
    "explain": Page(
        (("Always under the same headings: what it says, where it stands, what it overrides and what overrides it, the same norm in the "
          "other documents, the scenarios that turn on it, how people ask it. A name that nothing bears gets the nearest ones.",
          "Toujours sous les mêmes titres : ce qui est dit, où c'est écrit, ce qui est écarté et ce qui écarte, la même norme ailleurs, les "
          "scénarios où cela compte, comment on le demande. Un nom que rien ne porte reçoit les plus proches."),),
        (DONE, USAGE),
        ("rules", "ask"),
    ),
    "table": Page(
        (("The charter is the nearest arbitre.yaml, from the current folder upward, then in the user's configuration. What the house rules "
          "leave open, or contradict each other on, is found over all situations.",
          "La charte est le plus proche arbitre.yaml, du dossier courant vers le haut, puis dans la configuration de l'utilisateur. Ce que "
          "les règles maison laissent en suspens, ou se contestent, est cherché dans toutes les situations."),),
        (DONE, FOUND, USAGE),
        ("new", "check"),
    ),
    "new": Page(
        (("What it writes checks clean, and says inside what to fill in; each step names the next. A file that is there is left alone.",
          "Ce qui est écrit passe la vérification, et dit dedans quoi remplir ; chaque étape nomme la suivante. Un fichier existant n'est pas touché."),),
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
        (DONE, USAGE),
        ("new", "check"),
    ),
    "check": Page(
        (("Gaps, conflicts, rules that never stand, overrides that change nothing, missing words and places; each with the file, the line, "
          "and what to write. Without files: everything that is shipped. --mutants asks whether the scenarios would notice a spoilt rule.",
          "Les manques, les conflits, les règles qui ne s'appliquent jamais, les exceptions sans effet, les mots et passages qui manquent ; "
          "chacun avec le fichier, la ligne et quoi écrire. Sans fichiers : tout ce qui est fourni. --mutants cherche si les scénarios "
          "remarqueraient une règle abîmée."),),
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
        (("0", ("all passed", "tous réussis")), ("1", ("some failed, or a file cannot be read", "certains échouent, ou un fichier est illisible")), USAGE),
        ("judge", "check"),
    ),
}
