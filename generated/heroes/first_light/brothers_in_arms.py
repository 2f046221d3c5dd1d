"""Brothers in Arms / Братья по оружию. Generated from cardscripts/heroes/first-light/brothers-in-arms.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Cost,
    Count,
    DECK,
    END_OF_TURN,
    HAND,
    See,
    SpellAbility,
    StaticAbility,
    Step,
    THEN,
    Target,
    YOURS,
)


class BrothersInArmsRule(StaticAbility):
    """costs (2) less.

    стоит на (2) дешевле.
    """

    zone = HAND
    rows = (Cost(-2),)


class BrothersInArmsSpell(SpellAbility):
    """Choose your creature, search for a creature with the same name, it costs (2) less until the end of the turn.

    Выберите ваше существо, поиск – существо с таким же названием, оно стоит на (2) дешевле до конца хода.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def may_target_2(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.same_name(card, see.target(1))

    def step_1(self, act: Act) -> None:
        pass

    def step_2(self, act: Act) -> None:
        act.search(act.targets(2))

    def step_3(self, act: Act) -> None:
        act.gain(act.targets(2), BrothersInArmsRule, until=END_OF_TURN)

    targets = (Target(1, may_target_1), Target(2, may_target_2, count=Count(0, 1), zone=DECK, whose=YOURS, role="choice"))
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=THEN, targets=(2,)), Step(step_3, link=THEN))
    grants = (BrothersInArmsRule,)


CARD = CardDefinition(
    id="brothers-in-arms",
    type="spell",
    elements=(),
    classes=("order",),
    cost=3,
    names={
        "en": {"nom": "Brothers in Arms"},
        "ru": {"nom": "Братья по оружию", "gen": "Братьев по оружию", "dat": "Братьям по оружию", "acc": "Братьев по оружию", "ins": "Братьями по оружию", "prep": "Братьях по оружию", "number": "pl"},
    },
    abilities=(BrothersInArmsSpell,),
)

SOURCE = "cardscripts/heroes/first-light/brothers-in-arms.yaml"
LINES: dict[int, int] = {47: 10, 50: 10}
