"""Font of Life / Источник жизни. Generated from cardscripts/heroes/first-light/font-of-life.yaml; do not edit."""

from runtime.heroes.script import (
    Act,
    ActivatedAbility,
    CardDefinition,
    CloseThis,
    Coins,
    Step,
    TriggeredAbility,
    on,
    you,
)


class FontOfLifeTrigger(TriggeredAbility):
    """At the start of your turn, your hero receives an additional life.

    В начале вашего хода ваш герой получает дополнительную жизнь.
    """

    trigger = on.turn_starts(player=you)

    def step_1(self, act: Act) -> None:
        act.add_lives(act.your_hero, 1)

    steps = (Step(step_1),)


class FontOfLifeAction(ActivatedAbility):
    """(3), (T): Gift of life 5.

    (3)(Т): Дар жизни 5.
    """

    payments = (Coins(3), CloseThis(),)

    def step_1(self, act: Act) -> None:
        act.gift_of_life(5)

    steps = (Step(step_1),)


CARD = CardDefinition(
    id="font-of-life",
    type="support",
    elements=("forests",),
    classes=("terrain",),
    cost=4,
    names={
        "en": {"nom": "Font of Life"},
        "ru": {"nom": "Источник жизни", "gen": "Источника жизни", "dat": "Источнику жизни", "acc": "Источник жизни", "ins": "Источником жизни", "prep": "Источнике жизни"},
    },
    abilities=(FontOfLifeTrigger, FontOfLifeAction,),
)

SOURCE = "cardscripts/heroes/first-light/font-of-life.yaml"
LINES: dict[int, int] = {25: 10, 39: 10}
