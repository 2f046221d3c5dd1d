"""Counted Rings / Сосчитанные кольца. Generated from cardscripts/heroes/first-light/counted-rings.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
)


class CountedRingsSpell(SpellAbility):
    """Draw a card for each of your creatures with an enhancement effect.

    Возьмите карту за каждое ваше существо с эффектом усиления.
    """

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and see.enhancements(card) > 0

    def step_1(self, act: Act) -> None:
        act.draw(len(act.all(CountedRingsSpell.such_1)))

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="counted-rings",
    type="spell",
    elements=("forests",),
    classes=("wizardry",),
    cost=3,
    names={
        "en": {"nom": "Counted Rings"},
        "ru": {"nom": "Сосчитанные кольца", "gen": "Сосчитанных колец", "dat": "Сосчитанным кольцам", "acc": "Сосчитанные кольца", "ins": "Сосчитанными кольцами", "prep": "Сосчитанных кольцах", "number": "pl"},
    },
    abilities=(CountedRingsSpell,),
)

SOURCE = "cardscripts/heroes/first-light/counted-rings.yaml"
LINES: dict[int, int] = {22: 10}
