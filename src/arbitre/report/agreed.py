"""The referee's sentences about what a table agreed on, and what its house rules leave open."""

AGREED: dict[str, tuple[str, str]] = {
    "charter": ("This table's charter", "La charte de cette table"),
    "charter-says": ("{path} ({parts})", "{path} ({parts})"),
    "charter-next": (
        "`arbitre table` prints what it says, and what it leaves open.",
        "`arbitre table` imprime ce qu'elle dit, et ce qu'elle laisse en suspens.",
    ),
}
