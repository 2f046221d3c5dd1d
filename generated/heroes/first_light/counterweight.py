"""Counterweight / Противовес. Generated from cardscripts/heroes/first-light/counterweight.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    EXACTLY,
    HAND,
    IN_DOING_SO,
    OPPONENT,
    OPPOSING,
    See,
    SpellAbility,
    Step,
    Target,
)


class CounterweightSpell(SpellAbility):
    """The opponent discards 2 cards, and in doing so draw a card.

    Противник сбрасывает 2 карты, при этом возьмите карту.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.discard(act.targets(1))

    def step_2(self, act: Act) -> None:
        act.draw(1)

    targets = (Target(1, may_target_1, count=EXACTLY(2), zone=HAND, whose=OPPOSING, role="choice", by=OPPONENT),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=IN_DOING_SO))


CARD = CardDefinition(
    id="counterweight",
    type="spell",
    elements=("mountains",),
    classes=("event",),
    cost=3,
    names={
        "en": {"nom": "Counterweight"},
        "ru": {"nom": "Противовес", "gen": "Противовеса", "dat": "Противовесу", "acc": "Противовес", "ins": "Противовесом", "prep": "Противовесе"},
    },
    abilities=(CounterweightSpell,),
)

SOURCE = "cardscripts/heroes/first-light/counterweight.yaml"
LINES: dict[int, int] = {28: 10, 31: 10}
