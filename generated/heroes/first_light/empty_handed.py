"""Empty-Handed / Пустые руки. Generated from cardscripts/heroes/first-light/empty-handed.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    HAND,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class EmptyHandedTrigger(TriggeredAbility):
    """When attacking, if you have no cards in hand, draw two cards.

    При атаке, если у вас нет карт в руке, возьмите две карты.
    """

    trigger = on.attacks(card=this_card)

    def such_1(self, see: See, card: int) -> bool:
        return see.is_yours(card)

    def condition(self, see: See) -> bool:
        return len(see.cards(HAND, see.you, EmptyHandedTrigger.such_1)) == 0

    def step_1(self, act: Act) -> None:
        act.draw(2)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="empty-handed",
    type="creature",
    elements=("mountains",),
    classes=("robber",),
    cost=3,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Empty-Handed"},
        "ru": {"nom": "Пустые руки", "gen": "Пустых рук", "dat": "Пустым рукам", "acc": "Пустые руки", "ins": "Пустыми руками", "prep": "Пустых руках", "number": "pl"},
    },
    abilities=(EmptyHandedTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/empty-handed.yaml"
LINES: dict[int, int] = {27: 12, 30: 12}
