"""Second in Line / Второй в очереди. Generated from cardscripts/heroes/first-light/second-in-line.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class SecondInLineHire(TriggeredAbility):
    """Hire: If you did not go first, place an enhancement effect on Second in Line.

    Найм: Если вы ходили не первым, положите эффект усиления на Второго в очереди.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def condition(self, see: See) -> bool:
        return not see.went_first(see.you)

    def step_1(self, act: Act) -> None:
        act.enhance(act.this, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="second-in-line",
    type="creature",
    elements=(),
    classes=("mercenary",),
    cost=3,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Second in Line"},
        "ru": {"nom": "Второй в очереди", "gen": "Второго в очереди", "dat": "Второму в очереди", "acc": "Второго в очереди", "ins": "Вторым в очереди", "prep": "Втором в очереди"},
    },
    abilities=(SecondInLineHire,),
)

SOURCE = "cardscripts/heroes/first-light/second-in-line.yaml"
LINES: dict[int, int] = {24: 12, 27: 12}
