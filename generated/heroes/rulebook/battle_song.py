"""Battle Song / Боевая песнь. Generated from cardscripts/heroes/rulebook/battle-song.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
)


class BattleSongSpell(SpellAbility):
    """Place an enhancement effect on each of your creatures.

    Положите эффект усиления на каждое ваше существо.
    """

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.enhance(act.all(BattleSongSpell.such_1), 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="battle-song",
    type="spell",
    elements=("steppes",),
    classes=("action",),
    cost=3,
    names={
        "en": {"nom": "Battle Song"},
        "ru": {"nom": "Боевая песнь", "gen": "Боевой песни", "dat": "Боевой песне", "acc": "Боевую песнь", "ins": "Боевой песнью", "prep": "Боевой песне"},
    },
    abilities=(BattleSongSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/battle-song.yaml"
LINES: dict[int, int] = {22: 11}
