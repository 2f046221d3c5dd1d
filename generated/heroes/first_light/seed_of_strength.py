"""Seed of Strength / Семя силы. Generated from cardscripts/heroes/first-light/seed-of-strength.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class SeedOfStrengthSpell(SpellAbility):
    """A character receives 3 additional lives.

    Персонаж получает 3 дополнительные жизни.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card)

    def step_1(self, act: Act) -> None:
        act.add_lives(act.target(1), 3)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class SeedOfStrengthSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="seed-of-strength",
    type="spell",
    elements=("forests",),
    classes=("ritual",),
    cost=2,
    names={
        "en": {"nom": "Seed of Strength"},
        "ru": {"nom": "Семя силы", "gen": "Семени силы", "dat": "Семени силы", "acc": "Семя силы", "ins": "Семенем силы", "prep": "Семени силы"},
    },
    abilities=(SeedOfStrengthSpell, SeedOfStrengthSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/seed-of-strength.yaml"
LINES: dict[int, int] = {23: 10, 36: 10}
