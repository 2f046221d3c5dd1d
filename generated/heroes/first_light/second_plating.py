"""Second Plating / Второй слой брони. Generated from cardscripts/heroes/first-light/second-plating.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    Keyword,
    See,
    Step,
    Target,
)


class SecondPlatingAction(ActivatedAbility):
    """(2), (T): Your creature with Armor gets +1 to Armor.

    (2)(Т): Ваше существо с Бронёй получает +1 к Броне.
    """

    payments = (Coins(2), CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and see.has(card, "armor")

    def step_1(self, act: Act) -> None:
        for card in [act.target(1)]:
            act.gain(card, Keyword("armor", act.keyword_value(card, "armor") + 1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="second-plating",
    type="support",
    elements=("mountains",),
    classes=("armor",),
    cost=3,
    names={
        "en": {"nom": "Second Plating"},
        "ru": {"nom": "Второй слой брони", "gen": "Второго слоя брони", "dat": "Второму слою брони", "acc": "Второй слой брони", "ins": "Вторым слоем брони", "prep": "Втором слое брони"},
    },
    abilities=(SecondPlatingAction,),
)

SOURCE = "cardscripts/heroes/first-light/second-plating.yaml"
LINES: dict[int, int] = {28: 10, 29: 10}
