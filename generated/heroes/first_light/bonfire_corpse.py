"""Bonfire Corpse / Труп с костра. Generated from cardscripts/heroes/first-light/bonfire-corpse.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class BonfireCorpseDeath(TriggeredAbility):
    """Death: Wound the opposing hero for 2.

    Гибель: Ранить героя противника на 2.
    """

    keyword = "death"
    trigger = on.dies(card=this_card)

    def step_1(self, act: Act) -> None:
        act.wound(act.opposing_hero, 2)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="bonfire-corpse",
    type="creature",
    elements=("darkness",),
    classes=("undead",),
    cost=2,
    strike=2,
    lives=1,
    names={
        "en": {"nom": "Bonfire Corpse"},
        "ru": {"nom": "Труп с костра", "gen": "Трупа с костра", "dat": "Трупу с костра", "acc": "Труп с костра", "ins": "Трупом с костра", "prep": "Трупе с костра"},
    },
    abilities=(BonfireCorpseDeath,),
)

SOURCE = "cardscripts/heroes/first-light/bonfire-corpse.yaml"
LINES: dict[int, int] = {23: 12}
