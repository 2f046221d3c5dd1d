"""Tormentor / Торментор. Generated from cardscripts/heroes/rulebook/tormentor.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class TormentorHire(TriggeredAbility):
    """Hire: Use your hero's ability for free.

    Найм: Используйте способность вашего героя бесплатно.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.use_free(act.your_hero)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="tormentor",
    type="creature",
    elements=("darkness",),
    classes=("demon",),
    cost=5,
    strike=5,
    lives=4,
    names={
        "en": {"nom": "Tormentor"},
        "ru": {"nom": "Торментор", "gen": "Торментора", "dat": "Торментору", "acc": "Торментора", "ins": "Торментором", "prep": "Торменторе"},
    },
    abilities=(TormentorHire,),
)

SOURCE = "cardscripts/heroes/rulebook/tormentor.yaml"
LINES: dict[int, int] = {23: 13}
