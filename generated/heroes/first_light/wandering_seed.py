"""Wandering Seed / Странствующее семя. Generated from cardscripts/heroes/first-light/wandering-seed.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    GRAVEYARD,
    See,
    StaticAbility,
    Strike,
)


class WanderingSeedRule(StaticAbility):
    """While this card is in the graveyard, your ents have +1 to strike.

    Пока эта карта на кладбище, ваши энты имеют +1 к удару.
    """

    zone = GRAVEYARD

    def affects(self, see: See, card: int) -> bool:
        return see.has_class(card, "ent") and see.is_yours(card)

    rows = (Strike(1),)


CARD = CardDefinition(
    id="wandering-seed",
    type="creature",
    elements=("forests",),
    classes=("ent",),
    cost=2,
    strike=2,
    lives=2,
    names={
        "en": {"nom": "Wandering Seed"},
        "ru": {"nom": "Странствующее семя", "gen": "Странствующего семени", "dat": "Странствующему семени", "acc": "Странствующее семя", "ins": "Странствующим семенем", "prep": "Странствующем семени"},
    },
    abilities=(WanderingSeedRule,),
)

SOURCE = "cardscripts/heroes/first-light/wandering-seed.yaml"
LINES: dict[int, int] = {21: 12}
