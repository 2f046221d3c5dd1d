"""Scatter the Echo / Рассеять отзвук. Generated from cardscripts/heroes/first-light/scatter-the-echo.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
)


class ScatterTheEchoSpell(SpellAbility):
    """If you have fewer cards in hand than the opponent, draw two cards; otherwise draw a card.

    Если у вас меньше карт в руке, чем у противника, возьмите две карты; иначе возьмите карту.
    """

    def holds_1(self, see: See) -> bool:
        return len(see.hand(see.you)) < len(see.hand(see.opponent))

    def otherwise_2(self, see: See) -> bool:
        return not see.result(1).tried

    def step_1(self, act: Act) -> None:
        act.draw(2)

    def step_2(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1, condition=holds_1), Step(step_2, condition=otherwise_2))


CARD = CardDefinition(
    id="scatter-the-echo",
    type="spell",
    elements=("mountains",),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Scatter the Echo"},
        "ru": {"nom": "Рассеять отзвук", "gen": "Рассеять отзвук", "dat": "Рассеять отзвук", "acc": "Рассеять отзвук", "ins": "Рассеять отзвук", "prep": "Рассеять отзвук"},
    },
    abilities=(ScatterTheEchoSpell,),
)

SOURCE = "cardscripts/heroes/first-light/scatter-the-echo.yaml"
LINES: dict[int, int] = {25: 10, 28: 10}
