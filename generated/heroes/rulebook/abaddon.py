"""Abaddon / Абаддон. Generated from cardscripts/heroes/rulebook/abaddon.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    Coins,
    GRAVEYARD,
    Keyword,
    See,
    Step,
    Target,
    YOURS,
)


class AbaddonAction(ActivatedAbility):
    """(1): A creature in your graveyard gains Incarnation 3.

    (1): Существо на вашем кладбище получает Инкарнацию 3.
    """

    payments = (Coins(1),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.gain(act.target(1), Keyword("incarnation", 3))

    targets = (Target(1, may_target_1, zone=GRAVEYARD, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


class AbaddonAction2(ActivatedAbility):
    """(3): A creature in your graveyard loses Incarnation, gains Incarnation 1.

    (3): Существо на вашем кладбище теряет Инкарнацию, получает Инкарнацию 1.
    """

    payments = (Coins(3),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card)

    def step_1(self, act: Act) -> None:
        act.lose(act.target(1), "incarnation")
        act.gain(act.target(1), Keyword("incarnation", 1))

    targets = (Target(1, may_target_1, zone=GRAVEYARD, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="abaddon",
    type="creature",
    elements=("darkness",),
    classes=("demon",),
    cost=6,
    strike=5,
    lives=6,
    names={
        "en": {"nom": "Abaddon"},
        "ru": {"nom": "Абаддон", "gen": "Абаддона", "dat": "Абаддону", "acc": "Абаддона", "ins": "Абаддоном", "prep": "Абаддоне"},
    },
    abilities=(AbaddonAction, AbaddonAction2,),
)

SOURCE = "cardscripts/heroes/rulebook/abaddon.yaml"
LINES: dict[int, int] = {29: 13, 47: 13, 48: 13}
