"""Spring Bead / Родниковая бусина. Generated from cardscripts/heroes/first-light/spring-bead.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    See,
    Step,
    Target,
)


class SpringBeadAction(ActivatedAbility):
    """(1), (T): Place an additional life on a character.

    (1)(Т): Положите дополнительную жизнь на персонажа.
    """

    payments = (Coins(1), CloseThis(),)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_character(card)

    def step_1(self, act: Act) -> None:
        act.add_lives(act.target(1), 1)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="spring-bead",
    type="support",
    elements=("swamps",),
    classes=("amulet",),
    cost=3,
    names={
        "en": {"nom": "Spring Bead"},
        "ru": {"nom": "Родниковая бусина", "gen": "Родниковой бусины", "dat": "Родниковой бусине", "acc": "Родниковую бусину", "ins": "Родниковой бусиной", "prep": "Родниковой бусине"},
    },
    abilities=(SpringBeadAction,),
)

SOURCE = "cardscripts/heroes/first-light/spring-bead.yaml"
LINES: dict[int, int] = {27: 10}
