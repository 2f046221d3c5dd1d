"""Wall of Spears / Стена копий. Generated from cardscripts/heroes/first-light/wall-of-spears.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    START_OF_YOUR_NEXT_TURN,
    See,
    SpellAbility,
    Step,
)


class WallOfSpearsSpell(SpellAbility):
    """Your creatures gain Defense experience until the start of your next turn.

    Ваши существа получают Опыт в защите до начала вашего следующего хода.
    """

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.gain(act.all(WallOfSpearsSpell.such_1), Keyword("defense-experience"), until=START_OF_YOUR_NEXT_TURN)

    steps = (Step(step_1),)


class WallOfSpearsSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="wall-of-spears",
    type="spell",
    elements=("steppes",),
    classes=("order",),
    cost=2,
    names={
        "en": {"nom": "Wall of Spears"},
        "ru": {"nom": "Стена копий", "gen": "Стены копий", "dat": "Стене копий", "acc": "Стену копий", "ins": "Стеной копий", "prep": "Стене копий"},
    },
    abilities=(WallOfSpearsSpell, WallOfSpearsSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/wall-of-spears.yaml"
LINES: dict[int, int] = {24: 10, 36: 10}
