"""Quick Bargain / Быстрая сделка. Generated from cardscripts/heroes/first-light/quick-bargain.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Cost,
    See,
    SpellAbility,
    StaticAbility,
    Step,
)


class QuickBargainRule(StaticAbility):
    """costs (2) less.

    стоит на (2) дешевле.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    rows = (Cost(-2),)


class QuickBargainSpell(SpellAbility):
    """Your next creature costs (2) less.

    Ваше следующее существо стоит на (2) дешевле.
    """

    def step_1(self, act: Act) -> None:
        act.gain(act.your_hero, QuickBargainRule, uses=1)

    steps = (Step(step_1),)
    grants = (QuickBargainRule,)


CARD = CardDefinition(
    id="quick-bargain",
    type="spell",
    elements=(),
    classes=("action",),
    cost=1,
    names={
        "en": {"nom": "Quick Bargain"},
        "ru": {"nom": "Быстрая сделка", "gen": "Быстрой сделки", "dat": "Быстрой сделке", "acc": "Быструю сделку", "ins": "Быстрой сделкой", "prep": "Быстрой сделке"},
    },
    abilities=(QuickBargainSpell,),
)

SOURCE = "cardscripts/heroes/first-light/quick-bargain.yaml"
LINES: dict[int, int] = {21: 10, 33: 10}
