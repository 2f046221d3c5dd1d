"""Quarrel over Borders / Ссора за угодья. Generated from cardscripts/heroes/first-light/quarrel-over-borders.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    SpellAbility,
    Step,
    Target,
)


class QuarrelOverBordersSpell(SpellAbility):
    """An opposing creature fights another opposing creature.

    Существо противника сражается с другим существом противника.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def may_target_2(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card) and card != see.this

    def step_1(self, act: Act) -> None:
        act.fight(act.target(1), act.target(2))

    targets = (Target(1, may_target_1), Target(2, may_target_2))
    steps = (Step(step_1, targets=(1, 2)),)


CARD = CardDefinition(
    id="quarrel-over-borders",
    type="spell",
    elements=("forests",),
    classes=("action",),
    cost=4,
    names={
        "en": {"nom": "Quarrel over Borders"},
        "ru": {"nom": "Ссора за угодья", "gen": "Ссоры за угодья", "dat": "Ссоре за угодья", "acc": "Ссору за угодья", "ins": "Ссорой за угодья", "prep": "Ссоре за угодья"},
    },
    abilities=(QuarrelOverBordersSpell,),
)

SOURCE = "cardscripts/heroes/first-light/quarrel-over-borders.yaml"
LINES: dict[int, int] = {26: 10}
