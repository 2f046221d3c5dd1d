"""Spawn of the Coil / Отпрыск колец. Generated from cardscripts/heroes/first-light/spawn-of-the-coil.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class SpawnOfTheCoilTrigger(TriggeredAbility):
    """When attacking, wound the opposing hero for X, where X is the number of enhancement effects on Spawn of the Coil.

    При атаке ранить героя противника на Х, где Х – количество эффектов усиления на Отпрыске колец.
    """

    trigger = on.attacks(card=this_card)

    def step_1(self, act: Act) -> None:
        act.wound(act.opposing_hero, act.enhancements(act.this))

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="spawn-of-the-coil",
    type="creature",
    elements=("swamps",),
    classes=("naga",),
    cost=4,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Spawn of the Coil"},
        "ru": {"nom": "Отпрыск колец", "gen": "Отпрыска колец", "dat": "Отпрыску колец", "acc": "Отпрыска колец", "ins": "Отпрыском колец", "prep": "Отпрыске колец"},
    },
    abilities=(SpawnOfTheCoilTrigger,),
    keywords=(Keyword("might", 1),),
)

SOURCE = "cardscripts/heroes/first-light/spawn-of-the-coil.yaml"
LINES: dict[int, int] = {23: 12}
