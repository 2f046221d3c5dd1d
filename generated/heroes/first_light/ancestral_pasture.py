"""Ancestral Pasture / Родовое пастбище. Generated from cardscripts/heroes/first-light/ancestral-pasture.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    you,
)


class AncestralPastureTrigger(TriggeredAbility):
    """When you use a search, place an enhancement effect on your creature.

    Когда вы используете поиск, положите эффект усиления на ваше существо.
    """

    trigger = on.searches(player=you)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.enhance(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="ancestral-pasture",
    type="support",
    elements=("steppes",),
    classes=("terrain",),
    cost=2,
    names={
        "en": {"nom": "Ancestral Pasture"},
        "ru": {"nom": "Родовое пастбище", "gen": "Родового пастбища", "dat": "Родовому пастбищу", "acc": "Родовое пастбище", "ins": "Родовым пастбищем", "prep": "Родовом пастбище"},
    },
    abilities=(AncestralPastureTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/ancestral-pasture.yaml"
LINES: dict[int, int] = {27: 10}
