"""Deserter's Bane / Гроза дезертиров. Generated from cardscripts/heroes/first-light/deserters-bane.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    HAND,
    See,
    Step,
    TriggeredAbility,
    on,
)


class DesertersBaneTrigger(TriggeredAbility):
    """When an opposing creature returns to its owner's hand, wound the opposing hero for 2.

    Когда существо противника возвращается в руку владельца, ранить героя противника на 2.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    trigger = on.moves(card=fits_1, to=HAND)

    def step_1(self, act: Act) -> None:
        act.wound(act.opposing_hero, 2)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="deserters-bane",
    type="creature",
    elements=("swamps",),
    classes=("pirate",),
    cost=3,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Deserter's Bane"},
        "ru": {"nom": "Гроза дезертиров", "gen": "Грозы дезертиров", "dat": "Грозе дезертиров", "acc": "Грозу дезертиров", "ins": "Грозой дезертиров", "prep": "Грозе дезертиров"},
    },
    abilities=(DesertersBaneTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/deserters-bane.yaml"
LINES: dict[int, int] = {26: 12}
