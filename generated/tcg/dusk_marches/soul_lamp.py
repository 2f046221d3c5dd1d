"""Soul Lamp / Лампа душ. Generated from cardscripts/tcg/dusk-marches/soul-lamp.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    See,
    Step,
    Target,
    Tokens,
    TriggeredAbility,
    on,
)


class SoulLampTrigger(TriggeredAbility):
    """When a creature dies, Soul Lamp receives a token.

    Когда существо погибает, Лампа душ получает фишку.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    trigger = on.dies(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.put_tokens(act.this, 1)

    steps = (Step(step_1),)


class SoulLampAction(ActivatedAbility):
    """2[token][tap]: Wound a creature for 2.

    2[token][tap]: Ранить существо на 2.
    """

    payments = (Tokens(2), CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="soul-lamp",
    type="artifact",
    elements=("darkness",),
    classes=(),
    silver=3,
    life=5,
    names={
        "en": {"nom": "Soul Lamp"},
        "ru": {"nom": "Лампа душ", "gen": "Лампы душ", "dat": "Лампе душ", "acc": "Лампу душ", "ins": "Лампой душ", "prep": "Лампе душ"},
    },
    abilities=(SoulLampTrigger, SoulLampAction,),
)

SOURCE = "cardscripts/tcg/dusk-marches/soul-lamp.yaml"
LINES: dict[int, int] = {29: 9, 46: 10}
