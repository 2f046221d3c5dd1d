"""Broken Dragon / Сломленный дракон. Generated from cardscripts/heroes/rulebook/broken-dragon.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    EXACTLY,
    HAND,
    Keyword,
    OPPONENT,
    OPPOSING,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class BrokenDragonHire(TriggeredAbility):
    """Hire: If no coins were paid when Broken Dragon was played, the opponent discards cards until they have as many cards as you do.

    Найм: Если при розыгрыше Сломленного дракона не были заплачены монеты, противник сбрасывает карты, пока у него не станет столько же карт, сколько у вас.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def condition(self, see: See) -> bool:
        return see.paid(see.this, "coins") == 0

    def surplus_1(self, see: See) -> int:
        return max(0, len(see.hand(see.opponent)) - len(see.hand(see.you)))

    def step_1(self, act: Act) -> None:
        act.discard(act.targets(1))

    targets = (Target(1, count=EXACTLY(surplus_1), zone=HAND, whose=OPPOSING, by=OPPONENT, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="broken-dragon",
    type="creature",
    elements=("mountains",),
    classes=("dragon",),
    cost=7,
    strike=6,
    lives=7,
    names={
        "en": {"nom": "Broken Dragon"},
        "ru": {"nom": "Сломленный дракон", "gen": "Сломленного дракона", "dat": "Сломленному дракону", "acc": "Сломленного дракона", "ins": "Сломленным драконом", "prep": "Сломленном драконе"},
    },
    abilities=(BrokenDragonHire,),
    keywords=(Keyword("clutch"),),
)

SOURCE = "cardscripts/heroes/rulebook/broken-dragon.yaml"
LINES: dict[int, int] = {30: 12, 36: 12}
