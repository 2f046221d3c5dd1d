"""Mirror Mage / Зеркальный маг. Generated from cardscripts/heroes/editions/mirror-mage.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CancellingAbility,
    CardDefinition,
    See,
    Step,
    THEN,
    on,
    opponent,
)


class MirrorMageCancellation(CancellingAbility):
    """When the opponent plays a spell, cancel that spell, return it to its owner's hand.

    Когда противник разыгрывает заклинание, отмените это заклинание, верните его в руку владельца.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_spell(card)

    cancels = on.played(card=fits_1, player=opponent)

    def step_1(self, act: Act) -> None:
        act.cancel()

    def step_2(self, act: Act) -> None:
        act.to_hand(act.event.card)

    steps = (Step(step_1), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="mirror-mage",
    type="creature",
    elements=(),
    classes=("human",),
    cost=2,
    strike=1,
    lives=3,
    names={
        "en": {"nom": "Mirror Mage"},
        "ru": {"nom": "Зеркальный маг", "gen": "Зеркального мага", "dat": "Зеркальному магу", "acc": "Зеркального мага", "ins": "Зеркальным магом", "prep": "Зеркальном маге"},
    },
    abilities=(MirrorMageCancellation,),
)

SOURCE = "cardscripts/heroes/editions/mirror-mage.yaml"
LINES: dict[int, int] = {27: 12, 30: 12}
