"""Self-Mending Engine / Самочинящийся агрегат. Generated from cardscripts/heroes/first-light/self-mending-engine.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    See,
    Step,
    TriggeredAbility,
    on,
    you,
)


class SelfMendingEngineTrigger(TriggeredAbility):
    """At the end of your turn, if you have played 2 or more cards this turn, Self-Mending Engine is fully healed.

    В конце вашего хода, если вы разыграли 2 или более карт в этот ход, Самочинящийся агрегат полностью излечивается.
    """

    trigger = on.turn_ends(player=you)

    def fits_1(self, see: See, card: int) -> bool:
        return True

    def condition(self, see: See) -> bool:
        return see.happened(on.played(SelfMendingEngineTrigger.fits_1, you)) >= 2

    def step_1(self, act: Act) -> None:
        act.fully_heal(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="self-mending-engine",
    type="creature",
    elements=(),
    classes=("mechanism",),
    cost=5,
    strike=4,
    lives=4,
    names={
        "en": {"nom": "Self-Mending Engine"},
        "ru": {"nom": "Самочинящийся агрегат", "gen": "Самочинящегося агрегата", "dat": "Самочинящемуся агрегату", "acc": "Самочинящийся агрегат", "ins": "Самочинящимся агрегатом", "prep": "Самочинящемся агрегате"},
    },
    abilities=(SelfMendingEngineTrigger,),
    keywords=(Keyword("armor", 1),),
)

SOURCE = "cardscripts/heroes/first-light/self-mending-engine.yaml"
LINES: dict[int, int] = {27: 12, 30: 12}
