"""Leaf Novice / Послушница листа. Generated from cardscripts/heroes/first-light/leaf-novice.yaml; do not edit."""

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


class LeafNoviceHire(TriggeredAbility):
    """Hire: Heal one of your characters for 2.

    Найм: Излечить вашего персонажа на 2.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.heal(act.target(1), 2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="leaf-novice",
    type="creature",
    elements=("forests",),
    classes=("elf",),
    cost=1,
    strike=1,
    lives=2,
    names={
        "en": {"nom": "Leaf Novice"},
        "ru": {"nom": "Послушница листа", "gen": "Послушницы листа", "dat": "Послушнице листа", "acc": "Послушницу листа", "ins": "Послушницей листа", "prep": "Послушнице листа"},
    },
    abilities=(LeafNoviceHire,),
)

SOURCE = "cardscripts/heroes/first-light/leaf-novice.yaml"
LINES: dict[int, int] = {28: 12}
