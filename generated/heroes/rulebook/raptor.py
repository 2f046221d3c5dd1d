"""Raptor / Раптор. Generated from cardscripts/heroes/rulebook/raptor.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class RaptorHire(TriggeredAbility):
    """Hire: Destroy each creature of cost 3 or less.

    Найм: Уничтожьте каждое существо стоимостью 3 или менее.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.cost(card) <= 3

    def step_1(self, act: Act) -> None:
        act.destroy(act.all(RaptorHire.such_1))

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="raptor",
    type="creature",
    elements=("forests",),
    classes=("beast",),
    cost=7,
    strike=6,
    lives=6,
    names={
        "en": {"nom": "Raptor"},
        "ru": {"nom": "Раптор", "gen": "Раптора", "dat": "Раптору", "acc": "Раптора", "ins": "Раптором", "prep": "Рапторе"},
    },
    abilities=(RaptorHire,),
)

SOURCE = "cardscripts/heroes/rulebook/raptor.yaml"
LINES: dict[int, int] = {27: 12}
