"""Free Tools / Дармовой инструмент. Generated from cardscripts/heroes/first-light/free-tools.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    HAND,
    See,
    SpellAbility,
    Step,
    Target,
    YOURS,
)


class FreeToolsSpell(SpellAbility):
    """You may play a support card of cost 3 or less for free.

    Можете разыграть карту поддержки стоимостью 3 или менее бесплатно.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return (see.is_support(card) and see.cost(card) <= 3) and not see.is_being_played(card)

    def step_1(self, act: Act) -> None:
        act.play_free(act.target(1))

    targets = (Target(1, may_target_1, zone=HAND, whose=YOURS, role="choice"),)
    steps = (Step(step_1, may=True, targets=(1,)),)


CARD = CardDefinition(
    id="free-tools",
    type="spell",
    elements=(),
    classes=("action",),
    cost=2,
    names={
        "en": {"nom": "Free Tools"},
        "ru": {"nom": "Дармовой инструмент", "gen": "Дармового инструмента", "dat": "Дармовому инструменту", "acc": "Дармовой инструмент", "ins": "Дармовым инструментом", "prep": "Дармовом инструменте"},
    },
    abilities=(FreeToolsSpell,),
)

SOURCE = "cardscripts/heroes/first-light/free-tools.yaml"
LINES: dict[int, int] = {25: 10}
