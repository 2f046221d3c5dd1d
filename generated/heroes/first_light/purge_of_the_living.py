"""Purge of the Living / Чистка живых. Generated from cardscripts/heroes/first-light/purge-of-the-living.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
)


class PurgeOfTheLivingSpell(SpellAbility):
    """Wound all creatures other than undead for 2.

    Ранить на 2 всех существ не-нежити.
    """

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and not see.has_class(card, "undead")

    def step_1(self, act: Act) -> None:
        act.wound(act.all(PurgeOfTheLivingSpell.such_1), 2)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="purge-of-the-living",
    type="spell",
    elements=("darkness",),
    classes=("wizardry",),
    cost=4,
    names={
        "en": {"nom": "Purge of the Living"},
        "ru": {"nom": "Чистка живых", "gen": "Чистки живых", "dat": "Чистке живых", "acc": "Чистку живых", "ins": "Чисткой живых", "prep": "Чистке живых"},
    },
    abilities=(PurgeOfTheLivingSpell,),
)

SOURCE = "cardscripts/heroes/first-light/purge-of-the-living.yaml"
LINES: dict[int, int] = {22: 10}
