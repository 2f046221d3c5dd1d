"""Owl of Omens / Вещая сова. Generated from cardscripts/heroes/first-light/owl-of-omens.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    BOTTOM,
    CardDefinition,
    Protection,
    See,
    Step,
    THEN,
    TriggeredAbility,
    on,
    this_card,
)


class OwlOfOmensHire(TriggeredAbility):
    """Hire: Look at the top card of your deck, you may put it on the bottom of the deck.

    Найм: Посмотрите верхнюю карту вашей колоды, можете положить её под низ колоды.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.look(act.top(act.you))

    def step_2(self, act: Act) -> None:
        act.to_deck(act.top(act.you), BOTTOM)

    steps = (Step(step_1), Step(step_2, link=THEN, may=True))


class OwlOfOmensProtection(Protection):
    """Protection from shots.

    Защита от выстрелов.
    """

    keyword = "protection"

    def from_source(self, see: See, source: int) -> bool:
        return see.event.how == "shot"


CARD = CardDefinition(
    id="owl-of-omens",
    type="creature",
    elements=("forests",),
    classes=("beast",),
    cost=3,
    strike=2,
    lives=3,
    names={
        "en": {"nom": "Owl of Omens"},
        "ru": {"nom": "Вещая сова", "gen": "Вещей совы", "dat": "Вещей сове", "acc": "Вещую сову", "ins": "Вещей совой", "prep": "Вещей сове"},
    },
    abilities=(OwlOfOmensHire, OwlOfOmensProtection,),
)

SOURCE = "cardscripts/heroes/first-light/owl-of-omens.yaml"
LINES: dict[int, int] = {27: 12, 30: 12, 44: 12}
