"""Astral Double / Астральный двойник. Generated from cardscripts/heroes/rulebook/astral-double.yaml; do not edit."""

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


class AstralDoubleHire(TriggeredAbility):
    """Hire: Copy the lives of another creature in play.

    Найм: Скопировать жизни другого существа в игре.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and card != see.this

    def step_1(self, act: Act) -> None:
        act.set_lives(act.this, act.lives(act.target(1)))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="astral-double",
    type="creature",
    elements=("mountains",),
    classes=("spirit",),
    cost=4,
    strike=3,
    lives=0,
    names={
        "en": {"nom": "Astral Double"},
        "ru": {"nom": "Астральный двойник", "gen": "Астрального двойника", "dat": "Астральному двойнику", "acc": "Астрального двойника", "ins": "Астральным двойником", "prep": "Астральном двойнике"},
    },
    abilities=(AstralDoubleHire,),
)

SOURCE = "cardscripts/heroes/rulebook/astral-double.yaml"
LINES: dict[int, int] = {28: 12}
