"""Zend Marshes / Топи Зенды. Generated from cardscripts/heroes/rulebook/zend-marshes.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
)


class ZendMarshesTrigger(TriggeredAbility):
    """When one of your creatures dies, poison a creature for 1.

    Когда погибает ваше существо, отравить существо на 1.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    trigger = on.dies(card=fits_1)

    def may_target_2(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.poison(act.target(1), 1)

    targets = (Target(1, may_target_2),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="zend-marshes",
    type="support",
    elements=("swamps",),
    classes=("terrain",),
    cost=3,
    names={
        "en": {"nom": "Zend Marshes"},
        "ru": {"nom": "Топи Зенды", "gen": "Топей Зенды", "dat": "Топям Зенды", "acc": "Топи Зенды", "ins": "Топями Зенды", "prep": "Топях Зенды", "number": "pl"},
    },
    abilities=(ZendMarshesTrigger,),
)

SOURCE = "cardscripts/heroes/rulebook/zend-marshes.yaml"
LINES: dict[int, int] = {29: 11}
