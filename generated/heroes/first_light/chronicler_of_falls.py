"""Chronicler of Falls / Летописец падений. Generated from cardscripts/heroes/first-light/chronicler-of-falls.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    See,
    Step,
    Target,
    TriggeredAbility,
    on,
    opponent,
    this_card,
)


class ChroniclerOfFallsTrigger(TriggeredAbility):
    """When the opponent shuffles a deck, wound the opposing hero for 3.

    Когда противник перемешивает колоду, ранить героя противника на 3.
    """

    trigger = on.shuffles(player=opponent)

    def step_1(self, act: Act) -> None:
        act.wound(act.opposing_hero, 3)

    steps = (Step(step_1),)


class ChroniclerOfFallsHire(TriggeredAbility):
    """Hire: Plague 2.

    Найм: Мор 2.
    """

    keyword = "hire"
    trigger = on.enters_play(card=this_card)

    def may_target_1(self, see: See, card: int) -> bool:
        return see.is_hero(card)

    def step_1(self, act: Act) -> None:
        act.plague(2, act.controller(act.target(1)))

    targets = (Target(1, may_target_1),)
    steps = (Step(step_1, targets=(1,)),)


CARD = CardDefinition(
    id="chronicler-of-falls",
    type="creature",
    elements=("darkness",),
    classes=("mage",),
    cost=4,
    strike=3,
    lives=4,
    names={
        "en": {"nom": "Chronicler of Falls"},
        "ru": {"nom": "Летописец падений", "gen": "Летописца падений", "dat": "Летописцу падений", "acc": "Летописца падений", "ins": "Летописцем падений", "prep": "Летописце падений"},
    },
    abilities=(ChroniclerOfFallsTrigger, ChroniclerOfFallsHire,),
)

SOURCE = "cardscripts/heroes/first-light/chronicler-of-falls.yaml"
LINES: dict[int, int] = {25: 12, 43: 12}
