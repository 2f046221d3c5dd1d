"""Silence Speaks / Молчание говорит. Generated from cardscripts/heroes/first-light/silence-speaks.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    EXACTLY,
    See,
    SpellAbility,
    Step,
    Target,
)


class SilenceSpeaksSpell(SpellAbility):
    """Divide X wounds among opposing creatures, where X is the sum of the Meditation values of your creatures.

    Распределите Х ран среди существ противника, где Х – сумма значений медитации ваших существ.
    """

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def number_2(self, see: See) -> int:
        return sum(see.keyword_value(card, "meditation") for card in see.all(SilenceSpeaksSpell.such_1))

    def may_target_3(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        for card in dict.fromkeys(act.targets(1)):
            act.wound(card, act.targets(1).count(card))

    targets = (Target(1, may_target_3, count=EXACTLY(number_2), repeats=True),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="silence-speaks",
    type="spell",
    elements=("mountains",),
    classes=("wizardry",),
    cost=4,
    names={
        "en": {"nom": "Silence Speaks"},
        "ru": {"nom": "Молчание говорит", "gen": "Молчания говорит", "dat": "Молчанию говорит", "acc": "Молчание говорит", "ins": "Молчанием говорит", "prep": "Молчании говорит"},
    },
    abilities=(SilenceSpeaksSpell,),
)

SOURCE = "cardscripts/heroes/first-light/silence-speaks.yaml"
LINES: dict[int, int] = {30: 10, 31: 10}
