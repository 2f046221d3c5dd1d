"""Name the Guilty / Назови виновного. Generated from cardscripts/heroes/first-light/name-the-guilty.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    OPPONENT,
    See,
    SpellAbility,
    Step,
    Target,
)


class NameTheGuiltySpell(SpellAbility):
    """Wound an opposing creature of the opponent's choice for 4.

    Ранить существо противника по его выбору на 4.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.wound(act.target(1), 4)

    targets = (Target(1, may_target_1, by=OPPONENT),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="name-the-guilty",
    type="spell",
    elements=("darkness",),
    classes=("order",),
    cost=2,
    names={
        "en": {"nom": "Name the Guilty"},
        "ru": {"nom": "Назови виновного", "gen": "Назови виновного", "dat": "Назови виновного", "acc": "Назови виновного", "ins": "Назови виновного", "prep": "Назови виновного"},
    },
    abilities=(NameTheGuiltySpell,),
)

SOURCE = "cardscripts/heroes/first-light/name-the-guilty.yaml"
LINES: dict[int, int] = {24: 10}
