"""Borrowed Strength / Взаймы взятая сила. Generated from cardscripts/heroes/first-light/borrowed-strength.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class BorrowedStrengthHire(TriggeredAbility):
    """Hire: Use your hero's ability for free.

    Найм: Используйте способность вашего героя бесплатно.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.use_free(act.your_hero)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="borrowed-strength",
    type="creature",
    elements=("mountains",),
    classes=("mage",),
    cost=4,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Borrowed Strength"},
        "ru": {"nom": "Взаймы взятая сила", "gen": "Взаймы взятая сила", "dat": "Взаймы взятая сила", "acc": "Взаймы взятая сила", "ins": "Взаймы взятая сила", "prep": "Взаймы взятая сила"},
    },
    abilities=(BorrowedStrengthHire,),
)

SOURCE = "cardscripts/heroes/first-light/borrowed-strength.yaml"
LINES: dict[int, int] = {23: 12}
