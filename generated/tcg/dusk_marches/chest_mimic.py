"""Chest Mimic / Сундук-мимик. Generated from cardscripts/tcg/dusk-marches/chest-mimic.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    Attack,
    CardDefinition,
    CloseThis,
    Step,
    Tokens,
    TriggeredAbility,
    on,
    this_card,
)


class ChestMimicTrigger(TriggeredAbility):
    """Begins the battle with 1 token.

    Начинает бой с 1 фишкой.
    """

    trigger = on.revealed(this_card)

    def step_1(self, act: Act) -> None:
        act.put_tokens(act.this, 1)

    steps = (Step(step_1),)


class ChestMimicAction(ActivatedAbility):
    """[token][tap]: Special strike at 3.

    [token][tap]: Особый удар на 3.
    """

    payments = (Tokens(1), CloseThis(),)
    attack = Attack("special strike", (3, 3, 3))


CARD = CardDefinition(
    id="chest-mimic",
    type="creature",
    elements=(),
    classes=(),
    silver=4,
    life=7,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Chest Mimic"},
        "ru": {"nom": "Сундук-мимик", "gen": "Сундук-мимика", "dat": "Сундук-мимику", "acc": "Сундук-мимика", "ins": "Сундук-мимиком", "prep": "Сундук-мимике"},
    },
    abilities=(ChestMimicTrigger, ChestMimicAction,),
)

SOURCE = "cardscripts/tcg/dusk-marches/chest-mimic.yaml"
LINES: dict[int, int] = {26: 12}
