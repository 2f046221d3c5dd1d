"""Gatekeeper's Daughter / Дочь привратника. Generated from cardscripts/heroes/first-light/gatekeepers-daughter.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
)


class GatekeepersDaughterTrigger(TriggeredAbility):
    """When an opposing creature leaves play, heal your hero for 1.

    Когда существо противника покидает игру, излечить вашего героя на 1.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    trigger = on.leaves_play(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.heal(act.your_hero, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="gatekeepers-daughter",
    type="creature",
    elements=(),
    classes=("human",),
    cost=2,
    strike=1,
    lives=3,
    names={
        "en": {"nom": "Gatekeeper's Daughter"},
        "ru": {"nom": "Дочь привратника", "gen": "Дочери привратника", "dat": "Дочери привратника", "acc": "Дочь привратника", "ins": "Дочерью привратника", "prep": "Дочери привратника"},
    },
    abilities=(GatekeepersDaughterTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/gatekeepers-daughter.yaml"
LINES: dict[int, int] = {25: 12}
