"""Poisonous Flame / Ядовитое пламя. Generated from cardscripts/heroes/rulebook/poisonous-flame.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
    X,
)


class PoisonousFlameSpell(SpellAbility):
    """Wound a creature for X, poison that creature for X.

    Ранить существо на Х, отравить это существо на Х.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), act.x)

    def step_2(self, act: Act) -> None:
        act.poison(act.target(1), act.x)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="poisonous-flame",
    type="spell",
    elements=("swamps",),
    classes=("wizardry",),
    cost=X,
    names={
        "en": {"nom": "Poisonous Flame"},
        "ru": {"nom": "Ядовитое пламя", "gen": "Ядовитого пламени", "dat": "Ядовитому пламени", "acc": "Ядовитое пламя", "ins": "Ядовитым пламенем", "prep": "Ядовитом пламени"},
    },
    abilities=(PoisonousFlameSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/poisonous-flame.yaml"
LINES: dict[int, int] = {25: 11, 28: 11}
