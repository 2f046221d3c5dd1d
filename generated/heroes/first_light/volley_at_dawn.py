"""Volley at Dawn / Залп на рассвете. Generated from cardscripts/heroes/first-light/volley-at-dawn.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
    UP_TO,
)


class VolleyAtDawnSpell(SpellAbility):
    """Up to three shots for 2 at different creatures.

    До трёх выстрелов на 2 по разным существам.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.shoot(act.targets(1), 2)

    targets = (Target(1, may_target_1, count=UP_TO(3)),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="volley-at-dawn",
    type="spell",
    elements=("steppes",),
    classes=("order",),
    cost=3,
    names={
        "en": {"nom": "Volley at Dawn"},
        "ru": {"nom": "Залп на рассвете", "gen": "Залпа на рассвете", "dat": "Залпу на рассвете", "acc": "Залп на рассвете", "ins": "Залпом на рассвете", "prep": "Залпе на рассвете"},
    },
    abilities=(VolleyAtDawnSpell,),
)

SOURCE = "cardscripts/heroes/first-light/volley-at-dawn.yaml"
LINES: dict[int, int] = {24: 10}
