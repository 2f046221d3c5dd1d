"""Zabira / Забира. Generated from cardscripts/heroes/rulebook/zabira.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class ZabiraTrigger(TriggeredAbility):
    """When Zabira becomes the target of a spell, destroy Zabira.

    Когда Забира становится целью заклинания, уничтожьте Забиру.
    """

    trigger = on.becomes_target(card=this_card, how="spell")

    def step_1(self, act: Act) -> None:
        act.destroy(act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="zabira",
    type="creature",
    elements=("swamps",),
    classes=("spirit",),
    cost=3,
    strike=5,
    lives=4,
    names={
        "en": {"nom": "Zabira"},
        "ru": {"nom": "Забира", "gen": "Забиры", "dat": "Забире", "acc": "Забиру", "ins": "Забирой", "prep": "Забире"},
    },
    abilities=(ZabiraTrigger,),
)

SOURCE = "cardscripts/heroes/rulebook/zabira.yaml"
LINES: dict[int, int] = {22: 13}
