"""Strong Venom / Сильный яд. Generated from cardscripts/heroes/editions/strong-venom.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
)


class StrongVenomSpell(SpellAbility):
    """Increase poison by 2 on a creature, draw a card.

    Усилить отравление существа на 2, возьмите карту.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.increase_poison(act.target(1), 2)

    def step_2(self, act: Act) -> None:
        act.draw(1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="strong-venom",
    type="spell",
    elements=(),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Strong Venom"},
        "ru": {"nom": "Сильный яд", "gen": "Сильного яда", "dat": "Сильному яду", "acc": "Сильный яд", "ins": "Сильным ядом", "prep": "Сильном яде"},
    },
    abilities=(StrongVenomSpell,),
)

SOURCE = "cardscripts/heroes/editions/strong-venom.yaml"
LINES: dict[int, int] = {24: 10, 27: 10}
