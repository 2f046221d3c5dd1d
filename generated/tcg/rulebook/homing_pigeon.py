"""Homing Pigeon / Почтовый голубь. Generated from cardscripts/tcg/rulebook/homing-pigeon.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Step,
)


class HomingPigeonAction(ActivatedAbility):
    """[tap]: Homing Pigeon returns to the deck.

    [tap]: Почтовый голубь возвращается в колоду.
    """

    payments = (CloseThis(),)

    def step_1(self, act: Act) -> None:
        act.to_deck(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="homing-pigeon",
    type="creature",
    kind="flying",
    elements=(),
    classes=(),
    silver=2,
    life=3,
    strike=(0, 1, 1),
    names={
        "en": {"nom": "Homing Pigeon"},
        "ru": {"nom": "Почтовый голубь", "gen": "Почтового голубя", "dat": "Почтовому голубю", "acc": "Почтового голубя", "ins": "Почтовым голубем", "prep": "Почтовом голубе"},
    },
    abilities=(HomingPigeonAction,),
)

SOURCE = "cardscripts/tcg/rulebook/homing-pigeon.yaml"
LINES: dict[int, int] = {21: 14}
