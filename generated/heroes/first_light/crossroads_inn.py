"""Crossroads Inn / Корчма на перекрёстке. Generated from cardscripts/heroes/first-light/crossroads-inn.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    you,
)


class CrossroadsInnTrigger(TriggeredAbility):
    """At the end of your turn, if you have played 2 or more creatures this turn, draw a card.

    В конце вашего хода, если вы разыграли 2 или более существ в этот ход, возьмите карту.
    """

    trigger = on.turn_ends(player=you)

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def condition(self, see: See) -> bool:
        return see.happened(on.played(CrossroadsInnTrigger.fits_1, you)) >= 2

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="crossroads-inn",
    type="support",
    elements=(),
    classes=("terrain",),
    cost=3,
    names={
        "en": {"nom": "Crossroads Inn"},
        "ru": {"nom": "Корчма на перекрёстке", "gen": "Корчмы на перекрёстке", "dat": "Корчме на перекрёстке", "acc": "Корчму на перекрёстке", "ins": "Корчмой на перекрёстке", "prep": "Корчме на перекрёстке"},
    },
    abilities=(CrossroadsInnTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/crossroads-inn.yaml"
LINES: dict[int, int] = {26: 10, 29: 10}
