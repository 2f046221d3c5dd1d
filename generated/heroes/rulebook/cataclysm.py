"""Cataclysm / Катаклизм. Generated from cardscripts/heroes/rulebook/cataclysm.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
)


class CataclysmSpell(SpellAbility):
    """Destroy all creatures.

    Уничтожьте всех существ.
    """

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.destroy(act.all(CataclysmSpell.such_1))

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="cataclysm",
    type="spell",
    elements=(),
    classes=("ritual",),
    cost=8,
    names={
        "en": {"nom": "Cataclysm"},
        "ru": {"nom": "Катаклизм", "gen": "Катаклизма", "dat": "Катаклизму", "acc": "Катаклизм", "ins": "Катаклизмом", "prep": "Катаклизме"},
    },
    abilities=(CataclysmSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/cataclysm.yaml"
LINES: dict[int, int] = {22: 10}
