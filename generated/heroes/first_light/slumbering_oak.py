"""Slumbering Oak / Дремлющий дуб. Generated from cardscripts/heroes/first-light/slumbering-oak.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Keyword,
    See,
    Step,
    TriggeredAbility,
    on,
    you,
)


class SlumberingOakTrigger(TriggeredAbility):
    """When you play a spell, this creature loses Dormant.

    Когда вы разыгрываете заклинание, это существо теряет Спящий.
    """

    def fits_1(self, see: See, card: int) -> bool:
        return see.is_spell(card)

    trigger = on.played(card=fits_1, player=you)

    def step_1(self, act: Act) -> None:
        act.lose(act.this, "dormant")

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="slumbering-oak",
    type="creature",
    elements=("forests",),
    classes=("ent",),
    cost=3,
    strike=5,
    lives=6,
    names={
        "en": {"nom": "Slumbering Oak"},
        "ru": {"nom": "Дремлющий дуб", "gen": "Дремлющего дуба", "dat": "Дремлющему дубу", "acc": "Дремлющий дуб", "ins": "Дремлющим дубом", "prep": "Дремлющем дубе"},
    },
    abilities=(SlumberingOakTrigger,),
    keywords=(Keyword("dormant"),),
)

SOURCE = "cardscripts/heroes/first-light/slumbering-oak.yaml"
LINES: dict[int, int] = {27: 12}
