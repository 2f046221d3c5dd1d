"""Called Brother / Позванный брат. Generated from cardscripts/heroes/rulebook/called-brother.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    DECK,
    Step,
    TriggeredAbility,
    on,
    you,
)


class CalledBrotherTrigger(TriggeredAbility):
    """When you use a search, you may put Called Brother into your hand (this feature works in the deck).

    Когда вы используете поиск, можете положить Позванного брата в руку (эта особенность работает в колоде).
    """

    zone = DECK
    trigger = on.searches(player=you)
    may = True

    def step_1(self, act: Act) -> None:
        act.to_hand(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="called-brother",
    type="creature",
    elements=("steppes",),
    classes=("orc",),
    cost=2,
    strike=2,
    lives=2,
    names={
        "en": {"nom": "Called Brother"},
        "ru": {"nom": "Позванный брат", "gen": "Позванного брата", "dat": "Позванному брату", "acc": "Позванного брата", "ins": "Позванным братом", "prep": "Позванном брате"},
    },
    abilities=(CalledBrotherTrigger,),
)

SOURCE = "cardscripts/heroes/rulebook/called-brother.yaml"
LINES: dict[int, int] = {25: 13}
