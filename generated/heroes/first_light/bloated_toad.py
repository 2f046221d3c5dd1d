"""Bloated Toad / Раздутая жаба. Generated from cardscripts/heroes/first-light/bloated-toad.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class BloatedToadDeath(TriggeredAbility):
    """Death: Poison the creature with the highest strike for 2.

    Гибель: Отравить существо с наибольшей силой удара на 2.
    """

    keyword = "death"
    trigger = on.dies(card=this_card)

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def may_target_2(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.strike(card) == max([see.strike(one) for one in see.all(BloatedToadDeath.such_1)], default=see.strike(card))

    def step_1(self, act: Act) -> None:
        act.poison(act.target(1), 2)

    targets = (Target(1, may_target_2),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="bloated-toad",
    type="creature",
    elements=("swamps",),
    classes=("beast",),
    cost=4,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Bloated Toad"},
        "ru": {"nom": "Раздутая жаба", "gen": "Раздутой жабы", "dat": "Раздутой жабе", "acc": "Раздутую жабу", "ins": "Раздутой жабой", "prep": "Раздутой жабе"},
    },
    abilities=(BloatedToadDeath,),
)

SOURCE = "cardscripts/heroes/first-light/bloated-toad.yaml"
LINES: dict[int, int] = {31: 12}
