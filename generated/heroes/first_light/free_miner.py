"""Free Miner / Вольный рудокоп. Generated from cardscripts/heroes/first-light/free-miner.yaml; do not edit."""

from runtime.heroes.script import (
    AlternativeCost,
    CardDefinition,
    DiscardCards,
    HAND,
    StaticAbility,
)


class FreeMinerCost(StaticAbility):
    """Instead of paying its cost, you may discard two cards.

    Вместо оплаты стоимости можете сбросить две карты.
    """

    zone = HAND
    rows = (AlternativeCost((DiscardCards(2),)),)


CARD = CardDefinition(
    id="free-miner",
    type="creature",
    elements=("mountains",),
    classes=("gnome",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Free Miner"},
        "ru": {"nom": "Вольный рудокоп", "gen": "Вольного рудокопа", "dat": "Вольному рудокопу", "acc": "Вольного рудокопа", "ins": "Вольным рудокопом", "prep": "Вольном рудокопе"},
    },
    abilities=(FreeMinerCost,),
)

SOURCE = "cardscripts/heroes/first-light/free-miner.yaml"
LINES: dict[int, int] = {}
