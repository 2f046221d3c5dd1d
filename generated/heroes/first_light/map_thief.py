"""Map Thief / Похитительница карт. Generated from cardscripts/heroes/first-light/map-thief.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    THEN,
    TriggeredAbility,
    on,
    this_card,
)


class MapThiefHire(TriggeredAbility):
    """Hire: The opponent reveals their hand; if you have fewer cards in hand than the opponent, draw a card.

    Найм: Противник показывает руку; если у вас в руке меньше карт, чем у противника, возьмите карту.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def holds_1(self, see: See) -> bool:
        return len(see.hand(see.you)) < len(see.hand(see.opponent))

    def step_1(self, act: Act) -> None:
        act.show(act.hand(act.opponent), act.opponent)

    def step_2(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1), Step(step_2, link=THEN, condition=holds_1))


CARD = CardDefinition(
    id="map-thief",
    type="creature",
    elements=(),
    classes=("pirate",),
    cost=3,
    strike=3,
    lives=2,
    names={
        "en": {"nom": "Map Thief"},
        "ru": {"nom": "Похитительница карт", "gen": "Похитительницы карт", "dat": "Похитительнице карт", "acc": "Похитительницу карт", "ins": "Похитительницей карт", "prep": "Похитительнице карт"},
    },
    abilities=(MapThiefHire,),
)

SOURCE = "cardscripts/heroes/first-light/map-thief.yaml"
LINES: dict[int, int] = {28: 12, 31: 12}
