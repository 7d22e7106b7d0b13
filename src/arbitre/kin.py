"""The cards that only one of several boxes holds, each with the card that stands for it in the others."""


def cards_apart(rulesets):
    """{ruleset id: {card: its kin in the other boxes}} of the cards that are not in every box.

    Kin is a card that the first box lacks: the one that its word means there, else those of its smallest group.
    """
    found = {}
    for ruleset in rulesets:
        others = [other for other in rulesets if other is not ruleset]
        found[ruleset.id] = {card: _kin(card, ruleset, others) for card in ruleset.cards
                             if any(card not in other.cards for other in others)}
    return found


def _kin(card, ruleset, others):
    kin = {}
    for other in others:
        if card not in other.cards:
            strange = [one for one in other.cards if one not in ruleset.cards]
            kin |= dict.fromkeys(_meant(card, ruleset, other, strange) or _grouped(card, ruleset.vocabulary, strange))
    return tuple(kin)


def _meant(card, ruleset, other, strange):
    """The strange cards that the word for this card means in the other edition, or the other way round."""
    meant = [one for one in other.means.get(card, ()) if one in strange]
    return meant or [one for one in strange if card in ruleset.means.get(one, ())]


def _grouped(card, vocabulary, strange):
    """The strange cards that share the smallest group with this card."""
    groups = [members for kind in vocabulary.kinds for members in vocabulary.groups.get(kind, {}).values()
              if card in members and any(one in members for one in strange)]
    smallest = min(groups, key=len, default=())
    return [one for one in strange if one in smallest]
