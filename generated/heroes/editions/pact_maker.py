"""Pact Maker / Заключающий договор. Generated from cardscripts/heroes/editions/pact-maker.yaml; do not edit."""

from runtime.heroes.script import (
    AlternativeCost,
    CardDefinition,
    HAND,
    StaticAbility,
    WoundYourHero,
)


class PactMakerCost(StaticAbility):
    """Instead of paying its cost, you may play this card for free.

    Вместо оплаты стоимости можете разыграть эту карту бесплатно.
    """

    zone = HAND
    rows = (AlternativeCost(()),)


class PactMakerCost2(StaticAbility):
    """Instead of paying its cost, you may wound your hero for 3.

    Вместо оплаты стоимости можете ранить вашего героя на 3.
    """

    zone = HAND
    rows = (AlternativeCost((WoundYourHero(3),)),)


CARD = CardDefinition(
    id="pact-maker",
    type="creature",
    elements=(),
    classes=("human",),
    cost=6,
    strike=1,
    lives=3,
    names={
        "en": {"nom": "Pact Maker"},
        "ru": {"nom": "Заключающий договор", "gen": "Заключающего договора", "dat": "Заключающему договору", "acc": "Заключающий договор", "ins": "Заключающим договором", "prep": "Заключающем договоре"},
    },
    abilities=(PactMakerCost, PactMakerCost2,),
)

SOURCE = "cardscripts/heroes/editions/pact-maker.yaml"
LINES: dict[int, int] = {}
