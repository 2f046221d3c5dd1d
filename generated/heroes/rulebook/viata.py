"""Viata / Виата. Generated from cardscripts/heroes/rulebook/viata.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    THEN,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class ViataHire(TriggeredAbility):
    """Hire: Fully heal a creature, it loses all effects.

    Найм: Полностью излечить существо, оно теряет все эффекты.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.fully_heal(act.target(1))

    def step_2(self, act: Act) -> None:
        act.lose_effects(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="viata",
    type="creature",
    elements=("forests",),
    classes=("elf",),
    cost=4,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Viata"},
        "ru": {"nom": "Виата", "gen": "Виаты", "dat": "Виате", "acc": "Виаты", "ins": "Виатой", "prep": "Виате"},
    },
    abilities=(ViataHire,),
)

SOURCE = "cardscripts/heroes/rulebook/viata.yaml"
LINES: dict[int, int] = {29: 13, 32: 13}
