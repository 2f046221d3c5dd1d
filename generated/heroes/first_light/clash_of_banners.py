"""Clash of Banners / Столкновение знамён. Generated from cardscripts/heroes/first-light/clash-of-banners.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class ClashOfBannersSpell(SpellAbility):
    """Destroy a creature with the highest strike.

    Уничтожьте существо с наибольшей силой удара.
    """

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def may_target_2(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.strike(card) == max([see.strike(one) for one in see.all(ClashOfBannersSpell.such_1)], default=see.strike(card))

    def step_1(self, act: Act) -> None:
        act.destroy(act.target(1))

    targets = (Target(1, may_target_2),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="clash-of-banners",
    type="spell",
    elements=("steppes",),
    classes=("order",),
    cost=5,
    names={
        "en": {"nom": "Clash of Banners"},
        "ru": {"nom": "Столкновение знамён", "gen": "Столкновения знамён", "dat": "Столкновению знамён", "acc": "Столкновение знамён", "ins": "Столкновением знамён", "prep": "Столкновении знамён"},
    },
    abilities=(ClashOfBannersSpell,),
)

SOURCE = "cardscripts/heroes/first-light/clash-of-banners.yaml"
LINES: dict[int, int] = {26: 10}
