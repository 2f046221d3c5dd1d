"""Bog Viper / Болотная гадюка. Generated from cardscripts/heroes/rulebook/bog-viper.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class BogViperTrigger(TriggeredAbility):
    """On a strike against a creature, poison that creature for 2.

    При ударе по существу отравить это существо на 2.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    trigger = on.strikes(card=this_card, target=fits_1)

    def step_1(self, act: Act) -> None:
        act.poison(act.event.target, 2)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="bog-viper",
    type="creature",
    elements=("swamps",),
    classes=("beast",),
    cost=2,
    strike=1,
    lives=2,
    names={
        "en": {"nom": "Bog Viper"},
        "ru": {"nom": "Болотная гадюка", "gen": "Болотной гадюки", "dat": "Болотной гадюке", "acc": "Болотную гадюку", "ins": "Болотной гадюкой", "prep": "Болотной гадюке"},
    },
    abilities=(BogViperTrigger,),
)

SOURCE = "cardscripts/heroes/rulebook/bog-viper.yaml"
LINES: dict[int, int] = {26: 13}
