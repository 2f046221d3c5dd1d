"""Thunder of Hooves / Гром копыт. Generated from cardscripts/heroes/first-light/thunder-of-hooves.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    END_OF_TURN,
    Keyword,
    See,
    SpellAbility,
    Step,
)


class ThunderOfHoovesSpell(SpellAbility):
    """Your creatures get +1 to strike and gain Rage until the end of the turn.

    Ваши существа получают +1 к удару и Гнев до конца хода.
    """

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.add_strike(act.all(ThunderOfHoovesSpell.such_1), 1, until=END_OF_TURN)
        act.gain(act.all(ThunderOfHoovesSpell.such_1), Keyword("rage"), until=END_OF_TURN)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="thunder-of-hooves",
    type="spell",
    elements=("steppes",),
    classes=("action",),
    cost=3,
    names={
        "en": {"nom": "Thunder of Hooves"},
        "ru": {"nom": "Гром копыт", "gen": "Грома копыт", "dat": "Грому копыт", "acc": "Гром копыт", "ins": "Громом копыт", "prep": "Громе копыт"},
    },
    abilities=(ThunderOfHoovesSpell,),
)

SOURCE = "cardscripts/heroes/first-light/thunder-of-hooves.yaml"
LINES: dict[int, int] = {24: 10, 25: 10}
