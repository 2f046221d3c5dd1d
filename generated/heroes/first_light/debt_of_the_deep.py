"""Debt of the Deep / Долг глубин. Generated from cardscripts/heroes/first-light/debt-of-the-deep.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    EXACTLY,
    HAND,
    OPPONENT,
    OPPOSING,
    See,
    SpellAbility,
    Step,
    Target,
)


class DebtOfTheDeepSpell(SpellAbility):
    """The opponent discards cards until they have as many cards as you do.

    Противник сбрасывает карты, пока у него не станет столько же карт, сколько у вас.
    """

    def surplus_1(self, see: See) -> int:
        return max(0, len(see.hand(see.opponent)) - len(see.hand(see.you)))

    def step_1(self, act: Act) -> None:
        act.discard(act.targets(1))

    targets = (Target(1, count=EXACTLY(surplus_1), zone=HAND, whose=OPPOSING, by=OPPONENT, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="debt-of-the-deep",
    type="spell",
    elements=("mountains",),
    classes=("order",),
    cost=3,
    names={
        "en": {"nom": "Debt of the Deep"},
        "ru": {"nom": "Долг глубин", "gen": "Долга глубин", "dat": "Долгу глубин", "acc": "Долг глубин", "ins": "Долгом глубин", "prep": "Долге глубин"},
    },
    abilities=(DebtOfTheDeepSpell,),
)

SOURCE = "cardscripts/heroes/first-light/debt-of-the-deep.yaml"
LINES: dict[int, int] = {27: 10}
