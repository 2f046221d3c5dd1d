"""Eight-Legged Weaver / Восьминогая ткачиха. Generated from cardscripts/heroes/first-light/eight-legged-weaver.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class EightLeggedWeaverTrigger(TriggeredAbility):
    """On a strike against a creature, poison that creature for 1.

    При ударе по существу отравить это существо на 1.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    trigger = on.strikes(card=this_card, target=fits_1)

    def step_1(self, act: Act) -> None:
        act.poison(act.event.target, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="eight-legged-weaver",
    type="creature",
    elements=("forests",),
    classes=("beast",),
    cost=3,
    strike=1,
    lives=4,
    names={
        "en": {"nom": "Eight-Legged Weaver"},
        "ru": {"nom": "Восьминогая ткачиха", "gen": "Восьминогой ткачихи", "dat": "Восьминогой ткачихе", "acc": "Восьминогую ткачиху", "ins": "Восьминогой ткачихой", "prep": "Восьминогой ткачихе"},
    },
    abilities=(EightLeggedWeaverTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/eight-legged-weaver.yaml"
LINES: dict[int, int] = {26: 12}
