"""Prism Keeper / Хранитель призмы. Generated from cardscripts/heroes/first-light/prism-keeper.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    END_OF_TURN,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class PrismKeeperHire(TriggeredAbility):
    """Hire: Your multi-element creatures get +1 to strike until the end of the turn.

    Найм: Ваши мультистихийные существа получают +1 к удару до конца хода.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and len(see.elements(card)) > 1

    def step_1(self, act: Act) -> None:
        act.add_strike(act.all(PrismKeeperHire.such_1), 1, until=END_OF_TURN)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="prism-keeper",
    type="creature",
    elements=(),
    classes=("mage",),
    cost=4,
    strike=2,
    lives=4,
    names={
        "en": {"nom": "Prism Keeper"},
        "ru": {"nom": "Хранитель призмы", "gen": "Хранителя призмы", "dat": "Хранителю призмы", "acc": "Хранителя призмы", "ins": "Хранителем призмы", "prep": "Хранителе призмы"},
    },
    abilities=(PrismKeeperHire,),
)

SOURCE = "cardscripts/heroes/first-light/prism-keeper.yaml"
LINES: dict[int, int] = {28: 12}
