"""Trampler / Топтун. Generated from cardscripts/heroes/rulebook/trampler.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class TramplerTrigger(TriggeredAbility):
    """When attacking a creature, wound the opposing hero for the excess damage.

    При атаке по существу ранить героя противника на избыточный урон.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    trigger = on.attacks(card=this_card, target=fits_1)

    def step_1(self, act: Act) -> None:
        act.wound(act.opposing_hero, act.event.excess)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="trampler",
    type="creature",
    elements=("steppes",),
    classes=("beast",),
    cost=5,
    strike=6,
    lives=5,
    names={
        "en": {"nom": "Trampler"},
        "ru": {"nom": "Топтун", "gen": "Топтуна", "dat": "Топтуну", "acc": "Топтун", "ins": "Топтуном", "prep": "Топтуне"},
    },
    abilities=(TramplerTrigger,),
)

SOURCE = "cardscripts/heroes/rulebook/trampler.yaml"
LINES: dict[int, int] = {26: 13}
