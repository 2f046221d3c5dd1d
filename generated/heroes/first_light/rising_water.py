"""Rising Water / Прибывающая вода. Generated from cardscripts/heroes/first-light/rising-water.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
    UP_TO,
    X,
)


class RisingWaterSpell(SpellAbility):
    """Poison up to X creatures for 1.

    Отравить до Х существ на 1.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.poison(act.targets(1), 1)

    targets = (Target(1, may_target_1, count=UP_TO(X)),)
    steps = (Step(step_1, targets=(1,)),)


class RisingWaterSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="rising-water",
    type="spell",
    elements=("swamps",),
    classes=("wizardry",),
    cost=X,
    names={
        "en": {"nom": "Rising Water"},
        "ru": {"nom": "Прибывающая вода", "gen": "Прибывающей воды", "dat": "Прибывающей воде", "acc": "Прибывающую воду", "ins": "Прибывающей водой", "prep": "Прибывающей воде"},
    },
    abilities=(RisingWaterSpell, RisingWaterSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/rising-water.yaml"
LINES: dict[int, int] = {25: 10, 38: 10}
