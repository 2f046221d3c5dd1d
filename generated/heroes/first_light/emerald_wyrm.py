"""Emerald Wyrm / Изумрудный змей. Generated from cardscripts/heroes/first-light/emerald-wyrm.yaml; do not edit."""

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


class EmeraldWyrmHire(TriggeredAbility):
    """Hire: Destroy an opposing creature of cost 4 or less.

    Найм: Уничтожьте существо противника стоимостью 4 или менее.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card) and see.cost(card) <= 4

    def step_1(self, act: Act) -> None:
        act.destroy(act.target(1))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="emerald-wyrm",
    type="creature",
    elements=("forests",),
    classes=("dragon",),
    cost=8,
    strike=7,
    lives=7,
    names={
        "en": {"nom": "Emerald Wyrm"},
        "ru": {"nom": "Изумрудный змей", "gen": "Изумрудного змея", "dat": "Изумрудному змею", "acc": "Изумрудного змея", "ins": "Изумрудным змеем", "prep": "Изумрудном змее"},
    },
    abilities=(EmeraldWyrmHire,),
    keywords=(Keyword("clutch"),),
)

SOURCE = "cardscripts/heroes/first-light/emerald-wyrm.yaml"
LINES: dict[int, int] = {29: 12}
