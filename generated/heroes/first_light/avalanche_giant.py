"""Avalanche Giant / Лавинный великан. Generated from cardscripts/heroes/first-light/avalanche-giant.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class AvalancheGiantHire(TriggeredAbility):
    """Hire: Stun all opposing creatures.

    Найм: Оглушите всех существ противника.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def such_1(self, see: See, card: int) -> bool:
        return see.is_creature(card) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.stun(act.all(AvalancheGiantHire.such_1))

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="avalanche-giant",
    type="creature",
    elements=("mountains",),
    classes=("giant",),
    cost=7,
    strike=6,
    lives=7,
    names={
        "en": {"nom": "Avalanche Giant"},
        "ru": {"nom": "Лавинный великан", "gen": "Лавинного великана", "dat": "Лавинному великану", "acc": "Лавинного великана", "ins": "Лавинным великаном", "prep": "Лавинном великане"},
    },
    abilities=(AvalancheGiantHire,),
)

SOURCE = "cardscripts/heroes/first-light/avalanche-giant.yaml"
LINES: dict[int, int] = {27: 12}
