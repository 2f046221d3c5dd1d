"""Tin Drummer / Жестяной барабанщик. Generated from cardscripts/heroes/first-light/tin-drummer.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    END_OF_TURN,
    Keyword,
    See,
    Step,
    TriggeredAbility,
    on,
    you,
)


class TinDrummerTrigger(TriggeredAbility):
    """At the start of your turn, your other mechanisms get +1 to strike until the end of the turn.

    В начале вашего хода ваши другие механизмы получают +1 к удару до конца хода.
    """

    trigger = on.turn_starts(player=you)

    def such_1(self, see: See, card: int) -> bool:
        return see.has_class(card, "mechanism") and see.is_yours(card) and card != see.this

    def step_1(self, act: Act) -> None:
        act.add_strike(act.all(TinDrummerTrigger.such_1), 1, until=END_OF_TURN)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="tin-drummer",
    type="creature",
    elements=(),
    classes=("mechanism",),
    cost=2,
    strike=1,
    lives=2,
    names={
        "en": {"nom": "Tin Drummer"},
        "ru": {"nom": "Жестяной барабанщик", "gen": "Жестяного барабанщика", "dat": "Жестяному барабанщику", "acc": "Жестяного барабанщика", "ins": "Жестяным барабанщиком", "prep": "Жестяном барабанщике"},
    },
    abilities=(TinDrummerTrigger,),
    keywords=(Keyword("created"),),
)

SOURCE = "cardscripts/heroes/first-light/tin-drummer.yaml"
LINES: dict[int, int] = {28: 12}
