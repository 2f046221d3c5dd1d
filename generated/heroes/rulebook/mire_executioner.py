"""Mire Executioner / Палач трясины. Generated from cardscripts/heroes/rulebook/mire-executioner.yaml; do not edit."""

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


class MireExecutionerHire(TriggeredAbility):
    """Hire: Destroy a poisoned creature.

    Найм: Уничтожить отравленное существо.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_poisoned(card)

    def step_1(self, act: Act) -> None:
        act.destroy(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="mire-executioner",
    type="creature",
    elements=("swamps",),
    classes=("undead",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Mire Executioner"},
        "ru": {"nom": "Палач трясины", "gen": "Палача трясины", "dat": "Палачу трясины", "acc": "Палача трясины", "ins": "Палачом трясины", "prep": "Палаче трясины"},
    },
    abilities=(MireExecutionerHire,),
)

SOURCE = "cardscripts/heroes/rulebook/mire-executioner.yaml"
LINES: dict[int, int] = {28: 13}
