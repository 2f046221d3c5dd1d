"""Horn Bow / Роговой лук. Generated from cardscripts/heroes/first-light/horn-bow.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    See,
    Step,
    Target,
)


class HornBowAction(ActivatedAbility):
    """(1), (T): Shot for 2 at a creature.

    (1)(Т): Выстрел на 2 по существу.
    """

    payments = (Coins(1), CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.shoot(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="horn-bow",
    type="support",
    elements=("steppes",),
    classes=("weapon",),
    cost=3,
    names={
        "en": {"nom": "Horn Bow"},
        "ru": {"nom": "Роговой лук", "gen": "Рогового лука", "dat": "Роговому луку", "acc": "Роговой лук", "ins": "Роговым луком", "prep": "Роговом луке"},
    },
    abilities=(HornBowAction,),
)

SOURCE = "cardscripts/heroes/first-light/horn-bow.yaml"
LINES: dict[int, int] = {27: 10}
