"""Let Them Decide / Пусть решают сами. Generated from cardscripts/heroes/first-light/let-them-decide.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    EXACTLY,
    OPPONENT,
    See,
    SpellAbility,
    Step,
    Target,
)


class LetThemDecideSpell(SpellAbility):
    """Destroy two opposing creatures of the opponent's choice.

    Уничтожьте двух существ противника по его выбору.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.destroy(act.targets(1))

    targets = (Target(1, may_target_1, count=EXACTLY(2), by=OPPONENT),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="let-them-decide",
    type="spell",
    elements=("darkness",),
    classes=("order",),
    cost=6,
    names={
        "en": {"nom": "Let Them Decide"},
        "ru": {"nom": "Пусть решают сами", "gen": "Пусть решают сами", "dat": "Пусть решают сами", "acc": "Пусть решают сами", "ins": "Пусть решают сами", "prep": "Пусть решают сами"},
    },
    abilities=(LetThemDecideSpell,),
)

SOURCE = "cardscripts/heroes/first-light/let-them-decide.yaml"
LINES: dict[int, int] = {25: 10}
