"""Hollow Giant / Дуплистый великан. Generated from cardscripts/heroes/first-light/hollow-giant.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class HollowGiantTrigger(TriggeredAbility):
    """When Hollow Giant receives wounds, Hollow Giant loses Dormant.

    Когда Дуплистый великан получает раны, Дуплистый великан теряет Спящий.
    """

    trigger = on.wounded(card=this_card)

    def step_1(self, act: Act) -> None:
        act.lose(act.this, "dormant")

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="hollow-giant",
    type="creature",
    elements=("forests",),
    classes=("ent",),
    cost=4,
    strike=6,
    lives=8,
    names={
        "en": {"nom": "Hollow Giant"},
        "ru": {"nom": "Дуплистый великан", "gen": "Дуплистого великана", "dat": "Дуплистому великану", "acc": "Дуплистого великана", "ins": "Дуплистым великаном", "prep": "Дуплистом великане"},
    },
    abilities=(HollowGiantTrigger,),
    keywords=(Keyword("dormant"),),
)

SOURCE = "cardscripts/heroes/first-light/hollow-giant.yaml"
LINES: dict[int, int] = {23: 12}
