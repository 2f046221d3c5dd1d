"""Field Ration / Походный паёк. Generated from cardscripts/heroes/first-light/field-ration.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    DestroyThis,
    Keyword,
    See,
    Step,
    Target,
)


class FieldRationAction(ActivatedAbility):
    """Destroy Field Ration: Heal a character for 3.

    Уничтожьте Походный паёк: Излечить персонажа на 3.
    """

    payments = (DestroyThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card)

    def step_1(self, act: Act) -> None:
        act.heal(act.target(1), 3)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="field-ration",
    type="support",
    elements=(),
    classes=("amulet",),
    cost=1,
    names={
        "en": {"nom": "Field Ration"},
        "ru": {"nom": "Походный паёк", "gen": "Походного пайка", "dat": "Походному пайку", "acc": "Походный паёк", "ins": "Походным пайком", "prep": "Походном пайке"},
    },
    abilities=(FieldRationAction,),
    keywords=(Keyword("created"),),
)

SOURCE = "cardscripts/heroes/first-light/field-ration.yaml"
LINES: dict[int, int] = {27: 10}
