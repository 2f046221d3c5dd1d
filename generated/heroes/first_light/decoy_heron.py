"""Decoy Heron / Подсадная цапля. Generated from cardscripts/heroes/first-light/decoy-heron.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    ReplacingAbility,
    Step,
    TriggeredAbility,
    on,
    opposing_card,
    this_card,
)


class DecoyHeronRedirection(ReplacingAbility):
    """When the opponent declares a shot, you may redirect it to Decoy Heron.

    Когда противник объявляет выстрел, можете перенаправить его в Подсадную цаплю.
    """

    replaces = on.would("shot", source=opposing_card)
    may = True

    def step_1(self, act: Act) -> None:
        act.keep(card=act.this)

    steps = (Step(step_1),)


class DecoyHeronTrigger(TriggeredAbility):
    """When Decoy Heron receives wounds, draw a card.

    Когда Подсадная цапля получает раны, возьмите карту.
    """

    trigger = on.wounded(card=this_card)

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="decoy-heron",
    type="creature",
    elements=("swamps",),
    classes=("beast",),
    cost=3,
    strike=1,
    lives=5,
    names={
        "en": {"nom": "Decoy Heron"},
        "ru": {"nom": "Подсадная цапля", "gen": "Подсадной цапли", "dat": "Подсадной цапле", "acc": "Подсадную цаплю", "ins": "Подсадной цаплей", "prep": "Подсадной цапле"},
    },
    abilities=(DecoyHeronRedirection, DecoyHeronTrigger,),
)

SOURCE = "cardscripts/heroes/first-light/decoy-heron.yaml"
LINES: dict[int, int] = {25: 12, 39: 12}
