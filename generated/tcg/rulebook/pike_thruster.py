"""Pike Thruster / Пикинёр. Generated from cardscripts/tcg/rulebook/pike-thruster.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    CardDefinition,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class PikeThrusterTrigger(TriggeredAbility):
    """On a strike, wound a creature in the direction of the strike for 1.

    При ударе ранить существо в направлении удара на 1.
    """

    trigger = on.hits(card=this_card, how="strike")

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.beyond(see.this, see.event.target) == card

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="pike-thruster",
    type="creature",
    elements=("steppes",),
    classes=(),
    silver=4,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Pike Thruster"},
        "ru": {"nom": "Пикинёр", "gen": "Пикинёра", "dat": "Пикинёру", "acc": "Пикинёра", "ins": "Пикинёром", "prep": "Пикинёре"},
    },
    abilities=(PikeThrusterTrigger,),
)

SOURCE = "cardscripts/tcg/rulebook/pike-thruster.yaml"
LINES: dict[int, int] = {27: 14}
