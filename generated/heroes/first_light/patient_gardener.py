"""Patient Gardener / Терпеливая садовница. Generated from cardscripts/heroes/first-light/patient-gardener.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class PatientGardenerHire(TriggeredAbility):
    """Hire: Your creature receives 2 enhancement effects.

    Найм: Ваше существо получает 2 эффекта усиления.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.enhance(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


class PatientGardenerTrigger(TriggeredAbility):
    """When another of your creatures dies, Patient Gardener receives an enhancement effect.

    Когда погибает другое ваше существо, Терпеливая садовница получает эффект усиления.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card) and card != see.this

    trigger = on.dies(card=fits_1)

    def step_1(self, act: Act) -> None:
        act.enhance(act.this, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="patient-gardener",
    type="creature",
    elements=("forests",),
    classes=("elf",),
    cost=4,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Patient Gardener"},
        "ru": {"nom": "Терпеливая садовница", "gen": "Терпеливой садовницы", "dat": "Терпеливой садовнице", "acc": "Терпеливую садовницу", "ins": "Терпеливой садовницей", "prep": "Терпеливой садовнице"},
    },
    abilities=(PatientGardenerHire, PatientGardenerTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/patient-gardener.yaml"
LINES: dict[int, int] = {28: 12, 46: 12}
