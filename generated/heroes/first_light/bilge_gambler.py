"""Bilge Gambler / Трюмный игрок. Generated from cardscripts/heroes/first-light/bilge-gambler.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    Step,
    TriggeredAbility,
    on,
    this_card,
)


class BilgeGamblerHire(TriggeredAbility):
    """Hire: Each player discards a random card.

    Найм: Каждый игрок сбрасывает случайную карту.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def step_1(self, act: Act) -> None:
        act.discard_random(act.you, 1)
        act.discard_random(act.opponent, 1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="bilge-gambler",
    type="creature",
    elements=("swamps",),
    classes=("pirate",),
    cost=3,
    strike=3,
    lives=3,
    names={
        "en": {"nom": "Bilge Gambler"},
        "ru": {"nom": "Трюмный игрок", "gen": "Трюмного игрока", "dat": "Трюмному игроку", "acc": "Трюмного игрока", "ins": "Трюмным игроком", "prep": "Трюмном игроке"},
    },
    abilities=(BilgeGamblerHire,),
)

SOURCE = "cardscripts/heroes/first-light/bilge-gambler.yaml"
LINES: dict[int, int] = {23: 12, 24: 12}
