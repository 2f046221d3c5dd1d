"""Mirror Shield / Зеркальный щит. Generated from cardscripts/heroes/first-light/mirror-shield.yaml; do not edit."""

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


class MirrorShieldCancellation(CancellingAbility):
    """When the opponent plays a spell, you may destroy Mirror Shield, and in doing so cancel that spell.

    Когда противник разыгрывает заклинание, можете уничтожить Зеркальный щит, при этом отмените это заклинание.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_spell(card)

    cancels = on.played(card=fits_1, player=opponent)
    may = True

    def step_1(self, act: Act) -> None:
        act.destroy(act.this)

    def step_2(self, act: Act) -> None:
        act.cancel()

    steps = (Step(step_1), Step(step_2, link=IN_DOING_SO))


CARD = CardDefinition(
    id="mirror-shield",
    type="support",
    elements=("mountains",),
    classes=("armor",),
    cost=3,
    names={
        "en": {"nom": "Mirror Shield"},
        "ru": {"nom": "Зеркальный щит", "gen": "Зеркального щита", "dat": "Зеркальному щиту", "acc": "Зеркальный щит", "ins": "Зеркальным щитом", "prep": "Зеркальном щите"},
    },
    abilities=(MirrorShieldCancellation,),
)

SOURCE = "cardscripts/heroes/first-light/mirror-shield.yaml"
LINES: dict[int, int] = {28: 10, 31: 10}
