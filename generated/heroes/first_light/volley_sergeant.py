"""Volley Sergeant / Сержант залпа. Generated from cardscripts/heroes/first-light/volley-sergeant.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    you,
)


class VolleySergeantTrigger(TriggeredAbility):
    """At the end of your turn, if you have played 2 or more cards this turn, wound the opposing hero for 2.

    В конце вашего хода, если вы разыграли 2 или более карт в этот ход, ранить героя противника на 2.
    """

    trigger = on.turn_ends(player=you)

    def fits_1(self, see: See, card: int) -> bool:
        return True

    def condition(self, see: See) -> bool:
        return see.happened(on.played(VolleySergeantTrigger.fits_1, you)) >= 2

    def step_1(self, act: Act) -> None:
        act.wound(act.opposing_hero, 2)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="volley-sergeant",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Volley Sergeant"},
        "ru": {"nom": "Сержант залпа", "gen": "Сержанта залпа", "dat": "Сержанту залпа", "acc": "Сержанта залпа", "ins": "Сержантом залпа", "prep": "Сержанте залпа"},
    },
    abilities=(VolleySergeantTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/volley-sergeant.yaml"
LINES: dict[int, int] = {26: 12, 29: 12}
