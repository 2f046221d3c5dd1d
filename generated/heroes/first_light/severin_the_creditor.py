"""Severin the Creditor / Северин-заимодавец. Generated from cardscripts/heroes/first-light/severin-the-creditor.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    IN_DOING_SO,
    Step,
)


class SeverinTheCreditorAction(ActivatedAbility):
    """(1), (T): Wound your hero for 1, and in doing so draw a card.

    (1)(Т): Ранить вашего героя на 1, при этом возьмите карту.
    """

    payments = (Coins(1), CloseThis(),)

    def step_1(self, act: Act) -> None:
        act.wound(act.your_hero, 1)

    def step_2(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1), Step(step_2, link=IN_DOING_SO))


CARD = CardDefinition(
    id="severin-the-creditor",
    type="hero",
    elements=("darkness",),
    classes=("mage",),
    lives=30,
    names={
        "en": {"nom": "Severin the Creditor"},
        "ru": {"nom": "Северин-заимодавец", "gen": "Северина-заимодавца", "dat": "Северину-заимодавцу", "acc": "Северина-заимодавца", "ins": "Северином-заимодавцем", "prep": "Северине-заимодавце"},
    },
    abilities=(SeverinTheCreditorAction,),
)

SOURCE = "cardscripts/heroes/first-light/severin-the-creditor.yaml"
LINES: dict[int, int] = {23: 10, 26: 10}
