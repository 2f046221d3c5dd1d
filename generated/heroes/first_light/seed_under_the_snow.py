"""Seed under the Snow / Семя под снегом. Generated from cardscripts/heroes/first-light/seed-under-the-snow.yaml; do not edit."""

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


class SeedUnderTheSnowTrigger(TriggeredAbility):
    """At the start of your next turn, that creature receives 3 enhancement effects.

    В начале вашего следующего хода это существо получает 3 эффекта усиления.
    """

    trigger = on.turn_starts(player=you)

    def step_1(self, act: Act) -> None:
        act.enhance(act.remembered("said_0"), 3)

    steps = (Step(step_1),)


class SeedUnderTheSnowSpell(SpellAbility):
    """Close your creature. At the start of your next turn, that creature receives 3 enhancement effects."""

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.close(act.target(1))

    def step_2(self, act: Act) -> None:
        act.gain(act.your_hero, SeedUnderTheSnowTrigger, remember={"said_0": act.target(1)}, uses=1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2))
    grants = (SeedUnderTheSnowTrigger,)


CARD = CardDefinition(
    id="seed-under-the-snow",
    type="spell",
    elements=("forests",),
    classes=("ritual",),
    cost=2,
    names={
        "en": {"nom": "Seed under the Snow"},
        "ru": {"nom": "Семя под снегом", "gen": "Семени под снегом", "dat": "Семени под снегом", "acc": "Семя под снегом", "ins": "Семенем под снегом", "prep": "Семени под снегом"},
    },
    abilities=(SeedUnderTheSnowSpell,),
)

SOURCE = "cardscripts/heroes/first-light/seed-under-the-snow.yaml"
LINES: dict[int, int] = {25: 10, 37: 10, 40: 10}
