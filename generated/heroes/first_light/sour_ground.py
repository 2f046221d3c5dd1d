"""Sour Ground / Прокисшая земля. Generated from cardscripts/heroes/first-light/sour-ground.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    DoesNotWork,
    See,
    StaticAbility,
    Step,
    TriggeredAbility,
    on,
)


class SourGroundRule(StaticAbility):
    """The feature Regeneration of opposing creatures does not work.

    Особенность Регенерация существ противника не работает.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    rows = (DoesNotWork(("regeneration",)),)


class SourGroundTrigger(TriggeredAbility):
    """When an opposing creature is healed, wound that creature for 1.

    Когда существо противника излечивается, ранить это существо на 1.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    trigger = on.healed(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.wound(act.event.card, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="sour-ground",
    type="support",
    elements=("darkness",),
    classes=("terrain",),
    cost=2,
    names={
        "en": {"nom": "Sour Ground"},
        "ru": {"nom": "Прокисшая земля", "gen": "Прокисшей земли", "dat": "Прокисшей земле", "acc": "Прокисшую землю", "ins": "Прокисшей землёй", "prep": "Прокисшей земле"},
    },
    abilities=(SourGroundRule, SourGroundTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/sour-ground.yaml"
LINES: dict[int, int] = {22: 10, 39: 10}
