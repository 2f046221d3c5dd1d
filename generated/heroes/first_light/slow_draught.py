"""Slow Draught / Медленное зелье. Generated from cardscripts/heroes/first-light/slow-draught.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
    TriggeredAbility,
    on,
    you,
)


class SlowDraughtTrigger(TriggeredAbility):
    """At the start of your next turn, that creature receives 2 enhancement effects.

    В начале вашего следующего хода это существо получает 2 эффекта усиления.
    """

    trigger = on.turn_starts(player=you)

    def step_1(self, act: Act) -> None:
        act.enhance(act.remembered("said_0"), 2)

    steps = (Step(step_1),)


class SlowDraughtSpell(SpellAbility):
    """Heal a creature for 2. At the start of your next turn, that creature receives 2 enhancement effects."""

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.heal(act.target(1), 2)

    def step_2(self, act: Act) -> None:
        act.gain(act.your_hero, SlowDraughtTrigger, remember={"said_0": act.target(1)}, uses=1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2))
    grants = (SlowDraughtTrigger,)


CARD = CardDefinition(
    id="slow-draught",
    type="spell",
    elements=("swamps",),
    classes=("potion",),
    cost=2,
    names={
        "en": {"nom": "Slow Draught"},
        "ru": {"nom": "Медленное зелье", "gen": "Медленного зелья", "dat": "Медленному зелью", "acc": "Медленное зелье", "ins": "Медленным зельем", "prep": "Медленном зелье"},
    },
    abilities=(SlowDraughtSpell,),
)

SOURCE = "cardscripts/heroes/first-light/slow-draught.yaml"
LINES: dict[int, int] = {25: 10, 37: 10, 40: 10}
