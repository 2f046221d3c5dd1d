"""Patient Poisoner / Терпеливый губитель. Generated from cardscripts/heroes/first-light/patient-poisoner.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    opponent,
)


class PatientPoisonerConcentration(TriggeredAbility):
    """Concentration: Wound the opposing hero for 1.

    Концентрация: Ранить героя противника на 1.
    """

    keyword = "concentration"

    def condition(self, see: See) -> bool:
        return not see.wounded_this_turn(see.this)

    trigger = on.turn_ends(player=opponent)

    def step_1(self, act: Act) -> None:
        act.wound(act.opposing_hero, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="patient-poisoner",
    type="creature",
    elements=("darkness",),
    classes=("mage",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Patient Poisoner"},
        "ru": {"nom": "Терпеливый губитель", "gen": "Терпеливого губителя", "dat": "Терпеливому губителю", "acc": "Терпеливого губителя", "ins": "Терпеливым губителем", "prep": "Терпеливом губителе"},
    },
    abilities=(PatientPoisonerConcentration,),
)

SOURCE = "cardscripts/heroes/first-light/patient-poisoner.yaml"
LINES: dict[int, int] = {23: 12, 28: 12}
