"""Mimicry Force / Сила притворства. Generated from cardscripts/heroes/rulebook/mimicry-force.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    END_OF_TURN,
    See,
    SpellAbility,
    Step,
    Target,
)


class MimicryForceSpell(SpellAbility):
    """Your hero copies a feature of an opposing creature until the end of the turn.

    Ваш герой копирует особенность существа противника до конца хода.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.copy_feature(act.your_hero, act.target(1), until=END_OF_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="mimicry-force",
    type="spell",
    elements=("swamps",),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Mimicry Force"},
        "ru": {"nom": "Сила притворства", "gen": "Силы притворства", "dat": "Силе притворства", "acc": "Силу притворства", "ins": "Силой притворства", "prep": "Силе притворства"},
    },
    abilities=(MimicryForceSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/mimicry-force.yaml"
LINES: dict[int, int] = {24: 11}
