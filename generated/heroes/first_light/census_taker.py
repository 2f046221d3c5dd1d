"""Census Taker / Переписчик. Generated from cardscripts/heroes/first-light/census-taker.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    HAND,
    See,
    Step,
    THEN,
    TriggeredAbility,
    on,
    this_card,
)


class CensusTakerHire(TriggeredAbility):
    """Hire: Name a card; the opponent reveals their hand and discards all cards with that name.

    Найм: Назовите карту; противник показывает руку и сбрасывает все карты с таким названием.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def such_1(self, see: See, card: int) -> bool:
        return see.is_named(card, see.chosen("name")) and see.is_opposing(card)

    def step_1(self, act: Act) -> None:
        act.name_card()

    def step_2(self, act: Act) -> None:
        act.show(act.hand(act.opponent), act.opponent)
        act.discard(act.cards(HAND, act.opponent, CensusTakerHire.such_1))

    steps = (Step(step_1), Step(step_2, link=THEN))


CARD = CardDefinition(
    id="census-taker",
    type="creature",
    elements=(),
    classes=("human",),
    cost=4,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Census Taker"},
        "ru": {"nom": "Переписчик", "gen": "Переписчика", "dat": "Переписчику", "acc": "Переписчика", "ins": "Переписчиком", "prep": "Переписчике"},
    },
    abilities=(CensusTakerHire,),
)

SOURCE = "cardscripts/heroes/first-light/census-taker.yaml"
LINES: dict[int, int] = {29: 12, 32: 12, 33: 12}
