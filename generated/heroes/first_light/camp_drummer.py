"""Camp Drummer / Походный барабанщик. Generated from cardscripts/heroes/first-light/camp-drummer.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    END_OF_TURN,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    you,
)


class CampDrummerTrigger(TriggeredAbility):
    """At the start of your turn, your creature gets +2 to strike until the end of the turn.

    В начале вашего хода ваше существо получает +2 к удару до конца хода.
    """

    trigger = on.turn_starts(player=you)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.add_strike(act.target(1), 2, until=END_OF_TURN)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="camp-drummer",
    type="creature",
    elements=("steppes",),
    classes=("human",),
    cost=3,
    strike=1,
    lives=4,
    names={
        "en": {"nom": "Camp Drummer"},
        "ru": {"nom": "Походный барабанщик", "gen": "Походного барабанщика", "dat": "Походному барабанщику", "acc": "Походного барабанщика", "ins": "Походным барабанщиком", "prep": "Походном барабанщике"},
    },
    abilities=(CampDrummerTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/camp-drummer.yaml"
LINES: dict[int, int] = {28: 12}
