"""Shed the Leaves / Сбросить листву. Generated from cardscripts/heroes/first-light/shed-the-leaves.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    IN_DOING_SO,
    See,
    SpellAbility,
    Step,
    Target,
)


class ShedTheLeavesSpell(SpellAbility):
    """Remove two enhancement effects from your creature, and in doing so draw two cards.

    Снимите два эффекта усиления с вашего существа, при этом возьмите две карты.
    """

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_yours(card)

    def step_1(self, act: Act) -> None:
        act.remove_enhancement(act.target(1), 2)

    def step_2(self, act: Act) -> None:
        act.draw(2)

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)), Step(step_2, link=IN_DOING_SO))


CARD = CardDefinition(
    id="shed-the-leaves",
    type="spell",
    elements=("forests",),
    classes=("wizardry",),
    cost=2,
    names={
        "en": {"nom": "Shed the Leaves"},
        "ru": {"nom": "Сбросить листву", "gen": "Сбросить листву", "dat": "Сбросить листву", "acc": "Сбросить листву", "ins": "Сбросить листву", "prep": "Сбросить листву"},
    },
    abilities=(ShedTheLeavesSpell,),
)

SOURCE = "cardscripts/heroes/first-light/shed-the-leaves.yaml"
LINES: dict[int, int] = {24: 10, 27: 10}
