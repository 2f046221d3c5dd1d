"""Dust Elemental / Элементаль праха. Generated from cardscripts/heroes/rulebook/dust-elemental.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class DustElementalDeath(TriggeredAbility):
    """Death: The chosen player puts the top card of their deck into the graveyard.

    Гибель: Выбранный игрок кладёт верхнюю карту колоды на кладбище.
    """

    keyword = "death"
    trigger = on.dies(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_hero(card)

    def step_1(self, act: Act) -> None:
        act.to_graveyard(act.top(act.controller(act.target(1))))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="dust-elemental",
    type="creature",
    elements=("swamps",),
    classes=("elemental",),
    cost=2,
    strike=1,
    lives=2,
    names={
        "en": {"nom": "Dust Elemental"},
        "ru": {"nom": "Элементаль праха", "gen": "Элементаля праха", "dat": "Элементали праха", "acc": "Элементаля праха", "ins": "Элементалью праха", "prep": "Элементали праха"},
    },
    abilities=(DustElementalDeath,),
    keywords=(Keyword("created"),),
)

SOURCE = "cardscripts/heroes/rulebook/dust-elemental.yaml"
LINES: dict[int, int] = {29: 12}
