"""Turncoat Inquisitor / Инквизитор-отступник. Generated from cardscripts/heroes/first-light/turncoat-inquisitor.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class TurncoatInquisitorHire(TriggeredAbility):
    """Hire: Wound a creature that has an element for 2.

    Найм: Ранить на 2 существо, обладающее стихией.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and not see.is_neutral(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="turncoat-inquisitor",
    type="creature",
    elements=("darkness",),
    classes=("inquisitor",),
    cost=4,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Turncoat Inquisitor"},
        "ru": {"nom": "Инквизитор-отступник", "gen": "Инквизитора-отступника", "dat": "Инквизитору-отступнику", "acc": "Инквизитора-отступника", "ins": "Инквизитором-отступником", "prep": "Инквизиторе-отступнике"},
    },
    abilities=(TurncoatInquisitorHire,),
)

SOURCE = "cardscripts/heroes/first-light/turncoat-inquisitor.yaml"
LINES: dict[int, int] = {28: 12}
