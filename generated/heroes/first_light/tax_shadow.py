"""Tax Shadow / Тень мытаря. Generated from cardscripts/heroes/first-light/tax-shadow.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class TaxShadowHire(TriggeredAbility):
    """Hire: The opponent closes (2).

    Найм: Противник закрывает (2).
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.close_coins(2, act.opponent)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="tax-shadow",
    type="creature",
    elements=("darkness",),
    classes=("robber",),
    cost=3,
    strike=3,
    lives=2,
    names={
        "en": {"nom": "Tax Shadow"},
        "ru": {"nom": "Тень мытаря", "gen": "Тени мытаря", "dat": "Тени мытаря", "acc": "Тень мытаря", "ins": "Тенью мытаря", "prep": "Тени мытаря"},
    },
    abilities=(TaxShadowHire,),
)

SOURCE = "cardscripts/heroes/first-light/tax-shadow.yaml"
LINES: dict[int, int] = {23: 12}
