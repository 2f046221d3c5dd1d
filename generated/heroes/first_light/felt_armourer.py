"""Felt Armourer / Войлочник. Generated from cardscripts/heroes/first-light/felt-armourer.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    ReplacingAbility,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class FeltArmourerHireHalved(ReplacingAbility):
    """Hire: The next time your creature receives wounds, instead it receives half as many, rounded down.

    Найм: В следующий раз, когда ваше существо получит раны, вместо этого оно получит вдвое меньше (округляя вниз).
    """

    def fits(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    replaces = on.wounded(card=fits)

    def step_1(self, act: Act) -> None:
        act.keep(amount=act.event.amount // 2)

    steps = (Step(step_1),)


class FeltArmourerHire(TriggeredAbility):
    """Hire: The next time your creature receives wounds, instead it receives half as many, rounded down.

    Найм: В следующий раз, когда ваше существо получит раны, вместо этого оно получит вдвое меньше (округляя вниз).
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.gain(act.your_hero, FeltArmourerHireHalved, uses=1)

    steps = (Step(step_1),)
    grants = (FeltArmourerHireHalved,)


CARD = CardDefinition(
    id="felt-armourer",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Felt Armourer"},
        "ru": {"nom": "Войлочник", "gen": "Войлочника", "dat": "Войлочнику", "acc": "Войлочника", "ins": "Войлочником", "prep": "Войлочнике"},
    },
    abilities=(FeltArmourerHire,),
)

SOURCE = "cardscripts/heroes/first-light/felt-armourer.yaml"
LINES: dict[int, int] = {42: 12}
