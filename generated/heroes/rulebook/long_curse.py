"""Long Curse / Долгое проклятие. Generated from cardscripts/heroes/rulebook/long-curse.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
    opponents_next_turns,
)


class LongCurseSpell(SpellAbility):
    """A creature gets -2 to strike for 2 turns of the opponent.

    Существо получает -2 к удару на 2 хода противника.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.add_strike(act.target(1), -2, until=opponents_next_turns(2))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="long-curse",
    type="spell",
    elements=("darkness",),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Long Curse"},
        "ru": {"nom": "Долгое проклятие", "gen": "Долгого проклятия", "dat": "Долгому проклятию", "acc": "Долгое проклятие", "ins": "Долгим проклятием", "prep": "Долгом проклятии"},
    },
    abilities=(LongCurseSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/long-curse.yaml"
LINES: dict[int, int] = {24: 11}
