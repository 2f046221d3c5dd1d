"""Noon Truce / Полуденное перемирие. Generated from cardscripts/heroes/first-light/noon-truce.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    END_OF_GAME,
    START_OF_YOUR_NEXT_TURN,
    See,
    SpellAbility,
    Step,
)


class NoonTruceSpell(SpellAbility):
    """Opposing creatures cannot attack until the start of your next turn.

    Существа противника не могут атаковать до начала вашего следующего хода.
    """

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.forbid(act.all(NoonTruceSpell.such_1), "attack", until=START_OF_YOUR_NEXT_TURN)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="noon-truce",
    type="spell",
    elements=("steppes",),
    classes=("order",),
    cost=4,
    names={
        "en": {"nom": "Noon Truce"},
        "ru": {"nom": "Полуденное перемирие", "gen": "Полуденного перемирия", "dat": "Полуденному перемирию", "acc": "Полуденное перемирие", "ins": "Полуденным перемирием", "prep": "Полуденном перемирии"},
    },
    abilities=(NoonTruceSpell,),
)

SOURCE = "cardscripts/heroes/first-light/noon-truce.yaml"
LINES: dict[int, int] = {24: 10}
