"""Brittle Ghost / Хрупкий призрак. Generated from cardscripts/heroes/first-light/brittle-ghost.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class BrittleGhostTrigger(TriggeredAbility):
    """When Brittle Ghost becomes the target of a spell, destroy Brittle Ghost.

    Когда Хрупкий призрак становится целью заклинания, уничтожьте Хрупкого призрака.
    """

    trigger = on.becomes_target(card=this_card, how="spell")

    def step_1(self, act: Act) -> None:
        act.destroy(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="brittle-ghost",
    type="creature",
    elements=("darkness",),
    classes=("spirit",),
    cost=4,
    strike=5,
    lives=5,
    names={
        "en": {"nom": "Brittle Ghost"},
        "ru": {"nom": "Хрупкий призрак", "gen": "Хрупкого призрака", "dat": "Хрупкому призраку", "acc": "Хрупкого призрака", "ins": "Хрупким призраком", "prep": "Хрупком призраке"},
    },
    abilities=(BrittleGhostTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/brittle-ghost.yaml"
LINES: dict[int, int] = {22: 12}
