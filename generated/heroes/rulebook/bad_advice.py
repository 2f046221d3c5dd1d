"""Bad Advice / Дурные советы. Generated from cardscripts/heroes/rulebook/bad-advice.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    OPPONENT,
    See,
    SpellAbility,
    Step,
    Target,
)


class BadAdviceSpell(SpellAbility):
    """Destroy an opposing creature of the opponent's choice.

    Уничтожьте существо противника по его выбору.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.destroy(act.target(1))

    targets = (Target(1, may_target_1, by=OPPONENT),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="bad-advice",
    type="spell",
    elements=("darkness",),
    classes=("order",),
    cost=3,
    names={
        "en": {"nom": "Bad Advice"},
        "ru": {"nom": "Дурные советы", "gen": "Дурных советов", "dat": "Дурным советам", "acc": "Дурные советы", "ins": "Дурными советами", "prep": "Дурных советах", "number": "pl"},
    },
    abilities=(BadAdviceSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/bad-advice.yaml"
LINES: dict[int, int] = {24: 11}
