"""Quick Tim / Проворный Тим. Generated from cardscripts/heroes/first-light/quick-tim.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    HAND,
    See,
    StaticAbility,
    Step,
    THEN,
    Target,
    TurnOrder,
    YOURS,
)


class QuickTimRule(StaticAbility):
    """You take the first turn.

    Вы ходите первым.
    """

    rows = (TurnOrder(1),)


class QuickTimAction(ActivatedAbility):
    """(2), (T): Draw a card, discard a card.

    (2)(Т): Возьмите карту, сбросьте карту.
    """

    payments = (Coins(2), CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.draw(1)

    def step_2(self, act: Act) -> None:
        act.discard(act.target(1))

    targets = (Target(1, may_target_1, zone=HAND, whose=YOURS, role="choice"),)
    steps = (Step(step_1), Step(step_2, link=THEN, targets=(1,)))


CARD = CardDefinition(
    id="quick-tim",
    type="hero",
    elements=(),
    classes=("robber",),
    lives=25,
    names={
        "en": {"nom": "Quick Tim"},
        "ru": {"nom": "Проворный Тим", "gen": "Проворного Тима", "dat": "Проворному Тиму", "acc": "Проворного Тима", "ins": "Проворным Тимом", "prep": "Проворном Тиме"},
    },
    abilities=(QuickTimRule, QuickTimAction,),
    deck_elements=("neutral",),
)

SOURCE = "cardscripts/heroes/first-light/quick-tim.yaml"
LINES: dict[int, int] = {41: 10, 44: 10}
