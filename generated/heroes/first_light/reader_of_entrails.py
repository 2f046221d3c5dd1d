"""Reader of Entrails / Гадающая по потрохам. Generated from cardscripts/heroes/first-light/reader-of-entrails.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class ReaderOfEntrailsHire(TriggeredAbility):
    """Hire: If a creature died this turn, draw a card.

    Найм: Если в этот ход погибло существо, возьмите карту.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def condition(self, see: See) -> bool:
        return see.happened(on.dies(card=ReaderOfEntrailsHire.fits_1)) > 0

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="reader-of-entrails",
    type="creature",
    elements=("swamps",),
    classes=("witch",),
    cost=3,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Reader of Entrails"},
        "ru": {"nom": "Гадающая по потрохам", "gen": "Гадающей по потрохам", "dat": "Гадающей по потрохам", "acc": "Гадающую по потрохам", "ins": "Гадающей по потрохам", "prep": "Гадающей по потрохам"},
    },
    abilities=(ReaderOfEntrailsHire,),
)

SOURCE = "cardscripts/heroes/first-light/reader-of-entrails.yaml"
LINES: dict[int, int] = {27: 12, 30: 12}
