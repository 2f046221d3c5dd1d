"""Fair Shares / Честный раздел. Generated from cardscripts/heroes/first-light/fair-shares.yaml; do not edit."""

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
    THEN,
    Target,
    YOURS,
)


class FairSharesSpell(SpellAbility):
    """Discard a card, the opponent discards cards until they have as many cards as you do.

    Сбросьте карту, противник сбрасывает карты, пока у него не станет столько же карт, сколько у вас.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_yours(card)

    def surplus_2(self, see: See) -> int:
        return max(0, len(see.hand(see.opponent)) - len(see.hand(see.you)))

    def step_1(self, act: Act) -> None:
        act.discard(act.target(1))

    def step_2(self, act: Act) -> None:
        act.discard(act.targets(2))

    targets = (Target(1, may_target_1, zone=HAND, whose=YOURS, role="choice"), Target(2, count=EXACTLY(surplus_2), zone=HAND, whose=OPPOSING, by=OPPONENT, role="choice"))
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN, targets=(2,)))


CARD = CardDefinition(
    id="fair-shares",
    type="spell",
    elements=("darkness",),
    classes=("order",),
    cost=4,
    names={
        "en": {"nom": "Fair Shares"},
        "ru": {"nom": "Честный раздел", "gen": "Честного раздела", "dat": "Честному разделу", "acc": "Честный раздел", "ins": "Честным разделом", "prep": "Честном разделе"},
    },
    abilities=(FairSharesSpell,),
)

SOURCE = "cardscripts/heroes/first-light/fair-shares.yaml"
LINES: dict[int, int] = {32: 10, 35: 10}
