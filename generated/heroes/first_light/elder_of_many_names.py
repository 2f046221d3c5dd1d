"""Elder of Many Names / Старейшина многих имён. Generated from cardscripts/heroes/first-light/elder-of-many-names.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Count,
    DECK,
    See,
    Step,
    Target,
    TriggeredAbility,
    YOURS,
    on,
    this_card,
)


class ElderOfManyNamesHire(TriggeredAbility):
    """Hire: Summon a creature of cost 2 or less with a different name.

    Найм: Вызовите существо стоимостью 2 или менее с другим названием.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.cost(card) <= 2 and not see.same_name(card, see.this)

    def step_1(self, act: Act) -> None:
        act.summon(act.targets(1))

    targets = (Target(1, may_target_1, count=Count(0, 1), zone=DECK, whose=YOURS, role="choice"),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="elder-of-many-names",
    type="creature",
    elements=("forests",),
    classes=("elf",),
    cost=5,
    strike=4,
    lives=4,
    names={
        "en": {"nom": "Elder of Many Names"},
        "ru": {"nom": "Старейшина многих имён", "gen": "Старейшины многих имён", "dat": "Старейшине многих имён", "acc": "Старейшины многих имён", "ins": "Старейшиной многих имён", "prep": "Старейшине многих имён"},
    },
    abilities=(ElderOfManyNamesHire,),
)

SOURCE = "cardscripts/heroes/first-light/elder-of-many-names.yaml"
LINES: dict[int, int] = {31: 12}
