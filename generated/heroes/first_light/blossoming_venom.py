"""Blossoming Venom / Цветущий яд. Generated from cardscripts/heroes/first-light/blossoming-venom.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class BlossomingVenomSpell(SpellAbility):
    """Increase poison by 2 on an opposing creature.

    Усильте отравление существа противника на 2.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.increase_poison(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class BlossomingVenomSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="blossoming-venom",
    type="spell",
    elements=("swamps",),
    classes=("wizardry",),
    cost=3,
    names={
        "en": {"nom": "Blossoming Venom"},
        "ru": {"nom": "Цветущий яд", "gen": "Цветущего яда", "dat": "Цветущему яду", "acc": "Цветущий яд", "ins": "Цветущим ядом", "prep": "Цветущем яде"},
    },
    abilities=(BlossomingVenomSpell, BlossomingVenomSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/blossoming-venom.yaml"
LINES: dict[int, int] = {23: 10, 36: 10}
