"""Sacrifice / Жертва. Generated from cardscripts/heroes/rulebook/sacrifice.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    IN_DOING_SO,
    See,
    SpellAbility,
    Step,
    Target,
)


class SacrificeSpell(SpellAbility):
    """Destroy your creature, and in doing so destroy the opponent's creature.

    Уничтожьте ваше существо, при этом уничтожьте существо противника.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def may_target_2(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.destroy(act.target(1))

    def step_2(self, act: Act) -> None:
        act.destroy(act.target(2))

    targets = (Target(1, may_target_1), Target(2, may_target_2))
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=IN_DOING_SO, targets=(2,)))


CARD = CardDefinition(
    id="sacrifice",
    type="spell",
    elements=("darkness",),
    classes=("ritual",),
    cost=2,
    names={
        "en": {"nom": "Sacrifice"},
        "ru": {"nom": "Жертва", "gen": "Жертвы", "dat": "Жертве", "acc": "Жертву", "ins": "Жертвой", "prep": "Жертве"},
    },
    abilities=(SacrificeSpell,),
)

SOURCE = "cardscripts/heroes/rulebook/sacrifice.yaml"
LINES: dict[int, int] = {27: 10, 30: 10}
