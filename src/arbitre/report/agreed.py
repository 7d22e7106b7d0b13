"""The referee's sentences about what a table agreed on, and what its house rules leave open."""

AGREED: dict[str, tuple[str, str]] = {
    "charter": ("This table's charter", "La charte de cette table"),
    "charter-says": ("{path} ({parts})", "{path} ({parts})"),
    "sheet-title": ("The rules of this table", "Les règles de cette table"),
    "sheet-aloud": ("To be read aloud before the deal.", "À lire à haute voix avant la distribution."),
    "sheet-base": ("We play by", "Nous jouons selon"),
    "sheet-house": ("House rules", "Règles maison"),
    "sheet-no-house": ("None: the document as it is.", "Aucune : le document tel quel."),
    "sheet-else": ("Everything else is as the document says.", "Tout le reste est comme le dit le document."),
    "sheet-open": ("To settle before the deal", "À convenir avant la distribution"),
    "sheet-settle": (
        "{count:This house rule leaves|These house rules leave} open what follows. Agree on each point, and write it under "
        "`rules` in arbitre.yaml.",
        "{count:Cette règle maison laisse|Ces règles maison laissent} en suspens ce qui suit. Convenez de chaque point et "
        "écrivez-le sous `rules` dans arbitre.yaml.",
    ),
    "sheet-override": ("A rule that overrides {rules} settles it.", "Une règle qui écarte {rules} le tranche."),
    "sheet-settled": (
        "Nothing: {count:this house rule leaves|these house rules leave} no question open.",
        "Rien : {count:cette règle maison ne laisse|ces règles maison ne laissent} aucune question en suspens.",
    ),
    "sheet-alone": ("The document alone", "Le document seul"),
}
