"""Feaster at the Wake / Гость на поминках. Generated from cardscripts/heroes/first-light/feaster-at-the-wake.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    IN_DOING_SO,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    you,
)


class FeasterAtTheWakeTrigger(TriggeredAbility):
    """At the end of your turn, you may destroy another of your creatures to place two enhancement effects on Feaster at the Wake.

    В конце вашего хода можете уничтожить ваше другое существо, чтобы положить два эффекта усиления на Гостя на поминках.
    """

    trigger = on.turn_ends(player=you)
    may = True

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and card != see.this

    def step_1(self, act: Act) -> None:
        act.destroy(act.target(1))

    def step_2(self, act: Act) -> None:
        act.enhance(act.this, 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=IN_DOING_SO))


CARD = CardDefinition(
    id="feaster-at-the-wake",
    type="creature",
    elements=("darkness",),
    classes=("demon",),
    cost=5,
    strike=5,
    lives=4,
    names={
        "en": {"nom": "Feaster at the Wake"},
        "ru": {"nom": "Гость на поминках", "gen": "Гостя на поминках", "dat": "Гостю на поминках", "acc": "Гостя на поминках", "ins": "Гостем на поминках", "prep": "Госте на поминках"},
    },
    abilities=(FeasterAtTheWakeTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/feaster-at-the-wake.yaml"
LINES: dict[int, int] = {29: 12, 32: 12}
