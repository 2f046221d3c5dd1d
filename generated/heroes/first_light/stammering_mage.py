"""Stammering Mage / Заикающийся маг. Generated from cardscripts/heroes/first-light/stammering-mage.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    you,
)


class StammeringMageTrigger(TriggeredAbility):
    """When you play a spell of cost 2 or less, repeat it.

    Когда вы разыгрываете заклинание стоимостью 2 или менее, повторите его.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_spell(card) and see.cost(card) <= 2

    trigger = on.played(card=fits_1, player=you)

    def step_1(self, act: Act) -> None:
        act.repeat(act.event.card)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="stammering-mage",
    type="creature",
    elements=(),
    classes=("mage",),
    cost=5,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Stammering Mage"},
        "ru": {"nom": "Заикающийся маг", "gen": "Заикающегося мага", "dat": "Заикающемуся магу", "acc": "Заикающегося мага", "ins": "Заикающимся магом", "prep": "Заикающемся маге"},
    },
    abilities=(StammeringMageTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/stammering-mage.yaml"
LINES: dict[int, int] = {26: 12}
