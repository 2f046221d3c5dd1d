"""Gate Lord / Хозяин врат. Generated from cardscripts/heroes/rulebook/gate-lord.yaml; do not edit."""

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


class GateLordCancellation(CancellingAbility):
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
    id="gate-lord",
    type="creature",
    elements=("mountains",),
    classes=("giant",),
    cost=5,
    strike=4,
    lives=5,
    names={
        "en": {"nom": "Gate Lord"},
        "ru": {"nom": "Хозяин врат", "gen": "Хозяина врат", "dat": "Хозяину врат", "acc": "Хозяина врат", "ins": "Хозяином врат", "prep": "Хозяине врат"},
    },
    abilities=(GateLordCancellation,),
)

SOURCE = "cardscripts/heroes/rulebook/gate-lord.yaml"
LINES: dict[int, int] = {28: 13, 31: 13}
