"""Hammer from Above / Молот с вершины. Generated from cardscripts/heroes/first-light/hammer-from-above.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    PLAY,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
)


class HammerFromAboveSpell(SpellAbility):
    """Wound a creature for 4; if it survived, stun it.

    Ранить существо на 4; если оно выжило, оглушите его.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def holds_2(self, see: See) -> bool:
        return see.in_zone(see.target(1), PLAY)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 4)

    def step_2(self, act: Act) -> None:
        act.stun(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN, condition=holds_2))


CARD = CardDefinition(
    id="hammer-from-above",
    type="spell",
    elements=("mountains",),
    classes=("wizardry",),
    cost=4,
    names={
        "en": {"nom": "Hammer from Above"},
        "ru": {"nom": "Молот с вершины", "gen": "Молота с вершины", "dat": "Молоту с вершины", "acc": "Молот с вершины", "ins": "Молотом с вершины", "prep": "Молоте с вершины"},
    },
    abilities=(HammerFromAboveSpell,),
)

SOURCE = "cardscripts/heroes/first-light/hammer-from-above.yaml"
LINES: dict[int, int] = {28: 10, 31: 10}
