"""Chaos Hyena / Гиена Хаоса. Generated from cardscripts/heroes/rulebook/chaos-hyena.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    IN_DOING_SO,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class ChaosHyenaHire(TriggeredAbility):
    """Hire: Wound your hero for 3, and in doing so wound the opposing hero for 3.

    Найм: Ранить вашего героя на 3, при этом ранить героя противника на 3.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.wound(act.your_hero, 3)

    def step_2(self, act: Act) -> None:
        act.wound(act.opposing_hero, 3)

    steps = (Step(step_1), Step(step_2, link=IN_DOING_SO))


CARD = CardDefinition(
    id="chaos-hyena",
    type="creature",
    elements=("darkness",),
    classes=("beast",),
    cost=4,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Chaos Hyena"},
        "ru": {"nom": "Гиена Хаоса", "gen": "Гиены Хаоса", "dat": "Гиене Хаоса", "acc": "Гиену Хаоса", "ins": "Гиеной Хаоса", "prep": "Гиене Хаоса"},
    },
    abilities=(ChaosHyenaHire,),
)

SOURCE = "cardscripts/heroes/rulebook/chaos-hyena.yaml"
LINES: dict[int, int] = {24: 12, 27: 12}
