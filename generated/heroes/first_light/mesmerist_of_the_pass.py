"""Mesmerist of the Pass / Гипнотизёр перевала. Generated from cardscripts/heroes/first-light/mesmerist-of-the-pass.yaml; do not edit."""

from runtime.heroes.script import (
    Cannot,
    CardDefinition,
    See,
    StaticAbility,
)


class MesmeristOfThePassRule(StaticAbility):
    """Opposing creatures do not strike back.

    Существа противника не наносят ответный удар.
    """

    def affects(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    rows = (Cannot("strike_back"),)


CARD = CardDefinition(
    id="mesmerist-of-the-pass",
    type="creature",
    elements=("mountains",),
    classes=("mage",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Mesmerist of the Pass"},
        "ru": {"nom": "Гипнотизёр перевала", "gen": "Гипнотизёра перевала", "dat": "Гипнотизёру перевала", "acc": "Гипнотизёра перевала", "ins": "Гипнотизёром перевала", "prep": "Гипнотизёре перевала"},
    },
    abilities=(MesmeristOfThePassRule,),
)

SOURCE = "cardscripts/heroes/first-light/mesmerist-of-the-pass.yaml"
LINES: dict[int, int] = {18: 12}
