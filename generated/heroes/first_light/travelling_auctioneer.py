"""Travelling Auctioneer / Странствующий аукционист. Generated from cardscripts/heroes/first-light/travelling-auctioneer.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    THEN,
    TriggeredAbility,
    on,
    this_card,
)


class TravellingAuctioneerHire(TriggeredAbility):
    """Hire: Each player reveals their hand, each player draws a card.

    Найм: Каждый игрок показывает руку, каждый игрок берёт карту.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.show(act.hand(act.you))
        act.show(act.hand(act.opponent), act.opponent)

    def step_2(self, act: Act) -> None:
        act.each_draws(1)

    steps = (Step(step_1), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="travelling-auctioneer",
    type="creature",
    elements=(),
    classes=("human",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Travelling Auctioneer"},
        "ru": {"nom": "Странствующий аукционист", "gen": "Странствующего аукциониста", "dat": "Странствующему аукционисту", "acc": "Странствующего аукциониста", "ins": "Странствующим аукционистом", "prep": "Странствующем аукционисте"},
    },
    abilities=(TravellingAuctioneerHire,),
)

SOURCE = "cardscripts/heroes/first-light/travelling-auctioneer.yaml"
LINES: dict[int, int] = {24: 12, 25: 12, 28: 12}
