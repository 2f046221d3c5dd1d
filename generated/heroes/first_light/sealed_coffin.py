"""Sealed Coffin / Запечатанный гроб. Generated from cardscripts/heroes/first-light/sealed-coffin.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    Cannot,
    CardDefinition,
    See,
    StaticAbility,
    Step,
    TriggeredAbility,
    on,
)


class SealedCoffinRule(StaticAbility):
    """Cannot attack.

    Не может атаковать.
    """

    rows = (Cannot("attack"),)


class SealedCoffinTrigger(TriggeredAbility):
    """When one of your creatures dies, flip Sealed Coffin.

    Когда погибает ваше существо, переверните Запечатанный гроб.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    trigger = on.dies(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.flip(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="sealed-coffin",
    type="creature",
    elements=("darkness",),
    classes=("undead",),
    cost=3,
    strike=0,
    lives=5,
    reverse="lady-from-the-coffin",
    names={
        "en": {"nom": "Sealed Coffin"},
        "ru": {"nom": "Запечатанный гроб", "gen": "Запечатанного гроба", "dat": "Запечатанному гробу", "acc": "Запечатанный гроб", "ins": "Запечатанным гробом", "prep": "Запечатанном гробе"},
    },
    abilities=(SealedCoffinRule, SealedCoffinTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/sealed-coffin.yaml"
LINES: dict[int, int] = {36: 13}
