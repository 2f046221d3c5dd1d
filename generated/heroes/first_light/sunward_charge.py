"""Sunward Charge / Навстречу солнцу. Generated from cardscripts/heroes/first-light/sunward-charge.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    END_OF_TURN,
    Keyword,
    See,
    SpellAbility,
    Step,
    Target,
)


class SunwardChargeSpell(SpellAbility):
    """A creature gains Directed strike and Attack experience until the end of the turn.

    Существо получает Направленный удар и Опыт в атаке до конца хода.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.gain(act.target(1), Keyword("directed-strike"), until=END_OF_TURN)
        act.gain(act.target(1), Keyword("attack-experience"), until=END_OF_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="sunward-charge",
    type="spell",
    elements=("steppes",),
    classes=("order",),
    cost=2,
    names={
        "en": {"nom": "Sunward Charge"},
        "ru": {"nom": "Навстречу солнцу", "gen": "Навстречу солнцу", "dat": "Навстречу солнцу", "acc": "Навстречу солнцу", "ins": "Навстречу солнцу", "prep": "Навстречу солнцу"},
    },
    abilities=(SunwardChargeSpell,),
)

SOURCE = "cardscripts/heroes/first-light/sunward-charge.yaml"
LINES: dict[int, int] = {25: 10, 26: 10}
