"""Reed Sneak / Камышовый лазутчик. Generated from cardscripts/heroes/first-light/reed-sneak.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    you,
)


class ReedSneakTrigger(TriggeredAbility):
    """At the end of your turn, Reed Sneak hides.

    В конце вашего хода Камышовый лазутчик скрывается.
    """

    trigger = on.turn_ends(player=you)

    def step_1(self, act: Act) -> None:
        act.hide(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="reed-sneak",
    type="creature",
    elements=("swamps",),
    classes=("goblin",),
    cost=2,
    strike=3,
    lives=1,
    names={
        "en": {"nom": "Reed Sneak"},
        "ru": {"nom": "Камышовый лазутчик", "gen": "Камышового лазутчика", "dat": "Камышовому лазутчику", "acc": "Камышового лазутчика", "ins": "Камышовым лазутчиком", "prep": "Камышовом лазутчике"},
    },
    abilities=(ReedSneakTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/reed-sneak.yaml"
LINES: dict[int, int] = {22: 12}
