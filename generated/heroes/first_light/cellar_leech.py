"""Cellar Leech / Погребная пиявка. Generated from cardscripts/heroes/first-light/cellar-leech.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
    you,
)


class CellarLeechTrigger(TriggeredAbility):
    """At the end of your turn, if a creature died of the Thirst of this card, draw a card.

    В конце вашего хода, если от жажды этой карты погибло существо, возьмите карту.
    """

    trigger = on.turn_ends(player=you)

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def condition(self, see: See) -> bool:
        return see.happened(on.dies(card=CellarLeechTrigger.fits_1, source=this_card)) > 0

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="cellar-leech",
    type="creature",
    elements=("swamps",),
    classes=("beast",),
    cost=3,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Cellar Leech"},
        "ru": {"nom": "Погребная пиявка", "gen": "Погребной пиявки", "dat": "Погребной пиявке", "acc": "Погребную пиявку", "ins": "Погребной пиявкой", "prep": "Погребной пиявке"},
    },
    abilities=(CellarLeechTrigger,),
    keywords=(Keyword("thirst", 2),),
)

SOURCE = "cardscripts/heroes/first-light/cellar-leech.yaml"
LINES: dict[int, int] = {28: 13, 31: 13}
