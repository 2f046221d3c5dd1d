"""Dragon Groom / Драконий конюх. Generated from cardscripts/heroes/first-light/dragon-groom.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class DragonGroomHire(TriggeredAbility):
    """Hire: If you have a dragon, draw a card.

    Найм: Если у вас есть дракон, возьмите карту.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def such_1(self, see: See, card: int) -> bool:
        return see.has_class(card, "dragon") and see.is_yours(card)

    def condition(self, see: See) -> bool:
        return len(see.all(DragonGroomHire.such_1)) > 0

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="dragon-groom",
    type="creature",
    elements=("mountains",),
    classes=("dragonid",),
    cost=3,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Dragon Groom"},
        "ru": {"nom": "Драконий конюх", "gen": "Драконьего конюха", "dat": "Драконьему конюху", "acc": "Драконьего конюха", "ins": "Драконьим конюхом", "prep": "Драконьем конюхе"},
    },
    abilities=(DragonGroomHire,),
)

SOURCE = "cardscripts/heroes/first-light/dragon-groom.yaml"
LINES: dict[int, int] = {27: 12, 30: 12}
