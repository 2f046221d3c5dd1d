"""Khatun of the Sun / Солнечная хатун. Generated from cardscripts/heroes/first-light/khatun-of-the-sun.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    See,
    Step,
    TriggeredAbility,
    on,
)


class KhatunOfTheSunTrigger(TriggeredAbility):
    """When one of your creatures inflicts wounds on the opposing hero with a strike, draw a card.

    Когда ваше существо наносит раны ударом герою противника, возьмите карту.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def fits_2(self, see: See, card: int) -> bool:
        return see.is_hero(card) and see.is_opposing(card)

    trigger = on.wounded(card=fits_2, source=fits_1, how="strike")

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="khatun-of-the-sun",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=6,
    strike=4,
    lives=6,
    names={
        "en": {"nom": "Khatun of the Sun"},
        "ru": {"nom": "Солнечная хатун", "gen": "Солнечной хатун", "dat": "Солнечной хатун", "acc": "Солнечную хатун", "ins": "Солнечной хатун", "prep": "Солнечной хатун"},
    },
    abilities=(KhatunOfTheSunTrigger,),
    keywords=(Keyword("uniqueness"),),
)

SOURCE = "cardscripts/heroes/first-light/khatun-of-the-sun.yaml"
LINES: dict[int, int] = {29: 12}
