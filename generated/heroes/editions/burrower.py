"""Burrower / Копатель. Generated from cardscripts/heroes/editions/burrower.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Count,
    DECK,
    See,
    Step,
    Target,
    TriggeredAbility,
    YOURS,
    on,
)


class BurrowerTrigger(TriggeredAbility):
    """When your hero receives wounds, summon Burrower (this feature works in the deck).

    Когда ваш герой получает раны, вызовите Копателя (эта особенность работает в колоде).
    """

    zone = DECK

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_hero(card) and see.is_yours(card)

    trigger = on.wounded(card=fits_1)

    def may_target_2(self, see: See, card: int) -> bool:
        return see.same_name(card, see.this)

    def step_1(self, act: Act) -> None:
        act.summon(act.targets(1))

    targets = (Target(1, may_target_2, count=Count(0, 1), zone=DECK, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="burrower",
    type="creature",
    elements=(),
    classes=("beast",),
    cost=2,
    strike=1,
    lives=3,
    names={
        "en": {"nom": "Burrower"},
        "ru": {"nom": "Копатель", "gen": "Копателя", "dat": "Копателю", "acc": "Копатель", "ins": "Копателем", "prep": "Копателе"},
    },
    abilities=(BurrowerTrigger,),
)

SOURCE = "cardscripts/heroes/editions/burrower.yaml"
LINES: dict[int, int] = {34: 12}
