"""Levelling Dust / Уравнивающий прах. Generated from cardscripts/heroes/first-light/levelling-dust.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class LevellingDustSpell(SpellAbility):
    """Make an opposing creature's strike -1 until its strike equals the number of your creatures.

    Уменьшайте удар существа противника на 1, пока он не станет равен количеству ваших существ.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def such_2(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.set_strike(act.target(1), min(act.strike(act.target(1)), len(act.all(LevellingDustSpell.such_2))))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class LevellingDustSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="levelling-dust",
    type="spell",
    elements=("darkness",),
    classes=("wizardry",),
    cost=3,
    names={
        "en": {"nom": "Levelling Dust"},
        "ru": {"nom": "Уравнивающий прах", "gen": "Уравнивающего праха", "dat": "Уравнивающему праху", "acc": "Уравнивающий прах", "ins": "Уравнивающим прахом", "prep": "Уравнивающем прахе"},
    },
    abilities=(LevellingDustSpell, LevellingDustSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/levelling-dust.yaml"
LINES: dict[int, int] = {26: 10, 39: 10}
