"""Distrago / Дистраго. Generated from cardscripts/heroes/rulebook/distrago.yaml; do not edit."""

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


class DistragoCancellation(CancellingAbility):
    """When the opponent plays a spell, you may lose a coin, and in doing so cancel that spell.

    Когда противник разыгрывает заклинание, можете потерять монету, при этом отмените это заклинание.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_spell(card)

    cancels = on.played(card=fits_1, player=opponent)
    may = True

    def step_1(self, act: Act) -> None:
        act.lose_coins(1)

    def step_2(self, act: Act) -> None:
        act.cancel()

    steps = (Step(step_1), Step(step_2, link=IN_DOING_SO))


CARD = CardDefinition(
    id="distrago",
    type="creature",
    elements=("mountains",),
    classes=("dragon",),
    cost=5,
    strike=4,
    lives=5,
    names={
        "en": {"nom": "Distrago"},
        "ru": {"nom": "Дистраго", "gen": "Дистраго", "dat": "Дистраго", "acc": "Дистраго", "ins": "Дистраго", "prep": "Дистраго"},
    },
    abilities=(DistragoCancellation,),
)

SOURCE = "cardscripts/heroes/rulebook/distrago.yaml"
LINES: dict[int, int] = {28: 13, 31: 13}
