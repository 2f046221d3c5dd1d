"""Idle Hands / Праздные руки. Generated from cardscripts/heroes/first-light/idle-hands.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    END_OF_GAME,
    START_OF_YOUR_NEXT_TURN,
    See,
    SpellAbility,
    Step,
)


class IdleHandsSpell(SpellAbility):
    """Opposing creatures cannot act until the start of your next turn.

    Существа противника не могут действовать до начала вашего следующего хода.
    """

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.forbid(act.all(IdleHandsSpell.such_1), "act", until=START_OF_YOUR_NEXT_TURN)

    steps = (Step(step_1),)


class IdleHandsSpell2(SpellAbility):
    """Draw a card.

    Возьмите карту.
    """

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="idle-hands",
    type="spell",
    elements=(),
    classes=("order",),
    cost=5,
    names={
        "en": {"nom": "Idle Hands"},
        "ru": {"nom": "Праздные руки", "gen": "Праздных рук", "dat": "Праздным рукам", "acc": "Праздные руки", "ins": "Праздными руками", "prep": "Праздных руках", "number": "pl"},
    },
    abilities=(IdleHandsSpell, IdleHandsSpell2,),
)

SOURCE = "cardscripts/heroes/first-light/idle-hands.yaml"
LINES: dict[int, int] = {24: 10, 36: 10}
