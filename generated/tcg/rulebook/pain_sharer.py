"""Pain Sharer / Делящийся болью. Generated from cardscripts/tcg/rulebook/pain-sharer.yaml; do not edit."""

from runtime.tcg.script import (
    Act,
    CardDefinition,
    See,
    Step,
    THEN,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class PainSharerTrigger(TriggeredAbility):
    """When Pain Sharer receives X wounds from a strike, heal Pain Sharer for X, wound a creature standing next to Pain Sharer for X.

    Когда Делящийся болью получает Х ран от удара, излечить Делящегося болью на Х, ранить стоящее рядом с Делящимся болью существо на Х.
    """

    def condition(self, see: See) -> bool:
        return see.event.how == "strike"

    trigger = on.wounded(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.adjacent(card, see.this)

    def step_1(self, act: Act) -> None:
        act.heal(act.this, act.event.amount)

    def step_2(self, act: Act) -> None:
        act.wound(act.target(1), act.event.amount)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1), Step(step_2, link=THEN, targets=(1,)))


CARD = CardDefinition(
    id="pain-sharer",
    type="creature",
    elements=("darkness",),
    classes=(),
    silver=4,
    life=8,
    move=1,
    strike=(1, 2, 3),
    names={
        "en": {"nom": "Pain Sharer"},
        "ru": {"nom": "Делящийся болью", "gen": "Делящегося болью", "dat": "Делящемуся болью", "acc": "Делящийся болью", "ins": "Делящимся болью", "prep": "Делящемся болью"},
    },
    abilities=(PainSharerTrigger,),
)

SOURCE = "cardscripts/tcg/rulebook/pain-sharer.yaml"
LINES: dict[int, int] = {23: 14, 31: 14, 34: 14}
