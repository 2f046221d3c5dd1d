"""War Drummer / Боевой барабанщик. Generated from cardscripts/heroes/editions/war-drummer.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class WarDrummerTriggerAgain(TriggeredAbility):
    """When attacking, the next Hire triggers one more time (you may choose new targets).

    При атаке следующий Найм срабатывает ещё один раз (вы можете выбрать новые цели).
    """

    def fits(self, see: See, card: int) -> bool:
        return card != see.this and see.is_yours(card) and see.has(card, "hire")

    trigger = on.enters_play(card=fits)

    def step_1(self, act: Act) -> None:
        act.trigger_again(act.event.card, "hire")

    steps = (Step(step_1),)


class WarDrummerTrigger(TriggeredAbility):
    """When attacking, the next Hire triggers one more time (you may choose new targets).

    При атаке следующий Найм срабатывает ещё один раз (вы можете выбрать новые цели).
    """

    trigger = on.attacks(card=this_card)

    def step_1(self, act: Act) -> None:
        act.gain(act.your_hero, WarDrummerTriggerAgain, uses=1)

    steps = (Step(step_1),)
    grants = (WarDrummerTriggerAgain,)


CARD = CardDefinition(
    id="war-drummer",
    type="creature",
    elements=(),
    classes=("orc",),
    cost=2,
    strike=1,
    lives=3,
    names={
        "en": {"nom": "War Drummer"},
        "ru": {"nom": "Боевой барабанщик", "gen": "Боевого барабанщика", "dat": "Боевому барабанщику", "acc": "Боевого барабанщика", "ins": "Боевым барабанщиком", "prep": "Боевом барабанщике"},
    },
    abilities=(WarDrummerTrigger,),
)

SOURCE = "cardscripts/heroes/editions/war-drummer.yaml"
LINES: dict[int, int] = {40: 12}
