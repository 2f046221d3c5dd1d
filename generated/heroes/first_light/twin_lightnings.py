"""Twin Lightnings / Парные молнии. Generated from cardscripts/heroes/first-light/twin-lightnings.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
    UP_TO,
)


class TwinLightningsSpell(SpellAbility):
    """Wound up to two opposing creatures for 2.

    Ранить до двух существ противника на 2.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.targets(1), 2)

    targets = (Target(1, may_target_1, count=UP_TO(2)),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="twin-lightnings",
    type="spell",
    elements=("mountains",),
    classes=("wizardry",),
    cost=3,
    names={
        "en": {"nom": "Twin Lightnings"},
        "ru": {"nom": "Парные молнии", "gen": "Парных молний", "dat": "Парным молниям", "acc": "Парные молнии", "ins": "Парными молниями", "prep": "Парных молниях", "number": "pl"},
    },
    abilities=(TwinLightningsSpell,),
)

SOURCE = "cardscripts/heroes/first-light/twin-lightnings.yaml"
LINES: dict[int, int] = {24: 10}
