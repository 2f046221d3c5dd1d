"""Plating / Латы. Generated from cardscripts/heroes/editions/plating.yaml; do not edit."""

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


class PlatingSpell(SpellAbility):
    """A creature gains Armor 3 until the end of the turn.

    Существо получает Броню 3 до конца хода.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.gain(act.target(1), Keyword("armor", 3), until=END_OF_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="plating",
    type="spell",
    elements=(),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Plating"},
        "ru": {"nom": "Латы", "gen": "Лат", "dat": "Латам", "acc": "Латы", "ins": "Латами", "prep": "Латах", "number": "pl"},
    },
    abilities=(PlatingSpell,),
)

SOURCE = "cardscripts/heroes/editions/plating.yaml"
LINES: dict[int, int] = {25: 10}
