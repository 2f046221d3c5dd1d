"""Mother Bear / Матёрая медведица. Generated from cardscripts/heroes/first-light/mother-bear.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
)


class MotherBearTrigger(TriggeredAbility):
    """When another of your creatures dies, place an enhancement effect on Mother Bear.

    Когда погибает другое ваше существо, положите эффект усиления на Матёрую медведицу.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and card != see.this

    trigger = on.dies(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.enhance(act.this, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="mother-bear",
    type="creature",
    elements=("forests",),
    classes=("beast",),
    cost=5,
    strike=4,
    lives=6,
    names={
        "en": {"nom": "Mother Bear"},
        "ru": {"nom": "Матёрая медведица", "gen": "Матёрой медведицы", "dat": "Матёрой медведице", "acc": "Матёрую медведицу", "ins": "Матёрой медведицей", "prep": "Матёрой медведице"},
    },
    abilities=(MotherBearTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/mother-bear.yaml"
LINES: dict[int, int] = {25: 12}
