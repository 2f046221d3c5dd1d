"""Stolen Knack / Краденая сноровка. Generated from cardscripts/heroes/first-light/stolen-knack.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    END_OF_TURN,
    See,
    SpellAbility,
    Step,
    Target,
)


class StolenKnackSpell(SpellAbility):
    """Your hero copies a feature of a creature until the end of the turn.

    Ваш герой копирует особенность существа до конца хода.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.copy_feature(act.your_hero, act.target(1), until=END_OF_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class StolenKnackSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="stolen-knack",
    type="spell",
    elements=("swamps",),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Stolen Knack"},
        "ru": {"nom": "Краденая сноровка", "gen": "Краденой сноровки", "dat": "Краденой сноровке", "acc": "Краденую сноровку", "ins": "Краденой сноровкой", "prep": "Краденой сноровке"},
    },
    abilities=(StolenKnackSpell, StolenKnackSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/stolen-knack.yaml"
LINES: dict[int, int] = {24: 10, 37: 10}
