"""Like to Like / Подобное к подобному. Generated from cardscripts/heroes/first-light/like-to-like.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Count,
    DECK,
    See,
    SpellAbility,
    Step,
    THEN,
    Target,
    YOURS,
)


class LikeToLikeSpell(SpellAbility):
    """Choose your creature, summon a creature with the same name.

    Выберите ваше существо, вызовите существо с таким же названием.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def may_target_2(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.same_name(card, see.target(1))

    def step_1(self, act: Act) -> None:
        pass

    def step_2(self, act: Act) -> None:
        act.summon(act.targets(2))

    targets = (Target(1, may_target_1), Target(2, may_target_2, count=Count(0, 1), zone=DECK, whose=YOURS, role="choice"))
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN, targets=(2,)))


CARD = CardDefinition(
    id="like-to-like",
    type="spell",
    elements=("forests",),
    classes=("action",),
    cost=4,
    names={
        "en": {"nom": "Like to Like"},
        "ru": {"nom": "Подобное к подобному", "gen": "Подобного к подобному", "dat": "Подобному к подобному", "acc": "Подобное к подобному", "ins": "Подобным к подобному", "prep": "Подобном к подобному"},
    },
    abilities=(LikeToLikeSpell,),
)

SOURCE = "cardscripts/heroes/first-light/like-to-like.yaml"
LINES: dict[int, int] = {33: 10}
