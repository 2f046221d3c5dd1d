"""Frenzied Scribe / Исступлённый писарь. Generated from cardscripts/heroes/first-light/frenzied-scribe.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
    you,
)


class FrenziedScribeHire(TriggeredAbility):
    """Hire: If you have played 2 or more cards this turn, draw a card.

    Найм: Если вы разыграли 2 или более карт в этот ход, возьмите карту.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def fits_1(self, see: See, card: int) -> bool:
        return True

    def condition(self, see: See) -> bool:
        return see.happened(on.played(FrenziedScribeHire.fits_1, you)) >= 2

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="frenzied-scribe",
    type="creature",
    elements=("darkness",),
    classes=("mage",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Frenzied Scribe"},
        "ru": {"nom": "Исступлённый писарь", "gen": "Исступлённого писаря", "dat": "Исступлённому писарю", "acc": "Исступлённого писаря", "ins": "Исступлённым писарем", "prep": "Исступлённом писаре"},
    },
    abilities=(FrenziedScribeHire,),
)

SOURCE = "cardscripts/heroes/first-light/frenzied-scribe.yaml"
LINES: dict[int, int] = {28: 12, 31: 12}
