"""Healer's Ward / Оберег целителя. Generated from cardscripts/heroes/rulebook/healers-ward.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    GAME,
    PreventingAbility,
    See,
    SpellAbility,
    Step,
    Target,
    on,
    this_card,
)


class HealersWardPrevention(PreventingAbility):
    """Prevent the next 4 wounds inflicted on a creature.

    Предотвратить следующие 4 раны, нанесённые по существу.
    """

    prevents = on.wounded(this_card)
    budget = GAME

    def amount(self, see: See) -> int:
        return 4


class HealersWardSpell(SpellAbility):
    """Prevent the next 4 wounds inflicted on a creature.

    Предотвратить следующие 4 раны, нанесённые по существу.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.gain(act.target(1), HealersWardPrevention)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)
    grants = (HealersWardPrevention,)


CARD = CardDefinition(
    id="healers-ward",
    type="spell",
    elements=("forests",),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Healer's Ward"},
        "ru": {"nom": "Оберег целителя", "gen": "Оберега целителя", "dat": "Оберегу целителя", "acc": "Оберег целителя", "ins": "Оберегом целителя", "prep": "Обереге целителя"},
    },
    abilities=(HealersWardSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/healers-ward.yaml"
LINES: dict[int, int] = {27: 11, 40: 11}
