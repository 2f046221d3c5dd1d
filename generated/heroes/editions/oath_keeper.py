"""Oath Keeper / Хранитель клятвы. Generated from cardscripts/heroes/editions/oath-keeper.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    Coins,
    GAME,
    Limit,
    Step,
)


class OathKeeperAction(ActivatedAbility):
    """(1): Draw a card (once per game).

    (1): Возьмите карту (1 раз за игру).
    """

    payments = (Coins(1),)
    limit = Limit(1, GAME)

    def step_1(self, act: Act) -> None:
        act.draw(1)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="oath-keeper",
    type="creature",
    elements=(),
    classes=("human",),
    cost=2,
    strike=1,
    lives=3,
    names={
        "en": {"nom": "Oath Keeper"},
        "ru": {"nom": "Хранитель клятвы", "gen": "Хранителя клятвы", "dat": "Хранителю клятвы", "acc": "Хранителя клятвы", "ins": "Хранителем клятвы", "prep": "Хранителе клятвы"},
    },
    abilities=(OathKeeperAction,),
)

SOURCE = "cardscripts/heroes/editions/oath-keeper.yaml"
LINES: dict[int, int] = {24: 12}
