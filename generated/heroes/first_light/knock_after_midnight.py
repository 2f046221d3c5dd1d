"""Knock after Midnight / Стук после полуночи. Generated from cardscripts/heroes/first-light/knock-after-midnight.yaml; do not edit."""

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


class KnockAfterMidnightTrigger(TriggeredAbility):
    """At the start of your next turn, wound that creature for 3.

    В начале вашего следующего хода ранить это существо на 3.
    """

    trigger = on.turn_starts(player=you)

    def step_1(self, act: Act) -> None:
        act.wound(act.remembered("said_0"), 3)

    steps = (Step(step_1),)


class KnockAfterMidnightSpell(SpellAbility):
    """Stun an opposing creature. At the start of your next turn, wound that creature for 3."""

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.stun(act.target(1))

    def step_2(self, act: Act) -> None:
        act.gain(act.your_hero, KnockAfterMidnightTrigger, remember={"said_0": act.target(1)}, uses=1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2))
    grants = (KnockAfterMidnightTrigger,)


CARD = CardDefinition(
    id="knock-after-midnight",
    type="spell",
    elements=("darkness",),
    classes=("wizardry",),
    cost=3,
    names={
        "en": {"nom": "Knock after Midnight"},
        "ru": {"nom": "Стук после полуночи", "gen": "Стука после полуночи", "dat": "Стуку после полуночи", "acc": "Стук после полуночи", "ins": "Стуком после полуночи", "prep": "Стуке после полуночи"},
    },
    abilities=(KnockAfterMidnightSpell,),
)

SOURCE = "cardscripts/heroes/first-light/knock-after-midnight.yaml"
LINES: dict[int, int] = {25: 10, 37: 10, 40: 10}
