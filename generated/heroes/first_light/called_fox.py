"""Called Fox / Позванная лисица. Generated from cardscripts/heroes/first-light/called-fox.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    DECK,
    Step,
    TriggeredAbility,
    on,
    you,
)


class CalledFoxTrigger(TriggeredAbility):
    """When you look through the deck, you may put Called Fox into your hand (this feature works in the deck).

    Когда вы просматриваете колоду, можете положить Позванную лисицу в руку (эта особенность работает в колоде).
    """

    zone = DECK
    trigger = on.searches(player=you)
    may = True

    def step_1(self, act: Act) -> None:
        act.to_hand(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="called-fox",
    type="creature",
    elements=("forests",),
    classes=("beast",),
    cost=3,
    strike=3,
    lives=2,
    names={
        "en": {"nom": "Called Fox"},
        "ru": {"nom": "Позванная лисица", "gen": "Позванной лисицы", "dat": "Позванной лисице", "acc": "Позванную лисицу", "ins": "Позванной лисицей", "prep": "Позванной лисице"},
    },
    abilities=(CalledFoxTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/called-fox.yaml"
LINES: dict[int, int] = {25: 12}
