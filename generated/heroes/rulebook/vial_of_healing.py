"""Vial of Healing / Фиал исцеления. Generated from cardscripts/heroes/rulebook/vial-of-healing.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
    UP_TO,
)


class VialOfHealingSpell(SpellAbility):
    """Heal a total of up to three wounds inflicted on any of your creatures or your hero.

    Излечить суммарно до трёх ран, нанесённых любым вашим существам или герою.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return (see.is_creature(card) and see.is_yours(card)) or (see.is_hero(card) and see.is_yours(card))

    def step_1(self, act: Act) -> None:
        for card in dict.fromkeys(act.targets(1)):
            act.heal(card, act.targets(1).count(card))

    targets = (Target(1, may_target_1, count=UP_TO(3), repeats=True),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="vial-of-healing",
    type="spell",
    elements=(),
    classes=("potion",),
    cost=1,
    names={
        "en": {"nom": "Vial of Healing"},
        "ru": {"nom": "Фиал исцеления", "gen": "Фиала исцеления", "dat": "Фиалу исцеления", "acc": "Фиал исцеления", "ins": "Фиалом исцеления", "prep": "Фиале исцеления"},
    },
    abilities=(VialOfHealingSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/vial-of-healing.yaml"
LINES: dict[int, int] = {24: 10, 25: 10}
