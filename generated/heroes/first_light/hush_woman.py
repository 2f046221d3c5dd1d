"""Hush Woman / Шептунья топи. Generated from cardscripts/heroes/first-light/hush-woman.yaml; do not edit."""

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


class HushWomanCancellation(CancellingAbility):
    """When the opponent plays a spell, you may pay (2), and in doing so cancel that spell.

    Когда противник разыгрывает заклинание, можете заплатить (2), при этом отмените это заклинание.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_spell(card)

    cancels = on.played(card=fits_1, player=opponent)
    may = True

    def step_1(self, act: Act) -> None:
        act.close_coins(2)

    def step_2(self, act: Act) -> None:
        act.cancel()

    steps = (Step(step_1), Step(step_2, link=IN_DOING_SO))


CARD = CardDefinition(
    id="hush-woman",
    type="creature",
    elements=("swamps",),
    classes=("witch",),
    cost=5,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Hush Woman"},
        "ru": {"nom": "Шептунья топи", "gen": "Шептуньи топи", "dat": "Шептунье топи", "acc": "Шептунью топи", "ins": "Шептуньей топи", "prep": "Шептунье топи"},
    },
    abilities=(HushWomanCancellation,),
)

SOURCE = "cardscripts/heroes/first-light/hush-woman.yaml"
LINES: dict[int, int] = {28: 12, 31: 12}
