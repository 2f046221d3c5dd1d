"""Wandering Tale-Teller / Бродячий сказитель. Generated from cardscripts/heroes/first-light/wandering-tale-teller.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    this_card,
)


class WanderingTaleTellerHire(TriggeredAbility):
    """Hire: The chosen player draws a card.

    Найм: Выбранный игрок берёт карту.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_hero(card)

    def step_1(self, act: Act) -> None:
        act.draw(1, act.controller(act.target(1)))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="wandering-tale-teller",
    type="creature",
    elements=(),
    classes=("human",),
    cost=2,
    strike=2,
    lives=2,
    names={
        "en": {"nom": "Wandering Tale-Teller"},
        "ru": {"nom": "Бродячий сказитель", "gen": "Бродячего сказителя", "dat": "Бродячему сказителю", "acc": "Бродячего сказителя", "ins": "Бродячим сказителем", "prep": "Бродячем сказителе"},
    },
    abilities=(WanderingTaleTellerHire,),
)

SOURCE = "cardscripts/heroes/first-light/wandering-tale-teller.yaml"
LINES: dict[int, int] = {28: 12}
