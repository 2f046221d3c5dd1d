"""Keeper of the Threshold / Сторож порога. Generated from cardscripts/heroes/first-light/keeper-of-the-threshold.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CancellingAbility,
    CardDefinition,
    IN_DOING_SO,
    See,
    Step,
    on,
    opponent,
)


class KeeperOfTheThresholdCancellation(CancellingAbility):
    """When the opponent plays a creature, you may lose a coin, and in doing so cancel that creature.

    Когда противник разыгрывает существо, можете потерять монету, при этом отмените это существо.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    cancels = on.played(card=fits_1, player=opponent)
    may = True

    def step_1(self, act: Act) -> None:
        act.lose_coins(1)

    def step_2(self, act: Act) -> None:
        act.cancel()

    steps = (Step(step_1), Step(step_2, link=IN_DOING_SO))


CARD = CardDefinition(
    id="keeper-of-the-threshold",
    type="creature",
    elements=("darkness",),
    classes=("spirit",),
    cost=5,
    strike=4,
    lives=4,
    names={
        "en": {"nom": "Keeper of the Threshold"},
        "ru": {"nom": "Сторож порога", "gen": "Сторожа порога", "dat": "Сторожу порога", "acc": "Сторожа порога", "ins": "Сторожем порога", "prep": "Стороже порога"},
    },
    abilities=(KeeperOfTheThresholdCancellation,),
)

SOURCE = "cardscripts/heroes/first-light/keeper-of-the-threshold.yaml"
LINES: dict[int, int] = {28: 12, 31: 12}
