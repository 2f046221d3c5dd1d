"""Highlander / Горец. Generated from cardscripts/heroes/rulebook/highlander.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    CardDefinition,
    ReplacingAbility,
    Step,
    on,
    opposing_card,
)


class HighlanderRedirection(ReplacingAbility):
    """When the opponent declares a shot, you may redirect it to Highlander.

    Когда противник объявляет выстрел, можете перенаправить его в Горца.
    """

    replaces = on.would("shot", source=opposing_card)
    may = True

    def step_1(self, act: Act) -> None:
        act.keep(card=act.this)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="highlander",
    type="creature",
    elements=("mountains",),
    classes=("human",),
    cost=3,
    strike=2,
    lives=5,
    names={
        "en": {"nom": "Highlander"},
        "ru": {"nom": "Горец", "gen": "Горца", "dat": "Горцу", "acc": "Горца", "ins": "Горцем", "prep": "Горце"},
    },
    abilities=(HighlanderRedirection,),
)

SOURCE = "cardscripts/heroes/rulebook/highlander.yaml"
LINES: dict[int, int] = {23: 13}
