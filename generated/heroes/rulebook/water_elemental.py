"""Water Elemental / Элементаль воды. Generated from cardscripts/heroes/rulebook/water-elemental.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class WaterElementalDeath(TriggeredAbility):
    """Death: Each player draws a card.

    Гибель: Каждый игрок берёт карту.
    """

    keyword = "death"
    trigger = on.dies(card=this_card)

    def step_1(self, act: Act) -> None:
        act.each_draws(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="water-elemental",
    type="creature",
    elements=("swamps",),
    classes=("elemental",),
    cost=2,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Water Elemental"},
        "ru": {"nom": "Элементаль воды", "gen": "Элементаля воды", "dat": "Элементали воды", "acc": "Элементаля воды", "ins": "Элементалью воды", "prep": "Элементали воды"},
    },
    abilities=(WaterElementalDeath,),
    keywords=(Keyword("created"),),
)

SOURCE = "cardscripts/heroes/rulebook/water-elemental.yaml"
LINES: dict[int, int] = {24: 12}
