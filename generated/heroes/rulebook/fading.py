"""Fading / Угасание. Generated from cardscripts/heroes/rulebook/fading.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    X,
)


class FadingSpell(SpellAbility):
    """Destroy all creatures of cost X.

    Уничтожьте всех существ стоимостью Х.
    """

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.cost(card) == see.x

    def step_1(self, act: Act) -> None:
        act.destroy(act.all(FadingSpell.such_1))

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="fading",
    type="spell",
    elements=("darkness",),
    classes=("wizardry",),
    cost=X,
    names={
        "en": {"nom": "Fading"},
        "ru": {"nom": "Угасание", "gen": "Угасания", "dat": "Угасанию", "acc": "Угасание", "ins": "Угасанием", "prep": "Угасании"},
    },
    abilities=(FadingSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/fading.yaml"
LINES: dict[int, int] = {23: 11}
