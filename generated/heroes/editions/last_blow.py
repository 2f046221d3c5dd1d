"""Last Blow / Последний удар. Generated from cardscripts/heroes/editions/last-blow.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class LastBlowDeath(TriggeredAbility):
    """Death: Wound a creature for X, where X is the strike of Last Blow.

    Гибель: Ранить существо на Х, где Х – удар Последнего удара.
    """

    keyword = "death"
    trigger = on.dies(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), act.strike(act.this))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="last-blow",
    type="creature",
    elements=(),
    classes=("human",),
    cost=2,
    strike=1,
    lives=3,
    names={
        "en": {"nom": "Last Blow"},
        "ru": {"nom": "Последний удар", "gen": "Последнего удара", "dat": "Последнему удару", "acc": "Последний удар", "ins": "Последним ударом", "prep": "Последнем ударе"},
    },
    abilities=(LastBlowDeath,),
)

SOURCE = "cardscripts/heroes/editions/last-blow.yaml"
LINES: dict[int, int] = {28: 12}
