"""The Grove Returns / Роща возвращается. Generated from cardscripts/heroes/first-light/the-grove-returns.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    GRAVEYARD,
    See,
    SpellAbility,
    Step,
    Target,
    YOURS,
)


class TheGroveReturnsSpell(SpellAbility):
    """Resurrect a creature of cost 4 or less.

    Возродите существо стоимостью 4 или менее.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.cost(card) <= 4

    def step_1(self, act: Act) -> None:
        act.resurrect(act.target(1))

    targets = (Target(1, may_target_1, zone=GRAVEYARD, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="the-grove-returns",
    type="spell",
    elements=("forests",),
    classes=("ritual",),
    cost=4,
    names={
        "en": {"nom": "The Grove Returns"},
        "ru": {"nom": "Роща возвращается", "gen": "Рощи возвращается", "dat": "Роще возвращается", "acc": "Рощу возвращается", "ins": "Рощей возвращается", "prep": "Роще возвращается"},
    },
    abilities=(TheGroveReturnsSpell,),
)

SOURCE = "cardscripts/heroes/first-light/the-grove-returns.yaml"
LINES: dict[int, int] = {25: 10}
