"""Volnorez / Волнорез. Generated from cardscripts/heroes/rulebook/volnorez.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class VolnorezTrigger(TriggeredAbility):
    """When Volnorez becomes the target of a spell, destroy Volnorez.

    Когда Волнорез становится целью заклинания, уничтожьте Волнореза.
    """

    trigger = on.becomes_target(card=this_card, how="spell")

    def step_1(self, act: Act) -> None:
        act.destroy(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="volnorez",
    type="creature",
    elements=("swamps",),
    classes=("spirit",),
    cost=4,
    strike=6,
    lives=5,
    names={
        "en": {"nom": "Volnorez"},
        "ru": {"nom": "Волнорез", "gen": "Волнореза", "dat": "Волнорезу", "acc": "Волнореза", "ins": "Волнорезом", "prep": "Волнорезе"},
    },
    abilities=(VolnorezTrigger,),
)

SOURCE = "cardscripts/heroes/rulebook/volnorez.yaml"
LINES: dict[int, int] = {22: 13}
