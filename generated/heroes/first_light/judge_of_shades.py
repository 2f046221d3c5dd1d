"""Judge of Shades / Судья теней. Generated from cardscripts/heroes/first-light/judge-of-shades.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    OPPONENT,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class JudgeOfShadesHire(TriggeredAbility):
    """Hire: Wound an opposing creature of the opponent's choice for 3.

    Найм: Ранить существо противника по его выбору на 3.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 3)

    targets = (Target(1, may_target_1, by=OPPONENT),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="judge-of-shades",
    type="creature",
    elements=("darkness",),
    classes=("inquisitor",),
    cost=5,
    strike=4,
    lives=4,
    names={
        "en": {"nom": "Judge of Shades"},
        "ru": {"nom": "Судья теней", "gen": "Судьи теней", "dat": "Судье теней", "acc": "Судью теней", "ins": "Судьёй теней", "prep": "Судье теней"},
    },
    abilities=(JudgeOfShadesHire,),
)

SOURCE = "cardscripts/heroes/first-light/judge-of-shades.yaml"
LINES: dict[int, int] = {29: 12}
