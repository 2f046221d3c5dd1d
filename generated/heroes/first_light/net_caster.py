"""Net Caster / Метатель сетей. Generated from cardscripts/heroes/first-light/net-caster.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
)


class NetCasterTrigger(TriggeredAbility):
    """Each time an opposing creature enters play, poison it for 1.

    Каждый раз, когда существо противника входит в игру, отравить его на 1.
    """

    each_time = True

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    trigger = on.enters_play(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.poison(act.event.card, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="net-caster",
    type="creature",
    elements=("swamps",),
    classes=("aquanite",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Net Caster"},
        "ru": {"nom": "Метатель сетей", "gen": "Метателя сетей", "dat": "Метателю сетей", "acc": "Метателя сетей", "ins": "Метателем сетей", "prep": "Метателе сетей"},
    },
    abilities=(NetCasterTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/net-caster.yaml"
LINES: dict[int, int] = {27: 12}
