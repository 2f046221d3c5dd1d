"""Echo over the Water / Эхо над водой. Generated from cardscripts/heroes/first-light/echo-over-the-water.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    HAND,
    IN_DOING_SO,
    See,
    Step,
    Target,
    TriggeredAbility,
    YOURS,
    on,
    you,
)


class EchoOverTheWaterTrigger(TriggeredAbility):
    """When you play a spell, you may discard a card, and in doing so repeat that spell.

    Когда вы разыгрываете заклинание, можете сбросить карту, при этом повторите это заклинание.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_spell(card)

    trigger = on.played(card=fits_1, player=you)
    may = True

    def may_target_2(self, see: See, card: int) -> bool:
        return see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.discard(act.target(1))

    def step_2(self, act: Act) -> None:
        act.repeat(act.event.card)

    targets = (Target(1, may_target_2, zone=HAND, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=IN_DOING_SO))


CARD = CardDefinition(
    id="echo-over-the-water",
    type="support",
    elements=("swamps",),
    classes=("event",),
    cost=4,
    names={
        "en": {"nom": "Echo over the Water"},
        "ru": {"nom": "Эхо над водой", "gen": "Эха над водой", "dat": "Эху над водой", "acc": "Эхо над водой", "ins": "Эхом над водой", "prep": "Эхе над водой"},
    },
    abilities=(EchoOverTheWaterTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/echo-over-the-water.yaml"
LINES: dict[int, int] = {34: 10, 37: 10}
