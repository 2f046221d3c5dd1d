"""Bog Viper / Болотная гадюка. Generated from cardscripts/tcg/dusk-marches/bog-viper.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class BogViperTrigger(TriggeredAbility):
    """On a strike, poison the attacked creature for 1.

    При ударе отравить атакованное существо на 1.
    """

    trigger = on.hits(card=this_card, how="strike")

    def step_1(self, act: Act) -> None:
        act.poison(act.event.target, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="bog-viper",
    type="creature",
    elements=("swamps",),
    classes=(),
    silver=3,
    life=5,
    move=2,
    strike=(1, 1, 2),
    names={
        "en": {"nom": "Bog Viper"},
        "ru": {"nom": "Болотная гадюка", "gen": "Болотной гадюки", "dat": "Болотной гадюке", "acc": "Болотную гадюку", "ins": "Болотной гадюкой", "prep": "Болотной гадюке"},
    },
    abilities=(BogViperTrigger,),
)

SOURCE = "cardscripts/tcg/dusk-marches/bog-viper.yaml"
LINES: dict[int, int] = {22: 12}
