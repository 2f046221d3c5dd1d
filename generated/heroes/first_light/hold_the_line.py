"""Hold the Line / Держать строй. Generated from cardscripts/heroes/first-light/hold-the-line.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    START_OF_YOUR_NEXT_TURN,
    See,
    SpellAbility,
    Step,
)


class HoldTheLineSpell(SpellAbility):
    """Your creatures gain Armor 1 until the start of your next turn.

    Ваши существа получают Броню 1 до начала вашего следующего хода.
    """

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.gain(act.all(HoldTheLineSpell.such_1), Keyword("armor", 1), until=START_OF_YOUR_NEXT_TURN)

    steps = (Step(step_1),)


class HoldTheLineSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="hold-the-line",
    type="spell",
    elements=("steppes",),
    classes=("order",),
    cost=2,
    names={
        "en": {"nom": "Hold the Line"},
        "ru": {"nom": "Держать строй", "gen": "Держать строй", "dat": "Держать строй", "acc": "Держать строй", "ins": "Держать строй", "prep": "Держать строй"},
    },
    abilities=(HoldTheLineSpell, HoldTheLineSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/hold-the-line.yaml"
LINES: dict[int, int] = {24: 10, 36: 10}
