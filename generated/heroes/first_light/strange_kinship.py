"""Strange Kinship / Странное родство. Generated from cardscripts/heroes/first-light/strange-kinship.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    GRAVEYARD,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
    YOURS,
)


class StrangeKinshipSpell(SpellAbility):
    """Choose your creature, resurrect a creature of cost 3 or less with a different name.

    Выберите ваше существо, возродите существо стоимостью 3 или менее с другим названием.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def may_target_2(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.cost(card) <= 3 and not see.same_name(card, see.target(1))

    def step_1(self, act: Act) -> None:
        pass

    def step_2(self, act: Act) -> None:
        act.resurrect(act.target(2))

    targets = (Target(1, may_target_1), Target(2, may_target_2, zone=GRAVEYARD, whose=YOURS, role="choice"))
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN, targets=(2,)))


CARD = CardDefinition(
    id="strange-kinship",
    type="spell",
    elements=("darkness",),
    classes=("ritual",),
    cost=4,
    names={
        "en": {"nom": "Strange Kinship"},
        "ru": {"nom": "Странное родство", "gen": "Странного родства", "dat": "Странному родству", "acc": "Странное родство", "ins": "Странным родством", "prep": "Странном родстве"},
    },
    abilities=(StrangeKinshipSpell,),
)

SOURCE = "cardscripts/heroes/first-light/strange-kinship.yaml"
LINES: dict[int, int] = {32: 10}
