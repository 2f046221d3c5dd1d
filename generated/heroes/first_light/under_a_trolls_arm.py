"""Under a Troll's Arm / Под боком у тролля. Generated from cardscripts/heroes/first-light/under-a-trolls-arm.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Lives,
    See,
    StaticAbility,
    Strike,
)


class UnderATrollsArmRule(StaticAbility):
    """While you have a troll, has +1 to strike and lives.

    Пока у вас есть тролль, имеет +1 к удару и жизням.
    """

    def such_1(self, see: See, card: int) -> bool:
        return see.has_class(card, "troll") and see.is_yours(card)

    def condition(self, see: See) -> bool:
        return len(see.all(UnderATrollsArmRule.such_1)) > 0

    rows = (Strike(1), Lives(1),)


CARD = CardDefinition(
    id="under-a-trolls-arm",
    type="creature",
    elements=("swamps",),
    classes=("goblin",),
    cost=2,
    strike=2,
    lives=2,
    names={
        "en": {"nom": "Under a Troll's Arm"},
        "ru": {"nom": "Под боком у тролля", "gen": "Под боком у тролля", "dat": "Под боком у тролля", "acc": "Под боком у тролля", "ins": "Под боком у тролля", "prep": "Под боком у тролля"},
    },
    abilities=(UnderATrollsArmRule,),
)

SOURCE = "cardscripts/heroes/first-light/under-a-trolls-arm.yaml"
LINES: dict[int, int] = {22: 12}
