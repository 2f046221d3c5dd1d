"""Rider's Mail / Кольчуга всадника. Generated from cardscripts/heroes/first-light/riders-mail.yaml; do not edit."""

from runtime.heroes.script import (
    CardDefinition,
    Grants,
    Keyword,
    See,
    StaticAbility,
)


class RidersMailRule(StaticAbility):
    """Your closed creatures have Armor 1.

    Ваши закрытые существа имеют Броню 1.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and see.is_closed(card)

    rows = (Grants((Keyword("armor", 1),)),)


CARD = CardDefinition(
    id="riders-mail",
    type="support",
    elements=("steppes",),
    classes=("armor",),
    cost=3,
    names={
        "en": {"nom": "Rider's Mail"},
        "ru": {"nom": "Кольчуга всадника", "gen": "Кольчуги всадника", "dat": "Кольчуге всадника", "acc": "Кольчугу всадника", "ins": "Кольчугой всадника", "prep": "Кольчуге всадника"},
    },
    abilities=(RidersMailRule,),
)

SOURCE = "cardscripts/heroes/first-light/riders-mail.yaml"
LINES: dict[int, int] = {19: 10}
