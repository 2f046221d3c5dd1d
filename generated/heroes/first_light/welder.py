"""Welder / Сварщик. Generated from cardscripts/heroes/first-light/welder.yaml; do not edit."""

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


class WelderHire(TriggeredAbility):
    """Hire: Attach another of your mechanisms to Welder.

    Найм: Присоедините ваш другой механизм к Сварщику.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.has_class(card, "mechanism") and see.is_yours(card) and card != see.this

    def step_1(self, act: Act) -> None:
        act.attach(act.target(1), act.this)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="welder",
    type="creature",
    elements=(),
    classes=("mechanism",),
    cost=4,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Welder"},
        "ru": {"nom": "Сварщик", "gen": "Сварщика", "dat": "Сварщику", "acc": "Сварщика", "ins": "Сварщиком", "prep": "Сварщике"},
    },
    abilities=(WelderHire,),
)

SOURCE = "cardscripts/heroes/first-light/welder.yaml"
LINES: dict[int, int] = {28: 12}
