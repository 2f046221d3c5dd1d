"""Rain of Javelins / Дождь дротиков. Generated from cardscripts/heroes/first-light/rain-of-javelins.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    EXACTLY,
    See,
    SpellAbility,
    Step,
    Target,
)


class RainOfJavelinsSpell(SpellAbility):
    """Wound any opposing creatures for a total of 5.

    Ранить любых существ противника суммарно на 5.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        for card in dict.fromkeys(act.targets(1)):
            act.wound(card, act.targets(1).count(card))

    targets = (Target(1, may_target_1, count=EXACTLY(5), repeats=True),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="rain-of-javelins",
    type="spell",
    elements=("steppes",),
    classes=("order",),
    cost=4,
    names={
        "en": {"nom": "Rain of Javelins"},
        "ru": {"nom": "Дождь дротиков", "gen": "Дождя дротиков", "dat": "Дождю дротиков", "acc": "Дождь дротиков", "ins": "Дождём дротиков", "prep": "Дожде дротиков"},
    },
    abilities=(RainOfJavelinsSpell,),
)

SOURCE = "cardscripts/heroes/first-light/rain-of-javelins.yaml"
LINES: dict[int, int] = {24: 10, 25: 10}
