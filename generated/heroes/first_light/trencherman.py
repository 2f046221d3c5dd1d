"""Trencherman / Прожорливый едок. Generated from cardscripts/heroes/first-light/trencherman.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class TrenchermanTrigger(TriggeredAbility):
    """When attacking a creature, heal your hero for the excess damage.

    При атаке по существу излечить вашего героя на избыточный урон.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    trigger = on.attacks(card=this_card, target=fits_1)

    def step_1(self, act: Act) -> None:
        act.heal(act.your_hero, act.event.excess)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="trencherman",
    type="creature",
    elements=("swamps",),
    classes=("troll",),
    cost=5,
    strike=5,
    lives=4,
    names={
        "en": {"nom": "Trencherman"},
        "ru": {"nom": "Прожорливый едок", "gen": "Прожорливого едока", "dat": "Прожорливому едоку", "acc": "Прожорливого едока", "ins": "Прожорливым едоком", "prep": "Прожорливом едоке"},
    },
    abilities=(TrenchermanTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/trencherman.yaml"
LINES: dict[int, int] = {26: 12}
