"""Widow in Black / Вдова в чёрном. Generated from cardscripts/heroes/first-light/widow-in-black.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
)


class WidowInBlackTrigger(TriggeredAbility):
    """Each time one of your creatures dies, wound the opposing hero for 1.

    Каждый раз, когда погибает ваше существо, ранить героя противника на 1.
    """

    each_time = True

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    trigger = on.dies(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.wound(act.opposing_hero, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="widow-in-black",
    type="creature",
    elements=("darkness",),
    classes=("undead",),
    cost=3,
    strike=2,
    lives=4,
    names={
        "en": {"nom": "Widow in Black"},
        "ru": {"nom": "Вдова в чёрном", "gen": "Вдовы в чёрном", "dat": "Вдове в чёрном", "acc": "Вдову в чёрном", "ins": "Вдовой в чёрном", "prep": "Вдове в чёрном"},
    },
    abilities=(WidowInBlackTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/widow-in-black.yaml"
LINES: dict[int, int] = {27: 12}
