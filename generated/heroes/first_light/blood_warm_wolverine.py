"""Blood-Warm Wolverine / Согретая росомаха. Generated from cardscripts/heroes/first-light/blood-warm-wolverine.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class BloodWarmWolverineTrigger(TriggeredAbility):
    """When Blood-Warm Wolverine kills a creature, it is fully healed.

    Когда Согретая росомаха убивает существо, она полностью излечивается.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    trigger = on.dies(card=fits_1, source=this_card)

    def step_1(self, act: Act) -> None:
        act.fully_heal(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="blood-warm-wolverine",
    type="creature",
    elements=("steppes",),
    classes=("beast",),
    cost=5,
    strike=4,
    lives=5,
    names={
        "en": {"nom": "Blood-Warm Wolverine"},
        "ru": {"nom": "Согретая росомаха", "gen": "Согретой росомахи", "dat": "Согретой росомахе", "acc": "Согретую росомаху", "ins": "Согретой росомахой", "prep": "Согретой росомахе"},
    },
    abilities=(BloodWarmWolverineTrigger,),
    keywords=(Keyword("rage"),),
)

SOURCE = "cardscripts/heroes/first-light/blood-warm-wolverine.yaml"
LINES: dict[int, int] = {27: 12}
